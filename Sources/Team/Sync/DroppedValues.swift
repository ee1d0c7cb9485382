import JSON
import Merging
import Platform
import Records
import Wording
import Workspace

/// Finds values of records that commits of others dropped without having replaced them: by a forge's revert button, a merge
/// that took one whole side, an old file put back, or `git rm`.
///
/// One rule for `git pull`, the hooks and `kerb team sync`: a version has to know what its parents and earlier incoming commits
/// knew. What it does not know stands beside what it shows, as a conflict.
struct DroppedValues {
  /// A record as it has to be.
  struct Correction: Sendable {
    /// From the workspace on.
    let path: String
    let bytes: [UInt8]
    /// Whether the last commit does not have it.
    let isGone: Bool
  }

  private let repository: Repository
  private var git: Git { repository.git }

  init(_ repository: Repository) { self.repository = repository }

  /// What the last of some incoming commits dropped.
  ///
  /// - Parameters:
  ///   - known: What this clone had before.
  ///   - tip: The last commit.
  /// - Returns: In the order of paths.
  /// - Complexity: O(*n*) in the size of all versions that came.
  func corrections(
    since known: ObjectID, upTo tip: ObjectID
  ) throws(WorkbenchError) -> [Correction] {
    let earlier = try versions(since: known, upTo: tip).sorted { $0.key < $1.key }
    guard !earlier.isEmpty else { return [] }
    let folder = repository.inRepository("")
    let latest = Dictionary(
      try TreeFile.all(in: tip.text, below: folder.isEmpty ? [] : [folder], git).map {
        (Text($0.path), $0.id)
      }, uniquingKeysWith: { first, _ in first })
    let records = earlier.map {
      (
        path: $0.key.string, here: latest[Text(repository.inRepository($0.key.string))],
        ids: $0.value
      )
    }
    let paths = Dictionary(
      records.flatMap { record in
        (record.ids + [record.here].compactMap(\.self)).map {
          ($0, repository.inRepository(record.path))
        }
      }, uniquingKeysWith: { first, _ in first })
    let files = paths.map { (id: $0, path: $1) }
    // By their ids, so that the merge finds them in memory.
    let contents = Dictionary(
      zip(files.map(\.id), try Blobs(git).read(files)), uniquingKeysWith: { first, _ in first })
    return concurrentMap(records.count) { index in
      let record = records[index]
      let old = record.ids.filter { $0 != record.here }.compactMap { contents[$0] ?? nil }
      return Self.corrected(record.here.flatMap { contents[$0] ?? nil }, old).map {
        Correction(path: record.path, bytes: $0, isGone: record.here == nil)
      }
    }.compactMap(\.self)
  }

  /// For each record that an incoming commit changed, the versions that the commits and their parents have.
  private func versions(
    since known: ObjectID, upTo tip: ObjectID
  ) throws(WorkbenchError) -> [Text: [ObjectID]] {
    let folder = repository.inRepository("")
    let changes = try TreeDifference.each(
      since: known, upTo: tip, below: folder.isEmpty ? [] : [folder], git)
    var found: [Text: [ObjectID]] = [:]
    for change in changes {
      guard change.isPlain, let path = repository.inWorkspace(change.path),
        WorkspaceFile(recordAt: path) != nil
      else { continue }
      for id in [change.old, change.new].compactMap(\.self) {
        if found[Text(path)]?.contains(id) != true { found[Text(path), default: []].append(id) }
      }
    }
    return found
  }

  /// - Returns: `nil` if the last version knows all others.
  private static func corrected(_ here: [UInt8]?, _ earlier: [[UInt8]]) -> [UInt8]? {
    let versions = earlier.compactMap(record)
    guard let here else { return joined(versions)?.bytes }
    // Two files under one name, or a format of a newer kerb: the merge tells.
    guard let current = record(here),
      let known = joined(
        versions.filter { (try? RecordRewriting.isKnown($0, to: current)) == false })
    else { return nil }
    return (try? RecordRewriting.besideDropped(current, of: known)) ?? nil
  }

  /// Everything that was written in some versions. They are joined before any value is called dropped, because one of them
  /// may have replaced what another one has.
  private static func joined(_ versions: [JSONDocument]) -> JSONDocument? {
    versions.reduce(nil as JSONDocument?) { known, version in
      guard let known else { return version }
      return (try? RecordJoin.join(known, version)).flatMap { try? JSONReader.read($0) } ?? known
    }
  }

  /// A version as a record; one that is none, such as one with conflict markers, knows nothing.
  private static func record(_ bytes: [UInt8]) -> JSONDocument? {
    guard let document = try? JSONReader.read(bytes), document.root.kind == .object else {
      return nil
    }
    return document
  }
}
