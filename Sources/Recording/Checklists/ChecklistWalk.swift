import Localization
package import Records

/// A checklist that is being answered for one screen: where the person is, what stands, and what takes it back.
///
/// A pure machine, as ``Survey`` is: the caller works on a copy and keeps it only once the entries are written.
package struct ChecklistWalk: Sendable {
  package private(set) var sheet: ChecklistSheet
  package private(set) var spot: Spot
  /// `nil` while it goes on.
  package private(set) var ending: Ending?
  /// The question from which the person went to look at all answers, and to which they go back; `nil` where none is open.
  package private(set) var lookedFrom: Int?
  /// How often the person came somewhere, so that a question that comes again is said again.
  package private(set) var visit = 0

  /// - Parameter standing: What was answered before; then it begins with the first question that has no answer. Cautions
  ///   are said each time.
  package init(_ checklist: Checklist, standing: [String: ChecklistReply] = [:]) {
    sheet = ChecklistSheet(checklist, standing: standing)
    spot = .opening
    guard !standing.isEmpty, checklist.cautions == nil else { return }
    spot = sheet.left.first.map { .question($0, returns: false) } ?? .overview
  }

  package mutating func take(_ event: ChecklistEvent) -> ChecklistOutcome {
    if event == .quit || event == .stop {
      ending = sheet.left.isEmpty ? .finished : .stopped
      return ChecklistOutcome()
    }
    switch spot {
    case .opening: return open(event)
    case .question(let question, let returns): return answer(event, question, returns)
    case .note(let question, let reply, let returns):
      return describe(event, question, reply, returns)
    case .criteria(let question, let reply, let returns):
      return name(event, question, reply, returns)
    case .overview: return look(event)
    }
  }
}

// MARK: Spots

extension ChecklistWalk {
  private mutating func open(_ event: ChecklistEvent) -> ChecklistOutcome {
    switch event {
    case .begin, .typed: goOn(from: -1)
    case .back: ending = .notBegun
    default: break
    }
    return ChecklistOutcome()
  }

  private mutating func answer(
    _ event: ChecklistEvent, _ question: Int, _ returns: Bool
  ) -> ChecklistOutcome {
    switch event {
    case .chose(let place):
      guard ChecklistAnswer.allCases.indices.contains(place) else { break }
      return take(ChecklistReply(ChecklistAnswer.allCases[place]), question, returns)
    case .typed(let text):
      if FieldText.trimmed(text).isEmpty, sheet.replies[question] != nil {
        goOn(from: question, returns)
        break
      }
      switch ChecklistReading(text) {
      case .reply(let reply): return take(reply, question, returns)
      case .unclear:
        return .problem(
          "This can be read in two ways. Put a colon between answer and note: \"`no: problems found`\" is a no, \"`yes: no problems found`\" a yes."
        )
      case .none:
        return .problem(
          "Begin with 1 to 4, or with yes, no, cannot tell or does not apply; a note may follow a colon."
        )
      }
    case .skip: goOn(from: question, returns)
    case .undo: return undo()
    case .show:
      if !returns { lookedFrom = question }
      go(to: .overview)
    case .go(let text): return jump(to: text)
    case .back: goBack(from: question, returns)
    default: break
    }
    return ChecklistOutcome()
  }

  private mutating func describe(
    _ event: ChecklistEvent, _ question: Int, _ reply: ChecklistReply, _ returns: Bool
  ) -> ChecklistOutcome {
    switch event {
    case .typed(let text):
      let note = FieldText.trimmed(text)
      var reply = reply
      reply.note = note.isEmpty ? nil : note
      return settle(reply, question, returns)
    case .back: go(to: .question(question, returns: returns))
    default: break
    }
    return ChecklistOutcome()
  }

  private mutating func name(
    _ event: ChecklistEvent, _ question: Int, _ reply: ChecklistReply, _ returns: Bool
  ) -> ChecklistOutcome {
    switch event {
    case .fails(let places):
      var reply = reply
      reply.failing = places == sheet.questions[question].criteria ? nil : places
      return put(reply, question, returns)
    case .back: go(to: .question(question, returns: returns))
    default: break
    }
    return ChecklistOutcome()
  }

  private mutating func look(_ event: ChecklistEvent) -> ChecklistOutcome {
    switch event {
    case .chose(let question) where sheet.replies.indices.contains(question):
      go(to: .question(question, returns: true))
    case .typed, .back:
      if let question = lookedFrom {
        lookedFrom = nil
        go(to: .question(question, returns: false))
      } else {
        ending = sheet.left.isEmpty ? .finished : .stopped
      }
    case .undo: return undo()
    case .go(let text): return jump(to: text)
    default: break
    }
    return ChecklistOutcome()
  }
}

// MARK: Moving

extension ChecklistWalk {
  /// Asks what else is needed for an answer, or keeps it.
  private mutating func take(
    _ reply: ChecklistReply, _ question: Int, _ returns: Bool
  ) -> ChecklistOutcome {
    guard sheet.isBad(reply, to: question), reply.note == nil else {
      return settle(reply, question, returns)
    }
    go(to: .note(question, reply, returns: returns))
    return ChecklistOutcome()
  }

  private mutating func settle(
    _ reply: ChecklistReply, _ question: Int, _ returns: Bool
  ) -> ChecklistOutcome {
    guard sheet.isBad(reply, to: question), !sheet.questions[question].criteria.isEmpty else {
      return put(reply, question, returns)
    }
    go(to: .criteria(question, reply, returns: returns))
    return ChecklistOutcome()
  }

  private mutating func put(
    _ reply: ChecklistReply, _ question: Int, _ returns: Bool
  ) -> ChecklistOutcome {
    let before = sheet.replies[question]
    let isNew = before != reply
    if isNew { sheet.put(reply, at: question) }
    goOn(from: question, returns)
    guard isNew else { return ChecklistOutcome() }
    return ChecklistOutcome(
      sheet.words(for: reply, to: question, before: before), entries: [entry(question)])
  }

  private mutating func undo() -> ChecklistOutcome {
    guard let question = sheet.undo() else { return .problem("There is nothing to take back.") }
    lookedFrom = nil
    go(to: .question(question, returns: false))
    return ChecklistOutcome(
      "Taken back: the answer to question \(question + 1).", entries: [entry(question)])
  }

  private func entry(_ question: Int) -> ChecklistEntry {
    ChecklistEntry(question: sheet.questions[question].id, reply: sheet.replies[question])
  }

  private mutating func go(to next: Spot) {
    spot = next
    visit += 1
  }

  /// Goes to the next question without an answer, or to all answers.
  private mutating func goOn(from question: Int, _ returns: Bool = false) {
    let next = returns ? nil : sheet.next(after: question)
    go(to: next.map { .question($0, returns: false) } ?? .overview)
  }

  private mutating func goBack(from question: Int, _ returns: Bool) {
    if returns {
      go(to: .overview)
    } else if question > 0 {
      go(to: .question(question - 1, returns: false))
    } else {
      go(to: .opening)
    }
  }

  private mutating func jump(to text: String) -> ChecklistOutcome {
    guard let number = Int(text), sheet.replies.indices.contains(number - 1) else {
      return .problem("Write a number from 1 to \(sheet.replies.count) after it: `/go 3`.")
    }
    lookedFrom = nil
    go(to: .question(number - 1, returns: false))
    return ChecklistOutcome()
  }
}
