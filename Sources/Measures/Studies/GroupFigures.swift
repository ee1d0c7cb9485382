import Records
package import Statistics

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
