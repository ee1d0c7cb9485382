import Merging
import Platform
import Records
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
        for file in workspace.files {
          let known = replaced[Text(workspace.prefix + file.path)] ?? []
          switch try reassert(file, in: workspace, knownBy: known) {
          case .nothing: break
          case .changed: changed += 1
          case .buried: buried += 1
          }
        }
      }
    }
    if changed > 0 {
      let files = changed == 1 ? "1 file went" : "\(changed) files went"
      report.messages.append(
        "\(files) back to an earlier state. That is marked as a change of yours now, in no commit yet, so that no merge undoes it: git commit -a, or kerb team sync."
      )
    }
    if buried > 0 {
      let files = buried == 1 ? "1 record" : "\(buried) records"
      report.messages.append(
        "\(files) went away with git. Kept as deleted, in no commit yet, so that no merge brings it back: git add and commit, or kerb team sync."
      )
    }
  }

  private enum Outcome { case nothing, changed, buried }

  private func reassert(
    _ file: WorkspaceFile, in workspace: HookWorkspace, knownBy versions: [ObjectID]
  ) throws -> Outcome {
    let path = try RecordPath(file.path)
    let parents = try Blobs(repository.git).read(versions).compactMap(\.self)
    guard try Files.kind(workspace.location.absolute(path)) != .missing else {
      // Gone from the work tree alone: that is the person's, and no commit's.
      let inHead = try repository.git.run([
        "cat-file", "-e", "HEAD:\(workspace.prefix)\(file.path)",
      ])
      guard !inHead.isSuccess, let last = parents.first.flatMap(Self.record) else {
        return .nothing
      }
      try writer.write(RecordReassertion.tombstone(of: last), to: path, in: workspace.location)
      return .buried
    }
    let here = try workspace.location.read(path)
    var bytes = here
    for parent in parents {
      guard let parent = Self.record(parent), let current = Self.record(bytes) else { continue }
      // Two files under one name, or a format of a newer kerb: kerb check tells.
      guard let new = try? RecordReassertion.reconciled(current, against: parent) else { continue }
      bytes = new
    }
    guard bytes != here else { return .nothing }
    try writer.write(bytes, to: path, in: workspace.location)
    return .changed
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
