import JSON
import Localization
import Recording
import Records
import Terminal

/// What the recorder shows, as data.
enum RecordPage {
  /// "Tram tickets, P07, VoiceOver on iPhone SE".
  static func title(_ recorder: Recorder) -> Sentence {
    let plan = recorder.plan
    let technology = plan.people.map { $0.technology }.filter { !$0.isEmpty }
      .chained
    let means: Sentence =
      switch (technology.isEmpty, plan.device.isEmpty) {
      case (false, false): "\(technology) on \(plan.device)"
      case (false, true): technology
      case (true, false): "\(plan.device)"
      case (true, true): ""
      }
    let pieces: [Sentence] = ["\(plan.title)", "\(plan.names)", means]
    return pieces.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// "task 2 of 4: Pay by card".
  static func place(_ recorder: Recorder) -> Sentence {
    var parts: [Sentence] = recorder.isAfterwards ? ["entered afterwards"] : []
    if recorder.isOff { parts.append("off the record") }
    if let id = recorder.openInterruption, let open = recorder.ledger.interruptions[id] {
      parts.append("\(open.kind.label)")
    }
    let tasks = recorder.plan.tasks
    if let task = recorder.plan.task(recorder.ledger.task),
      let number = tasks.firstIndex(where: { Text.isSame($0.id, task.id) })
    {
      parts.append("task \(number + 1) of \(tasks.count): \(task.title)")
    } else if !tasks.isEmpty {
      parts.append("no task")
    }
    return parts.joined(separator: ", ")
  }

  /// The next things to watch for.
  static func lead(_ recorder: Recorder) -> [Sentence] {
    let open = recorder.openPrompts
    guard let first = open.first else { return [] }
    let more: Sentence = open.count > 1 ? " (\(open.count - 1) more: `/prompt`)" : " (`/prompt`)"
    return ["Watch for: \(first.text)\(more)"]
  }

  static func list(_ ledger: Ledger) -> PageList {
    let span = ledger.span
    return PageList(
      .log, noun: Noun("note", "notes"), count: ledger.order.count,
      whenEmpty: "No notes yet. Type what you see and press Enter."
    ) { index in
      let key = ledger.order[index]
      return row(key, span, ledger.notes[key] ?? Note(at: nil, text: Verbatim("")))
    }
  }

  /// One note as a row: its words, then impact or kind, tags, and time.
  static func row(_ key: NoteKey, _ span: SessionSpan, _ note: Note) -> PageRow {
    let words: Sentence = note.isFlag ? "flag, to fill in" : "\(note.text.words)"
    let kind = kind(note)
    let proposed = note.undecided
    let tags = note.confirmed.map(\.description) + proposed.map { "\($0)?" }
    let spokenTags: [Sentence] =
      note.confirmed.map { "\($0.description)" } + proposed.map { "\($0) proposed" }
    let spoken = [words, kind] + spokenTags + ["\(span.words(note.at))"]
    return PageRow(
      key.note, words,
      details: [kind, "\(tags.joined(separator: " "))", "\(span.terse(note.at))"],
      spoken: spoken.filter { !$0.isEmpty }.joined(separator: "; "))
  }

  /// "serious" for a barrier with an impact, "quote" for a person's words, else the kind.
  static func kind(_ note: Note) -> Sentence {
    if let impact = note.impact, note.kind == .barrier || note.kind == nil {
      return "\(impact.label)"
    }
    if note.kind == nil, note.speaker == .participant { return "quote" }
    return note.kind.map { "\($0.label)" } ?? ""
  }
}
