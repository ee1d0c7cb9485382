package import Localization

/// What a file in `Surveys/instruments` measures with.
package enum InstrumentKind: String, Word {
  case scale, questionnaire

  package var label: Sentence {
    switch self {
    case .scale: "scale"
    case .questionnaire: "questionnaire"
    }
  }
}

/// Whose words an instrument uses.
package enum WordingStatus: String, Word {
  case ownWords, official

  package var label: Sentence { self == .ownWords ? "our own paraphrase" : "official wording" }
}

/// How a score follows from answers.
package enum ScoringRule: String, Word {
  case sum, mean, weightedSum, weightedMean, lowest, highest, countAtLeast, allOf, anyOf, oneInEach

  package var label: Sentence {
    switch self {
    case .sum: "sum"
    case .mean: "mean"
    case .weightedSum: "sum of the weighted answers"
    case .weightedMean: "mean of the weighted answers"
    case .lowest: "the lowest answer"
    case .highest: "the highest answer"
    case .countAtLeast: "how many answers reach the threshold"
    case .allOf: "yes if all answers reach the threshold"
    case .anyOf: "yes if any answer reaches the threshold"
    case .oneInEach: "yes if at least one answer in each category reaches the threshold"
    }
  }

  /// Whether the score is a yes or a no; it counts as 1 or 0 where another score uses it.
  package var isYesOrNo: Bool { [.allOf, .anyOf, .oneInEach].contains(self) }

  /// Whether the rule compares answers with a threshold.
  package var needsThreshold: Bool { isYesOrNo || self == .countAtLeast }
}

/// What becomes of a score when answers are missing.
package enum MissingAnswers: String, Word {
  case noScore, answeredOnly, middle

  package var label: Sentence {
    switch self {
    case .noScore: "a missing answer gives no score"
    case .answeredOnly: "missing answers are left out"
    case .middle: "missing answers count as the middle of the range"
    }
  }
}

/// Which end of a score is the good one.
package enum ScoreDirection: String, Word {
  case higherIsBetter, lowerIsBetter, neither

  package var label: Sentence {
    switch self {
    case .higherIsBetter: "higher is better"
    case .lowerIsBetter: "lower is better"
    case .neither: "neither end is better"
    }
  }
}

/// Whose score a band judges.
package enum BandSubject: String, Word {
  case person, study

  package var label: Sentence { self == .person ? "one person's score" : "the mean of a study" }
}

/// How somebody answered a questionnaire.
package enum AnsweringManner: String, Word {
  case alone, readAloud, withHelp

  package var label: Sentence {
    switch self {
    case .alone: "alone"
    case .readAloud: "read aloud by the team"
    case .withHelp: "with somebody's help"
    }
  }
}
