import JSON
package import Records

/// A picture of a finding, as the team sees it.
package struct FindingPicture: Hashable, Sendable {
  package let id: RecordID
  /// What it shows, in words.
  package let alternative: String
  /// Where it lies, from the workspace on.
  package let path: String
  /// In pixels.
  package let width: Int
  package let height: Int
}

extension FindingAssembly {
  /// Pictures of a finding and of the notes that support it and count, in the order of their ids.
  ///
  /// None is shown that may show somebody of whom nothing is shown.
  func pictures(_ finding: Finding, notes: Set<Text>) -> [FindingPicture] {
    guard view.edition == .team, !view.records.attachments.isEmpty else { return [] }
    let out = view.records.peopleOut
    let study = view.records.study.id.string
    return view.records.attachments.filter { picture in
      let ofFinding = picture.findings.contains { Text.isSame($0, finding.id.string) }
      let isWithoutNotes = !finding.supports.isEmpty && notes.isEmpty
      let ofNote = picture.observations.contains { notes.contains(Text($0)) }
      return (ofFinding && !isWithoutNotes || ofNote) && !mayShow(picture, out)
    }.sorted { $0.id < $1.id }.map { picture in
      FindingPicture(
        id: picture.id, alternative: view.mask.text(picture.alternative),
        path: "Surveys/\(study)/attachments/\(picture.file)", width: picture.width,
        height: picture.height)
    }
  }

  /// Whether somebody of a session that a picture belongs to is out.
  private func mayShow(_ picture: Attachment, _ out: Set<RecordID>) -> Bool {
    let ofNotes = picture.observations.compactMap {
      $0.split(separator: "/").first.map(String.init)
    }
    let sessions = Set((picture.sessions + ofNotes).map { Text($0) })
    return view.records.sessions.contains { meeting in
      sessions.contains(Text(meeting.session.id.string))
        && meeting.session.participants.contains(where: out.contains)
    }
  }
}
