package import JSON
import Localization
import Records
package import Wording

/// Brings into a version of a record what the version before it knew: what git or an editor took away.
///
/// An edit in an editor and a commit that takes changes back leave a file that does not say what it replaces. The next
/// merge would bring the old values back.
package enum RecordRewriting {
  /// The version that shows what `current` shows and knows everything that `parent` knows.
  ///
  /// Values that differ although `current` does not say that it replaced those of `parent` are written anew over both.
  /// Entries that are gone come back as tombstones. What is erased in either version is erased. Every machine gets
  /// the same bytes.
  ///
  /// - `parent`: The version that the current one was made from: that of the last commit, or of the first parent of a
  ///   commit.
  /// - Returns: Canonical bytes; `nil` if there is nothing to do.
  /// - Throws: `WorkbenchError` of code `invalidData` if the two are not versions of one record or one of them is
  ///   none; of code `newerFormat` if the format is one that this program does not know. The place is the one inside
  ///   the record.
  /// - Complexity: O(*n* log *n*) in the size of both.
  package static func reconciled(_ current: JSONDocument, against parent: JSONDocument)
    throws(WorkbenchError) -> [UInt8]?
  {
    try reconciled(current, against: parent, by: .exact)
  }

  /// The version that shows what `current` shows and, beside it, the values of an earlier version that it dropped without
  /// having replaced them.
  ///
  /// Entries that are gone come back. Permissions of a participant stay as a join has them.
  ///
  /// - Returns: Canonical bytes; `nil` if nothing was dropped.
  /// - Throws: As ``reconciled(_:against:)`` does.
  package static func besideDropped(_ current: JSONDocument, of earlier: JSONDocument)
    throws(WorkbenchError) -> [UInt8]?
  {
    if try isKnown(earlier, to: current) { return nil }
    return try reconciled(current, against: earlier, by: .conflicting)
  }

  /// Whether a version knows all that another does, and shows what a join of the two shows, to the byte.
  ///
  /// Such a version is its own join with itself too.
  ///
  /// - Throws: As ``reconciled(_:against:)`` does.
  package static func isKnown(_ parent: JSONDocument, to current: JSONDocument)
    throws(WorkbenchError) -> Bool
  {
    try RecordJoin.join(current, parent) == current.bytes && !HandEdits.mayStand(in: current)
  }

  static func reconciled(
    _ current: JSONDocument, against parent: JSONDocument, by rules: RewritingRules
  ) throws(WorkbenchError) -> [UInt8]? {
    let (bytes, absorbed) = try RecordJoin.joined([current, parent], by: .exact)
    // The current version knows everything and shows what a join of both shows: the usual case.
    if rules.isSkippingKnown, bytes == current.bytes, !HandEdits.mayStand(in: current) {
      return nil
    }
    let joined: JSONDocument
    do throws(JSONError) {
      joined = try JSONReader.read(bytes)
    } catch {
      throw RecordHead.fault("", "the two versions cannot be put together")
    }
    // A join takes over what stands alike in both, edits by hand included.
    let root = HandEdits.reconciled(JSONValue(joined.root).object ?? JSONObject())
    let result = RewrittenRecord(root: root)
    if root[SystemKey.erased]?.boolean != true, !NodeBytes.areSame(current.root, parent.root) {
      let head = try RecordHead(current)
      var versions: [OwnerVersion] = []
      for document in [current, parent] {
        guard let version = OwnerVersion(JoinSource(document), document.root, key: nil) else {
          throw RecordHead.fault(SystemKey.origins, "there are no origins")
        }
        versions.append(version)
      }
      var walk = RewritingWalk(
        versions[0], versions[1], head.format.fields, at: [], rules, result)
      try walk.run()
    }
    // A deletion written anew lists all that the versions knew, what is erased now too.
    let new = JSONWriter.canonical(.object(absorbed.left(result.root)))
    return new == JSONWriter.canonical(current) ? nil : new
  }

  /// A record that vanished from git, as its tombstone: `deleted` written over everything live in it.
  ///
  /// - Parameter parent: The last version there was.
  /// - Returns: The bytes of `parent` if it is deleted or erased already.
  package static func tombstone(of parent: JSONDocument) -> [UInt8] {
    guard let root = JSONValue(parent.root).object else { return parent.bytes }
    let line = root[SystemKey.format]?.string.flatMap(FormatLine.init)
    let fields = line.flatMap { RecordFormats.named($0.name) }?.fields ?? []
    let record = RewrittenRecord(root: HandEdits.reconciled(root))
    guard record.bury([], fields) else { return parent.bytes }
    return JSONWriter.canonical(.object(record.root))
  }
}
