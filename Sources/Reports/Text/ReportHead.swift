import Localization
import Measures
import Records
import Wording

/// What stands at the head of every report.
enum ReportHead {
  /// Said wherever a study's people are invented, before anything else.
  static let invented = Sentence.claim(
    "study.invented", [:], "The people of this study are invented. It is an example.")

  /// The same where there is room for little.
  static let inventedInShort = invented.worded("An example: the people are invented.")
}

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

extension String? {
  /// `nil` for an empty text too.
  var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
