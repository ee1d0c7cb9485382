import Localization
import Measures
import Records
import Statistics

/// What an issue says, part by part; each edition fills in what it may tell.
struct IssueParts {
  let study: RecordID
  let finding: RecordID
  let title: String
  let hasInventedPeople: Bool
  let edition: Edition
  let round: Int?
  let isStrength: Bool
  let part: FindingPart?
  let explanation: String?
  /// What became of it.
  let state: Sentence
  /// Whom it can concern, where not everybody.
  let concern: Sentence?
  let screens: [String]
  let tasks: [String]
  /// How often, and for whom.
  let affected: [Sentence]
  let severity: SeverityRatings?
  let priority: FindingPriority?
  let places: [Place]
  let isBeyondWcag: Bool
  let evidence: [Sentence]
  let recommendation: String?
  let owner: String?
  let goals: [TaskGoal]
  /// Who tries it again.
  let retest: Sentence

  var document: Document {
    var document = Document()
    document.heading(2, isStrength ? "What works" : "What happens")
    if hasInventedPeople { document.notice(ReportHead.invented) }
    if IssueTitle.isCut(title) { document.paragraph("The whole title: \(title)") }
    document.paragraph(explanation.map { "\($0)" } ?? "Nothing but the title is written down yet.")
    if let warning { document.notice(warning) }
    document.paragraph(state)
    section("How to meet it", meeting, &document)
    section("Who is affected", affected, &document)
    if !isStrength { section("How badly it hurts", [severityLine], &document) }
    section("Criteria", criteria, &document)
    section("Evidence", evidence, &document)
    section("What to do", doing, &document)
    if !isStrength { section("Done when", done, &document) }
    document.paragraph(mark)
    return document
  }

  private func section(_ heading: Sentence, _ lines: [Sentence], _ document: inout Document) {
    guard !lines.isEmpty else { return }
    document.heading(2, heading)
    document.list(lines)
  }

  /// What nobody should take for an open problem, or for a mended one.
  private var warning: Sentence? {
    switch part {
    case .notRetested:
      round.map { "Nobody tried this again in round \($0). It may still be there." }
        ?? "Nobody tried this again. It may still be there."
    case .calledFixed:
      "Called fixed, and nobody whom it had hurt has tried it again. Whether it is gone is not known."
    case .fixed: "Fixed: somebody whom it had hurt tried it again and got through."
    case .strength: "This works. It is here so that nobody breaks it."
    case nil:
      "Ask the team before you work on this. It may be fixed already, and it may be something that works."
    case .open, .beyondWcag: nil
    }
  }

  private var meeting: [Sentence] {
    var lines: [Sentence] = []
    if let concern { lines.append(concern) }
    if !tasks.isEmpty {
      let names = tasks.map { task -> Sentence in "“\(task)”" }
      lines.append(
        (names.count == 1 ? "Try " : "Try one of these: " as Sentence) + .list(names, .or) + ".")
    }
    if !screens.isEmpty {
      lines.append(
        (screens.count == 1 ? "On the screen " : "On the screens " as Sentence) + .list(screens)
          + ".")
    }
    return lines.isEmpty ? ["No task and no screen is written down yet."] : lines
  }

  private var severityLine: Sentence {
    guard let severity else { return "Severity: nobody has rated it." }
    return "Severity: " + FindingsDocument.severity(severity)
      + ". It says how badly it hurts somebody who meets it, not how many do."
  }

  private var criteria: [Sentence] {
    let links = places.sorted().map(IssuePlaces.link)
    if links.isEmpty {
      return [
        isBeyondWcag
          ? "No criterion of WCAG names it. It hurts all the same." : "No criterion is named yet."
      ]
    }
    return links + (isBeyondWcag ? ["And something that no criterion names."] : [])
  }

  private var doing: [Sentence] {
    var lines: [Sentence] = []
    if let recommendation, !recommendation.isEmpty {
      lines.append("\(recommendation)")
    } else if !isStrength {
      lines.append("No recommendation is written down yet.")
    }
    if let priority { lines.append("Priority: \(priority.label).") }
    if let owner, !owner.isEmpty { lines.append("Looked after by: \(owner).") }
    return lines
  }

  private var done: [Sentence] {
    let goals = goals.map { goal -> Sentence in
      goal.successWhen.map { "“\(goal.title)” is done: \($0)" }
        ?? "“\(goal.title)” can be done."
    }
    return goals + [retest]
  }

  /// By which a second export, and a person, know the finding again.
  private var mark: Sentence {
    let which: Sentence = round.map { ", round \($0)" } ?? ""
    let reference = Issue.reference(study, finding)
    return "Finding \(reference)" + which
      + ", edition \(edition.label). Written by kerb: the next export replaces this text, so change the finding instead."
  }
}
