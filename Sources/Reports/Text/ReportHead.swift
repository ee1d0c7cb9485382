import Localization
import Measures
import Records
import Wording

/// What stands at the head of every report.
enum ReportHead {
  /// Said wherever a study's people are invented, before anything else.
  static let invented = Sentence(StudyInvented())

  /// The same where there is room for little.
  static let inventedInShort = Sentence(
    StudyInvented(), as: "An example: the people are invented.")
}

/// What reports say of consent: who is excluded, whose consent is not on record, and who declined sharing.
enum ConsentSentences {
  static func left(withdrawn: Int, refused: Int) -> [Sentence] {
    (withdrawn > 0 ? [Sentence(ConsentWithdrawn(participants: withdrawn))] : [])
      + (refused > 0 ? [Sentence(ConsentRefused(participants: refused))] : [])
  }

  /// Participants who count although consent is not on record.
  static func notRecorded(_ people: Int, round: Int? = nil) -> [Sentence] {
    people > 0 ? [Sentence(ConsentNotRecorded(round: round, participants: people))] : []
  }

  /// Participants who did not consent to sharing; only the team edition knows them.
  static func keptInTeam(_ people: [RecordID], round: Int? = nil) -> [Sentence] {
    people.isEmpty ? [] : [Sentence(ConsentKeptInTeam(round: round, participants: people))]
  }
}

/// What reports say where sessions were on another platform than the target's.
enum PlatformSentences {
  static func elsewhere(
    _ others: [OtherPlatform], target: ProductPlatform, round: Int? = nil
  ) -> [Sentence] {
    others.map { Sentence(RoundOtherPlatform($0, target: target, round: round)) }
  }
}

extension String? {
  /// `nil` for an empty text too.
  var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
