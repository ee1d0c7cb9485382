import Localization
import Measures

/// What stands at the head of every report.
enum ReportHead {
  /// Said where sessions took place and none names a participant.
  static func nobodyNamed(_ sessions: Int, round: Int? = nil) -> Sentence {
    Sentence(RoundParticipants(round: round, participants: 0, sessions: sessions))
  }

  /// Said wherever a study's people are invented, before anything else.
  static let invented = Sentence(StudyInvented())

  /// The same where there is room for little.
  static let inventedInShort = Sentence(
    StudyInvented(), as: "An example: the people are invented.")
}
