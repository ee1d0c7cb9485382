import JSON
import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

extension RecordScreen {
  /// The note that was named: by its number in the list, by its time, or the last one where nothing was named.
  ///
  /// - Returns: `nil` where there is none; the reason is said.
  func note(_ typed: String) -> NoteKey? {
    let words = typed.split(separator: " ").map(String.init)
    guard let first = words.first else {
      if recorder.lastNote == nil { messages = [.error("There is no note yet.")] }
      return recorder.lastNote
    }
    if Int(first) != nil, words.count > 1 {
      messages = [
        .error(
          "Nothing was done: write the number of the note alone. Words are a note of their own.")
      ]
      return nil
    }
    if let number = Int(first) {
      if let key = recorder.note(number: number) { return key }
      let count = recorder.ledger.order.count
      messages = [
        .error(count == 0 ? "There is no note yet." : "Write a number from 1 to \(count).")
      ]
      return nil
    }
    if let time = ElapsedTyping.milliseconds(typed) {
      let second = time / 1000
      if let key = recorder.ledger.order.last(where: {
        recorder.ledger.notes[$0]?.at.map { $0 / 1000 == second } ?? false
      }) {
        return key
      }
      messages = [.error("There is no note at \(ElapsedText.terse(time)).")]
      return nil
    }
    messages = [.error("Write the number of a note, or its time such as 12m31.")]
    return nil
  }

  // MARK: Tags

  /// `/tag reflow`, `/tag 12 1.4.10`: a number in front of a criterion is a note.
  func tag(_ argument: String) {
    guard !argument.isEmpty else {
      messages = [
        .error("Write a criterion: `/tag reflow`. `/match` says what letters would match.")
      ]
      return
    }
    if let place = CriterionTyping.one(argument) {
      if let key = note("") { told("\(recorder.tag(key, with: place))") }
      return
    }
    let parts = argument.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.count == 2, Int(parts[0]) != nil, let place = CriterionTyping.one(parts[1]) {
      if let key = note(parts[0]) { told("\(recorder.tag(key, with: place))") }
      return
    }
    messages = [.error("\(CriterionTyping.answer(argument)).")]
  }

  func tagAgain(_ number: Int) {
    guard let place = recorder.recentTags[number: number] else {
      let count = recorder.recentTags.places.count
      messages = [
        .error(
          count == 0
            ? "No criterion was used yet." : "Only \(count) were used: `/1` to `/\(count)`.")
      ]
      return
    }
    guard let key = note("") else { return }
    told("\(recorder.choose(place, read) ?? recorder.tag(key, with: place))")
  }

  // MARK: Off the record

  /// `/off`: words behind it belong to the time off the record, and are not kept.
  func goOff(_ words: String) {
    defer {
      if !words.isEmpty {
        pages.forgetTyped()
        messages.append(.notice("The words behind `/off` are not kept."))
      }
    }
    let outcome = recorder.off()
    _ = save()
    // What was typed and taken back may stand in the journal as an unfinished line.
    if store.forgetDrafts(&recorder) {
      messages = [.outcome("\(outcome)")]
    } else {
      messages = [notSafe, .outcome("\(outcome)")]
    }
  }

  func strike(_ argument: String) throws {
    guard let key = argument.isEmpty ? recorder.strikeTarget : note(argument) else {
      if messages.isEmpty { messages = [.error("There is no note to strike.")] }
      return
    }
    let note = recorder.ledger.notes[key]
    let which: Sentence =
      note.map { "the note \(recorder.ledger.at($0.at))" } ?? "the note that was undone"
    let lead: [Sentence] = note.map { ["\($0.text.words)"] } ?? []
    guard
      try pages.choose(
        "Permanently erase \(which) everywhere?", "Choice", ["keep it", "erase it"],
        lead: lead)
        == 1
    else {
      messages = [.outcome("Kept.")]
      return
    }
    let gone = recorder.strike(key)
    pages.forgetTyped()
    let isGone = store.strike(gone, &recorder)
    pages.retries = !isGone
    if isGone {
      messages = [.answer("Struck. It is nowhere now, and cannot be undone.")]
    } else {
      let why = store.trouble ?? store.recordTrouble
      messages = [
        .error(
          "Struck from memory, BUT STILL ON THE DISK: \(why?.problem ?? "unknown"). kerb tries again."
        )
      ]
    }
  }

  // MARK: Other

  func today(_ argument: String) throws {
    let words =
      try argument.isEmpty
      ? pages.ask("How is the person today, in their own words?", "Today") : argument
    guard !words.isEmpty else { return }
    let place = RecordValue(
      record: try store.records.sessionPath().text, path: Holder<Session>().field(\.today))
    recorder.keep(.string(words), at: place, "how the person is today")
    told("Kept.")
  }

  func find(_ words: String) throws {
    guard !words.isEmpty else {
      messages = [.error("Write the words to look for: `/find pay`")]
      return
    }
    let found = recorder.find(words)
    guard !found.isEmpty else {
      messages = [.answer("No note has these words.")]
      return
    }
    let ledger = recorder.ledger
    let span = ledger.span
    let page = Page(
      "found", title: found.count == 1 ? "1 note found" : "\(found.count) notes found",
      lead: ["The newest first."],
      list: PageList(.choices, noun: Noun("note", "notes"), count: found.count) { index in
        let key = ledger.order[found[index]]
        return RecordPage.row(key, span, ledger.notes[key] ?? Note(at: nil, text: Verbatim("")))
      }, prompt: Prompt("Open", .choice))
    while true {
      switch try pages.show(page, []) {
      case .chosen(let index): return try openNote(recorder.note(number: found[index] + 1))
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      default: break
      }
    }
  }
}
