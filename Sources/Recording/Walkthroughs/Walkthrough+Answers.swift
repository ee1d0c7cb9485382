import JSON
import Localization
import Records
import Wording

// What people answer, and what they say is in the way.
extension Asking where Script == WalkthroughScript {
  /// Keeps a line, after asking what is in the way where it does not say so.
  mutating func put(_ line: WalkthroughLine, _ newKey: () -> String) -> Step {
    guard !line.main.answer.isBarrier || line.main.why != nil else {
      go(to: .detail(.reason(line)))
      return Step()
    }
    return keep(line, newKey)
  }

  mutating func reason(
    _ event: Event, _ line: WalkthroughLine, _ newKey: () -> String
  ) -> Step {
    switch event {
    case .typed(let text):
      let why = PlainText.trimmed(text)
      var line = line
      line.main.why = why.isEmpty ? nil : why
      return keep(line, newKey)
    case .back: go(to: .question(place))
    default: break
    }
    return Step()
  }

  private mutating func keep(_ line: WalkthroughLine, _ newKey: () -> String) -> Step {
    guard let item else { return Step() }
    let before = sheet.barriers.count
    for old in sheet.answers(to: item.question) where old.by == script.usualAnswerer {
      sheet.remove(old)
    }
    let gone = before - sheet.barriers.count
    add(line.main, to: item.question, by: script.usualAnswerer, newKey)
    for other in line.others { add(other, to: item.question, by: other.by, newKey) }
    skipped.remove(place)
    sheet.answered = place
    script.goOn(from: place, in: &self)
    let words: [Sentence?] = [
      gone == 0 ? nil : Self.gone(gone),
      line.others.isEmpty ? nil : Self.kept(line.others.count + 1),
    ]
    return Step(words.compactMap(\.self).joined(separator: " "))
  }

  /// What went with an answer that another one replaced.
  private static func gone(_ count: Int) -> Sentence {
    "Taken away with the answer before: \(count, "barrier", "barriers"). `/undo` restores what was there."
  }

  private static func kept(_ count: Int) -> Sentence {
    count == 2 ? "Both kept." : "All \(count) kept."
  }

  mutating func also(_ text: String, _ newKey: () -> String) -> Step {
    guard let item = answeredItem else {
      return .problem("Nothing is answered yet; give the first answer before it.")
    }
    do {
      let other = try WalkthroughLine.other(text, item.question.part)
      let by = other.by.map(script.evaluator)
      for old in sheet.answers(to: item.question) where by != nil && Self.isSame(old.by, by) {
        sheet.remove(old)
      }
      add(other, to: item.question, by: other.by, newKey)
      goToUnsettled()
      return Step(
        "Kept beside the other: \(other.answer.label), about \(item.question.asked).")
    } catch {
      return .problem(error.words)
    }
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    left.map { Text($0) } == right.map { Text($0) }
  }

  /// A further barrier belongs to the answer that was given last by everybody.
  mutating func further(_ text: String, _ newKey: () -> String) -> Step {
    guard let item = answeredItem, let answer = sheet.answers(to: item.question).first else {
      return .problem("Nothing is answered yet; a barrier belongs to an answer.")
    }
    guard !PlainText.trimmed(text).isEmpty else {
      return .problem("Write what is in the way after it: `/barrier the list closes by itself`.")
    }
    add(barrier: text, of: answer, newKey)
    goToUnsettled()
    return Step()
  }

  mutating func park(_ text: String, _ newKey: () -> String) -> Step {
    let text = PlainText.trimmed(text)
    guard !text.isEmpty else {
      return .problem("Write what to set aside after it: `/park why a fee at all?`")
    }
    sheet.parked.append(
      Walkthrough.Parked(key: newKey(), text, asked: (item ?? answeredItem)?.question.asked))
    visit += 1
    return Step("Parked.")
  }

  // MARK: Entries

  private mutating func add(
    _ opinion: WalkthroughLine.Opinion, to question: Walkthrough.Question, by: String?,
    _ newKey: () -> String
  ) {
    let isBarrier = opinion.answer.isBarrier
    let answer = Walkthrough.Answer(
      key: newKey(), opinion.answer, to: question, by: by.map(script.evaluator),
      why: isBarrier ? nil : opinion.why)
    sheet.answers.append(answer)
    sheet.latest = answer.key
    if isBarrier, let words = opinion.why { add(barrier: words, of: answer, newKey) }
  }

  private mutating func add(
    barrier typed: String, of answer: Walkthrough.Answer, _ newKey: () -> String
  ) {
    let words = BarrierWords(typed)
    let barrier = Walkthrough.Barrier(
      key: newKey(), words.text, of: answer, by: answer.by, on: script.day, places: words.places,
      principles: words.principles,
      claim: ClaimProposal(words.text, answer.question.asked, script.claims).claim)
    sheet.barriers.append(barrier)
    sheet.latest = barrier.key
  }

  private mutating func goToUnsettled() {
    if let open = sheet.barriers.first(where: { !$0.isSettled }) {
      go(to: .detail(.settle(open.key)))
    } else {
      visit += 1
    }
  }
}
