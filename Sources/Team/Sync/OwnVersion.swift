import JSON
import Merging
import Records
import Wording
import Workspace

/// A record of the work tree beside the versions that it comes from.
struct OwnVersion: Sendable {
  let file: WorkspaceFile
  let here: [UInt8]
  /// The last commit's version; `nil` for a new file.
  let old: [UInt8]?
  /// What unsent commits replaced.
  let parents: [[UInt8]]
  /// Whether the work tree differs from the last commit.
  let isChanged: Bool

  /// What becomes of it.
  enum Verdict: Sendable {
    case same
    case faulty(WorkbenchError)
    /// The path of a log that nobody has cleared, or of a picture that waits for one.
    case held(String)
    /// The path of a picture that may show participants who refused that.
    case refused(String)
    case ready(OwnChanges.File)
  }

  /// Puts the version into its form for merging, and says what becomes of it.
  ///
  /// - Parameters:
  ///   - workspace: Where the logs lie that a picture waits for.
  ///   - isRefused: Whether a picture may show participants who refused that.
  func verdict(
    maySendRawNotes: Bool, in workspace: WorkspaceLocation, isRefused: (RecordFile) -> Bool
  ) -> Verdict {
    // Nearly every file is as kerb committed it, sound or not.
    if !isChanged, old == here, parents.count == 1, let document = try? JSONReader.read(here),
      isKnown(parents[0], to: document)
    {
      return .same
    }
    let found = RecordFile(file, bytes: here)
    guard found.isSound, let document = found.document else {
      return isChanged ? found.faults.first.map(Verdict.faulty) ?? .same : .same
    }
    let bytes: [UInt8]
    do throws(WorkbenchError) {
      let known = try reconciled(document)
      // An editor may have written in its own way what replaced nothing, such as in a field that was empty.
      bytes = isChanged && old != nil ? JSONWriter.canonical(known) : known.bytes
    } catch {
      var error = error
      error.place = file.path
      return .faulty(error)
    }
    guard bytes != old else { return .same }
    let record = bytes == here ? found : RecordFile(file, bytes: bytes)
    // What is in a commit does not stay here any more.
    if isKept(record), isRefused(record) {
      return isChanged ? .refused(file.path) : .same
    }
    if !maySendRawNotes, isUncleared(record, workspace) {
      return isChanged ? .held(file.path) : .same
    }
    return .ready(
      OwnChanges.File(
        path: file.path, record: record, old: old, bytes: bytes, isReconciled: bytes != here,
        isCommitted: !isChanged))
  }

  private func isUncleared(_ record: RecordFile, _ workspace: WorkspaceLocation) -> Bool {
    UnclearedLog.isOne(record) || isKept(record) && UnclearedPicture.isOne(record, in: workspace)
  }

  /// A picture that was removed after a commit had it is no news: its removal does not wait.
  private func isKept(_ record: RecordFile) -> Bool { !(record.isGone && old != nil) }

  /// The version with everything that earlier versions knew.
  private func reconciled(_ document: JSONDocument) throws(WorkbenchError) -> JSONDocument {
    var current = document
    var earlier = (old.map { [$0] } ?? []) + parents
    // Nearly always the commit before explains what is here, and the last commit is what is here.
    if old == here, let last = parents.first, isKnown(last, to: document) {
      earlier = Array(parents.dropFirst())
    }
    for parent in earlier {
      // A commit may hold a version that is no record, such as one with conflict markers; it knows nothing.
      guard let parent = try? JSONReader.read(parent), parent.root.kind == .object else { continue }
      guard let bytes = try RecordRewriting.reconciled(current, against: parent) else { continue }
      // What kerb has just written reads back.
      guard let next = try? JSONReader.read(bytes) else { continue }
      current = next
    }
    return current
  }

  /// Whether a version brings nothing that this one does not know; what cannot be told is looked at as a whole.
  private func isKnown(_ parent: [UInt8], to document: JSONDocument) -> Bool {
    guard let parent = try? JSONReader.read(parent), parent.root.kind == .object else {
      return false
    }
    return (try? RecordRewriting.isKnown(parent, to: document)) ?? false
  }
}
