import Localization
import Measures
import Records
import Wording

extension StudyDocument {
  static func plan(_ study: StudySummary, _ document: inout Document) {
    let plan = study.plan
    document.heading(2, "The plan")
    var lines: [Sentence] = []
    if let product = plan.product { lines.append("Product: \(product)") }
    if let purpose = plan.purpose { lines.append("Purpose: \(purpose)") }
    lines.append("Target: \(plan.target.label)")
    if let round = study.rounds.number {
      let others = study.rounds.all.filter { $0 != round }.map { "\($0)" }
      let beside: Sentence =
        others.isEmpty
        ? ""
        : "; \(others.count == 1 ? "round" : "rounds" as Sentence) \(Sentence.list(others)) \(others.count == 1 ? "has a report" : "have reports" as Sentence) of \(others.count == 1 ? "its" : "their" as Sentence) own"
      lines.append(
        "Round \(round), with \(study.rounds.sessions, "session", "sessions")"
          + beside)
    } else {
      lines.append("No session counts yet")
    }
    lines.append(titles(plan.tasks, Noun("task", "tasks")))
    lines.append(titles(plan.screens, Noun("screen", "screens")))
    lines.append(
      "\(plan.prompts, "thing to watch for", "things to watch for"), \(plan.recruitmentTargets, "recruitment target", "recruitment targets")"
    )
    lines.append(
      plan.informationSheetVersion.map { "Information sheet: version \($0)" }
        ?? "Information sheet: no version noted")
    document.list(lines.map(sentence))
    document.heading(3, "Departures from the plan")
    let departures = departures(
      plan.deviations, target: plan.target.platform, sessions: study.rounds.sessions)
    guard !departures.isEmpty else { return document.paragraph("None is known.") }
    document.list(departures)
  }

  /// "2 tasks: Buy a ticket; Pay".
  private static func titles(_ titles: [String], _ noun: Noun) -> Sentence {
    let count = noun.counted(titles.count)
    return titles.isEmpty ? count : count + ": \(titles.joined(separator: "; "))"
  }

  /// With a full stop, unless words of the plan bring their own.
  private static func sentence(_ line: Sentence) -> Sentence {
    let isEnded = line.plain().utf8.last.map { ".!?".utf8.contains($0) } ?? false
    return isEnded ? line : line + "."
  }

  private static func departures(
    _ found: Deviations, target: ProductPlatform, sessions: Int
  ) -> [Sentence] {
    let all = Sentence.count(sessions, "session", "sessions")
    var lines: [Sentence] = []
    if found.pilots > 0 {
      lines.append(
        "\(found.pilots, "pilot session is", "pilot sessions are") left out.")
    }
    lines += ConsentSentences.left(withdrawn: found.withdrawn, refused: found.refused)
    if found.withoutConsentDate > 0 {
      lines.append(
        "In \(found.withoutConsentDate) of \(all) the consent of somebody has no date.")
    }
    if found.otherSheet > 0 {
      lines.append(
        "In \(found.otherSheet) of \(all) somebody was told another version of the information sheet."
      )
    }
    if found.withoutParticipant > 0 {
      lines.append(
        "\(found.withoutParticipant) of \(all) \(found.withoutParticipant == 1 ? "names" : "name" as Sentence) no participant."
      )
    }
    if found.withoutProductVersion > 0 {
      lines.append(
        "In \(found.withoutProductVersion) of \(all) nobody noted the version of the product.")
    }
    if found.productVersions.count > 1 {
      let versions: [Sentence] = found.productVersions.map { version in
        "\(version.version) in \(version.sessions, "session", "sessions")"
      }
      lines.append("Several versions of the product were tried: \(Sentence.list(versions)).")
    }
    lines += PlatformSentences.elsewhere(found.otherPlatforms, target: target)
    if found.staged > 0 {
      lines.append("In \(found.staged) of \(all) the team arranged a situation: it is simulated.")
    }
    if found.attemptsOutsidePlan > 0 {
      lines.append(
        "\(found.attemptsOutsidePlan, "attempt was", "attempts were") at tasks that the plan does not have; they count nowhere."
      )
    }
    if found.attemptsOpen > 0 {
      lines.append(
        "Of \(found.attemptsOpen, "attempt", "attempts") nobody noted how it ended; such attempts count nowhere."
      )
    }
    if found.attemptsLeftOut > 0 {
      lines.append(
        "\(found.attemptsLeftOut, "attempt", "attempts") may be of somebody of whom nothing counts, and count nowhere."
      )
    }
    return lines
  }
}
