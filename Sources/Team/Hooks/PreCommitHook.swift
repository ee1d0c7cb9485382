import JSON
import Localization
import Merging
import Platform
import Records
import Wording
import Workspace

/// Before a commit: changes made by hand become writes that a merge understands, and what is no record stops.
struct PreCommitHook {
  private let repository: HookRepository
  private var git: Git { repository.git }

  init(_ repository: HookRepository) { self.repository = repository }

  func run(_ surroundings: TeamHooks.Surroundings) throws -> TeamHooks.Report {
    let index = StagedFiles(repository)
    let staged = try index.read()
    var report = TeamHooks.Report()
    for workspace in repository.byWorkspace(staged.files.map(\.path) + staged.pictures) {
      let files = staged.files.filter { $0.workspace?.root == workspace.location.root }
      let pictures = staged.pictures.filter {
        RepositoryPath(recordAt: $0)?.prefix == workspace.prefix
      }
      try surroundings.locked(workspace.location) {
        try handle(files, pictures, workspace, index, surroundings, &report)
      }
    }
    return report
  }

  private func handle(
    _ files: [StagedFile], _ pictures: [String], _ workspace: HookWorkspace, _ index: StagedFiles,
    _ surroundings: TeamHooks.Surroundings, _ report: inout TeamHooks.Report
  ) throws {
    var changed: [StagedFiles.Replacement] = []
    var (deleted, uncleared): ([String], [WorkspaceFile]) = ([], [])
    var attachments: [RecordFile] = []
    var joined = false
    for file in files {
      guard let bytes = file.bytes else {
        deleted.append(file.path)
        continue
      }
      let record = RecordFile(file.file, bytes: bytes)
      guard let document = record.document else {
        report.refusals += try record.faults.prefix(1).map { try refusal($0, file, workspace) }
        continue
      }
      if UnclearedLog.isOne(record) { uncleared.append(file.file) }
      if record.file.role == .attachment { attachments.append(record) }
      do throws(WorkbenchError) {
        guard let new = try file.reconciled(document) else { continue }
        joined = joined || !file.merged.isEmpty
        changed.append(StagedFiles.Replacement(file: file, bytes: new))
      } catch {
        // It is committed as it is: what does not fit together is told by kerb check, and no merge takes it.
        report.messages.append(
          "\(Printable.text(file.path, limit: 200)): \(error.problem); `kerb check`")
      }
    }
    if report.refusals.isEmpty { try index.replace(changed) } else { changed = [] }
    report.messages += words(changed.count, isMerge: joined)
    report.messages += words(deleted: deleted)
    guard try !surroundings.maySendRawNotes(workspace.location) else { return }
    if !uncleared.isEmpty { report.messages.append(words(uncleared: uncleared)) }
    let waiting = try StagedPictures(repository, workspace).uncleared(attachments, andAt: pictures)
    if !waiting.isEmpty { report.messages.append(words(pictures: waiting)) }
  }

  private func refusal(
    _ fault: WorkbenchError, _ file: StagedFile, _ workspace: HookWorkspace
  ) throws -> WorkbenchError {
    var fault = fault
    let rest = fault.place.utf8.dropFirst(file.file.path.utf8.count)
    fault.place = Printable.text(file.path, limit: 200) + String(Substring(rest))
    fault.remedy =
      "\(try remedy(file, workspace)); `git commit --no-verify` commits what is staged as it is"
    return fault
  }

  /// What makes the commit possible. Often the file itself is right already, and only what is staged is not.
  private func remedy(_ file: StagedFile, _ workspace: HookWorkspace) throws -> Sentence {
    // From the top, because somebody may commit in a folder below.
    let path = ShellWord.word(":/\(file.path)")
    let adding: Sentence = "`git add -- \(path)`"
    let place = try RecordPath(file.file.path)
    var here: [UInt8]?
    if try Files.kind(workspace.location.absolute(place)) == .file {
      here = try workspace.location.read(place)
    }
    func isRecord(_ bytes: [UInt8]) -> Bool {
      RecordFile(file.file, bytes: bytes).document != nil
    }
    if here.map(isRecord) == true {
      return "the file in your folder can be read: \(adding), then commit again"
    }
    let back: Sentence =
      file.head.map(isRecord) == true
      ? "`git restore --source=HEAD --staged --worktree -- \(path)` brings back the last commit's version"
      : "`git reset -- \(path)` leaves it out of the commit"
    guard let here else { return back }
    let fixing: Sentence =
      ConflictMarkers.mayStand(in: here) ? "`kerb team resolve`" : "correct the file"
    return "\(fixing), then \(adding); or \(back)"
  }
}

extension PreCommitHook {
  private func words(_ count: Int, isMerge: Bool) -> [Sentence] {
    guard count > 0 else { return [] }
    let files = Sentence.count(count, "file", "files")
    return isMerge
      ? ["Both sides of the merge are in \(files) again, with every value: `kerb team conflicts`."]
      : ["Changes made by hand in \(files) are marked for merging now."]
  }

  private func words(deleted: [String]) -> [Sentence] {
    guard let first = deleted.first else { return [] }
    let more: Sentence = deleted.count == 1 ? "" : " and \(deleted.count - 1) more"
    return [
      "Taken away with git: \(Printable.text(first, limit: 200))\(more). A merge can bring that back; deleting with kerb leaves a mark that stays."
    ]
  }

  private func words(pictures: [WorkspaceFile]) -> Sentence {
    let study = pictures[0].study ?? ""
    let count: Sentence =
      pictures.count == 1
      ? "1 picture that belongs" : "\(pictures.count) pictures that belong"
    return
      "In this commit: \(count) to notes or sessions that nobody has cleared of names, numbers and places. Before you push: `kerb review --study \(study) --identifiers`"
  }

  private func words(uncleared: [WorkspaceFile]) -> Sentence {
    let study = uncleared[0].study ?? ""
    return
      "In this commit: \(uncleared.count, "log", "logs") that nobody has cleared of names, numbers and places. Before you push: `kerb review --study \(study) --identifiers`"
  }
}
