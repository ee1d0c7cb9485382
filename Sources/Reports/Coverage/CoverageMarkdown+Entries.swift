import Measures
import Records
import Wording

extension CoverageMarkdown {
  /// One finding in one line.
  static func finding(_ finding: FindingFacts, withPlaces: Bool = false) -> Markdown {
    var parts: [Markdown] = ["Finding \(finding.id.short), \(finding.title)"]
    if finding.kind != .strength {
      if let state = finding.state, let round = finding.stateRound {
        var words: Markdown =
          finding.fix.map { "\($0.words)" } ?? "\(state.label) in round \(round)"
        if finding.retestedWith > 0 {
          words =
            words
            + ", recorded as tried again with \(Phrase.count(finding.retestedWith, "person", "people"))"
        }
        if let note = finding.stateNote, !note.isEmpty { words = words + " (\(note))" }
        parts.append(words)
      } else {
        parts.append("no state noted")
      }
    }
    parts.append(severity(finding))
    parts.append("supported by \(Phrase.count(finding.supports, "note", "notes"))")
    if withPlaces {
      let places = finding.places.map(\.label)
      parts.append(places.isEmpty ? "names no criterion" : "names \(Phrase.list(places))")
    }
    return Markdown.joined(parts, "; ") + "."
  }

  private static func severity(_ finding: FindingFacts) -> Markdown {
    guard !finding.severities.isEmpty else { return "severity not rated" }
    let ratings = Markdown.joined(finding.severities.map(\.words), "; ")
    return finding.severities.count == 1
      ? "severity " + ratings
      : "severity rated by \(finding.severities.count) people: " + ratings
  }

  /// Notes in the edition for the team; in the other, only those whose words may be shared.
  static func notes(_ notes: [NoteFacts], _ count: Int, _ coverage: Coverage) -> [Markdown] {
    guard count > 0 else { return [] }
    if coverage.edition == .share {
      let shown = notes.compactMap(sharedNote)
      let rest = count - shown.count
      guard rest > 0 else { return shown }
      let words: Markdown =
        shown.isEmpty
        ? "\(Phrase.count(rest, "note", "notes")) of this; their words stay with the team."
        : "\(Phrase.count(rest, "more note", "more notes")); their words stay with the team."
      return shown + [words]
    }
    let shown = notes.map(teamNote)
    let rest = count - shown.count
    return rest > 0
      ? shown + ["\(Phrase.count(rest, "more note", "more notes")) with the same or less impact."]
      : shown
  }

  private static func teamNote(_ note: NoteFacts) -> Markdown {
    var parts: [Markdown] = []
    parts.append(
      note.participants.isEmpty
        ? "Nobody named" : Markdown(Phrase.list(note.participants.map(\.short))))
    if let kind = note.kind, kind != .barrier { parts.append("\(kind.label)") }
    parts.append(note.impact.map { "impact " + $0.words } ?? "impact not noted")
    parts.append("round \(note.round)")
    if let task = note.task { parts.append("task \(task)") }
    if let time = note.time { parts.append("\(time)") }
    parts.append(note.isConfirmed ? "confirmed" : "proposed")
    if note.loggers > 1 { parts.append("seen by \(note.loggers) loggers") }
    return Markdown.joined(parts, "; ") + ": " + words(note.words)
  }

  private static func sharedNote(_ note: NoteFacts) -> Markdown? {
    switch note.words {
    case .account, .quote:
      let impact: Markdown = note.impact.map { "impact " + $0.words } ?? "impact not noted"
      return "One person; " + impact + ": " + words(note.words)
    case .noPermissionToQuote, .notShared: return nil
    }
  }

  private static func words(_ words: NoteWords) -> Markdown {
    switch words {
    case .account(let text): Markdown(text.words)
    case .quote(let text): "in their words, “\(text.words)”"
    case .noPermissionToQuote: "words withheld, there is no permission to quote."
    case .notShared: "words withheld, they stay with the team."
    }
  }

  /// What specialists, tools and sources say.
  static func entries(_ entries: [EntryFacts], _ count: Int) -> [Markdown] {
    let shown = entries.map { entry -> Markdown in
      let kind: Markdown = "\(entry.kind.adjective) evidence"
      var name = kind.capitalised
      if let source = entry.source, !source.isEmpty { name = name + " (\(source))" }
      if let outcome = entry.outcome { name = name + ", \(outcome.label)" }
      return entry.words.isEmpty ? name + "." : name + ": \(entry.words)"
    }
    let rest = count - shown.count
    guard rest > 0 else { return shown }
    return shown + ["\(Phrase.count(rest, "more entry", "more entries")) of such evidence."]
  }
}
