import Platform
import Records
import Team
import Workspace

/// Erases one participant of a study: files, drafts, key, cache and reports.
struct WithdrawalRun {
  let workbench: Workbench
  let study: String
  let id: String
  private var console: Console { workbench.console }

  /// What was done.
  struct Done {
    var words: WithdrawalWords
    /// Files that were written or removed, from the workspace on.
    var files: [String] = []
    var reports: [String] = []
    var journals = 0
    var keyRows = 0
  }

  /// Works out what goes, without changing anything.
  func look() throws -> WithdrawalWords {
    let files = try WorkspaceFiles.list(in: workbench.location, .study(study))
    let records = try RecordLoader.map(files, in: workbench.location) { $0 }.compactMap { $0 }
    guard
      let participant = records.first(where: {
        $0.file.role == .participant && Text.isSame($0.file.expectedID, id)
      })
    else {
      throw WorkbenchError(
        .noInput, at: id, "there is no such participant in \(study)",
        fix: "kerb participant list \(study)")
    }
    var plan = WithdrawalPlan(study: study, participant: participant, records)
    plan.addNotesToRead(records)
    return WithdrawalWords(
      plan: plan, drafts: try WithdrawnDrafts(workbench, leaving: id).find(study: study),
      keyRows: try WithdrawnKeys(workbench, leaving: id).count(study: study))
  }

  /// Erases everything. The participant's record goes first: whatever an interruption leaves is found again by its mark.
  func erase() throws -> Done {
    try workbench.transaction {
      // Somebody may have changed the workspace since the question.
      let words = try look()
      var done = Done(words: words)
      for change in words.plan.changes {
        try workbench.write(change.bytes, to: RecordPath(change.path))
        done.files.append(change.path)
      }
      done.journals = try WithdrawnDrafts(workbench).erase(words.drafts)
      done.keyRows = try WithdrawnKeys(workbench).erase(study: study)
      try removeTemporaryFiles()
      try emptyCache()
      done.reports = try writeReports()
      return done
    }
  }

  private func removeTemporaryFiles() throws {
    for file in try WorkspaceFiles.list(in: workbench.location, .study(study))
    where file.role == .temporary {
      try FileErasure.remove("\(workbench.location.root)/\(file.path)")
    }
    _ = try FileErasure.removeTemporaryFiles(
      in: "\(workbench.location.root)/Exports/\(study)")
  }

  /// The cache can be made again at any time, and may hold what was read.
  private func emptyCache() throws {
    let folder = "\(workbench.location.root)/.kerb/cache"
    guard (try? Files.kind(folder)) == .folder else { return }
    do {
      for entry in try Files.list(folder).entries
      where entry.kind == .file && entry.name != RecordPath.lock.name {
        try FileErasure.remove("\(folder)/\(entry.name)")
      }
    } catch let error as SystemError {
      throw error.writing(folder)
    }
  }

  /// Writes the reports of the study again, where it has some; also when other files have faults.
  private func writeReports() throws -> [String] {
    guard try ExportFiles.studies(in: workbench.location).contains(study) else { return [] }
    var written: [String] = []
    for file in try ExportFiles.made(study, workbench.location).files {
      try ExportFiles.put(file, workbench)
      written.append(file.path.text)
    }
    return written
  }
}
