import JSON
import Localization
import Recording
import Records
import Terminal
import Wording

/// One note with all its values: choose one to change it.
struct NoteValuesScreen {
  let pages: any PageShowing
  let people: [SessionPlan.Person]
  let tasks: [SessionPlan.Task]
  /// Until when the session plausibly ran.
  let span: SessionSpan

  /// A changed note, and what was changed, in words for undo.
  struct Changed {
    var note: Note
    var what: Sentence
  }

  /// The values that can be changed, in the order in which they are shown.
  private enum Value: CaseIterable {
    case words, kind, impact, tags, speaker, wording, basis, participant, task, time
  }

  /// Shows a note until one value was changed.
  ///
  /// - Returns: `nil` when the person leaves.
  func run(_ note: Note, saying messages: [Message]) throws -> Changed? {
    let rows = Value.allCases.map { value -> ActionPage<Value>.Row in
      (PageRow("\(value)", "\(label(value)): \(shown(value, note))"), value)
    }
    let page = ActionPage(
      "note", title: Self.title(note, span),
      lead: ["`/back` returns to the log."],
      list: ActionList(.choices, noun: Noun("value", "values"), rows: rows),
      prompt: Prompt("Change", .choice))
    var said = messages
    while true {
      switch try pages.show(page, said) {
      case .action(let value, _):
        do {
          return try change(value, note)
        } catch let left as QuestionLeft where !left.quits {
          said = [.outcome("Left as it was.")]
        }
      case .back: return nil
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .nothing, .idle: said = []
      }
    }
  }

  private static func title(_ note: Note, _ span: SessionSpan) -> Sentence {
    guard let at = note.at else { return "Note without a time" }
    return span.isLater(at) ? "Note \(span.terse(at))" : "Note at \(span.terse(at))"
  }

  private func label(_ value: Value) -> Sentence {
    switch value {
    case .words: "Words"
    case .kind: "Kind"
    case .impact: "Impact"
    case .tags: "Criteria"
    case .speaker: "Speaker"
    case .wording: "Wording"
    case .basis: "Basis"
    case .participant: "Participant"
    case .task: "Task"
    case .time: "Time"
    }
  }

  private func shown(_ value: Value, _ note: Note) -> Sentence {
    let text: Sentence? =
      switch value {
      case .words: note.isFlag ? nil : "\(note.text.words)"
      case .kind: note.kind.map { "\($0.label)" }
      case .impact: note.impact.map { "\($0.rawValue) \($0.label)" }
      case .tags:
        note.proposed.isEmpty && note.confirmed.isEmpty
          ? nil
          : (note.confirmed.map { "\($0.label)" } + note.proposed.map { "\($0.label), proposed" })
            .joined(separator: ", ")
      case .speaker: note.speaker.map { "\($0.label)" }
      case .wording: note.wording.map { "\($0.label)" }
      case .basis: note.basis.map { "\($0.label)" }
      case .participant:
        note.participant.map { "\($0.short)" }
      case .task: note.task.map { id in "\(tasks.first { Text.isSame($0.id, id) }?.title ?? id)" }
      case .time: note.at.map { "\(span.words($0))" }
      }
    return text ?? "not set"
  }

  private func change(_ value: Value, _ old: Note) throws -> Changed {
    var note = old
    switch value {
    case .words:
      let words = try pages.ask(
        "The words of the note", "Words", initial: note.text.words, enterMeans: "keeps what stands")
      note.text = Verbatim(words)
    case .kind: note.kind = try word("What is the note about?", "Kind", note.kind)
    case .impact:
      let all = Impact.allCases
      let chosen = try pages.choose(
        "How badly did it hurt this person?", "Impact",
        all.map { "\($0.rawValue) \($0.label)" } + ["not set"],
        standing: note.impact.flatMap(all.firstIndex))
      note.impact = chosen < all.count ? all[chosen] : nil
    case .tags: try changeTags(&note)
    case .speaker: note.speaker = try word("Whose words or sounds?", "Speaker", note.speaker)
    case .wording: note.wording = try word("How close to what was said?", "Wording", note.wording)
    case .basis: note.basis = try word("Seen or heard, or inferred?", "Basis", note.basis)
    case .participant:
      let chosen = try pages.choose(
        "Whom is it about?", "Person", people.map { "\($0.short)" } + ["all, or nobody"])
      note.participant = chosen < people.count ? RecordID(people[chosen].id) : nil
    case .task:
      let chosen = try pages.choose(
        "During which task?", "Task", tasks.map { "\($0.title)" } + ["no task"])
      note.task = chosen < tasks.count ? tasks[chosen].id : nil
    case .time:
      let text = try pages.ask(
        "When did it happen? Such as 12m31; none where nobody knows.", "Time",
        initial: note.at.map { ElapsedText.terse($0) } ?? "none",
        problem: {
          Self.isNoTime($0) || ElapsedTyping.milliseconds($0) != nil
            ? nil : "Write a time such as 12m31, or none."
        })
      note.at = Self.isNoTime(text) ? nil : ElapsedTyping.milliseconds(text) ?? note.at
    }
    return Changed(note: note, what: label(value).uncapitalised)
  }

  private static func isNoTime(_ text: String) -> Bool {
    PlainText.trimmed(text).lowercased() == "none"
  }

  private func word<Choice: Word>(_ question: Sentence, _ label: Sentence, _ old: Choice?) throws
    -> Choice?
  {
    let all = Array(Choice.allCases)
    let chosen = try pages.choose(
      question, label, all.map { "\($0.label)" } + ["not set"],
      standing: old.flatMap(all.firstIndex))
    return chosen < all.count ? all[chosen] : nil
  }

  /// Typing a criterion proposes it, or takes it away where it is proposed already.
  private func changeTags(_ note: inout Note) throws {
    let text = try pages.ask(
      "Which criterion? One that is proposed already is taken away.", "Criterion",
      lead: note.proposed.map { "\($0.label)" },
      problem: { text in
        CriterionTyping.one(text) == nil ? "\(CriterionTyping.answer(text))." : nil
      })
    guard let place = CriterionTyping.one(text) else { return }
    if note.proposed.contains(place) {
      note.proposed.removeAll { $0 == place }
    } else {
      note.proposed = (note.proposed + [place]).sorted()
    }
  }
}
