package import Localization
import Records
import Statistics

/// The mean of a questionnaire's main score, with the responses that need a caution.
package struct ScoreMean: ClaimedValue {
  package static let id = "score.mean"
  let round: Int?
  let instrument: String
  let task: String?
  let score: String
  let n: Int
  /// `null` below the minimum.
  let mean: Double?
  /// 95 %, t interval; `null` where there is none, and beside responses with the same answer to every item.
  let low: Double?
  let high: Double?
  /// Responses with the same answer to every item.
  let straightLined: Int
  let name: Sentence
  let figure: Sentence

  private enum CodingKeys: String, CodingKey {
    case round, instrument, task, score, n, mean, low, high, straightLined
  }

  /// - Parameters:
  ///   - name: "SUS after “Pay by card”".
  ///   - figure: "mean 67.5, 95% interval 58.3 to 76.7, n = 6 (t interval)".
  package init(
    _ summary: QuestionnaireSummary, _ score: ScoreSummary, round: Int?, name: Sentence,
    figure: Sentence
  ) {
    self.round = round
    (instrument, task) = (summary.instrument.id.string, summary.task)
    (self.score, n) = (score.score.id, score.values.count)
    straightLined = score.straightLined
    mean = score.mean
    (low, high) = (score.interval?.low.number, score.interval?.high.number)
    (self.name, self.figure) = (name, figure)
  }

  package var sentence: Sentence {
    let caution: Sentence =
      straightLined == 0
      ? ""
      : "; caution: \(straightLined) of \(n, "response has", "responses have") the same answer to every item, so no interval is given"
    return name + ": " + figure + caution + "."
  }
}

/// Responses of a questionnaire that are unusual, or do not count.
package struct ResponsesUnusual: ClaimedValue {
  package static let id = "responses.unusual"
  package enum Kind: String, Encodable, Sendable {
    case straightLined, answersMissing, notAllowed, unknownItems, otherVersion
    case earlier, unfinished, unknownParticipant, withoutRound, notCounted

    /// Those of responses that count.
    static let flags: [Kind] = [
      .straightLined, .answersMissing, .notAllowed, .unknownItems, .otherVersion,
    ]
  }

  let instrument: String
  let task: String?
  let kind: Kind
  let responses: Int

  package var sentence: Sentence {
    let count = Sentence.count(responses, "response", "responses")
    return switch kind {
    case .straightLined: count + " with the same answer to every item: counted."
    case .answersMissing: count + " with missing answers."
    case .notAllowed:
      count
        + " with answers that the questionnaire does not allow: these answers are treated as missing."
    case .unknownItems: count + " with answers to items that the questionnaire does not have."
    case .otherVersion: count + " to another version of the questionnaire."
    case .earlier: count + " not counted: the same participant gave a later one."
    case .unfinished: count + " not counted: unfinished, and the same participant gave another."
    case .unknownParticipant:
      count + " not counted: from participants whom the study does not know."
    case .withoutRound: count + " not counted: without a round."
    case .notCounted: count + " not counted: from a pilot or a session that does not count."
    }
  }
}

/// How many questionnaires were asked in our own wording.
package struct QuestionnairesParaphrased: ClaimedValue {
  package static let id = "questionnaires.paraphrased"
  let round: Int?
  let paraphrased: Int
  let questionnaires: Int

  package var sentence: Sentence {
    "\(paraphrased) of \(questionnaires, "questionnaire", "questionnaires") in our wording, not the official one; compare scores with care."
  }
}
