import JSON
import Localization
import Merging
import Platform
import Records
import Wording
import Workspace

/// Finds what commits took back, and writes it anew as a change of the work tree that is in no commit yet.
struct Rollbacks {
  private let repository: HookRepository
  private let writer = AtomicWriter()

  init(_ repository: HookRepository) { self.repository = repository }

  /// How many commits are looked at.
  private static let mostCommits = 1000

  /// Compares each commit from `start` to the last with its first parent.
  func reassert(
    since start: ObjectID, _ surroundings: TeamHooks.Surroundings,
    _ report: inout TeamHooks.Report
  ) throws {
    let replaced = try replacedVersions(since: start)
    var (changed, buried) = (0, 0)
    for workspace in repository.byWorkspace(replaced.keys.map(\.string)) {
      try surroundings.locked(workspace.location) {
        for files in Self.parts(of: workspace.files) {
          let found = try versions(of: files, in: workspace, replaced)
          for outcome in try reassert(found, in: workspace) {
            switch outcome {
            case .nothing: break
            case .changed: changed += 1
            case .buried: buried += 1
            }
          }
        }
      }
    }
    if changed > 0 {
      let went: Sentence =
        changed == 1
        ? "1 file went back to an earlier state."
        : "\(changed) files went back to an earlier state."
      report.messages.append(
        "\(went) That is marked as a change of yours now, in no commit yet, so that no merge undoes it: `git commit -a`, or `kerb team sync`."
      )
    }
    if buried > 0 {
      report.messages.append(
        "\(buried, "record", "records") went away with git. Kept as deleted, in no commit yet, so that no merge brings it back: `git add` and commit, or `kerb team sync`."
      )
    }
  }

  private enum Outcome { case nothing, changed, buried }

  /// A record beside the versions that commits replaced.
  private struct Replaced: Sendable {
    let path: RecordPath
    /// What lies in the work tree; `nil` where nothing does.
    let here: [UInt8]?
    /// Whether the last commit has it.
    let isCommitted: Bool
    let parents: [[UInt8]]
  }

  /// How many records are held in memory at a time.
  private static let atOnce = 1024

  private static func parts(of files: [WorkspaceFile]) -> [ArraySlice<WorkspaceFile>] {
    stride(from: 0, to: files.count, by: atOnce).map { files[$0..<min($0 + atOnce, files.count)] }
  }

  /// Reads records and what commits replaced of them, in one run of git.
  private func versions(
    of files: ArraySlice<WorkspaceFile>, in workspace: HookWorkspace,
    _ replaced: [Text: [ObjectID]]
  ) throws -> [Replaced] {
    let ids = files.map { replaced[Text(workspace.prefix + $0.path)] ?? [] }
    var contents = try Blobs(repository.git).read(
      zip(files, ids).flatMap { file, ids in ids.map { ($0, workspace.prefix + file.path) } })[...]
    var found: [Replaced] = []
    for (file, ids) in zip(files, ids) {
      let path = try RecordPath(file.path)
      let parents = contents.prefix(ids.count).compactMap(\.self)
      contents = contents.dropFirst(ids.count)
      let isHere = try Files.kind(workspace.location.absolute(path)) != .missing
      found.append(
        Replaced(
          path: path, here: isHere ? try workspace.location.read(path) : nil,
          isCommitted: try isHere || isInHead(file, workspace), parents: parents))
    }
    return found
  }

  private func isInHead(_ file: WorkspaceFile, _ workspace: HookWorkspace) throws -> Bool {
    try repository.git.run(["cat-file", "-e", "HEAD:\(workspace.prefix)\(file.path)"]).isSuccess
  }

  /// Compares on all processors, then writes one file after the other.
  private func reassert(_ found: [Replaced], in workspace: HookWorkspace) throws -> [Outcome] {
    let results = concurrentMap(found.count) { Self.reasserted(found[$0]) }
    return try zip(found, results).map { record, bytes in
      guard let bytes else { return .nothing }
      try writer.write(bytes, to: record.path, in: workspace.location)
      return record.here == nil ? .buried : .changed
    }
  }

  /// The version that has to be written; `nil` where there is nothing to do.
  private static func reasserted(_ record: Replaced) -> [UInt8]? {
    guard let here = record.here else {
      // Gone from the work tree alone: that is the person's, and no commit's.
      guard !record.isCommitted, let last = record.parents.first.flatMap(Self.record) else {
        return nil
      }
      return RecordRewriting.tombstone(of: last)
    }
    var bytes = here
    for parent in record.parents {
      guard let parent = Self.record(parent), let current = Self.record(bytes) else { continue }
      // Two files under one name, or a format of a newer kerb: kerb check tells.
      guard let new = try? RecordRewriting.reconciled(current, against: parent) else { continue }
      bytes = new
    }
    return bytes == here ? nil : bytes
  }

  /// A version as a record; one that is none, such as one with conflict markers, knows nothing.
  private static func record(_ bytes: [UInt8]) -> JSONDocument? {
    guard let document = try? JSONReader.read(bytes), document.root.kind == .object else {
      return nil
    }
    return document
  }

  /// For each path the versions that some commit replaced or took away, the latest first.
  private func replacedVersions(since start: ObjectID) throws(WorkbenchError) -> [Text: [ObjectID]]
  {
    let outcome = try repository.git.require([
      "log", "--first-parent", "--diff-merges=first-parent", "--raw", "-z", "--no-renames",
      "--full-index", "--no-abbrev", "--format=", "-n", String(Self.mostCommits), "HEAD",
      "^\(start)",
    ])
    var replaced: [Text: [ObjectID]] = [:]
    for change in try TreeDifference.read(outcome) {
      guard let old = change.old, change.isPlain, RepositoryPath(recordAt: change.path) != nil
      else {
        continue
      }
      let key = Text(change.path)
      if replaced[key]?.contains(old) != true { replaced[key, default: []].append(old) }
    }
    return replaced
  }
}
