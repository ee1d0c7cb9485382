import Localization
import Measures

/// When, with what and how sessions took place.
enum TriedWithSentences {
  static func lines(_ tried: TriedWith, round: Int? = nil) -> [Sentence] {
    [Sentence(RoundDays(tried, round: round))]
      + RoundTriedWith.all(tried, round: round).map { Sentence($0) }
  }
}
