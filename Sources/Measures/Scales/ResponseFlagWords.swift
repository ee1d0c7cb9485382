package import Localization
import Records

/// What flags say, and the policy behind them.
enum ResponseFlagWords {
  static func words(_ flag: ResponseFlag) -> Sentence {
    switch flag {
    case .straightLining:
      "All answers are the same; the response still counts, and no interval is given."
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
}

extension Scoring {
  /// How unusual responses are treated, one sentence each, to print with scores.
  package static let policy: [Sentence] = [
    "Straight-lining: the same number for every item, though some are reversed or there are five or more. Such responses are flagged and still count; no interval is given beside them.",
    "Missing answers: each score says what it does about them. A sum over answered items only stands for all items: it is the mean of what was answered times the number of items.",
    "Answers outside the range or the options are flagged and count as missing.",
  ]
}
