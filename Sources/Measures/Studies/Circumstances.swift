import JSON
package import Localization
package import Records

/// What a reader must know of a round to judge any report of it: of what, with what, when, by whose leave.
///
/// For the team alone: a device and a day may be those of one person.
package struct Circumstances: Sendable {
  package let product: String?
  package let target: WCAGTarget
  package let round: Int?
  /// Sessions of the round that count.
  package let sessions: Int
  package let triedWith: TriedWith
  /// Languages that notes of the round name beside the workspace's own, by how many notes, in byte order.
  package let languages: [(tag: String, notes: Int)]
  /// People named in the sessions of the round who count.
  package let people: Int
  /// Of these, those of whom no consent is recorded.
  package let consentNotRecorded: Int
  /// Of these, those who did not agree that notes leave the team.
  package let keptInTeam: Int
  /// People of the study of whom nothing counts.
  package let withdrawn: Int
  package let refused: Int

  /// - Complexity: O(*n*) in the number of notes.
  package static func measure(_ records: StudyRecords, options: ReportOptions) -> Circumstances {
    Circumstances(StudyView(records, options: options))
  }

  private init(_ view: StudyView) {
    let study = view.records.study
    product = study.product.map(view.mask.text)
    target = study.target
    round = view.round
    triedWith = TriedWith(view)
    let entries = view.counted.entries.filter { $0.round == view.round }
    sessions = entries.count { !$0.isFurtherPart }
    let present = Set(entries.flatMap(\.people))
    people = present.count
    consentNotRecorded = present.count(where: view.register.lacksConsentRecord)
    keptInTeam = present.count(where: view.register.keepsNotesInTeam)
    withdrawn = view.register.count(of: .withdrawn)
    refused = view.register.count(of: .refused)
    var languages: [Text: Int] = [:]
    for entry in entries {
      for log in view.records.sessions[entry.index].logs {
        for tag in log.observations.compactMap(\.language) { languages[Text(tag), default: 0] += 1 }
      }
    }
    self.languages = languages.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) }
  }

  /// The languages of the notes; `nil` without one.
  package var languagesClaim: Sentence? {
    languages.isEmpty
      ? nil
      : TriedWith.claim(
        "languages", "Languages of notes", languages.map { ($0.tag, "\($0.tag)", $0.notes) }, round
      ) { .count($0, "note", "notes") }
  }
}
