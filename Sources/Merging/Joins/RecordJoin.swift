package import JSON
import Localization
import Records
package import Wording

/// Joins two versions of one record without ever reading their common ancestor.
///
/// Every write that somebody made is in the result: as the value of its field, as an alternative, or among the
/// writes that a later one replaced. The result depends on neither order nor number of the versions.
package enum RecordJoin {
  /// The canonical bytes of the join of two versions.
  ///
  /// Places where both versions are written alike are taken over as they stand. Everything else comes out in the
  /// form that the editor writes, and values that somebody changed without kerb become writes of their own.
  ///
  /// - Throws: `WorkbenchError` of code `invalidData` if the two are not versions of one record or one of them is
  ///   none; of code `newerFormat` if the format is one that this program does not know. The place is the one inside
  ///   the record.
  /// - Complexity: O(*n* log *n*) in the size of what differs, O(*n*) in the size of the rest.
  package static func join(_ ours: JSONDocument, _ theirs: JSONDocument)
    throws(WorkbenchError) -> [UInt8]
  {
    try join([ours, theirs], by: .exact)
  }

  static func join(_ documents: [JSONDocument], by rules: JoinRules) throws(WorkbenchError)
    -> [UInt8]
  {
    try joined(documents, by: rules).bytes
  }

  /// The bytes, and the writes of what is erased inside the record and stood in one of the versions.
  static func joined(_ documents: [JSONDocument], by rules: JoinRules) throws(WorkbenchError)
    -> (bytes: [UInt8], absorbed: KnownWrites)
  {
    var heads: [RecordHead] = []
    var versions: [OwnerVersion] = []
    for document in documents {
      heads.append(try RecordHead(document))
      guard let version = OwnerVersion(JoinSource(document), document.root, key: nil) else {
        throw RecordHead.fault(
          SystemKey.origins, "there are no origins, so merging could lose what was written")
      }
      versions.append(version)
    }
    let head = try RecordHead.joined(heads)
    var join = OwnerJoin(versions, head.format.fields, at: [], rules)
    var members = try join.members()
    members.insertInOrder("id", .value(.string(head.id)))
    members.insertInOrder(Text(SystemKey.format), .value(.string(head.line)))
    let capacity = documents.reduce(0) { $0 + $1.bytes.count }
    return (JoinedWriter.canonical(.object(members), capacity: capacity), join.absorbed)
  }
}

/// What a record says about itself: which one it is, and of which format.
struct RecordHead {
  let id: String
  let format: RecordFormat
  private(set) var version: Int

  var line: String { "\(format.name)/\(version)" }

  init(_ document: JSONDocument) throws(WorkbenchError) {
    let root = document.root
    guard root.kind == .object else {
      throw Self.fault("", "a record is an object in braces")
    }
    var (ids, lines): ([String], [String]) = ([], [])
    for (key, value) in root.members {
      if key.isString(SystemKey.id) { ids.append(value.string ?? "") }
      if key.isString(SystemKey.format) { lines.append(value.string ?? "") }
    }
    guard let id = ids.first, !id.isEmpty, ids.allSatisfy({ Text.isSame($0, id) }) else {
      throw Self.fault(SystemKey.id, "the record has no id, or two of them")
    }
    let read = lines.compactMap(FormatLine.init)
    guard let first = read.first, read.count == lines.count,
      read.allSatisfy({ Text.isSame($0.name, first.name) })
    else { throw Self.fault(SystemKey.format, "the line that names the format is not there") }
    guard let format = RecordFormats.named(first.name) else {
      throw WorkbenchError(
        .newerFormat, at: SystemKey.format,
        "this version of kerb does not know the format \(Quoted(first.name))",
        fix: "install a newer kerb, then merge again")
    }
    self.id = id
    self.format = format
    version = read.map(\.version).max() ?? 0
  }

  /// The head of the result: of the highest version.
  ///
  /// - Throws: `WorkbenchError` of code `invalidData` if these are not versions of one record.
  static func joined(_ heads: [RecordHead]) throws(WorkbenchError) -> RecordHead {
    var result = heads[0]
    for head in heads.dropFirst() {
      guard Text.isSame(head.id, result.id) else {
        throw WorkbenchError(
          .invalidData, at: SystemKey.id, "the two versions are different records",
          fix: "keep one of them here and give the other a file named after its id")
      }
      guard Text.isSame(head.format.name, result.format.name) else {
        throw WorkbenchError(
          .invalidData, at: SystemKey.format,
          "one version is a \(result.format.noun) and the other a \(head.format.noun)",
          fix: "keep the version that belongs at this place")
      }
      result.version = max(result.version, head.version)
    }
    return result
  }

  static func fault(_ place: String, _ problem: Sentence) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: place, problem, fix: "restore the file from git, then merge again")
  }
}
