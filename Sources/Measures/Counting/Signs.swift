import Records

/// What people did and answered at one criterion, besides barriers: whether it worked for them.
///
/// Attempts and answers count once for each record, notes once for each moment.
package struct Signs: Hashable, Sendable, Encodable {
  /// Tasks that exercise it, done without the moderator's help, or nobody noted whether there was help.
  package var done = 0
  /// Tasks that exercise it, done with the moderator's help.
  package var doneWithHelp = 0
  /// Answers to prompts that speak for the product.
  package var answeredFor = 0
  /// Moments of success, and moments noted as without a barrier, but for those of tasks that the person did not get through.
  package var successes = 0
  /// Attempts that were partly done, not done or stopped, those of ``endedAtTimeLimit`` left out.
  package var notDone = 0
  /// Attempts that were stopped because the time agreed beforehand was over.
  package var endedAtTimeLimit = 0
  /// Answers to prompts that speak against the product.
  package var answeredAgainst = 0
  /// Answers to prompts that do not say which answer speaks for the product.
  package var answeredUndecided = 0
  /// Other moments: successes on the way through a task that was not done, questions, workarounds, help, context, and notes of no kind. Barriers are not among them.
  package var otherMoments = 0

  package init() {}

  /// Signs that it worked for somebody.
  package var favourable: Int { done + doneWithHelp + answeredFor + successes }

  /// Signs that somebody was there and may not have got through.
  package var unsettled: Int {
    notDone + endedAtTimeLimit + answeredAgainst + answeredUndecided + otherMoments
  }

  mutating func add(_ attempt: Attempt) {
    switch attempt.outcome {
    case .done where attempt.assistance == .assisted: doneWithHelp += 1
    case .done: done += 1
    case .partlyDone, .notDone, .stoppedByParticipant, .stoppedByModerator:
      if attempt.isEndedAtTimeLimit { endedAtTimeLimit += 1 } else { notDone += 1 }
    case .notOffered, nil: break
    }
  }

  mutating func add(_ answer: PromptAnswer, of polarity: PromptPolarity?) {
    guard answer.isExercise else { return }
    switch polarity?.judges(answer) {
    case true?: answeredFor += 1
    case false?: answeredAgainst += 1
    case nil: answeredUndecided += 1
    }
  }

  mutating func add(_ moment: Moment) {
    if moment.showsItWorked {
      successes += 1
    } else if !moment.isBarrier {
      otherMoments += 1
    }
  }
}
