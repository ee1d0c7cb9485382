import Localization
import Measures
import Records

/// What reports say where sessions were on another platform than the target's.
enum PlatformSentences {
  /// "2 sessions were on the web, not on iOS as the target says; what was met there counts all the same."
  static func elsewhere(_ others: [OtherPlatform], target: ProductPlatform) -> [Sentence] {
    others.map { other in
      "\(other.sessions, "session was", "sessions were") on \(other.platform.label), not on \(target.label) as the target says; what was met there counts all the same."
    }
  }
}
