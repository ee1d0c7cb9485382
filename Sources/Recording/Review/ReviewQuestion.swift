package import Records

/// What is asked about a note, one thing at a time.
package enum ReviewQuestion: Hashable, Sendable {
  /// What happened, for a moment that was only flagged.
  case words
  /// Whether a note of another log holds the same moment.
  case moment
  case kind
  case impact
  /// Whether the note's open proposals are confirmed or dropped, all at once.
  case proposals
  /// Whether a place that the note names stays.
  case criterion(Place)
  /// What to name instead of a place.
  case replacement(Place)
  /// Which further criteria it shows.
  case criteria
  case dimensions
  case principles
  case speaker
  case wording
  case basis
  /// Which finding it supports.
  case finding
  /// How severe the finding at a path is, as this rater sees it.
  case severity(String)

  /// Where it stands among the questions of a note.
  var rank: Int {
    switch self {
    case .words: 0
    case .moment: 1
    case .kind: 2
    case .impact: 3
    case .proposals: 4
    case .criterion(let place), .replacement(let place): 5 + Int(place.index)
    case .criteria: 1000
    case .dimensions: 1001
    case .principles: 1002
    case .speaker: 1003
    case .wording: 1004
    case .basis: 1005
    case .finding: 1006
    case .severity: 1007
    }
  }
}

/// A decision about the open proposals of a note.
package enum ProposalDecision: Hashable, Sendable {
  case confirm, drop

  /// Reads `confirm` or `drop`, in any case.
  init?(typed: String) {
    switch typed.lowercased() {
    case "confirm": self = .confirm
    case "drop": self = .drop
    default: return nil
    }
  }
}

/// What a person answers; each becomes one operation.
package enum ReviewAnswer: Hashable, Sendable {
  /// What stands stays.
  case keep
  case words(Verbatim)
  /// The note of another log that holds the same moment; `nil` for none.
  case moment(NoteKey?)
  case kind(ObservationKind?)
  case impact(Impact?)
  case confirm(Place)
  case drop(Place)
  case replace(Place, with: Place)
  /// One decision for all open proposals of the note.
  case proposals(ProposalDecision)
  /// No criterion names it; what was confirmed is cleared.
  case beyond
  case dimensions([Dimension])
  case principles([DesignPrinciple])
  case speaker(Speaker?)
  case wording(Wording?)
  case basis(Basis?)
  /// The finding at a path; `nil` for none.
  case finding(String?)
  /// A finding that is not there yet; the id is the whole one.
  case newFinding(id: String, path: String, title: String)
  /// How severe the finding at a path is; the key is for a first rating of this rater.
  case severity(String, Impact?, key: String)
}
