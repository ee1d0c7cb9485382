import Localization
import Measures
import Records
import Wording

extension SummaryDocument {
  /// Whom the team met, and whom not: before any result.
  static func people(_ page: SummaryPage, _ document: inout Document) {
    document.heading(2, "Whom we met, and whom not")
    let study = page.study
    guard study.people.participants > 0 else {
      return document.paragraph(
        study.rounds.sessions > 0
          ? ReportHead.nobodyNamed(study.rounds.sessions) : "No real person took part.")
    }
    document.paragraph(
      Sentence.joined(
        [met(study.people)] + ConsentSentences.notRecorded(study.people.consentNotRecorded), " "))
    document.paragraph(Sentence.joined(missing(study.people), " "))
  }

  /// "6 people: 2 with a need in seeing, 1 in hearing; 2 use VoiceOver."
  private static func met(_ people: PeopleCoverage) -> Sentence {
    let needs = people.dimensions.filter { $0.total.participants > 0 }
    var parts: [Sentence] = []
    if !needs.isEmpty {
      parts.append(
        "needs in "
          + Sentence.list(needs.map { "\($0.label) (\($0.total.participants))" }))
    }
    parts += known(people.knowledge.needs, none: "no need")
    let used = people.technologies.filter { $0.total.participants > 0 }
    if !used.isEmpty {
      parts.append(
        "using " + Sentence.list(used.map { "\($0.name) (\($0.total.participants))" }))
    }
    let all = ReportPlaceWords.report(
      "\(people.participants, "person", "people")", "study", at: .people)
    guard !parts.isEmpty else { return all + " took part." }
    return all + " took part: " + Sentence.joined(parts, "; ")
      + ". People with several are counted in each."
  }

  /// People who said that there is nothing, and people of whom nobody knows.
  private static func known(_ knowledge: ListKnowledge, none: Sentence) -> [Sentence] {
    var parts: [Sentence] = []
    if knowledge.none > 0 { parts.append(none + " (\(knowledge.none))") }
    let unknown = knowledge.notKnown.total
    if unknown > 0 { parts.append("of \(unknown, "person", "people") needs are not known") }
    return parts
  }

  private static func missing(_ people: PeopleCoverage) -> [Sentence] {
    var lines: [Sentence] = []
    let absent = people.dimensions.filter { $0.total.participants == 0 }.map(\.label)
    if !absent.isEmpty {
      // Of somebody whose needs are not known, nobody can say that they have none.
      let nobody: Sentence =
        people.knowledge.needs.notKnown.total > 0 ? "Nobody is known to have" : "Nobody had"
      lines.append(
        ReportPlaceWords.report(nobody, "coverage", at: .gaps)
          + " a need in \(Sentence.list(absent, .or)).")
    }
    let targets = people.targets
    let missed = targets.filter { !$0.isMetInRound }
    guard !missed.isEmpty else {
      if !targets.isEmpty {
        lines.append(
          "\(targets.count == 1 ? "The" : "All") \(targets.count, "recruitment target was", "recruitment targets were") met in this round."
        )
      }
      return lines
    }
    lines.append(
      ReportPlaceWords.report(
        "\(missed.count) of \(targets.count, "recruitment target", "recruitment targets")",
        "recruitment", at: .missing)
        + " \(missed.count == 1 ? "was" : "were") not met in this round\(among(missed)).")
    return lines
  }

  /// Some that nobody at all counts for, by their labels; empty where there is none.
  private static func among(_ missed: [TargetRow]) -> Sentence {
    let none = missed.filter { $0.metInRound == 0 && $0.notKnownInRound == 0 }.prefix(3)
    guard !none.isEmpty else { return "" }
    return ", among them \(Sentence.list(none.map { "“\($0.label)”" }))"
  }
}
