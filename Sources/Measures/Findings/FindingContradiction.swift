package import Localization

/// What the notes of a round say against the state that is recorded for it.
package struct FindingContradiction: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case fixedButMet, fixedWithoutRetest, retestedButAbsent, notRetestedButMet, noStateButMet
    case retestedElsewhere, fixedButStopped, metByOthers
    case newButMetBefore, openButNotMet
  }

  package let kind: Kind
  package let round: Int
  /// How many people it is about; 0 where it is about none.
  package let people: Int
  /// An earlier round that it speaks of.
  var earlier: Int?

  package var sentence: Sentence {
    let met: Sentence =
      people == 0
      ? "people whom no session names" : .count(people, "participant", "participants")
    return switch kind {
    case .fixedButMet: "Recorded as fixed in round \(round), but \(met) met it in that round."
    case .fixedWithoutRetest:
      "Recorded as fixed in round \(round), but nobody is named who tried it again."
    case .retestedButAbsent:
      "Recorded as retested in round \(round) with \(people, "person who is", "people who are") in no session of that round."
    case .retestedElsewhere:
      "Recorded as retested in round \(round) with \(people, "person who is", "people who are") not known to have been where it is in that round."
    case .fixedButStopped:
      "Recorded as fixed in round \(round), but \(people, "participant", "participants") who tried again in that round did not get through."
    case .metByOthers:
      "\(met) met it in round \(round) of whom it is not recorded that they could: what the finding says of technologies, needs, tasks and screens does not fit them."
    case .notRetestedButMet:
      "Recorded as not retested in round \(round), but \(met) met it in that round."
    case .noStateButMet:
      "No state is recorded for round \(round), but \(met) met it in that round."
    case .newButMetBefore:
      "Recorded as new in round \(round), but round \(earlier ?? round) knows it already."
    case .openButNotMet:
      "Recorded as open in round \(round), but no note of that round shows that anybody met it."
    }
  }
}
