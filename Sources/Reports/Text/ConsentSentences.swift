import Localization
import Measures
import Records
import Wording

/// What reports say of consent: who does not count, of whom nobody recorded it, and whose notes stay in the team.
enum ConsentSentences {
  static func left(withdrawn: Int, refused: Int) -> [Sentence] {
    var lines: [Sentence] = []
    if withdrawn > 0 {
      lines.append(
        "\(withdrawn, "person has", "people have") withdrawn and nothing of theirs counts."
      )
    }
    if refused > 0 {
      lines.append(
        "\(refused, "person refused", "people refused") to be observed and nothing of theirs counts; kerb check says what to do."
      )
    }
    return lines
  }

  /// People who count although nobody recorded whether they agreed.
  static func notRecorded(_ people: Int) -> [Sentence] {
    guard people > 0 else { return [] }
    return [
      "Consent of \(people, "person", "people") is not recorded: they count, and their words are not quoted."
    ]
  }

  /// People who did not agree that notes leave the team; only the team's edition knows them.
  static func keptInTeam(_ people: [RecordID]) -> [Sentence] {
    guard !people.isEmpty else { return [] }
    return [
      "\(Sentence.list(people.map(\.short))) did not agree that notes leave the team: nothing of theirs is in the edition for sharing."
    ]
  }
}
