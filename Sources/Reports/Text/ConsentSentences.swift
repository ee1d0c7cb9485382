import Localization
import Measures
import Records
import Wording

/// What reports say of consent: who is excluded, whose consent is not on record, and who declined sharing.
enum ConsentSentences {
  static func left(withdrawn: Int, refused: Int) -> [Sentence] {
    (withdrawn > 0 ? [PeopleClaims.withdrew(withdrawn)] : [])
      + (refused > 0 ? [PeopleClaims.refused(refused)] : [])
  }

  /// Participants who count although consent is not on record.
  static func notRecorded(_ people: Int, round: Int? = nil) -> [Sentence] {
    people > 0 ? [PeopleClaims.consentNotRecorded(people, round: round)] : []
  }

  /// Participants who did not consent to sharing; only the team edition knows them.
  static func keptInTeam(_ people: [RecordID], round: Int? = nil) -> [Sentence] {
    people.isEmpty ? [] : [PeopleClaims.keptInTeam(people, round: round)]
  }
}
