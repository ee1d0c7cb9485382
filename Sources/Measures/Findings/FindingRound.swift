package import Localization
package import Records

/// What is recorded of a finding for one round, and what the notes of that round say.
package struct FindingRound: Sendable {
  package let round: Int
  /// As recorded; `nil` where nobody has noted one.
  package let state: FindingState?
  /// For whom it is better or worse, or what was tried; `nil` in the edition for sharing.
  package let note: String?
  /// How many people tried it again, as recorded.
  package let retestedCount: Int
  /// Who tried it again, as recorded; empty in the edition for sharing.
  package let retestedWith: [RecordID]
  /// How many people met it.
  package let frequency: FindingFrequency
  /// People whom the notes show without trouble and none shows with it.
  package let withoutTrouble: Int
  /// Moments of this round that support it.
  package let moments: Int
  /// Whether it is the first round that knows the finding.
  package let isFirst: Bool

  /// "still there in round 2", "no state recorded in round 2, so not retested".
  package var words: Sentence {
    if let state { return "\(state.label) in round \(round)" }
    let wasThere = frequency.exposure == .tookPart ? frequency.metByAll : frequency.exposed
    if isFirst || wasThere + frequency.metBeyond > 0 {
      return "no state recorded in round \(round)"
    }
    return "no state recorded in round \(round), so not retested"
  }
}
