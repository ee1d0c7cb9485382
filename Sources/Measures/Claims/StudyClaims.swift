package import Localization
import Records

/// How much of something a round leaves unknown, or where it departs from the plan.
package struct StudyUnknown: ClaimedValue {
  package static let id = "study.unknown"
  package enum Kind: String, Encodable, Sendable {
    case fewTried, smallGroups, easeMissing, helpNotRecorded, outcomeNotRecorded, timesMissing
    case timesLeftOut, promptsUnanswered, oneNoteTaker, withoutNotes, addedLater, notReviewed
    case staged, otherPlatform, versions, notRetested
  }

  let round: Int?
  let kind: Kind
  let count: Int
  /// Of how many.
  let of: Int

  package var sentence: Sentence {
    let part: Sentence = "\(count) of \(of) "
    return switch kind {
    case .fewTried:
      part
        + "tasks tried by fewer than \(Edition.smallestSharedCell) participants: their figures show little."
    case .smallGroups:
      part
        + "groups with fewer than \(Edition.smallestSharedCell) participants for at least one task: only counts are shown."
    case .easeMissing: part + "first attempts without an answer to how easy the task was."
    case .helpNotRecorded: part + "completed first attempts without a record of help."
    case .outcomeNotRecorded: part + "first attempts without a record of how they ended."
    case .timesMissing: part + "first attempts completed without help, and without a time."
    case .timesLeftOut:
      part + "attempts without a time because start or end was entered after the session."
    case .promptsUnanswered: part + "prompts without an answer in any session."
    case .oneNoteTaker:
      part + "sessions with notes by one note-taker only: another could have noted something else."
    case .withoutNotes: part + "sessions without notes."
    case .addedLater: part + "notes added after the session, without a time."
    case .notReviewed: part + "notes not reviewed."
    case .staged: part + "sessions with a simulated situation."
    case .otherPlatform:
      part + "sessions on a platform outside the target; figures pool them with the others."
    case .versions: "\(count) versions of the product in 1 round; figures pool them."
    case .notRetested: part + "findings not retested in this round."
    }
  }
}

/// A part of the study that has nothing to report.
package struct StudyNone: ClaimedValue {
  package static let id = "study.none"
  package enum Part: String, Encodable, Sendable {
    case tasks, triedTasks, times, prompts, targets, groups, placements, questionnaires, scores
    case noteTakerPairs, discovery, earlierRound, tasksInBoth, changedTasks, changedTimes,
      changedEase
    case changedScores, changedProblems, departures, openProblems
  }

  let round: Int?
  let part: Part

  package init(_ part: Part, _ round: Int?) { (self.part, self.round) = (part, round) }

  package var sentence: Sentence {
    switch part {
    case .tasks: "The plan has no tasks."
    case .triedTasks: "No task was tried, as far as recorded."
    case .times: "No attempt completed without help has a time."
    case .prompts: "The plan has no prompts."
    case .targets: "The study has no recruitment targets."
    case .groups:
      "No need, technology, low skill level or age is recorded for participants of this round."
    case .placements: "No skill levels are recorded for participants of this round."
    case .questionnaires: "No questionnaires answered in this round."
    case .scores: "No questionnaire has a score."
    case .noteTakerPairs: "No session has notes of two note-takers that can be compared."
    case .discovery: "No participant is known to have tried a task in this round."
    case .earlierRound: "No earlier round to compare with."
    case .tasksInBoth: "No task was tried in both rounds, as far as recorded."
    case .changedTasks: "No task of the plan was tried in either round, as far as recorded."
    case .changedTimes: "No attempt completed without help has a time in either round."
    case .changedEase: "No answers to how easy a task was in either round."
    case .changedScores: "No questionnaire was answered in either round."
    case .changedProblems: "No problem was known in the round before."
    case .departures: "No departures from the plan are recorded."
    case .openProblems: "No problem is open."
    }
  }
}

/// Skill levels on a scale that were reported by the participants themselves or assumed, and not observed.
package struct ScaleSelfReported: ClaimedValue {
  package static let id = "scale.selfReported"
  let round: Int?
  let scale: String
  let participants: Int
  let title: String

  private enum CodingKeys: String, CodingKey { case round, scale, participants }

  package var sentence: Sentence {
    "\(participants, "skill level", "skill levels") on “\(title)” reported or assumed, not observed; people under-rate themselves."
  }
}

/// How many problems are open, and how many of them a rater rated as blocking.
package struct StudyOpenProblems: ClaimedValue {
  package static let id = "study.openProblems"
  let round: Int?
  let open: Int
  let blocking: Int

  package var sentence: Sentence {
    "\(open, "open problem", "open problems"), \(blocking) with a severity rating of 4."
  }
}

extension StudySummary {
  /// `nil` where no problem is open.
  package var openProblems: StudyOpenProblems? {
    let open = findings.findings.filter { $0.part == .open || $0.part == .beyondWcag }
    return open.isEmpty
      ? nil
      : StudyOpenProblems(
        round: rounds.number, open: open.count,
        blocking: open.count { $0.severity?.high == .blocks })
  }

  /// `nil` where every questionnaire was asked in its official wording.
  package var paraphrased: QuestionnairesParaphrased? {
    var seen: Set<RecordID> = []
    let instruments = questionnaires.filter { $0.responses > 0 }.map(\.instrument)
      .filter { seen.insert($0.id).inserted }
    let ours = instruments.count { $0.wordingStatus != .official }
    return ours == 0
      ? nil
      : QuestionnairesParaphrased(
        round: rounds.number, paraphrased: ours, questionnaires: instruments.count)
  }
}
