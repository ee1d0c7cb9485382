import JSON
import Localization
import Merging
import Platform
import Records
import Wording
import Workspace

/// A real merge of two concurrent edits, in a repository that is gone afterwards.
struct MergeTrial {
  private let folder: String
  private let git: Git
  private let versions: TrialRecord

  /// Tries a command as git will call it, and what happens when it is missing or crashes.
  static func run(command: String) throws(WorkbenchError) -> [SetupFinding] {
    let versions = try TrialRecord.joinable()
    let quiet = try TrialRecord.withoutTextConflict()
    var findings: [SetupFinding] = []
    let outcome = try merge(versions, by: command)
    let expected = try FileMerge.merge(versions.ours, versions.theirs, path: TrialRecord.path)
    if !outcome.isClean || outcome.content != expected {
      findings.append(
        SetupFinding(
          place: "merge.kerb.driver",
          problem: "git called the command, and two edits of one record did not come out merged",
          remedy: "run `kerb team setup`; if it stays, look at what `git merge` prints"))
    }
    let failing: [(Sentence, String)] = [
      ("is missing", ShellWord.quoted("/nonexistent/kerb")), ("crashes", "sh -c 'kill -9 $$'"),
    ]
    for (what, program) in failing {
      let outcome = try merge(quiet, by: DriverCommand.text(program: program))
      if outcome.isClean || outcome.staged != [quiet.ours, quiet.theirs] {
        findings.append(
          SetupFinding(
            place: "merge.kerb.driver",
            problem: "when kerb \(what), git does not keep both versions as a conflict",
            remedy: "merge only where kerb is installed; report this with the output of git version"
          )
        )
      }
    }
    return findings
  }

  /// How a merge ended.
  private struct Outcome {
    let isClean: Bool
    /// Of the file in the work tree.
    let content: [UInt8]?
    /// Both versions, where git keeps them as a conflict.
    let staged: [[UInt8]?]
  }

  private static func merge(
    _ versions: TrialRecord, by command: String
  ) throws(WorkbenchError) -> Outcome {
    let name = systemRandomBytes(8).map { String($0, radix: 16) }.joined()
    let folder = "\(ThisProcess.temporaryFolder)/kerb-trial-\(name)"
    do {
      _ = try Files.makeFolder(folder, mode: .privateFolder)
    } catch {
      throw error.writing(folder)
    }
    defer { remove(folder) }
    return try MergeTrial(folder, versions).outcome(of: command)
  }

  private init(_ folder: String, _ versions: TrialRecord) {
    self.folder = folder
    self.versions = versions
    var git = Git(in: folder)
    git.environment = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_TEMPLATE_DIR": "",
      "GIT_AUTHOR_NAME": "kerb", "GIT_AUTHOR_EMAIL": "kerb@localhost",
      "GIT_COMMITTER_NAME": "kerb", "GIT_COMMITTER_EMAIL": "kerb@localhost",
    ]
    self.git = git
  }

  private func outcome(of command: String) throws(WorkbenchError) -> Outcome {
    try git.require(["-c", "init.defaultBranch=main", "init", "-q"])
    try git.require(["config", "merge.kerb.driver", command])
    try write(MergeAttributes.file, MergeAttributes.updated([]) ?? [])
    try commit(versions.first)
    try git.require(["checkout", "-q", "-b", "theirs"])
    try commit(versions.theirs)
    try git.require(["checkout", "-q", "main"])
    try commit(versions.ours)
    let merged = try git.run(["merge", "-q", "--no-edit", "theirs"])
    let path = TrialRecord.path
    return Outcome(
      isClean: merged.isSuccess,
      // A file that is not there is one of the things that can go wrong.
      content: try? Files.read("\(folder)/\(path)"),
      staged: try Blobs(git).read([":2:\(path)", ":3:\(path)"]))
  }

  private func commit(_ content: [UInt8]) throws(WorkbenchError) {
    try write(TrialRecord.path, content)
    try git.require(["add", "-A"])
    try git.require(["commit", "-q", "-m", "trial"])
  }

  private func write(_ path: String, _ content: [UInt8]) throws(WorkbenchError) {
    try AtomicWriter().write(
      content, to: RecordPath(path), in: WorkspaceLocation(root: folder))
  }

  /// Removes a folder of ours; what resists stays in the folder for temporary files.
  private static func remove(_ folder: String) {
    for entry in (try? Files.list(folder))?.entries ?? [] {
      if entry.kind == .folder {
        remove("\(folder)/\(entry.name)")
      } else {
        try? Files.remove("\(folder)/\(entry.name)")
      }
    }
    try? Files.removeFolder(folder)
  }
}

/// A record that two people edit at the same time, and somebody else before them.
private struct TrialRecord {
  static let path = "Surveys/trial/findings/F01-tr1a.json"

  let first: [UInt8]
  let ours: [UInt8]
  let theirs: [UInt8]

  /// Two edits of one field with kerb, beside each other in the file.
  static func joinable() throws(WorkbenchError) -> TrialRecord {
    try TrialRecord { (draft) throws(WorkbenchError) in
      try draft.set(\Finding.title, to: "Their title")
      try draft.set(\Finding.explanation, to: "What really happens")
      return draft.bytes
    } ours: { (draft) throws(WorkbenchError) in
      try draft.set(\Finding.title, to: "Our title")
    }
  }

  /// Two values of one field that git's text merge joins into one: theirs comes from an editor, and ours is written anew.
  static func withoutTextConflict() throws(WorkbenchError) -> TrialRecord {
    try TrialRecord { (draft) throws(WorkbenchError) in
      Array(
        String(decoding: draft.bytes, as: UTF8.self).replacing(Self.title, with: "Their title").utf8
      )
    } ours: { (draft) throws(WorkbenchError) in
      try draft.set(\Finding.title, to: "Our title")
      try draft.set(\Finding.title, to: Self.title)
    }
  }

  private static let title = "A title"

  private init(
    theirs: (inout RecordDraft) throws(WorkbenchError) -> [UInt8],
    ours: (inout RecordDraft) throws(WorkbenchError) -> Void
  ) throws(WorkbenchError) {
    guard let id = RecordID("F01-tr1a") else {
      throw WorkbenchError(.invalidData, at: "", "no id could be made", fix: "try again")
    }
    let ids = RandomIDs { systemRandomBytes($0) }
    var draft = RecordDraft(creating: Finding.format, id: id, ids: ids)
    try draft.set(\Finding.title, to: Self.title)
    try draft.set(\Finding.explanation, to: "What happens")
    first = draft.bytes
    let document: JSONDocument
    do {
      document = try JSONReader.read(first)
    } catch {
      throw WorkbenchError(.invalidData, at: Self.path, error.problem, fix: "try again")
    }
    var one = RecordDraft(changing: document, format: Finding.format, ids: ids)
    var other = one
    try ours(&one)
    self.ours = one.bytes
    self.theirs = try theirs(&other)
  }
}
