package import Localization
import Measures
import Records
import Statistics

/// The text of an issue; a redacted finding leaves parts of it out.
extension Issue {
  private var isStrength: Bool { finding.kind == .strength }

  package var body: Document {
    var document = Document()
    document.heading(2, isStrength ? "What works" : "What happens")
    if hasInventedPeople { document.notice(ReportHead.invented) }
    if IssueTitle.isCut(finding.title) {
      document.paragraph(
        finding.field("title", [finding.title], as: "The whole title: \(finding.title)"))
    }
    let explanation = finding.explanation.nonEmpty
    document.paragraph(
      finding.field(
        "description", [explanation].compactMap(\.self),
        as: explanation.map { "\($0)" } ?? "Description: not recorded."))
    if finding.part == .untold {
      document.notice(
        "Ask the team before you work on this. It may be fixed already, or a strength.")
    } else if finding.isContradicted || !finding.isOpen || finding.part == .notRetested {
      document.notice(
        isStrength ? "This works: keep it." : finding.standing.capitalised + ".")
    }
    if finding.part != .untold { document.paragraph("State: " + finding.status + ".") }
    let sections: [(heading: Sentence, lines: [Sentence])] = [
      ("How to reproduce it", reproducing), ("Who is affected", affected),
      ("Severity", [finding.ratings].compactMap { $0.map { $0.capitalised + "." } }),
      ("Criteria", criteria), ("Evidence", evidence), ("What to do", doing), ("Done when", done),
    ]
    for (heading, lines) in sections where !lines.isEmpty {
      document.heading(2, heading)
      document.list(lines)
    }
    let which: Sentence = round.map { ", round \($0)" } ?? ""
    document.paragraph(
      .claim(
        "issue.of",
        [
          "study": study.string, "finding": finding.id.string, "round": round,
          "edition": finding.edition.rawValue,
        ],
        "Finding \(study.string)/\(finding.id.string)" + which
          + ", edition \(finding.edition.label)") + ".")
    document.paragraph(
      "Written by kerb: the next export replaces this text. Edit the finding instead.")
    return document
  }

  private var tasks: [String] {
    finding.edition == .share || finding.goals.isEmpty
      ? finding.tasks : finding.goals.map(\.title)
  }

  private var reproducing: [Sentence] {
    var lines: [Sentence] = []
    if let whom = finding.lastTried?.frequency?.whom {
      lines.append(
        finding.field(
          "concerns", finding.concerns, as: "Can affect participants who \(whom.plural)."))
    }
    if !tasks.isEmpty {
      let names = tasks.map { task -> Sentence in "“\(task)”" }
      let field = finding.namesTasks ? "tasks" : "notedTasks"
      lines.append(finding.field(field, tasks, as: "Try " + .list(names, .or) + "."))
    }
    if !finding.screens.isEmpty {
      lines.append(
        finding.field(
          "screens", finding.screens, as: "Screens: \(Sentence.list(finding.screens))."))
    }
    return lines.isEmpty
      ? [finding.field("tasks", [], as: "Task and screen: not recorded.")] : lines
  }

  /// How often it was met, in words; `nil` if that is not told, and for a strength.
  ///
  /// Of the latest round that tried it; in the sharing edition as that states it. A number of a round in which it was
  /// not retested would be read as fixed.
  var frequency: Sentence? {
    guard !isStrength else { return nil }
    if finding.edition == .share {
      return finding.part == .notRetested ? nil : finding.told
    }
    return finding.lastTried.flatMap { row in
      finding.frequency(row).map { $0 + FindingsDocument.share(finding, row) }
    }
  }

  private var affected: [Sentence] {
    guard !isStrength else { return [] }
    let groups = finding.impactsByGroup.map { $0.capitalised + "." }
    guard let frequency else { return groups }
    let shown = finding.edition == .share ? round : finding.lastTried?.round
    let number: Sentence = shown.map { "Round \($0): " } ?? ""
    return [number + frequency + "."] + groups
  }

  private var criteria: [Sentence] {
    guard !finding.places.isEmpty else {
      return [FindingsDocument.places(finding).capitalised + "."]
    }
    let links = finding.places.map { place in
      finding.field("places", [place.description], as: Self.link(place))
    }
    return links
      + (finding.isBeyondWcag
        ? [finding.field("beyondWcag", ["true"], as: "Outside WCAG too.")] : [])
  }

  /// "2.4.3 Focus Order, level A", which leads to the page of the newest version, which explains older ones too; a
  /// guideline or principle leads nowhere.
  private static func link(_ place: Place) -> Sentence {
    guard let criterion = WCAGCatalogue.shared.criterion(at: place) else { return "\(place.label)" }
    let address = "https://www.w3.org/WAI/WCAG22/Understanding/\(criterion.id).html"
    return Sentence(text: place.label).marked(.web(address))
      + ", level \(criterion.level.description)"
  }

  private var evidence: [Sentence] {
    ([finding.evidence].compactMap(\.self) + finding.discrepancies.map(\.sentence))
      .map { $0.capitalised + "." }
      + finding.quotes.map { quote in
        var parts: [Sentence] = []
        if let participant = quote.participant { parts.append("\(participant.short)") }
        if quote.note != nil { parts.append("round \(quote.round)") }
        if let wording = quote.wording { parts.append("\(wording.label)") }
        let words: Sentence =
          quote.isInOwnWords ? "“\(quote.words.words)”" : "an account, \(quote.words.words)"
        return finding.quote(
          quote, as: parts.isEmpty ? words : words + " (" + .joined(parts, ", ") + ")")
      }
  }

  private var doing: [Sentence] {
    let text = finding.recommendation.nonEmpty
    let recommendation =
      text.map { finding.field("recommendation", [$0], as: "\($0)") }
      ?? (isStrength ? nil : FindingsDocument.recommendation(finding))
    var work = FindingsDocument.work(finding)
    if !finding.tickets.isEmpty { work.removeLast() }
    return [recommendation].compactMap(\.self) + work.map { $0.capitalised + "." }
  }

  private var done: [Sentence] {
    guard !isStrength else { return [] }
    let goals = finding.goals.map { goal in
      Sentence.claim(
        "task.goal", ["task": goal.title, "successWhen": goal.successWhen],
        goal.successWhen.map { "“\(goal.title)” is done: \($0)" } ?? "“\(goal.title)” can be done.")
    }
    return goals
      + ["An affected participant retests it and gets through."]
      + [finding.affected { "Affected: " + $0 + "." }].compactMap(\.self)
  }
}
