package import Interchange
import JSON
package import Localization
import Measures
import Merging
package import Records
import Wording
import Workspace

/// Keeps pictures beside the records of a study.
package struct Attaching {
  private let workbench: Workbench
  private let study: String

  package init(to study: String, in workbench: Workbench) {
    self.study = study
    self.workbench = workbench
  }

  /// A picture that was attached.
  package struct Attached {
    package let id: RecordID
    package let path: RecordPath
    package let bytes: [UInt8]
    /// What the same picture was attached to before; whether anything is new.
    package let isChanged: Bool
    /// Sentences about consent that is not recorded.
    package let remarks: [Sentence]
  }

  /// Attaches a picture under the workspace's lock; the file comes before the record that names it.
  ///
  /// - `name`: The name of the file, which is no text alternative.
  /// - `showsNobody`: Whether the person looked and says that the picture shows no participant.
  /// - Throws: `WorkbenchError` where there is no such target, the text is missing, or a person refused it.
  package func attach(
    _ picture: CleanPicture, named name: String, alternative: String, to targets: [String],
    showsNobody: Bool
  ) throws -> Attached {
    let words = PlainText.trimmed(alternative)
    try Self.check(words, name)
    return try workbench.transaction {
      let found = try targets.map(target)
      let digest = SHA256.hex(picture.bytes)
      let id = try RecordID(
        checked: Attachment.prefix + String(digest.prefix(Attachment.digits)))
      let path = try RecordPath.attachment(id.string, study: study)
      let old = try workbench.document(path)
      if let old, old.root[key: SystemKey.erased]?.boolean == true {
        throw WorkbenchError(
          .cannotWrite, at: path.text,
          "this picture was erased, by a withdrawal or with `kerb attach remove --erase`",
          fix: "what was erased stays erased, also with `--shows-nobody`; take another picture")
      }
      let remarks = try found.flatMap { try consent($0, showsNobody: showsNobody) }
      var draft =
        old.map { RecordDraft(changing: $0, format: Attachment.format, ids: workbench.ids) }
        ?? RecordDraft(
          creating: Attachment.format, id: id, ids: workbench.ids,
          origin: String(digest.prefix(26)))
      let before = draft.bytes
      if old != nil { try draft.restore() }
      try fill(&draft, picture, digest, words, found, showsNobody)
      let isChanged = old == nil || draft.bytes != before
      try workbench.write(
        picture.bytes,
        to: RecordPath.picture(id.string, ending: picture.kind.ending, study: study))
      if isChanged { try workbench.write(draft, to: path, isNew: old == nil) }
      return Attached(
        id: id, path: path, bytes: draft.bytes, isChanged: isChanged, remarks: remarks)
    }
  }

  private static func check(_ words: String, _ name: String) throws {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    let folded = words.lowercased()
    let says = words.unicodeScalars.contains { $0.properties.isAlphabetic }
    let isName = [file, stem].contains { Text.isSame($0.lowercased(), folded) }
    let isNothing = ["picture", "image", "screenshot", "photo", "img", "bild", "foto"].contains {
      Text.isSame($0, folded)
    }
    guard says, !isName, !isNothing else {
      throw WorkbenchError(
        .usage, at: "--alt",
        words.isEmpty
          ? "the text alternative is missing" : "this does not say what the picture shows",
        fix:
          "write what somebody who does not see it has to know: `--alt` \"The button Pay, without a label\""
      )
    }
    guard words.utf8.count <= 4000 else {
      throw WorkbenchError(
        .usage, at: "--alt", "the text alternative is longer than 4,000 bytes",
        fix: "say what the picture shows in a few sentences; more belongs into the finding")
    }
  }

  private func fill(
    _ draft: inout RecordDraft, _ picture: CleanPicture, _ digest: String, _ words: String,
    _ targets: [Target], _ showsNobody: Bool
  ) throws {
    try draft.set(\Attachment.alternative, to: words)
    try draft.set(\Attachment.kind, to: picture.kind)
    try draft.set(\Attachment.width, to: picture.width)
    try draft.set(\Attachment.height, to: picture.height)
    try draft.set(\Attachment.digest, to: digest)
    if showsNobody { try draft.set(\Attachment.showsNobody, to: true) }
    for target in targets {
      try draft.include(true, target.id, in: Holder<Attachment>().field(target.field))
    }
  }

  // MARK: Targets

  /// Something of the study that a picture belongs to.
  struct Target {
    /// The field of the record.
    let field: PartialKeyPath<Attachment>
    let id: String
    /// Sessions whose people it may show.
    let session: String?
  }

  /// What somebody means: `S09#12`, `F03`, `S09`, the id or the words of a screen or task.
  private func target(_ typed: String) throws -> Target {
    if NoteReference.isOne(typed) {
      let note = try NoteReference(typed).note(study: study, in: workbench)
      guard Text.isSame(note.study, study) else {
        throw WorkbenchError(
          .usage, at: typed, "this note is of the study \(note.study), not of \(study)",
          fix: "name a note of \(study)")
      }
      let session = note.id.split(separator: "/").first.map(String.init)
      return Target(field: \.observations, id: note.id, session: session)
    }
    let definitions = try workbench.definitions(study: study)
    let kinds: [(ReferenceTarget, PartialKeyPath<Attachment>, Noun)] = [
      (.finding, \.findings, Noun("finding", "findings")),
      (.session, \.sessions, Noun("session", "sessions")),
      (.screen, \.screens, Noun("screen", "screens")), (.task, \.tasks, Noun("task", "tasks")),
    ]
    for (kind, field, noun) in kinds {
      let found = definitions.matches(kind, typed, study: study)
      guard let only = found.first else { continue }
      guard found.count == 1 else {
        throw WorkbenchError(
          .usage, at: typed, "\(noun.counted(found.count)) fit",
          fix: "write one of \(found.prefix(8).joined(separator: ", "))")
      }
      return Target(field: field, id: only, session: kind == .session ? only : nil)
    }
    throw WorkbenchError(
      .noInput, at: typed,
      "there is no finding, session, screen or task \(Quoted(typed)) in \(study)",
      fix:
        "write F03, S09, S09#12, or the id of a screen or a task; `kerb finding list \(study)` names the findings"
    )
  }

  /// Looks whether the people of a session let pictures be taken; whoever shows nobody needs no permission.
  private func consent(_ target: Target, showsNobody: Bool) throws -> [Sentence] {
    guard let session = target.session else { return [] }
    let path = try RecordPath.session(session, study: study)
    let listed = try workbench.document(path)?.root[\Session.participants]
    let people = listed.map { $0.elements.compactMap(\.string) } ?? []
    let unasked = try Entrance(workbench: workbench, study: study).check(people)
    if showsNobody { return unasked }
    var remarks = unasked
    for id in people {
      let path = try RecordPath.participant(id, study: study)
      let record = WorkspaceFile(recordAt: path.text)
        .map { RecordLoader.read($0, in: workbench.location) }
      let participant = record?.participantWithFaults
      let short = RecordID(id)?.short ?? id
      if let record, record.mayRefuseRecording {
        let isRefused = participant?.recording.isRefused ?? false
        throw WorkbenchError(
          .invalidData, at: short,
          isRefused
            ? "\(short) refused that sound or picture be recorded"
            : "the file of \(short) has faults, so whether they refused that sound or picture be recorded is not known",
          fix:
            "attach it only if it shows nobody and nothing of theirs, and say so: `--shows-nobody`"
        )
      }
      if participant?.consent.record == nil {
        remarks.append(
          "Whether \(short) may be recorded in sound or picture was not asked; make sure that the picture shows nothing of them."
        )
      }
    }
    return remarks
  }
}

extension RecordID {
  fileprivate init(checked text: String) throws {
    try RecordID.check(text)
    guard let id = RecordID(text) else {
      throw WorkbenchError(.invalidData, at: text, "this is no id", fix: "attach the picture again")
    }
    self = id
  }
}
