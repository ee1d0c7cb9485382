package import Localization
package import Statistics

/// How many people met a finding in one round, of those who could, which says nothing of how badly it hurts.
package struct FindingFrequency: Hashable, Sendable {
  /// Where somebody had to be in order to meet it.
  package enum Exposure: String, Hashable, Sendable {
    /// At one of the tasks that the finding names.
    case tasks
    /// On one of the screens that the finding names.
    case screens
    /// At one of the tasks during which anybody met it: the finding names none.
    case notedTasks
    /// Anywhere: neither the finding nor its notes say where.
    case tookPart
  }

  /// People who met it, of those who could: the exposed ones.
  package let count: SuccessCount
  package let exposure: Exposure
  /// "tried “Pay by card”", "got to “Pay”", "took part".
  package let exposureWords: Sentence
  /// Whom it can concern; `nil` where it can concern anybody.
  package let whom: ConcernWords?
  /// Whether everybody whom it is known to concern was where it is: then the place says nothing more of who could meet it.
  package let reachedAllConcerned: Bool
  /// People who met it and of whom it is not recorded that they could: they are not among the exposed.
  package let metBeyond: Int
  /// Other people of whom it is not known whether they could meet it; they are not among the exposed.
  package let notKnown: Int
  /// Everybody who took part in the round.
  package let tookPart: Int
  /// Whether any note that counts supports the finding: otherwise nothing was counted.
  package let isCounted: Bool
  /// Moments that show it and whose people no session names; they count for nobody.
  package let ofNobodyNamed: Int
  /// Adjusted Wald, 95 %, two-sided; `nil` where nobody could meet it, and where nothing was counted.
  package let interval: Interval<Proportion>?

  /// Exposed people, by their numbers in the register, and whether each met it.
  private let metByPerson: [Int: Bool]

  /// The same as a list in the order of the numbers, to set beside another round.
  var exposedPeople: [(person: Int?, value: Bool)] {
    metByPerson.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Exposed people who met it.
  package var met: Int { count.successes }
  /// Everybody who met it.
  package var metByAll: Int { met + metBeyond }
  package var exposed: Int { count.attempts.count }

  /// From this many exposed people on a share is told in per cent; below it the count says all there is.
  package static let leastForShare = Minimum.share.count

  /// Whether a share in per cent would say anything.
  package var hasShare: Bool { isCounted && exposed >= Self.leastForShare }

  /// "2 of 2 people who use VoiceOver and got to “Pay”; 2 of 6 who took part".
  package var words: Sentence {
    guard isCounted else { return "not counted yet: no note supports it" }
    return exposedWords + beyondWords + everybodyWords + unknownWords
  }

  /// "2 of 2 people who use VoiceOver and got to “Pay”": of those who could meet it, and those who met it beyond them.
  package var exposedOnly: Sentence {
    isCounted ? exposedWords + beyondWords : "not counted yet: no note supports it"
  }

  private var exposedWords: Sentence {
    if exposed == 0 {
      return metBeyond > 0
        ? "of nobody is it recorded that they \(condition(isPlural: true))"
        : "nobody could meet it: nobody \(condition(isPlural: false))"
    }
    return
      "\(met) of \(exposed, "person", "people") who \(condition(isPlural: exposed != 1))"
  }

  private func condition(isPlural: Bool) -> Sentence {
    guard let whom else { return exposureWords }
    return "\(isPlural ? whom.plural : whom.singular) and \(exposureWords)"
  }

  private var beyondWords: Sentence {
    guard metBeyond > 0 else { return "" }
    return metBeyond == 1
      ? "; 1 person met it of whom that is not recorded"
      : "; \(metBeyond) people met it of whom that is not recorded"
  }

  /// Both numbers in words, unless they are one.
  private var everybodyWords: Sentence {
    guard tookPart > 0, exposed != tookPart || whom != nil else { return "" }
    return "; \(metByAll) of \(tookPart) who took part"
  }

  private var unknownWords: Sentence {
    guard notKnown > 0 else { return "" }
    return
      "; of \(notKnown, "other person", "other people") it is not known whether they could meet it"
  }

  init(
    met: Set<Int>, exposed: Set<Int>, metBeyond: Int, notKnown: Int, tookPart: Int, isCounted: Bool,
    exposure: Exposure, exposureWords: Sentence, whom: ConcernWords?, reachedAllConcerned: Bool,
    ofNobodyNamed: Int
  ) {
    metByPerson = Dictionary(
      exposed.map { ($0, met.contains($0)) }, uniquingKeysWith: { one, _ in one })
    let count = SuccessCount(counted: met.intersection(exposed).count, of: exposed.count)
    self.count = count
    self.metBeyond = metBeyond
    self.notKnown = notKnown
    self.tookPart = tookPart
    self.isCounted = isCounted
    self.exposure = exposure
    self.exposureWords = exposureWords
    self.whom = whom
    self.reachedAllConcerned = reachedAllConcerned
    self.ofNobodyNamed = ofNobodyNamed
    switch Result(catching: { () throws(StatisticsError) in try count.interval(.adjustedWald) }) {
    case .success(let interval): self.interval = isCounted ? interval : nil
    case .failure: self.interval = nil
    }
  }
}
