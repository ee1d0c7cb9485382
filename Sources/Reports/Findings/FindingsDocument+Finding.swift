import Localization
import Measures
import Records
import Statistics
import Wording

extension FindingsDocument {
  /// One finding under a heading of its own.
  static func finding(
    _ finding: FindingSummary, _ summary: FindingsSummary, _ document: inout Document
  ) {
    document.heading(
      3, "\(finding.id.short) \(finding.title)", anchor: FindingPlace.anchor(finding.id.string))
    document.paragraph(facts(finding))
    if let explanation = finding.explanation, !explanation.isEmpty {
      document.paragraph("\(explanation)")
    }
    if !isSettled(finding) {
      let words: Sentence =
        finding.recommendation.flatMap {
          $0.isEmpty ? nil : "Recommendation: \($0)"
        } ?? "No recommendation is written down yet."
      document.paragraph(words)
    }
    if let work = work(finding) { document.paragraph(work) }
    document.list(
      [
        severityLine(finding), frequency(finding), isSettled(finding) ? nil : worst(finding),
      ].compactMap(\.self)
        + finding.rounds.map { round(finding, $0) }
        + finding.contradictions.map { "The notes say something else. \($0.sentence)" }
        + newestFirst(finding).prefix(quoteLimit(finding)).map(quote)
        + [evidence(finding)])
    for picture in finding.pictures {
      document.picture(
        ShownPicture(
          alternative: picture.alternative, path: picture.path, width: picture.width,
          height: picture.height))
    }
  }

  /// So many quotes stand with a finding; the others stand with its notes.
  private static func quoteLimit(_ finding: FindingSummary) -> Int { isSettled(finding) ? 1 : 2 }

  /// Whether nothing is left to mend.
  private static func isSettled(_ finding: FindingSummary) -> Bool {
    finding.part == .fixed || finding.part == .strength
  }

  /// What people said of the version of today counts for more than what they said of an earlier one.
  private static func newestFirst(_ finding: FindingSummary) -> [FindingQuote] {
    let rounds = Set(finding.quotes.map(\.round)).sorted(by: >)
    return rounds.flatMap { round in finding.quotes.filter { $0.round == round } }
  }

  /// Who looks after it, when, and where a tracker has it; `nil` where none of it is written down.
  private static func work(_ finding: FindingSummary) -> Sentence? {
    var parts: [Sentence] = []
    if let owner = finding.owner.nonEmpty { parts.append("looked after by \(owner)") }
    if let priority = finding.priority { parts.append("priority: \(priority.label)") }
    if !finding.tickets.isEmpty {
      parts.append(
        (finding.tickets.count == 1 ? "ticket: " : "tickets: ")
          + .list(finding.tickets.map(\.text)))
    }
    return parts.isEmpty ? nil : Sentence.joined(parts, "; ").capitalised + "."
  }

  /// Kind, places, abilities, screens, tasks and principles in one line.
  private static func facts(_ finding: FindingSummary) -> Sentence {
    var parts: [Sentence] = []
    if finding.kind == nil {
      parts.append("kind not noted")
    }
    parts.append(
      finding.places.isEmpty
        ? finding.isBeyondWcag ? "beyond WCAG" : "names no criterion yet"
        : "\(Sentence.list(finding.places.map(\.label)))"
          + (finding.isBeyondWcag ? ", and beyond WCAG" : ""))
    func add(_ one: Sentence, _ many: Sentence, _ names: [Sentence]) {
      guard !names.isEmpty else { return }
      parts.append("\(names.count == 1 ? one : many): \(Sentence.joined(names, ", "))")
    }
    // Labels of abilities hold commas: each has the word before it.
    for dimension in finding.dimensions { add("ability", "ability", [dimension.label]) }
    add("screen", "screens", finding.screens.map { "\($0)" })
    add("met in the task", "met in the tasks", finding.tasks.map { "\($0)" })
    add("principle", "principles", finding.principles.map(\.label))
    return Sentence.joined(parts, "; ").capitalised + "."
  }

  /// Every rater's severity; the mean only with its range and number.
  ///
  /// That a strength is no problem goes without saying.
  private static func severityLine(_ finding: FindingSummary) -> Sentence? {
    guard let ratings = finding.severity else {
      return finding.kind == .strength ? nil : "Severity: nobody has rated it."
    }
    if finding.kind == .strength, ratings.high == Impact.none { return nil }
    return "Severity: " + each(ratings) + "."
  }

  /// "moderator 3 of 4, serious; specialist 2 of 4, slows; mean 2.5 (2 to 3, 2 raters)".
  static func severity(_ ratings: SeverityRatings) -> Sentence {
    guard let mean = ratings.mean else { return each(ratings) }
    return each(ratings) + "; mean \(mean.words)"
  }

  /// "moderator 3 of 4, serious; specialist 2 of 4, slows".
  static func each(_ ratings: SeverityRatings) -> Sentence {
    .joined(ratings.ratings.map { "\($0.rater) " + $0.severity.words }, "; ")
  }

  private static func frequency(_ finding: FindingSummary) -> Sentence? {
    guard finding.kind != .strength, let tried = finding.lastTried else { return nil }
    return "Frequency in round \(tried.round): " + frequency(tried.frequency) + "."
  }

  /// "2 of 5 people who took part, 40 % (12 % to 77 %; adjusted Wald, 95 %, two-sided, n = 5)".
  static func frequency(_ frequency: FindingFrequency) -> Sentence {
    var words: Sentence = "\(frequency.words)"
    if frequency.hasShare, let interval = frequency.interval, let share = frequency.count.share {
      words =
        words
        + ", \(Figure.percent(share)) (\(Figure.interval(interval)); \(interval.provenance))"
    }
    guard frequency.ofNobodyNamed > 0 else { return words }
    return words
      + "; \(frequency.ofNobodyNamed, "further note is", "further notes are") about people whom no session names"
  }

  /// The worst on anybody.
  private static func worst(_ finding: FindingSummary) -> Sentence? {
    guard finding.kind != .strength else { return nil }
    let impacts = finding.impacts
    guard let worst = impacts.worst else { return "Worst impact: no note says how bad it was." }
    var words: Sentence = "Worst impact on anybody: " + worst.words
    if let now = impacts.worstInRound, now != worst {
      words = words + "; in this round " + now.words
    }
    return words + "."
  }

  /// The worst on people with each need, and on users of each technology.
  private static func impacts(_ finding: FindingSummary) -> [Sentence] {
    guard finding.kind != .strength else { return [] }
    let impacts = finding.impacts
    var lines: [Sentence] =
      impacts.hasHiddenRows ? ["Groups of so few people are not shown."] : []
    if !impacts.byNeed.isEmpty {
      let rows = impacts.byNeed.map { row($0.group.label, $0.people, $0.worst) }
      lines.append("Worst impact by need: " + Sentence.joined(rows, "; ") + ".")
    }
    if !impacts.byTechnology.isEmpty {
      let rows = impacts.byTechnology.map { row($0.group.label, $0.people, $0.worst) }
      lines.append(
        "Worst impact by assistive technology: " + Sentence.joined(rows, "; ") + ".")
    }
    return lines
  }

  private static func row(_ group: Sentence, _ people: Int, _ worst: Impact?) -> Sentence {
    let impact: Sentence = worst.map(\.words) ?? "impact not noted"
    return "\(group): " + impact + " (\(people, "person", "people"))"
  }

  /// What is recorded for a round, and how many its notes show.
  private static func round(_ finding: FindingSummary, _ round: FindingRound) -> Sentence {
    var words: Sentence = "Round \(round.round): \(state(round))"
    if !round.retestedWith.isEmpty {
      words =
        words + ", recorded as tried again with \(Sentence.list(round.retestedWith.map(\.short)))"
    } else if round.retestedCount > 0 {
      words =
        words
        + ", recorded as tried again with \(round.retestedCount, "person", "people")"
    }
    if let note = round.note, !note.isEmpty { words = words + " (\(note))" }
    words = words + "."
    guard finding.kind != .strength else {
      return words + " \(round.moments, "note", "notes") of it."
    }
    guard round.moments > 0 else { return words + " No note of this round is about it." }
    let withoutTrouble: Sentence? =
      round.withoutTrouble > 0
      ? "\(round.withoutTrouble, "person", "people") had no trouble" : nil
    // Of the round that was tried last the frequency stands above.
    let met = finding.lastTried?.round == round.round ? nil : metBy(round.frequency)
    let parts = [met, withoutTrouble].compactMap(\.self)
    return parts.isEmpty ? words : words + " " + Sentence.joined(parts, "; ") + "."
  }

  private static func metBy(_ frequency: FindingFrequency) -> Sentence {
    let words: Sentence = "\(frequency.exposedOnly)"
    return frequency.exposed > 0 ? "Met by " + words : words.capitalised
  }

  private static func state(_ round: FindingRound) -> Sentence {
    round.state.map { "\($0.label)" }
      ?? (round.isFirst ? "no state recorded" : "no state recorded, so not retested")
  }

  private static func evidence(_ finding: FindingSummary) -> Sentence {
    var words: Sentence =
      finding.moments > 0
      ? "Evidence: \(finding.moments, "moment", "moments")"
      : "Evidence: no note that counts supports it"
    if finding.notesLeftOut > 0 {
      words =
        words
        + "; \(finding.notesLeftOut, "further note", "further notes") that it names \(finding.notesLeftOut == 1 ? "does" : "do" as Sentence) not count here"
    }
    guard let place = FindingPlace.evidenceAnchor(finding.id.string) else { return words + "." }
    return words.marked(.link(ReportPlace(report: "findings", anchor: place))) + "."
  }

  /// What the finding rests on, under a heading of its own.
  static func evidence(_ finding: FindingSummary, _ document: inout Document) {
    let lines =
      [isSettled(finding) ? worst(finding) : nil].compactMap(\.self) + impacts(finding)
      + finding.supporting.compactMap(supporting)
      + newestFirst(finding).dropFirst(quoteLimit(finding)).map(quote) + withheld(finding)
      + finding.against.map { "Against it: " + note($0) + "." }
    guard !lines.isEmpty else { return }
    document.heading(
      3, "\(finding.id.short) \(finding.title)",
      anchor: FindingPlace.evidenceAnchor(finding.id.string))
    document.list(lines)
  }

  /// A note's words, where they may be shown; how many may not is said once, with the quotes.
  private static func supporting(_ facts: NoteFacts) -> Sentence? {
    switch facts.words {
    case .account, .quote: return "Note (" + about(facts) + "): " + words(facts.words)
    case .noPermissionToQuote, .notShared: return nil
    }
  }

  private static func withheld(_ finding: FindingSummary) -> [Sentence] {
    let withheld =
      finding.quotesWithheld
      + finding.supporting.count {
        switch $0.words {
        case .noPermissionToQuote, .notShared: true
        case .account, .quote: false
        }
      }
    guard withheld > 0 else { return [] }
    return [
      "The words of \(withheld, "note", "notes") are withheld: there is no permission to quote them."
    ]
  }

  /// What somebody said, with its language where that is noted.
  static func spoken(_ quote: FindingQuote) -> Sentence {
    let words = Sentence(text: quote.words.words)
    return quote.language.map { words.marked(.language($0)) } ?? words
  }

  /// The speaker, the wording and the language are told where they are not what one expects: a participant's words as
  /// spoken, in the language of the study.
  private static func quote(_ quote: FindingQuote) -> Sentence {
    var parts: [Sentence] = []
    if let participant = quote.participant { parts.append("\(participant.short)") }
    parts.append("round \(quote.round)")
    if quote.speaker != .participant {
      parts.append(quote.speaker.map { "\($0.label) speaking" } ?? "speaker not noted")
    }
    if quote.wording != .verbatim {
      parts.append(quote.wording.map { "\($0.label)" } ?? "wording not noted")
    }
    if let language = quote.language { parts.append("language \(language)") }
    let words: Sentence =
      quote.isInOwnWords ? "“\(spoken(quote))”" : "an account, \(spoken(quote))"
    return "Quote (" + Sentence.joined(parts, ", ") + "): " + words
  }
}
