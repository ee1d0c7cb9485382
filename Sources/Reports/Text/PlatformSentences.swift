import Localization
import Measures
import Records

/// What reports say where sessions were on another platform than the target's.
enum PlatformSentences {
  static func elsewhere(
    _ others: [OtherPlatform], target: ProductPlatform, round: Int? = nil
  ) -> [Sentence] {
    others.map { Sentence(RoundOtherPlatform($0, target: target, round: round)) }
  }
}
