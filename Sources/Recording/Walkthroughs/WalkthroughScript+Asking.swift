import JSON
package import Localization
package import Records

/// A walkthrough while it goes on.
///
/// After each question the step counts as done right, and the next one is asked.
package typealias WalkthroughAsking = Asking<WalkthroughScript>

extension WalkthroughScript: QuestionScript {
  package typealias Sheet = WalkthroughSheet
  package typealias Entry = WalkthroughEntry

  package enum Detail: Hashable, Sendable {
    /// What is in the way, after an answer that says so without words.
    case reason(WalkthroughLine)
    /// What a barrier is about; its key.
    case settle(String)
    /// Whether a trouble that was tried comes from the product.
    case cause(String)
    case claims, facets
    /// The talk afterwards.
    case talk
  }

  package enum Own: Hashable, Sendable {
    /// Another person's answer to the question that was answered last, as typed.
    case also(String)
    /// A further barrier at the question that was answered last.
    case barrier(String)
    /// Sets something aside.
    case park(String)
    /// Opens the profile's claims, or its facets.
    case claims, facets
  }

  package var count: Int { items.count }

  package func words(of question: Int) -> String { items[question].question.asked }

  package func isSettled(_ question: Int, _ sheet: WalkthroughSheet) -> Bool {
    !sheet.answers(to: items[question].question).isEmpty
  }

  package func entries(
    from before: WalkthroughSheet, to now: WalkthroughSheet
  ) -> [WalkthroughEntry] { now.entries(since: before) }

  package func take(
    _ own: Own, in asking: inout WalkthroughAsking, _ newKey: () -> String
  ) -> Step {
    switch own {
    case .also(let text): return asking.also(text, newKey)
    case .barrier(let text): return asking.further(text, newKey)
    case .park(let text): return asking.park(text, newKey)
    case .claims:
      guard !claims.isEmpty else { return .problem("The profile makes no claim yet.") }
      asking.look(at: .detail(.claims))
    case .facets:
      guard !facets.isEmpty else {
        return .problem(
          "Nothing is said of this person's facets; `Personas/facets.json` may hold them.")
      }
      asking.look(at: .detail(.facets))
    }
    return Step()
  }

  package func take(
    _ event: WalkthroughAsking.Event, at detail: Detail, in asking: inout WalkthroughAsking,
    _ newKey: () -> String
  ) -> Step {
    switch detail {
    case .reason(let line): asking.reason(event, line, newKey)
    case .settle(let key): asking.settle(event, key)
    case .cause(let key): asking.cause(event, key)
    case .claims: asking.name(event)
    case .facets: asking.mark(event)
    case .talk: asking.talk(event)
    }
  }

  package func read(
    _ text: String, at question: Int, in asking: inout WalkthroughAsking,
    _ newKey: () -> String
  ) -> Step {
    do {
      return asking.put(try WalkthroughLine(text, to: items[question].question.part), newKey)
    } catch {
      return .problem(error.words)
    }
  }

  package func choose(
    _ row: Int, at question: Int, in asking: inout WalkthroughAsking, _ newKey: () -> String
  ) -> Step {
    let part = items[question].question.part
    guard part.answers.indices.contains(row),
      let line = try? WalkthroughLine("\(row + 1)", to: part)
    else { return Step() }
    return asking.put(line, newKey)
  }

  /// Goes to what is still open: a barrier that nobody has settled, the next question, the talk, the end.
  package func goOn(from question: Int, in asking: inout WalkthroughAsking) {
    if let open = asking.sheet.barriers.first(where: { !$0.isSettled }) {
      return asking.go(to: .detail(.settle(open.key)))
    }
    if manner != .reasoned, let open = asking.sheet.barriers.first(where: { $0.cause == nil }) {
      return asking.go(to: .detail(.cause(open.key)))
    }
    let open = asking.left.filter { !asking.skipped.contains($0) }
    if let next = open.first(where: { $0 > question }) ?? open.first {
      asking.ask(next)
    } else {
      end(in: &asking)
    }
  }

  package func end(in asking: inout WalkthroughAsking) {
    guard asking.left.isEmpty else { return asking.go(to: .overview) }
    if manner == .simulation, asking.sheet.talk == nil { return asking.go(to: .detail(.talk)) }
    asking.sheet.isFinished = true
    asking.ending = .finished
  }

  package func goBackFromFirst(in asking: inout WalkthroughAsking) -> Step {
    .problem("This is the first question; `/stop` leaves.")
  }

  package func open(_ question: Int, in asking: inout WalkthroughAsking) {
    asking.sheet.isFinished = false
    asking.lookedFrom = nil
    asking.jumps += 1
    asking.ask(question)
  }

  package func leaveOverview(in asking: inout WalkthroughAsking) {
    asking.skipped = []
    guard asking.left.isEmpty else {
      if !asking.goBackToLooked() { goOn(from: -1, in: &asking) }
      return
    }
    asking.sheet.isFinished = true
    asking.ending = .finished
  }

  /// Of one that goes on the answers are known, and not how each came about.
  package func undoEarlier(in asking: inout WalkthroughAsking) -> Bool {
    guard let last = asking.sheet.answers.last else { return false }
    asking.sheet.remove(last)
    asking.sheet.isFinished = false
    asking.sheet.latest = asking.sheet.answers.last?.key
    let question = items.firstIndex { $0.question.isSame(as: last.question) }
    if let question { asking.ask(question) } else { asking.go(to: .overview) }
    asking.sheet.answered = asking.place > 0 ? asking.place - 1 : nil
    return true
  }

  package func wordsTakenBack(
    from before: WalkthroughSheet, in asking: inout WalkthroughAsking
  ) -> Sentence {
    let entries = before.entries(since: asking.sheet)
    for entry in entries {
      switch entry {
      case .answer(let answer):
        return "the answer \"\(answer.answer.label)\" about \(answer.question.asked)"
      case .parked: return "what was parked"
      default: continue
      }
    }
    return entries.contains { if case .barrier = $0 { true } else { false } }
      ? "what was said of the barrier" : "the last thing"
  }
}

/// A change of a walkthrough: a value from now on, or one that has gone.
package enum WalkthroughEntry: Hashable, Sendable {
  case answer(Walkthrough.Answer)
  case barrier(Walkthrough.Barrier)
  case parked(Walkthrough.Parked)
  case noAnswer(String)
  case noBarrier(String)
  case noParked(String)
  case talk(String?)
  case finished(Bool)
}

extension Asking where Script == WalkthroughScript {
  /// - Parameters:
  ///   - script: The questions.
  ///   - standing: The answers of an earlier call; the page before the first question is shown each time.
  package init(_ script: WalkthroughScript, standing: WalkthroughSheet = WalkthroughSheet()) {
    var sheet = standing
    let last = standing.answers.last
    sheet.answered = last.flatMap { last in
      script.items.firstIndex { $0.question.isSame(as: last.question) }
    }
    sheet.latest = standing.barriers.last.map(\.key) ?? last?.key
    self.init(script, standing: sheet, at: .overview)
    if standing.isFinished { return }
    if script.manner == .simulation {
      spot = .opening
    } else if !left.isEmpty || !sheet.barriers.allSatisfy(\.isSettled) {
      script.goOn(from: -1, in: &self)
    }
  }

  /// The question that is asked.
  package var item: WalkthroughScript.Item? {
    script.items.indices.contains(place) ? script.items[place] : nil
  }

  /// The question that was answered last.
  package var answeredItem: WalkthroughScript.Item? {
    sheet.answered.flatMap { script.items.indices.contains($0) ? script.items[$0] : nil }
  }

  package func barrier(_ key: String) -> Walkthrough.Barrier? {
    sheet.barriers.first { Text.isSame($0.key, key) }
  }
}
