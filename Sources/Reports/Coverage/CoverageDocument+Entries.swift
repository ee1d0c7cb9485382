import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  /// Notes in the edition for the team; in the other, only those whose words may be shared.
  static func notes(_ notes: [NoteFacts], _ count: Int, _ coverage: Coverage) -> [Sentence] {
    guard count > 0 else { return [] }
    if coverage.edition == .share {
      let shown = notes.compactMap(sharedNote)
      let rest = count - shown.count
      guard rest > 0 else { return shown }
      let words: Sentence =
        shown.isEmpty
        ? "\(rest, "note", "notes") of this; their words stay with the team."
        : "\(rest, "more note", "more notes"); their words stay with the team."
      return shown + [words]
    }
    let shown = notes.map(teamNote)
    let rest = count - shown.count
    return rest > 0
      ? shown + ["\(rest, "more note", "more notes") with the same or less impact."]
      : shown
  }

  private static func teamNote(_ note: NoteFacts) -> Sentence {
    var parts: [Sentence] = []
    parts.append(
      note.participants.isEmpty
        ? "Nobody named" : .list(note.participants.map(\.short)))
    if let kind = note.kind, kind != .barrier { parts.append("\(kind.label)") }
    parts.append(note.impact.map { "impact " + $0.words } ?? "impact not noted")
    parts.append("round \(note.round)")
    if let task = note.task { parts.append("task \(task)") }
    if let time = note.time { parts.append("\(time)") }
    parts.append(note.isConfirmed ? "confirmed" : "proposed")
    if note.loggers > 1 { parts.append("seen by \(note.loggers) loggers") }
    return Sentence.joined(parts, "; ") + ": " + words(note.words)
  }

  private static func sharedNote(_ note: NoteFacts) -> Sentence? {
    switch note.words {
    case .account, .quote:
      let impact: Sentence = note.impact.map { "impact " + $0.words } ?? "impact not noted"
      return "One person; " + impact + ": " + words(note.words)
    case .noPermissionToQuote, .notShared: return nil
    }
  }

  private static func words(_ words: NoteWords) -> Sentence {
    switch words {
    case .account(let text): Sentence(text: text.words)
    case .quote(let text): "in their words, “\(text.words)”"
    case .noPermissionToQuote: "words withheld, there is no permission to quote."
    case .notShared: "words withheld, they stay with the team."
    }
  }

  /// What specialists, tools and sources say.
  static func entries(_ entries: [EntryFacts], _ count: Int) -> [Sentence] {
    let shown = entries.map { entry -> Sentence in
      let kind: Sentence = "\(entry.kind.adjective) evidence"
      var name = kind.capitalised
      if let source = entry.source, !source.isEmpty { name = name + " (\(source))" }
      if let outcome = entry.outcome { name = name + ", \(outcome.label)" }
      if !entry.inConflict.isEmpty {
        let answers = Sentence.list(entry.inConflict.map(\.label))
        name = name + ", answers in conflict (\(answers))"
      }
      return entry.words.isEmpty ? name + "." : name + ": \(entry.words)"
    }
    let rest = count - shown.count
    guard rest > 0 else { return shown }
    return shown + ["\(rest, "more entry", "more entries") of such evidence."]
  }
}
