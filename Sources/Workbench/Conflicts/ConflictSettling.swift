package import JSON
package import Localization
import Measures
import Merging
package import Records
import Team
import Wording
import Workspace

/// Settles conflicts one after the other, takes choices back, and brings along what follows from them: git's index
/// while a merge is under way, and the reports.
package final class ConflictSettling {
  package let workbench: Workbench
  package let sources: ConflictSources
  private let repository: Repository?
  private let operation: RepositoryState.Operation?
  private var undos: [(label: Sentence, settled: FileConflict.Settled)] = []
  /// Files that git was told to be settled; a later choice in them must be told too.
  private var added: Set<Text> = []
  private var studies: Set<Text> = []
  /// How many choices stand.
  package var count: Int { undos.count }

  package init(_ workbench: Workbench) {
    self.workbench = workbench
    repository = workbench.repository()
    sources = ConflictSources(workbench, repository)
    // Where git cannot say, nothing is under way.
    operation = repository.flatMap { try? RepositoryState.read($0).operation }
  }

  /// Makes one value the only one.
  ///
  /// - Throws: `WorkbenchError` when the values changed meanwhile.
  package func settle(_ conflict: FileConflict, _ value: JSONValue) throws -> Sentence {
    let settled = try conflict.settle(value, in: workbench)
    undos.append(("\(conflict.label) of \(conflict.record)", settled))
    try followUp(settled.path, study: conflict.file.study)
    return "Settled: \(conflict.label) of \(conflict.record)."
  }

  /// Brings the conflict of the last choice back, with all its values.
  ///
  /// - Returns: The file that changed, and what to say.
  package func undo() throws -> (file: WorkspaceFile?, said: Sentence) {
    guard let last = undos.last else { return (nil, "Nothing to take back.") }
    let path = try RecordPath(last.settled.path)
    try workbench.transaction {
      guard try workbench.location.read(path) == last.settled.after else {
        throw WorkbenchError(
          .invalidData, at: path.text, "the record was changed since, so the choice stays",
          fix: "set the field with `kerb edit`")
      }
      try workbench.write(last.settled.before, to: path)
    }
    undos.removeLast()
    let file = WorkspaceFile(recordAt: path.text)
    try followUp(path.text, study: file?.study)
    return (file, "\(last.label) is in conflict again.")
  }

  private func followUp(_ path: String, study: String?) throws {
    if let study { studies.insert(Text(study)) }
    guard operation != nil || added.contains(Text(path)), let rebuilding else { return }
    try rebuilding.stage([path])
  }

  /// Makes every file whole that git could not merge.
  ///
  /// - Returns: What became of each.
  package func rebuild() throws -> [RebuiltWords] {
    guard let rebuilding else { return [] }
    let files = try workbench.transaction { try rebuilding.run() }
    for file in files where file.isAdded { added.insert(Text(file.path)) }
    for file in files {
      if case .left = file.outcome { continue }
      if case .export(let study) = file.outcome { studies.insert(Text(study)) }
      if let study = WorkspaceFile(recordAt: file.path)?.study { studies.insert(Text(study)) }
    }
    return files.map { RebuiltWords($0) }
  }

  private var rebuilding: Rebuilding? {
    repository.map { repository in
      let workbench = workbench
      return Rebuilding(repository, writer: workbench.atomicWriter) {
        (bytes, path) throws(WorkbenchError) in
        try KeptCopies.keep(bytes, of: path, workbench)
      }
    }
  }

  /// How many files git could not merge, or hold conflict markers that were committed.
  package func pendingFiles() throws -> Int {
    try repository.map { repository in try PendingFile.all(in: repository).count } ?? 0
  }

  /// Everything that is in conflict.
  package func gathering() throws -> ConflictGathering {
    try ConflictGathering(workbench, repository)
  }

  /// What a file holds in conflict now.
  package func conflicts(in file: WorkspaceFile) -> [FileConflict] {
    FileConflict.all(in: workbench.read(file))
  }

  /// Opens the person's editor on a text for a conflict.
  ///
  /// - Returns: What was saved, without the line end that editors add.
  /// - Throws: `WorkbenchError`; what was typed stays then, and the error says where.
  package func edit(_ text: String, for conflict: FileConflict) throws -> String {
    let name = "\(conflict.file.expectedID)-\(conflict.pointer.last ?? "").txt"
    let record = workbench.read(conflict.file)
    let form = try FormEditing(
      Array(text.utf8), named: name, about: FormSubject(record, in: workbench), workbench)
    let saved = String(decoding: try form.edit(), as: UTF8.self)
    try form.remove()
    let isEnded = saved.utf8.last == 0x0A && text.utf8.last != 0x0A
    return isEnded ? String(saved.dropLast()) : saved
  }

  /// Writes the reports of the studies again whose records changed.
  ///
  /// - Returns: The paths of the reports.
  package func refreshReports() throws -> [String] {
    guard !studies.isEmpty else { return [] }
    let written = try workbench.transaction {
      try ExportFiles.refresh(studies.map(\.string), workbench)
    }
    let toAdd = operation == nil ? written.filter { added.contains(Text($0)) } : written
    if let rebuilding { try rebuilding.stage(toAdd) }
    studies = []
    return written
  }

  /// What a person does when everything is settled; `nil` where nothing waits.
  package var nextStep: Sentence? {
    if let operation { return "`\(operation.continuing)`" }
    if !added.isEmpty {
      return "`git commit`; if this came out of `git stash pop`, `git stash drop` afterwards"
    }
    return repository != nil && count > 0 ? "`kerb team sync`" : nil
  }
}

/// Content that somebody typed into a file that was written anew: it stays among the forms.
private enum KeptCopies {
  static func keep(_ bytes: [UInt8], of path: String, _ workbench: Workbench)
    throws(WorkbenchError) -> String
  {
    do {
      let name = path.split(separator: "/").joined(separator: "-")
      let subject = WorkspaceFile(recordAt: path).map {
        // The file itself holds what was typed, so only its place can tell.
        FormSubject(RecordFile($0, bytes: bytes), in: workbench)
      }
      return try FormsFolder(of: workbench).make(
        bytes, named: name, about: subject ?? FormSubject(), token: workbench.ids.text(12),
        now: workbench.now, with: workbench.atomicWriter
      ).path
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.cannotWrite, at: path, "\(error)", fix: "try again")
    }
  }
}
