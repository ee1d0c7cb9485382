package import Localization
package import Records

/// What one score came to for one response.
package struct ScoreValue: Hashable, Sendable {
  /// A number, a yes or no, or nothing because too many answers are missing.
  package enum Result: Hashable, Sendable {
    case number(Double)
    case yesOrNo(Bool)
    case none
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
  package var number: Double? {
    switch result {
    case .number(let number): number
    case .yesOrNo(let yes): yes ? 1 : 0
    case .none: nil
    }
  }
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
  package var words: Sentence { ResponseFlagWords.words(self) }
}

/// A response with its scores.
package struct ScoredResponse: Sendable {
  package let response: Response
  /// One value a score, in the instrument's order; the first is the main one.
  package let values: [ScoreValue]
  package let flags: [ResponseFlag]

  package init(response: Response, values: [ScoreValue], flags: [ResponseFlag]) {
    self.response = response
    self.values = values
    self.flags = flags
  }
}
