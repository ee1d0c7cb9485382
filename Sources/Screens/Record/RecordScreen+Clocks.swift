import Localization
import Recording
import Records
import Terminal
import Wording

extension RecordScreen {
  /// `/fault`: asks what broke and stops the clocks; while something is broken, lets them run again. Words that are not a
  /// cause are kept as a note: `/fault the wifi is down`, `/fault connection: the wifi is down`.
  func fault(_ argument: String) throws {
    if argument.isEmpty, recorder.openInterruption != nil {
      return told("\(recorder.goOn(now: now))")
    }
    let kinds = InterruptionKind.allCases.filter(\.isFault)
    let began = now
    let names = kinds.map { Self.cause($0) }
    let (named, words) = Self.fault(argument, among: names.map { $0.plain(in: pages.language) })
    let index =
      try named
      ?? pages.choose(
        "What broke? The clocks stop.", "Cause", names, lead: words.isEmpty ? [] : ["\(words)"])
    told(
      "\(recorder.interrupt(kinds[index], now: began, id: newID(), note: newID(), words: words.isEmpty ? nil : read(words)))"
    )
    messages.append(.notice("The clocks stand still. `/fault` again lets them run."))
    if !words.isEmpty {
      messages.append(.notice("The words are kept as a note."))
    } else if kinds[index] == .productFault || kinds[index] == .unknownFault {
      messages.append(.notice("It is a note too: `/edit` says more about it."))
    }
  }

  /// The cause that an argument names, alone or in front of a colon, and the words that describe the fault.
  static func fault(_ argument: String, among names: [String]) -> (cause: Int?, words: String) {
    func cause(_ typed: String) -> Int? {
      let typed = PlainText.trimmed(typed).lowercased()
      let fits = names.indices.filter { !typed.isEmpty && names[$0].hasPrefix(typed) }
      return fits.count == 1 ? fits.first : nil
    }
    if let index = cause(argument) { return (index, "") }
    let halves = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if halves.count == 2, let index = cause(String(halves[0])) {
      return (index, PlainText.trimmed(String(halves[1])))
    }
    return (nil, PlainText.trimmed(argument))
  }

  static func cause(_ kind: InterruptionKind) -> Sentence {
    switch kind {
    case .productFault: "product"
    case .prototypeFault: "prototype"
    case .assistiveTechnologyFault: "assistive technology"
    case .connectionFault: "connection"
    case .unknownFault: "unknown"
    case .rest: "break"
    case .setUp: "setting up"
    }
  }

  /// `/break`: rests, or goes on; `/break every 30` announces breaks.
  func rest(_ argument: String) {
    let words = argument.lowercased().split(separator: " ")
    if let first = words.first, first != "every" {
      messages = [.error("Write `/break` alone to rest now, or `/break every 30` to plan breaks.")]
      return
    }
    if words.first == "every" {
      let minutes = words.dropFirst().first.flatMap { Int($0) }
      guard words.count == 2,
        words.last == "none" || minutes.map({ (1...600).contains($0) }) == true
      else {
        messages = [.error("Write the minutes: `/break every 30`. `/break every none` ends it.")]
        return
      }
      messages = [.outcome("\(recorder.planBreaks(everyMinutes: minutes, now: now))")]
      return
    }
    if recorder.openInterruption != nil { return told("\(recorder.goOn(now: now))") }
    told("\(recorder.interrupt(.rest, now: now, id: newID(), note: newID()))")
    messages.append(.notice("The clocks stand still. `/break` again lets them run."))
  }

  /// `/prompt`: what became of a thing to watch for.
  func prompt(_ argument: String) throws {
    let prompts = recorder.plan.prompts
    guard !prompts.isEmpty else {
      messages = [
        .outcome("This study has nothing to watch for yet."),
        .notice("Add some: `kerb study prompts add \(recorder.opening.study) mood-and-anxiety`"),
      ]
      return
    }
    var chosen = Int(argument).map { $0 - 1 }.flatMap { prompts.indices.contains($0) ? $0 : nil }
    guard chosen != nil || argument.isEmpty else {
      messages = [
        .error(
          "Write the number of a prompt alone, 1 to \(prompts.count). Words are a note of their own."
        )
      ]
      return
    }
    if chosen == nil {
      let isSaid = prompts.contains { $0.favourable != nil }
      let rows = prompts.map { prompt in
        ["\(prompt.text)", isSaid ? "\(PromptPolarity.remark(prompt.favourable))" : ""]
          .filter { !$0.isEmpty } + recorder.answers(to: prompt.id).map(sentence)
      }
      let next = recorder.openPrompts.first.flatMap { open in
        prompts.firstIndex { $0.id == open.id }
      }
      chosen = try pages.choose(
        "What did you watch for?", "Prompt", rows.map { $0.joined(separator: " ") },
        standing: next, lead: isSaid ? ["\(PromptPolarity.rule)"] : [])
    }
    guard let chosen else { return }
    let prompt = prompts[chosen]
    let whose = try whoWasAsked()
    let answers = PromptAnswer.allCases
    let standing = recorder.ledger.answers[PromptKey(prompt.id, of: whose)].flatMap(
      answers.firstIndex)
    let answer = try pages.choose(
      "\(prompt.text)", "Answer", answers.map { "\($0.asked)" }, standing: standing)
    told("\(recorder.answer(prompt.id, answers[answer], of: whose))")
  }

  /// Of whom an answer is, where several people take part; `nil` for all of them.
  private func whoWasAsked() throws -> String? {
    let people = recorder.plan.people
    guard people.count > 1 else { return nil }
    let chosen = try pages.choose(
      "Whom did you watch?", "Whom", ["all of them"] + people.map { "\($0.short)" }, standing: 0)
    return chosen == 0 ? nil : people[chosen - 1].id
  }

  private func sentence(_ answered: (participant: String?, answer: PromptAnswer)) -> Sentence {
    let label: Sentence = "\(answered.answer.label)"
    guard let id = answered.participant,
      let person = recorder.plan.people.first(where: { $0.id == id })
    else { return "\(label.capitalised)." }
    return "\(person.short): \(label)."
  }
}
