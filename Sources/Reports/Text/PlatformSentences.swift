import Localization
import Measures
import Records

/// What reports say where sessions were on another platform than the target's.
enum PlatformSentences {
  static func elsewhere(
    _ others: [OtherPlatform], target: ProductPlatform, round: Int? = nil
  ) -> [Sentence] {
    others.map { other in
      .claim(
        "round.otherPlatform",
        [
          "round": round, "platform": other.platform.rawValue, "target": target.rawValue,
          "sessions": other.sessions,
        ],
        "\(other.sessions, "session was", "sessions were") on \(other.platform.label), not on \(target.label) as the target asks; the notes count all the same."
      )
    }
  }
}
