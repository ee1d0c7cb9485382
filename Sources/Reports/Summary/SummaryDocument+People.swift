import Localization
import Measures
import Records
import Wording

extension SummaryDocument {
  /// Who took part and who is missing: before any result.
  static func people(_ page: SummaryPage, _ room: SummaryRoom, _ document: inout Document) {
    document.heading(2, "Who took part, and who is missing")
    let (people, round) = (page.study.people, page.study.rounds.number)
    let took = page.study.participants
    guard people.participants > 0 else { return document.paragraph(took) }
    let lists = [
      people.needList(round: round, most: room.needs),
      people.technologyList(round: round, most: room.needs),
    ]
    document.paragraph(
      .joined(
        [ReportPlaceWords.report(took, "study", at: .people)] + lists
          + ConsentSentences.notRecorded(people.consentNotRecorded, round: round), " "))
    var missing: [Sentence] = []
    if let none = people.missingNeeds(round: round) {
      missing.append(ReportPlaceWords.report(none, "coverage", at: .gaps))
    }
    if !people.targets.isEmpty {
      missing.append(
        ReportPlaceWords.report(
          people.targets.met(round: round, isShort: true), "recruitment", at: .missing))
    }
    if !missing.isEmpty { document.paragraph(.joined(missing, " ")) }
  }
}
