package import Localization
import Records

/// A part of the study that has nothing to report.
package enum StudyNone: String, Sendable {
  case tasks, triedTasks, times, prompts, targets, groups, placements, questionnaires, scores
  case noteTakerPairs, discovery, earlierRound, tasksInBoth, changedTasks, changedTimes, changedEase
  case changedScores, changedProblems, departures

  package func claim(_ round: Int?) -> Sentence {
    .claim("study.none", ["round": round, "part": rawValue], words)
  }

  package var words: Sentence {
    switch self {
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
    case .changedEase: "No attempt has an ease rating of its own in either round."
    case .changedScores: "No questionnaire was answered in either round."
    case .changedProblems: "No problem was known in the round before."
    case .departures: "No departures from the plan are recorded."
    }
  }
}

extension StudySummary {
  /// How many problems are open, and how many of them a rater rated as blocking; `nil` where none is open.
  package var openProblems: Sentence? {
    let open = findings.findings.filter(\.part.isOpenProblem)
    guard !open.isEmpty else { return nil }
    let blocking = open.count { $0.severity?.high == .blocks }
    return .claim(
      "study.openProblems", ["round": rounds.number, "open": open.count, "blocking": blocking],
      "\(open.count, "open problem", "open problems"), \(blocking) with a severity rating of 4.")
  }

  /// `nil` where every questionnaire was asked in its official wording.
  package var paraphrased: Sentence? {
    var seen: Set<RecordID> = []
    let instruments = questionnaires.filter { $0.responses > 0 }.map(\.instrument)
      .filter { seen.insert($0.id).inserted }
    let ours = instruments.count { $0.wordingStatus != .official }
    guard ours > 0 else { return nil }
    let all = instruments.count
    return .claim(
      "questionnaires.paraphrased",
      ["round": rounds.number, "paraphrased": ours, "questionnaires": all],
      "\(ours) of \(all, "questionnaire", "questionnaires") in our wording, not the official one; compare scores with care."
    )
  }
}
