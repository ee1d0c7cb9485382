import Localization
import Measures
import Records
import Wording

extension SummaryDocument {
  /// Whom the team met, and whom not: before any result.
  static func people(_ page: SummaryPage, _ room: SummaryRoom, _ document: inout Document) {
    document.heading(2, "Whom we met, and whom not")
    let study = page.study
    guard study.people.participants > 0 else {
      return document.paragraph(
        study.rounds.sessions > 0
          ? ReportHead.nobodyNamed(study.rounds.sessions) : "No real person took part.")
    }
    document.paragraph(
      Sentence.joined(
        [met(study.people, sessions: study.rounds.sessions, most: room.needs)]
          + ConsentSentences.notRecorded(study.people.consentNotRecorded), " "))
    document.paragraph(Sentence.joined(missing(study.people), " "))
  }

  /// "6 people took part in 5 sessions, some together: needs in seeing (2) and hearing (1); using VoiceOver (2)."
  ///
  /// - Parameter most: How many abilities, and technologies, are named; those of most people first.
  private static func met(_ people: PeopleCoverage, sessions: Int, most: Int) -> Sentence {
    let needs = people.dimensions.map { (label: $0.label, count: $0.total.participants) }
    var parts: [Sentence] = []
    let (named, others) = common(needs, most)
    if !named.isEmpty {
      let rest: [Sentence] = others > 0 ? ["\(others, "other ability", "other abilities")"] : []
      parts.append("needs in " + Sentence.list(named + rest))
    }
    parts += known(people.knowledge.needs, none: "no need")
    let (used, more) = common(
      people.technologies.map { (label: "\($0.name)", count: $0.total.participants) }, most)
    if !used.isEmpty {
      let rest: [Sentence] =
        more > 0 ? ["\(more, "other technology", "other technologies")"] : []
      parts.append("using " + Sentence.list(used + rest))
    }
    let all = ReportPlaceWords.report(
      "\(people.participants, "person", "people")", "study", at: .people)
    let here = all + tookPart(people.participants, in: sessions)
    guard !parts.isEmpty else { return here + "." }
    let several: Sentence =
      others == 0 && needs.reduce(0) { $0 + $1.count } > people.participants
      ? " Some have several." : ""
    return here + ": " + Sentence.joined(parts, "; ") + "." + several
  }

  /// " took part in 5 sessions, some together": more people than sessions cannot all have come alone.
  private static func tookPart(_ people: Int, in sessions: Int) -> Sentence {
    let together: Sentence =
      people <= sessions ? "" : sessions == 1 ? " together" : ", some together"
    return " took part in \(sessions, "session", "sessions")" + together
  }

  /// Those that most people have, "seeing (5)", in the order of the reports where there is room for all.
  private static func common(
    _ all: [(label: Sentence, count: Int)], _ most: Int
  ) -> (named: [Sentence], others: Int) {
    let here = all.filter { $0.count > 0 }
    var shown = here
    // One more is as short as "1 other".
    if here.count > most + 1 {
      let order = here.enumerated().sorted {
        ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
      }
      shown = order.prefix(most).map(\.element)
    }
    return (shown.map { "\($0.label) (\($0.count))" }, here.count - shown.count)
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
        people.knowledge.needs.notKnown.total > 0 ? "Nobody known to have" : "Nobody with"
      lines.append(
        ReportPlaceWords.report(nobody, "coverage", at: .gaps)
          + " a need in \(Sentence.list(absent, .or)) took part.")
    }
    let targets = people.targets.filter { $0.uncounted == nil }
    let uncounted = people.targets.count - targets.count
    if uncounted > 0 {
      lines.append("\(uncounted, "recruitment target", "recruitment targets") cannot be counted.")
    }
    let missed = targets.filter { !$0.isMetInRound }
    guard !missed.isEmpty else {
      if !targets.isEmpty {
        lines.append(
          "\(targets.count == 1 ? "The" : "All" as Sentence) \(targets.count, "recruitment target was", "recruitment targets were") met in this round."
        )
      }
      return lines
    }
    lines.append(
      ReportPlaceWords.report(
        "\(missed.count) of \(targets.count, "recruitment target", "recruitment targets")",
        "recruitment", at: .missing)
        + " \(missed.count == 1 ? "was" : "were" as Sentence) missed.")
    return lines
  }
}
