package import Localization
package import Records
package import Statistics

/// What is told of a task for everybody, or for one group: the first attempt of each person in the round.
///
/// What is not recorded is never counted as no: a figure that would rest on it is `nil`.
package struct TaskFigures: Sendable {
  /// How many people tried; each attempt that names no participant is one more.
  package let tried: Int
  /// How many of these name no participant: they may be by somebody who is counted already, so there is no share of people.
  package let unnamed: Int
  package let outcomes: OutcomeTable
  /// How many completed it, with help or without, as far as recorded.
  package let completed: Int
  /// Of those who tried, how many have no recorded outcome.
  package let outcomeUnknown: Int
  /// Of those who completed it, how many have no record of help.
  package let helpUnknown: Int
  /// How many completed it without help; `nil` where nobody tried, or an outcome or help is not recorded.
  package let withoutHelp: Int?
  /// The same of everybody who tried; `nil` also where an attempt names no participant.
  package let completion: CompletionFigures?
  /// Completed with help or without, of everybody who tried; `nil` where nobody tried, an outcome is not recorded, or an
  /// attempt names no participant.
  package let withHelp: CompletionFigures?
  /// Completed without help counts one, partly completed without help a half; `nil` as for ``completion``.
  package let partialCredit: PartialCredit?
  /// Of attempts that were completed without help; `nil` where none has a time.
  package let times: TimeFigures?
  /// Attempts completed without help that have no time: start or end is not recorded, or one was entered later.
  package let timesMissing: Int
  /// `nil` where nobody answered how easy it was.
  package let ease: RatingFigures<EaseRating>?

  /// Whether everything is recorded that figures of completion rest on.
  package var isRecorded: Bool { outcomeUnknown == 0 && helpUnknown == 0 }

  /// "5 participants", or "5 attempts" if one names no participant.
  package func people(_ count: Int) -> Sentence {
    unnamed > 0
      ? .count(count, "attempt", "attempts") : .count(count, "participant", "participants")
  }

  /// - Parameter attempts: One attempt a person.
  init(_ attempts: [AttemptFacts]) {
    let done = attempts.filter(\.isCompleted)
    let completed = attempts.filter(\.isCompletedWithoutHelp)
    tried = attempts.count
    unnamed = attempts.count { $0.participant == nil }
    outcomes = OutcomeTable(attempts)
    self.completed = done.count
    outcomeUnknown = attempts.count { $0.outcome == nil }
    helpUnknown = done.count { $0.assistance == nil }
    let isEnded = outcomeUnknown == 0 && tried > 0
    withoutHelp = isEnded && helpUnknown == 0 ? completed.count : nil
    completion =
      withoutHelp == nil || unnamed > 0 ? nil : CompletionFigures(completed.count, of: tried)
    withHelp = isEnded && unnamed == 0 ? CompletionFigures(done.count, of: tried) : nil
    // The counts come from one list, so they cannot contradict each other.
    partialCredit =
      completion == nil || outcomes.count(.partlyDone, nil) > 0
      ? nil
      : try? PartialCredit(
        done: completed.count, partlyDone: outcomes.count(.partlyDone, .unassisted),
        attempts: attempts.count)
    let timed = completed.filter { $0.onTask != nil }
    times = TimeFigures(timed)
    timesMissing = completed.count - timed.count
    ease = RatingFigures(attempts.compactMap(\.ease))
  }
}

/// A rate of success with its interval, and the intervals by other methods beside it.
package struct CompletionFigures: Sendable {
  package let count: SuccessCount
  package let share: Proportion
  /// Adjusted Wald, 95 %, two-sided: the one that reports print.
  package let interval: Interval<Proportion>
  package static let otherMethods: [RateMethod] = [.wilson, .clopperPearson, .midP]

  /// Wilson, Clopper–Pearson and mid-p, for those who want them: they are found step by step, which takes time.
  package var others: [Interval<Proportion>] {
    // Nobody having tried is the one thing that can be wrong, and then there are no figures.
    Self.otherMethods.compactMap { try? count.interval($0) }
  }

  /// `nil` where nobody tried.
  init?(_ successes: Int, of attempts: Int) {
    do {
      count = try SuccessCount(successes, of: attempts)
      guard let share = count.share else { return nil }
      self.share = share
      interval = try count.interval(.adjustedWald)
    } catch {
      return nil
    }
  }
}

/// Times of a task, with faults and breaks left out, and with them.
package struct TimeFigures: Sendable {
  /// `nil` below `Minimum.mean`: then each time is told by itself.
  package let onTask: TimeSummary?
  package let whole: TimeSummary?
  /// In how many attempts something was left out.
  package let interrupted: Int
  /// Every time on task, the shortest first.
  package let values: [TaskTime]
  /// The same with faults and breaks.
  package let wholeValues: [TaskTime]

  /// `nil` where there is no time.
  init?(_ attempts: [AttemptFacts]) {
    values = attempts.compactMap(\.onTask).sorted()
    wholeValues = attempts.compactMap(\.whole).sorted()
    guard !values.isEmpty, !wholeValues.isEmpty else { return nil }
    // No value is the one thing that can be wrong here.
    let isEnough = Minimum.mean.isReached(by: values.count)
    onTask = isEnough ? try? TimeSummary(values) : nil
    whole = isEnough ? try? TimeSummary(wholeValues) : nil
    interrupted = attempts.count { $0.lostMilliseconds > 0 }
  }
}

/// Ratings with everything that a small number of them can tell.
package struct RatingFigures<Rating: Quantity>: Sendable {
  /// `nil` below `Minimum.mean`: then each rating is told by itself.
  package let mean: Mean<Rating>?
  /// The t interval of the mean; `nil` where there is none, and where all are equal: they have no spread to go by.
  package let interval: Interval<Rating>?
  /// `nil` below `Minimum.mean`.
  package let median: Rating?
  /// Every rating, the lowest first.
  package let values: [Rating]

  package var n: Int { values.count }

  /// `nil` where there is no rating.
  init?(_ ratings: [Rating]) {
    guard !ratings.isEmpty else { return nil }
    values = ratings.sorted()
    // Too few ratings are the one thing that can be wrong here.
    let isEnough = Minimum.mean.isReached(by: ratings.count)
    let mean = isEnough ? try? Mean(ratings) : nil
    self.mean = mean
    median = isEnough ? (try? Median(ratings))?.median : nil
    interval = mean.flatMap { $0.low < $0.high ? try? $0.interval() : nil }
  }
}

/// What is told of one group beside everybody.
package struct GroupFigures: Sendable {
  package enum Shown: Sendable {
    case figures(GroupTaskFigures)
    /// One or two people, or nobody: how many completed it without help, and no figure that rests on so few; `nil`
    /// where that is not recorded, or nobody tried.
    case counts(Int?)
  }

  package let group: StudyGroup
  /// How many people of the group tried.
  package let tried: Int
  /// Attempts of sessions with somebody of the group of which nobody noted whose they were.
  package let maybeTheirs: Int
  package let shown: Shown
}

/// What is told of a task for a group of three people or more: no more than a reader can use, and no small cells.
package struct GroupTaskFigures: Sendable {
  package let tried: Int
  /// `nil` where it is not recorded.
  package let completion: CompletionFigures?
  /// `nil` where fewer than three people have a time.
  package let times: TimeSummary?
  /// `nil` where fewer than three people said how easy it was.
  package let ease: RatingFigures<EaseRating>?

  init(_ figures: TaskFigures) {
    let least = Edition.smallestSharedCell
    tried = figures.tried
    completion = figures.completion
    times = figures.times.flatMap { $0.values.count < least ? nil : $0.onTask }
    ease = figures.ease.flatMap { $0.n < least ? nil : $0 }
  }
}

/// How attempts ended, with help and without.
package struct OutcomeTable: Sendable {
  /// The ways an attempt can end; "not offered" is no attempt.
  package static let outcomes = AttemptOutcome.allCases.filter { $0 != .notOffered }

  private let ended: [AttemptFacts]
  private let atTimeLimit: [AttemptFacts]

  init(_ attempts: some Sequence<AttemptFacts>) {
    ended = attempts.filter { !$0.isStoppedAtTimeLimit }
    atTimeLimit = attempts.filter(\.isStoppedAtTimeLimit)
  }

  /// Attempts that ended so, without those that were stopped at the agreed time.
  ///
  /// - Parameters:
  ///   - outcome: `nil` for attempts of which it is not recorded.
  ///   - assistance: `nil` for attempts of which it is not recorded whether the moderator helped.
  package func count(_ outcome: AttemptOutcome?, _ assistance: Assistance?) -> Int {
    ended.count { $0.outcome == outcome && $0.assistance == assistance }
  }

  package func total(_ outcome: AttemptOutcome?) -> Int { ended.count { $0.outcome == outcome } }

  /// Attempts that were stopped at the agreed time, which is no failure.
  package func stoppedAtTimeLimit(_ assistance: Assistance?) -> Int {
    atTimeLimit.count { $0.assistance == assistance }
  }

  package var stoppedAtTimeLimit: Int { atTimeLimit.count }

  package var total: Int { ended.count + atTimeLimit.count }
}
