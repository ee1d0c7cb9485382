import JSON
import Measures
import Records

/// What `kerb publish` or another such verb wrote into a folder, as a file of that folder says.
struct PublishedList {
  private let madeBy: String
  /// For whom they are; `nil` where the list does not say. While a run is under way, the team if any of them is.
  let edition: Edition?
  /// The SHA-256 that each file may have, by its path from the folder on: one, or two while a run is under way, of
  /// before and of after.
  private(set) var files: [Text: [String]]
  /// Whether writing them came to its end.
  let isComplete: Bool

  init(_ publication: FolderContents) {
    madeBy = publication.kind.madeBy
    edition = publication.edition
    files = Dictionary(
      publication.files.map { (Text($0.path), [SHA256.hex($0.bytes)]) },
      uniquingKeysWith: { first, _ in first })
    isComplete = true
  }

  /// `nil` for bytes that are no such list, or name what no publication writes: then nothing is known of the folder.
  init?(_ bytes: [UInt8], of kind: FolderKind) {
    madeBy = kind.madeBy
    guard let document = try? JSONReader.read(bytes),
      let object = JSONValue(document.root).object, let listed = object["files"]?.object,
      listed.members.allSatisfy({ kind.mayWrite($0.key.string) })
    else { return nil }
    edition = object["edition"]?.string.flatMap { Edition(rawValue: $0) }
    let before = object["before"]?.object
    files = [:]
    for (path, digest) in listed.members {
      files[path] = [digest.string, before?[path.string]?.string].compactMap(\.self)
    }
    isComplete = object["complete"]?.boolean ?? false
  }

  private init(files: [Text: [String]], isComplete: Bool, madeBy: String, edition: Edition?) {
    self.madeBy = madeBy
    self.edition = edition
    self.files = files
    self.isComplete = isComplete
  }

  /// The files of both, before anything is written: whatever interrupts the writing, all of it is known.
  ///
  /// - Parameter standing: The digests of what stands in the folder now.
  func joined(with earlier: PublishedList?, standing: [Text: String]) -> PublishedList {
    var joined = (earlier?.files ?? [:]).mapValues { Array($0.prefix(1)) }
    for (path, digests) in files { joined[path] = digests }
    for (path, digest) in standing {
      guard let known = earlier?.files[path], known.contains(where: { Text.isSame($0, digest) })
      else { continue }
      joined[path, default: []].append(digest)
    }
    return PublishedList(
      files: joined, isComplete: false, madeBy: madeBy,
      edition: earlier?.edition == .team ? .team : edition)
  }

  /// Whether a publication wrote these bytes there.
  func knows(_ digest: String, at path: String) -> Bool {
    files[Text(path)]?.contains { Text.isSame($0, digest) } ?? false
  }

  var bytes: [UInt8] {
    var (listed, before) = (JSONObject(), JSONObject())
    for (path, digests) in files {
      listed[path.string] = digests.first.map { .string($0) } ?? .null
      if digests.count > 1, let last = digests.last { before[path.string] = .string(last) }
    }
    var object = JSONObject()
    if !isComplete { object["before"] = .object(before) }
    object["complete"] = .bool(isComplete)
    object["edition"] = edition.map { .string($0.rawValue) } ?? .null
    object["files"] = .object(listed)
    object["madeBy"] = .string(madeBy)
    return JSONWriter.canonical(.object(object))
  }
}
