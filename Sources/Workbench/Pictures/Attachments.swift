import JSON
import Localization
import Merging
package import Records
package import Wording
import Workspace

/// The pictures of a study: finding, removing and bringing back.
package struct Attachments {
  private let workbench: Workbench
  private let study: String

  package init(of study: String, in workbench: Workbench) {
    self.study = study
    self.workbench = workbench
  }

  /// Those that are there, in the order of their ids, and what is wrong with the others.
  package func all(deleted: Bool = false) throws -> (
    pictures: [Attachment], faults: [WorkbenchError]
  ) {
    let records = try workbench.read(files())
    let pictures = records.compactMap { record -> Attachment? in
      guard record.isGone == deleted else { return nil }
      return record.record(Attachment.self, evenIfDeleted: deleted)
    }
    return (pictures, records.flatMap(\.faults))
  }

  /// The one that somebody means, by its id or how that begins, with or without `pic-`.
  package func find(_ typed: String) throws -> RecordFile {
    let wanted = typed.lowercased()
    let files = try files().filter { file in
      file.expectedID.hasPrefix(wanted) && wanted.utf8.count > Attachment.prefix.utf8.count
        || file.expectedID.dropFirst(Attachment.prefix.count).hasPrefix(wanted)
          && wanted.utf8.count > 2
    }
    guard let file = files.first, files.count == 1 else {
      throw WorkbenchError(
        files.isEmpty ? .noInput : .usage, at: typed,
        files.isEmpty ? "there is no such picture in \(study)" : "\(files.count) pictures fit",
        fix: files.isEmpty
          ? "`kerb attach list --study \(study)` names them"
          : "write more of the id: \(files.map(\.expectedID).joined(separator: ", "))")
    }
    let record = workbench.read(file)
    if let fault = record.faults.first { throw fault }
    return record
  }

  /// Where a picture lies, from the workspace on.
  package func path(_ attachment: Attachment) -> String {
    "Surveys/\(study)/attachments/\(attachment.file)"
  }

  /// Takes a picture out of what shows it, or brings it back; its file stays for that.
  ///
  /// - Returns: Whether that changed anything.
  package func setDeleted(_ isDeleted: Bool, _ typed: String) throws -> (
    id: String, isChanged: Bool
  ) {
    try workbench.transaction {
      let record = try find(typed)
      guard let document = record.document, !record.isErased else { throw Self.erased(record) }
      var draft = RecordDraft(changing: document, format: Attachment.format, ids: workbench.ids)
      let before = draft.bytes
      if isDeleted { try draft.delete() } else { try draft.restore() }
      guard draft.bytes != before else { return (record.file.expectedID, false) }
      try workbench.write(draft, to: RecordPath(record.file.path), isNew: false)
      return (record.file.expectedID, true)
    }
  }

  /// Erases a picture beyond undo: of the record only the mark stays, so that no merge brings the file back.
  ///
  /// - Returns: Its id.
  package func erase(_ typed: String) throws -> String {
    try workbench.transaction {
      let record = try find(typed)
      if record.isErased { throw Self.erased(record) }
      let mark = ErasurePropagation.Change(erasing: record, because: "the team erased this picture")
      try workbench.write(mark.bytes, to: RecordPath(record.file.path))
      try PictureFiles.removeErased(in: workbench.location)
      return record.file.expectedID
    }
  }

  /// A sentence for each picture that may show a participant who refused to be recorded.
  func refused(by participant: String) throws -> [Sentence] {
    try workbench.read(files()).filter { record in
      PictureFiles.refusers(of: record, in: workbench.location).contains {
        Text.isSame($0.string, participant)
      }
    }.map { record in
      let id = record.file.expectedID
      return
        "The picture \(id) may show \(RecordID(participant)?.short ?? participant). Reports leave it out and it is not sent. Next: \(PictureFiles.remedy(record))."
    }
  }

  private func files() throws -> [WorkspaceFile] {
    try workbench.files(ofStudy: study).filter { $0.role == .attachment }
  }

  private static func erased(_ record: RecordFile) -> WorkbenchError {
    WorkbenchError(
      .noInput, at: record.file.path, "this picture was erased",
      fix: "what was erased stays erased")
  }
}
