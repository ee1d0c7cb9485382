package import Localization
package import Records

/// A response with its scores.
package struct ScoredResponse: Sendable {
  package let response: Response
  /// One value a score, in the instrument's order; the first is the main one.
  package let values: [ScoreValue]
  package let flags: [ResponseFlag]
}

/// What one score came to for one response.
package struct ScoreValue: Hashable, Sendable {
  /// A number, a yes or no, or nothing because too many answers are missing.
  package enum Result: Hashable, Sendable {
    case number(Double)
    case yesOrNo(Bool)
    case none

    /// The number; 1 or 0 for yes or no.
    var number: Double? {
      switch self {
      case .number(let number): number
      case .yesOrNo(let yes): yes ? 1 : 0
      case .none: nil
      }
    }
  }

  /// The score's id in the instrument.
  package let score: String
  package let label: String
  package let result: Result
  /// How many of the answers that count were given, and how many there are.
  package let answered: Int
  package let asked: Int
  /// The band of one person's score; `nil` where the instrument has none, or only for means of studies.
  package let band: String?

  /// The number; 1 or 0 for yes or no.
  package var number: Double? { result.number }
}

/// Something about a response that its reader must know.
package enum ResponseFlag: Hashable, Sendable {
  /// All answers are the same although some items are reversed, or although there are five or more of them.
  case straightLining
  /// Items without an answer, by id, and why each is empty where that is known.
  case missing([String])
  /// Answers that are no number of the range or no option of the item: they count as missing.
  case outOfRange([String])
  /// Answers to items that the instrument does not have: they count nowhere.
  case unknownItems([String])
  /// Another version of the instrument was answered.
  case otherVersion(String)

  /// What the flag says, and what was done about it, as one sentence.
  package var words: Sentence {
    switch self {
    case .straightLining:
      "All answers are the same."
    case .missing(let items):
      "\(items.count, "answer is", "answers are") missing: \(Sentence.list(items))."
    case .outOfRange(let items):
      "\(items.count, "answer is", "answers are") outside what the item allows and counted as missing: \(Sentence.list(items))."
    case .unknownItems(let items):
      "\(items.count, "answer belongs", "answers belong") to no item of the instrument and counted nowhere: \(Sentence.list(items))."
    case .otherVersion(let version):
      "Version \(version) of the instrument was answered; it is scored with the rules that are here."
    }
  }

  /// The flag in figures about many responses.
  var kind: UnusualResponses {
    switch self {
    case .straightLining: .straightLined
    case .missing: .answersMissing
    case .outOfRange: .notAllowed
    case .unknownItems: .unknownItems
    case .otherVersion: .otherVersion
    }
  }
}

/// Responses of a questionnaire that are unusual, or do not count.
enum UnusualResponses: String, Encodable, Sendable {
  case straightLined, answersMissing, notAllowed, unknownItems, otherVersion, notPresent
  case earlier, unfinished, unknownParticipant, withoutRound, notCounted

  /// Those of responses that count.
  static let counted: [UnusualResponses] = [
    .straightLined, .answersMissing, .notAllowed, .unknownItems, .otherVersion, .notPresent,
  ]
  /// Those of responses that do not count.
  static let leftOut: [UnusualResponses] = [
    .earlier, .unfinished, .unknownParticipant, .withoutRound, .notCounted,
  ]

  /// How many there are of a questionnaire.
  func claim(_ responses: Int, of instrument: RecordID, task: String?) -> Sentence {
    .claim(
      "responses.unusual",
      ["instrument": instrument.string, "task": task, "kind": self, "responses": responses],
      .count(responses, "response", "responses") + ending)
  }

  private var ending: Sentence {
    switch self {
    case .straightLined: " with the same answer to every item that was answered: counted."
    case .answersMissing: " with missing answers."
    case .notAllowed:
      " with answers that the questionnaire does not allow: these answers are treated as missing."
    case .unknownItems: " with answers to items that the questionnaire does not have."
    case .otherVersion: " to another version of the questionnaire."
    case .notPresent:
      " from participants in no session of the round: counted."
    case .earlier: " not counted: the same participant gave a later one."
    case .unfinished: " not counted: unfinished, and the same participant gave another."
    case .unknownParticipant: " not counted: from participants whom the study does not know."
    case .withoutRound: " not counted: without a round."
    case .notCounted: " not counted: from a pilot or a session that does not count."
    }
  }
}

extension Scoring {
  /// How unusual responses are treated, one sentence each, to print with scores.
  package static let policy: [Sentence] = [
    "Straight-lining: the same number for every item, though some are reversed or there are five or more. Such responses are flagged and still count; no interval is given beside them.",
    "Missing answers: each score says what it does about them. A sum over answered items only stands for all items: it is the mean of what was answered times the number of items.",
    "Answers outside the range or the options are flagged and count as missing.",
  ]
}
