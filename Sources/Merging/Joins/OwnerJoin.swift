import JSON
import Localization
import Records
import Wording

/// Joins the versions of one object that holds registers: a record or an entry of a map.
struct OwnerJoin {
  let versions: [OwnerVersion]
  let fields: [Field]
  /// The keys from the record's root to the object.
  let path: [String]
  let rules: JoinRules
  /// The creation ids of the result, its key among them only where nothing else is one.
  let origins: [Text]
  /// Whether all versions and the result have the same creation ids.
  let isOfOneOrigin: Bool
  /// The `sync` of the result.
  var entries: [JoinedMember] = []
  /// The writes of everything inside that was erased here.
  var absorbed = KnownWrites()

  init(_ versions: [OwnerVersion], _ fields: [Field], at path: [String], _ rules: JoinRules) {
    self.versions = versions
    self.fields = fields
    self.path = path
    self.rules = rules
    let listed = versions.filter(\.isListingOrigins)
    let sources = listed.isEmpty ? versions : listed
    let origins =
      sources.dropFirst().allSatisfy { $0.origins == sources[0].origins }
      ? sources[0].origins : Set(sources.flatMap(\.origins)).sorted()
    self.origins = origins
    isOfOneOrigin = versions.allSatisfy { $0.origins == origins }
  }

  /// The members of the result; of an erased object only the mark and the creation ids.
  ///
  /// - Throws: ``WorkbenchError`` of code `invalidData` where a version cannot be understood.
  mutating func members() throws(WorkbenchError) -> [JoinedMember] {
    var members: [JoinedMember] = []
    if rules.isErasureAbsorbing, versions.contains(where: \.isErased) {
      members.insertInOrder("erased", .value(.bool(true)))
      // Nothing stands around a record.
      for version in path.isEmpty ? [] : versions {
        guard let content = JSONValue(version.node).object else { continue }
        absorbed.formUnion(KnownWrites(in: content, fields: fields, key: path.last))
      }
    } else {
      guard let tree = SyncTree(versions) else {
        throw fault([SystemKey.sync], "the record of changes has the wrong form")
      }
      let objects = versions.indices.map { LevelObject(version: $0, node: versions[$0].node) }
      members = try walk(
        JoinLevel(objects: objects, fields: fields, pointer: [], tree: tree))
      leaveAbsorbed()
      if !entries.isEmpty {
        members.insertInOrder("sync", .object(entries.sorted { $0.key < $1.key }))
      } else if versions.contains(where: { !$0.sync.isEmpty }) {
        members.insertInOrder("sync", .value(.null))
      }
    }
    if versions.contains(where: \.isListingOrigins) {
      members.insertInOrder("origins", .value(.array(origins.map { .string($0) })))
    }
    return members
  }

  /// Takes what was erased inside out of what the object's own deletion has replaced.
  private mutating func leaveAbsorbed() {
    guard !absorbed.isEmpty,
      let index = entries.firstIndex(where: { Text.isSame($0.key.string, SystemKey.deletion) }),
      let entry = entries[index].value.json.object
    else { return }
    entries[index] = JoinedMember(
      key: entries[index].key, value: .value(.object(absorbed.without(entry))))
  }

  /// An error at a place inside the object.
  func fault(_ pointer: [String], _ problem: Sentence) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: (path + pointer).joined(separator: "/"), problem,
      fix: "mend this place in both versions, or restore the file from git; then merge again")
  }
}

/// A part of a holder whose members are joined one by one.
struct JoinLevel {
  let objects: [LevelObject]
  let fields: [Field]
  /// The keys from the holder to the part.
  let pointer: [String]
  /// The entries for what stands in the part, if there are any.
  let tree: SyncTree?
}
