import Localization
import Measures

/// What stands at the head of every report.
enum ReportHead {
  /// Said where sessions took place and none names a participant.
  static func nobodyNamed(_ sessions: Int, round: Int? = nil) -> Sentence {
    PeopleClaims.tookPart(0, sessions: sessions, round: round)
  }

  /// Said wherever a study's people are invented, before anything else.
  static let invented = Sentence.claim(
    "study.invented", [:], "The people of this study are invented. It is an example.")

  /// The same where there is room for little.
  static let inventedInShort = invented.worded("An example: the people are invented.")
}
