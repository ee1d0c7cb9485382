import JSON
import Merging
import Records

/// One version of a record in git's history; taken apart only when somebody asks for a value.
final class HistoricVersion {
  let bytes: [UInt8]
  private lazy var document: JSONDocument? = try? JSONReader.read(bytes)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value at a place, for a member of a set whether it is in.
  ///
  /// - Returns: `nil` where nothing is there, or the version cannot be read.
  func value(at path: [String]) -> JSONValue? {
    guard var node = document?.root else { return nil }
    for key in path {
      if node.kind == .array { return .bool(node.elements.contains { $0.isString(key) }) }
      guard let next = node[key: key] else { return nil }
      node = next
    }
    return JSONValue(node)
  }
}

/// A write that is looked for in older versions.
struct WantedWrite {
  let id: WriteID
  private let value: JSONValue
  private let path: [String]
  /// Whether the record names it; creations and values that somebody changed without kerb are not named.
  private let isNamed: Bool
  private let origin: String

  init(_ write: FieldConflict.LiveWrite, isNamed: Bool) {
    id = write.id
    value = write.value
    path = write.path
    self.isNamed = isNamed
    origin = write.id.random
  }

  func isIn(_ version: HistoricVersion) -> Bool {
    if Bytes.contains(id.text, in: version.bytes) { return true }
    // An id that edits use stands in every version that has the write. A creation's is made of the object's origin.
    let isCreation = Bytes.contains("\"\(origin)\"", in: version.bytes)
    guard !isNamed || isCreation else { return false }
    let there = version.value(at: path)
    // The creation of an entry without values is the entry itself.
    return there == value || value.isNull && there?.object != nil
  }
}

/// Looking for texts in files that nobody needs to take apart.
enum Bytes {
  /// Whether a text's bytes stand somewhere.
  ///
  /// - Complexity: O(*n*); most bytes are passed over, since the last byte of the text is looked for first and what
  ///   stands there says how far the next place can be.
  static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    let wanted = Array(text.utf8)
    guard let last = wanted.indices.last, wanted.count <= bytes.count else { return false }
    let (all, part) = (bytes.span, wanted.span)
    var steps = [Int](repeating: part.count, count: 256)
    for index in 0..<last { steps[Int(part[index])] = last - index }
    let ends = steps.span
    var at = last
    while at < all.count {
      let byte = all[at]
      if byte == part[last] {
        var index = 0
        while index < last, all[at - last + index] == part[index] { index += 1 }
        if index == last { return true }
      }
      at += ends[Int(byte)]
    }
    return false
  }
}
