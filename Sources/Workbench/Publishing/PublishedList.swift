import JSON
import Records

/// What `kerb publish` wrote into a folder, as a file of that folder says.
struct PublishedList {
  static let name = "kerb-publish.json"

  /// The SHA-256 of each file, by its path from the folder on.
  var files: [Text: String]
  /// Whether writing them came to its end.
  var isComplete: Bool

  init(_ publication: Publication) {
    files = Dictionary(
      publication.files.map { (Text($0.path), SHA256.hex($0.bytes)) },
      uniquingKeysWith: { first, _ in first })
    isComplete = true
  }

  /// `nil` for bytes that are no such list: then nothing is known of the folder.
  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONReader.read(bytes),
      let object = JSONValue(document.root).object, let listed = object["files"]?.object
    else { return nil }
    files = listed.members.compactMapValues(\.string)
    isComplete = object["complete"]?.boolean ?? false
  }

  /// The files of both, before anything is written: whatever interrupts the writing, all of it is known.
  func joined(with earlier: PublishedList?) -> PublishedList {
    var joined = self
    joined.files.merge(earlier?.files ?? [:]) { new, _ in new }
    joined.isComplete = false
    return joined
  }

  var bytes: [UInt8] {
    var listed = JSONObject()
    for (path, digest) in files { listed[path.string] = .string(digest) }
    var object = JSONObject()
    object["complete"] = .bool(isComplete)
    object["files"] = .object(listed)
    object["madeBy"] = .string("kerb publish")
    return JSONWriter.canonical(.object(object))
  }
}
