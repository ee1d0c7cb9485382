import Localization
import Measures
import Records
import Wording

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
