import JSON
import Localization
import Records
import Wording
import Workspace

/// Where words that a withdrawal erases stand apart from the records that it erases: in other records, and in folders that
/// kerb has published from this computer.
struct WordTraces {
  /// A published folder, and the files in it that hold such words.
  struct Published {
    let folder: KnownFolder
    /// From the folder on.
    let files: [String]

    /// The files as paths from the workspace on; none where the folder lies elsewhere.
    func paths(in workspace: WorkspaceLocation) -> [String] {
      guard workspace.contains(folder.path) else { return [] }
      let below = folder.path.utf8.dropFirst(workspace.root.utf8.count + 1)
      return files.map { "\(Substring(below))/\($0)" }
    }
  }

  /// Paths of records, from the workspace on.
  let records: [String]
  let published: [Published]
  /// What may hold such words and could not be looked into, with what to do about it.
  let unsearched: [Sentence]
  /// What is looked for.
  let search: TextSearch

  /// Looks for the words, whether they are erased already or not.
  ///
  /// - Complexity: Reads every record twice; nothing where no words go.
  init(_ plan: WithdrawalPlan, in workbench: Workbench) throws {
    guard !plan.words.isEmpty else {
      (records, published, unsearched, search) = ([], [], [], plan.words.search)
      return
    }
    let after = Dictionary(
      plan.changes.map { (Text($0.path), $0.bytes) }, uniquingKeysWith: { first, _ in first })
    @Sendable func changed(_ record: RecordFile) -> RecordFile {
      after[Text(record.file.path)].map { RecordFile(record.file, bytes: $0) } ?? record
    }
    let files = try workbench.files()
    let all = plan.words
    var words = all
    for case let shared? in try RecordLoader.map(
      files, in: workbench.location, { all.lines(sharedWith: changed($0)) })
    { words.subtract(shared) }
    let search = words.search
    records = try RecordLoader.map(files, in: workbench.location) { record -> String? in
      let record = changed(record)
      return (record.document?.bytes).map(search.isFound) == true ? record.file.path : nil
    }.compactMap { $0 ?? nil }
    let known = try KnownFolder.all(workbench)
    var (published, unsearched): ([Published], [Sentence]) = ([], [])
    for folder in known.folders {
      let again: Sentence = ": publish again: `\(folder.command)`"
      guard let files = folder.files(holding: search) else {
        unsearched.append("\(Printable.text(folder.path, limit: 300))" + again)
        continue
      }
      if !files.found.isEmpty { published.append(Published(folder: folder, files: files.found)) }
      unsearched += files.unreadable.map {
        "\(Printable.text("\(folder.path)/\($0)", limit: 300))" + again
      }
    }
    self.published = published
    self.unsearched =
      unsearched
      + known.unreadable.map {
        "\(Printable.text($0, limit: 300)): this record of a published folder is damaged, so the folder is unknown; delete the file"
      }
    self.search = search
  }

  /// Notes which folders hold words, so that `kerb check` names them until they are published again.
  func remember(in workbench: Workbench) throws {
    for one in published { try one.folder.remember(holding: one.files, workbench) }
  }
}
