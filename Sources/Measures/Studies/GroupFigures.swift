import Records
package import Statistics

/// What is told of one group beside everybody.
package struct GroupFigures: Sendable {
  package enum Shown: Sendable {
    case figures(GroupTaskFigures)
    /// One or two people, or nobody: how many completed it, and no figure that rests on so few.
    case counts(completed: Int)
    /// Not told in the edition for sharing.
    case hidden
  }

  package let group: StudyGroup
  /// How many people of the group tried; `nil` where the edition does not tell.
  package let tried: Int?
  /// Attempts of sessions with somebody of the group of which nobody noted whose they were.
  package let maybeTheirs: Int
  package let shown: Shown
}

/// What is told of a task for a group of three people or more: no more than a reader can use, and no small cells.
package struct GroupTaskFigures: Sendable {
  package let tried: Int
  /// `nil` where nobody tried.
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
