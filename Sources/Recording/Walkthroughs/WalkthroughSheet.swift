import JSON
package import Records

/// What stands in a walkthrough while it goes on.
package struct WalkthroughSheet: Hashable, Sendable {
  /// In the order in which they were given.
  package internal(set) var answers: [Walkthrough.Answer] = []
  package internal(set) var barriers: [Walkthrough.Barrier] = []
  package internal(set) var parked: [Walkthrough.Parked] = []
  package internal(set) var talk: String?
  package internal(set) var isFinished = false
  /// The question that was answered last, from 0; `nil` before the first answer.
  var answered: Int?
  /// The key of the last answer or barrier, which a claim and a facet are noted with.
  var latest: String?

  package init() {}

  /// What was kept of one that goes on.
  package init(_ walkthrough: Walkthrough) {
    answers = walkthrough.answers
    barriers = walkthrough.barriers
    parked = walkthrough.parked
    talk = walkthrough.talk
    isFinished = walkthrough.finishedOn != nil
  }

  /// The answers to a question, side by side.
  package func answers(to question: Walkthrough.Question) -> [Walkthrough.Answer] {
    answers.filter { $0.question.isSame(as: question) }
  }

  /// The barriers that belong to an answer.
  package func barriers(of answer: Walkthrough.Answer) -> [Walkthrough.Barrier] {
    barriers.filter { $0.answer.map { Text.isSame($0.key, answer.key) } ?? false }
  }

  package var disagreements: Int { Walkthrough.Disagreement.all(in: answers).count }

  /// Takes an answer out with its barriers.
  mutating func remove(_ answer: Walkthrough.Answer) {
    let gone = Set(barriers(of: answer).map { Text($0.key) })
    barriers.removeAll { gone.contains(Text($0.key)) }
    answers.removeAll { Text.isSame($0.key, answer.key) }
  }

  /// What has to be written so that this stands where an earlier sheet stood.
  func entries(since earlier: WalkthroughSheet) -> [WalkthroughEntry] {
    var entries: [WalkthroughEntry] = []
    entries += Self.changed(answers, earlier.answers).map { .answer($0) }
    entries += Self.gone(answers, earlier.answers, \.key).map { .noAnswer($0) }
    entries += Self.changed(barriers, earlier.barriers).map { .barrier($0) }
    entries += Self.gone(barriers, earlier.barriers, \.key).map { .noBarrier($0) }
    entries += Self.changed(parked, earlier.parked).map { .parked($0) }
    entries += Self.gone(parked, earlier.parked, \.key).map { .noParked($0) }
    if talk.map({ Text($0) }) != earlier.talk.map({ Text($0) }) { entries.append(.talk(talk)) }
    if isFinished != earlier.isFinished { entries.append(.finished(isFinished)) }
    return entries
  }

  private static func changed<Value: Hashable>(_ now: [Value], _ before: [Value]) -> [Value] {
    let known = Set(before)
    return now.filter { !known.contains($0) }
  }

  private static func gone<Value>(
    _ now: [Value], _ before: [Value], _ key: KeyPath<Value, String>
  ) -> [String] {
    let here = Set(now.map { Text($0[keyPath: key]) })
    return before.map { $0[keyPath: key] }.filter { !here.contains(Text($0)) }
  }
}
