import JSON
package import Localization
import Platform
package import Records
package import Wording

/// The files of pictures, which lie beside their records: whether they are there and as they were, and which have to go.
package enum PictureFiles {
  /// Pictures whose record was erased: they must not be there, whoever brought them back.
  ///
  /// - `files`: Of a study, or of the workspace.
  /// - Returns: Paths from the workspace on.
  package static func erased(
    _ files: [WorkspaceFile], in workspace: WorkspaceLocation
  ) -> [String] {
    files.filter { picture in
      guard picture.role == .picture, !picture.isBehindLink,
        let file = WorkspaceFile(recordAt: picture.recordOfPicture)
      else { return false }
      return RecordLoader.read(file, in: workspace).isErased
    }.map(\.path)
  }

  /// The same, of one folder of pictures alone.
  package static func erased(
    inFolder folder: String, ofStudy study: String, in workspace: WorkspaceLocation
  ) throws -> [String] {
    let files = try Files.list(folder).entries.filter { $0.kind == .file }.compactMap { entry in
      let role = WorkspaceFolder.study.folders["attachments"]?.role(ofFile: entry.name)
      return role == .picture
        ? WorkspaceFile(
          path: "Surveys/\(study)/attachments/\(entry.name)", role: .picture, study: study,
          session: nil, isBehindLink: false) : nil
    }
    return erased(files, in: workspace)
  }

  /// Whether a picture is kept by its record, as it was attached.
  package static func isKept(_ picture: WorkspaceFile, in workspace: WorkspaceLocation) -> Bool {
    guard let file = WorkspaceFile(recordAt: picture.recordOfPicture),
      let digest = RecordLoader.read(file, in: workspace)
        .record(Attachment.self, evenIfDeleted: true)?.digest,
      let bytes = try? workspace.read(RecordPath(picture.path))
    else { return false }
    return Text.isSame(SHA256.hex(bytes), digest)
  }

  /// Whether the record of a picture was erased.
  package static func isErased(_ picture: WorkspaceFile, in workspace: WorkspaceLocation) -> Bool {
    !erased([picture], in: workspace).isEmpty
  }

  /// Takes away every picture whose record was erased.
  ///
  /// - Returns: The paths of those that went.
  /// - Throws: `WorkbenchError` for the first that cannot be removed.
  @discardableResult
  package static func removeErased(
    in workspace: WorkspaceLocation
  ) throws(WorkbenchError) -> [String] {
    let paths = erased(try WorkspaceFiles.list(in: workspace), in: workspace)
    for path in paths { try FileErasure.remove(workspace.absolute(RecordPath(path))) }
    return paths
  }

  /// A record whose picture has no file.
  package struct Lost: Sendable {
    package let record: RecordFile
    package let attachment: Attachment
    /// Where the file belongs, from the workspace on.
    package let path: String
  }

  /// The records that live while the files of their pictures are gone.
  package static func lost(in workspace: WorkspaceLocation) throws(WorkbenchError) -> [Lost] {
    let files = try WorkspaceFiles.list(in: workspace)
    let present = paths(files)
    return files.filter { $0.role == .attachment && !$0.isBehindLink }.compactMap {
      lost(RecordLoader.read($0, in: workspace), present)
    }
  }

  private static func lost(_ record: RecordFile, _ present: Set<Text>) -> Lost? {
    guard let attachment = record.record(Attachment.self) else { return nil }
    let path = self.path(of: attachment, record)
    return present.contains(Text(path))
      ? nil : Lost(record: record, attachment: attachment, path: path)
  }

  private static func path(of attachment: Attachment, _ record: RecordFile) -> String {
    record.file.path.split(separator: "/").dropLast().joined(separator: "/")
      + "/\(attachment.file)"
  }

  private static func paths(_ files: [WorkspaceFile]) -> Set<Text> {
    Set(files.filter { $0.role == .picture }.map { Text($0.path) })
  }

  /// What is wrong with the pictures of a workspace.
  ///
  /// - Parameter hasHistory: Whether a missing file can be looked for in git.
  static func findings(
    _ files: [WorkspaceFile], in workspace: WorkspaceLocation, hasHistory: Bool
  ) -> [CheckFinding] {
    let pictures = files.filter { $0.role == .picture }
    let present = paths(files)
    let records = Set(files.filter { $0.role == .attachment }.map { Text($0.path) })
    let erased = Set(self.erased(files, in: workspace).map { Text($0) })
    var findings = pictures.compactMap { picture -> CheckFinding? in
      if erased.contains(Text(picture.path)) {
        return finding(
          picture.path, "a picture that was erased is there again",
          fix: "run `kerb check --fix`, or `kerb team sync`", isFixable: true)
      }
      guard !records.contains(Text(picture.recordOfPicture)) else { return nil }
      return finding(
        picture.path, "no record says what this picture shows and what it belongs to",
        fix: "attach it again with `kerb attach`, and delete this file")
    }
    for file in files where file.role == .attachment {
      let record = RecordLoader.read(file, in: workspace)
      findings += refused(record, present, workspace)
      if let lost = lost(record, present) {
        findings.append(finding(lost, hasHistory: hasHistory))
      } else {
        findings += self.findings(record, workspace)
      }
    }
    return findings
  }

  /// Participants who refused to be recorded, or of whom no one can tell, and whom a picture may show, because they took part
  /// in a session that it belongs to; empty if the picture is marked as showing no participant.
  package static func refusers(
    of record: RecordFile, in workspace: WorkspaceLocation
  ) -> [RecordID] {
    refusers(of: record) { path in
      WorkspaceFile(recordAt: path.text).map { RecordLoader.read($0, in: workspace) }
    }
  }

  /// - `version`: The version of a record that counts, by its path; `nil` if there is none.
  package static func refusers(
    of record: RecordFile, by version: (RecordPath) -> RecordFile?
  ) -> [RecordID] {
    guard record.file.role == .attachment, let study = record.file.study,
      let attachment = record.record(Attachment.self, evenIfDeleted: true),
      !attachment.showsNobody
    else { return [] }
    func read(_ path: () throws -> RecordPath) -> RecordFile? {
      (try? path()).flatMap(version)
    }
    let people = attachment.meetings.compactMap { id in
      read { try RecordPath.session(id, study: study) }.map(ErasurePropagation.people)
    }.joined()
    return Set(people.map { Text($0) }).sorted().compactMap { id in
      let record = read { try RecordPath.participant(id.string, study: study) }
      return record?.mayRefuseRecording ?? false ? RecordID(id.string) : nil
    }
  }

  private static func finding(_ lost: Lost, hasHistory: Bool) -> CheckFinding {
    let study = ShellWord.word(lost.record.file.study ?? "")
    return finding(
      lost.path, "this picture is missing, and its record is still there",
      fix: hasHistory
        ? "`kerb check --fix` or `kerb team sync` restores it from git's history, and deletes its record if no commit has the picture"
        : "restore the file from a backup, or `kerb attach remove \(lost.attachment.id) --study \(study)`",
      isFixable: hasHistory)
  }

  private static func refused(
    _ record: RecordFile, _ present: Set<Text>, _ workspace: WorkspaceLocation
  ) -> [CheckFinding] {
    let refusers = refusers(of: record, in: workspace)
    guard !refusers.isEmpty,
      let attachment = record.record(Attachment.self, evenIfDeleted: true),
      present.contains(Text(path(of: attachment, record)))
    else { return [] }
    return [
      finding(
        path(of: attachment, record),
        "this picture may show participants who refused to be recorded, or whose file has faults: \(refusers.map(\.short).joined(separator: ", "))",
        fix: remedy(record))
    ]
  }

  /// What to do about a picture that may show participants who refused to be recorded. Erasing comes last: no picture that was
  /// erased can be attached again.
  ///
  /// - Parameter record: That of the picture.
  package static func remedy(_ record: RecordFile) -> Sentence {
    "if it shows no participant and nothing of theirs, do not remove it: attach the same file again with `--shows-nobody`; otherwise `kerb attach remove \(record.file.expectedID) --erase --study \(ShellWord.word(record.file.study ?? ""))`"
  }

  private static func findings(
    _ record: RecordFile, _ workspace: WorkspaceLocation
  ) -> [CheckFinding] {
    guard let attachment = record.record(Attachment.self) else { return [] }
    let path = path(of: attachment, record)
    guard let bytes = try? workspace.read(RecordPath(path)) else {
      return [finding(path, "the picture cannot be read", fix: "look at its permissions")]
    }
    var found: [CheckFinding] = []
    if !Text.isSame(SHA256.hex(bytes), attachment.digest) {
      found.append(
        finding(
          path, "the picture is not the one that was attached",
          fix: PictureKind.begins(bytes)
            ? "restore it from git, or attach the new one with `kerb attach`"
            : "set up the filter that `.gitattributes` names for pictures (such as `git lfs pull`); without one, restore the picture from git"
        ))
    }
    let targets =
      attachment.findings + attachment.observations + attachment.sessions + attachment.screens
      + attachment.tasks
    if targets.isEmpty {
      found.append(
        finding(
          record.file.path, "the picture belongs to nothing",
          fix: "`kerb attach remove \(attachment.id)`, or attach it to something"))
    }
    return found
  }

  private static func finding(
    _ path: String, _ problem: Sentence, fix remedy: Sentence, isFixable: Bool = false
  ) -> CheckFinding {
    CheckFinding(WorkbenchError(.invalidData, at: path, problem, fix: remedy), isFixable: isFixable)
  }
}
