import Localization
import Recording
import Records
import Terminal
import Wording

extension RecordScreen {
  /// Opens a note: every value of it can be changed.
  func openNote(_ key: NoteKey?) throws {
    guard let key else { return }
    guard !recorder.isOff else {
      messages = [.error("\(Recorder.isOffWords)")]
      return
    }
    let screen = NoteValuesScreen(
      pages: pages, people: recorder.plan.people, tasks: recorder.plan.tasks,
      span: recorder.ledger.span)
    var said: [Message] = []
    while let note = recorder.ledger.notes[key] {
      guard let change = try screen.run(note, saying: said) else { return }
      guard change.note != note else {
        said = [.outcome("As it was.")]
        continue
      }
      recorder.change(key, to: change.note, "\(change.what)")
      told("Changed.")
      said = messages
      messages = []
    }
  }

  /// `/flag`: stamps this moment; with words behind it, that is a note.
  func flag(_ words: String) {
    guard !words.isEmpty, !recorder.isOff else {
      return told("\(recorder.flag(now: now, id: newID()))")
    }
    enter(words, began: now)
  }

  /// `/fill`: gives the oldest flag its words.
  func fill(_ words: String) throws {
    guard
      let key = recorder.ledger.order.first(where: { recorder.ledger.notes[$0]?.isFlag == true }),
      var note = recorder.ledger.notes[key]
    else {
      messages = [.outcome("There is no flag to fill in.")]
      return
    }
    let when = recorder.ledger.at(note.at)
    let hasTime = note.at.map { !recorder.ledger.span.isLater($0) } ?? false
    let what: Sentence =
      hasTime ? "What happened \(when)?" : "What happened, flag \(when)?"
    let text = try words.isEmpty ? pages.ask(what, "Words") : words
    guard !text.isEmpty else { return }
    note.take(read(text))
    recorder.change(key, to: note, "filling in the flag")
    told("Filled in.")
    let left = recorder.ledger.order.filter { recorder.ledger.notes[$0]?.isFlag == true }.count
    if left > 0 {
      messages.append(.notice(left == 1 ? "1 flag is left." : "\(left) flags are left."))
    }
  }

  /// `/split`: the second note begins with the words that somebody types.
  func split(_ key: NoteKey?) throws {
    guard let key, let note = recorder.ledger.notes[key] else { return }
    let words = note.text.words
    let start = try pages.ask(
      "With which words does the second note begin?", "Words", lead: ["\(words)"],
      problem: { text in
        let found = words.firstRange(of: PlainText.trimmed(text))
        if text.isEmpty { return "Write a few words of the note." }
        return found.map { $0.lowerBound > words.startIndex } == true
          ? nil : "These words do not stand inside the note."
      })
    guard let range = words.firstRange(of: PlainText.trimmed(start)) else { return }
    let head = PlainText.trimmed(String(words[..<range.lowerBound]))
    told(
      "\(recorder.split(key, head: head, rest: String(words[range.lowerBound...]), id: newID()))")
  }

  /// `/merge`: joins a note into the one before it.
  func merge(_ key: NoteKey?) {
    guard let key, let index = recorder.ledger.index(of: key) else { return }
    guard index > 0 else {
      messages = [.error("There is no note before this one.")]
      return
    }
    told("\(recorder.join(key, into: recorder.ledger.order[index - 1]))")
  }
}
