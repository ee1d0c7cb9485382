package import Localization
package import Measures
import Records
import Wording

/// The recruitment report as GitHub-flavoured Markdown that also reads well as plain text and aloud.
package enum RecruitmentDocument {
  /// The whole report; the same records always give the same bytes.
  package static func document(_ recruitment: Recruitment) -> Document {
    var document = Document()
    head(recruitment, &document)
    missing(recruitment, &document)
    targets(recruitment, &document)
    overRepresented(recruitment, &document)
    spreads(recruitment, &document)
    groups(recruitment, &document)
    combinations(recruitment, &document)
    minima(recruitment, &document)
    waiting(recruitment, &document)
    reading(recruitment, &document)
    return document
  }

  private static func head(_ recruitment: Recruitment, _ document: inout Document) {
    var title: Sentence = "Recruitment: \(recruitment.title)"
    if let round = recruitment.round { title = title + ", round \(round)" }
    document.heading(1, title)
    if recruitment.hasInventedPeople { document.notice(ReportHead.invented) }
    for warning in recruitment.warnings {
      document.notice("\(RecruitmentWords.warning(warning, recruitment))")
    }
    document.paragraph(
      "This report says whom the study wanted to meet, whom it met, and who is missing.")
    document.list(summary(recruitment))
  }

  private static func summary(_ recruitment: Recruitment) -> [Sentence] {
    let people = recruitment.people
    let sessions = Sentence.count(people.sessionsInRound, "session", "sessions")
    var took: Sentence =
      "\(people.inRound, "person", "people") took part in \(sessions)"
    if let round = recruitment.round { took = took + " of round \(round)" }
    if recruitment.rounds.count > 1 { took = took + "; \(people.inAll) over all rounds" }
    let isNobodyNamed = people.inRound == 0 && people.sessionsInRound > 0
    var lines: [Sentence] = [
      isNobodyNamed ? "\(ReportHead.nobodyNamed(people.sessionsInRound))" : took + ".",
      "\(RecruitmentWords.quota(recruitment))",
    ]
    if people.waiting > 0 {
      lines.append(
        "\(people.waiting, "registered person has", "registered people have") been in no session that counts."
      )
    }
    lines += ConsentSentences.left(withdrawn: people.withdrawn, refused: people.refused)
    lines += ConsentSentences.notRecorded(people.consentNotRecorded)
    if people.withoutFile > 0 {
      lines.append(
        "\(people.withoutFile, "person who took part has", "people who took part have") no file, so nothing is known of them."
      )
    }
    if people.pilots > 0 {
      lines.append(
        "\(people.pilots, "pilot session does", "pilot sessions do") not count.")
    }
    return lines
  }

  private static func missing(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Still missing", anchor: ReportPart.missing.rawValue)
    guard !recruitment.targets.isEmpty else {
      document.paragraph(
        "The study has no recruitment targets, so nobody can be missing. A target says whom the study wants to meet and how many: `kerb study edit STUDY --recruit \"label=VoiceOver advanced,minimum=2,assistiveTechnology=VoiceOver,proficiency=advanced\"`"
      )
      return
    }
    let lines = recruitment.openInRound.compactMap { target -> Sentence? in
      guard let words = RecruitmentWords.missing(target, target.inRound) else { return nil }
      let metInAll: Sentence =
        recruitment.rounds.count > 1 && !target.isHiddenInAll(in: recruitment.edition)
          && target.inAll.shortfall.isMet ? " Over all rounds the target is met." : ""
      let unknown: Sentence =
        RecruitmentWords.notKnown(target.inRound.notKnown).map { " " + $0 } ?? ""
      return "\(words)\(metInAll)\(unknown)"
    }
    let uncounted = recruitment.targets.compactMap(RecruitmentWords.uncounted)
    if !(lines + uncounted).isEmpty { return document.list(lines + uncounted) }
    document.paragraph(
      recruitment.targets.contains { $0.isHidden(in: recruitment.edition) }
        ? "Nothing that this edition may tell." : "Nobody: every target is met in this round.")
  }

  private static func targets(_ recruitment: Recruitment, _ document: inout Document) {
    guard !recruitment.targets.isEmpty else { return }
    document.heading(2, "Targets")
    let edition = recruitment.edition
    document.table(
      "For each target: whom it means, how many the study plans, and how many it met in this round and in all rounds.",
      none: "The study has no recruitment targets.",
      columns: ["Target", "Means", "Met in this round", "Met in all rounds", "Target met"],
      rows: recruitment.targets.map { target in
        [
          "\(target.label)", "\(target.wanted.all)",
          target.isHidden(in: edition)
            ? notShown(target) : "\(RecruitmentWords.met(target, target.inRound))",
          target.isHiddenInAll(in: edition)
            ? notShown(target) : "\(RecruitmentWords.met(target, target.inAll))",
          isMet(target, edition),
        ]
      })
  }

  private static func notShown(_ target: TargetState) -> Sentence {
    "not shown, \(target.minimum) planned"
  }

  private static func isMet(_ target: TargetState, _ edition: Edition) -> Sentence {
    if target.uncounted != nil { return "cannot be counted" }
    if target.isHidden(in: edition) { return "not shown" }
    if target.inRound.shortfall.isMet { return "yes" }
    return !target.isHiddenInAll(in: edition) && target.inAll.shortfall.isMet
      ? "over all rounds only" : "no"
  }

  private static func overRepresented(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Over-represented")
    let lines =
      recruitment.overRepresented.map { RecruitmentWords.over($0.spread, $0.value) }
      + recruitment.overfilled.map(RecruitmentWords.overfilled)
    document.list(lines.map { "\($0)" })
    document.paragraph(
      lines.isEmpty ? "Nobody. \(RecruitmentWords.overRule)" : "\(RecruitmentWords.overRule)")
  }
}
