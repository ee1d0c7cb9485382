package import Records

/// Somebody who could be invited.
package struct Candidate: Sendable {
  package enum Origin: Hashable, Sendable {
    /// A participant of the study who was in no session that counts.
    case registered
    /// A row of a file, by its line.
    case row(Int)
    /// Described by options of the command line.
    case described
  }

  /// A P-number, or the id that the row has.
  package let name: String
  package let origin: Origin
  package let person: Participant

  package init(name: String, origin: Origin, person: Participant) {
    self.name = name
    self.origin = origin
    self.person = person
  }
}

/// Whom to invite next, so that each invitation fills as many open targets as possible.
///
/// Greedy: whoever fills the most open targets comes first, then whoever fills the most of what is left. Where
/// several fill as many, the order of ``candidates`` decides. Nobody gets a score: only targets are told.
package struct Suggestion: Sendable {
  /// One person to invite, and the open targets that the person fills, by their places in ``targets``.
  package struct Invitation: Hashable, Sendable {
    package let candidate: Int
    package let fills: [Int]
  }

  /// Something that would have to be asked first.
  package struct Doubt: Hashable, Sendable {
    package let target: Int
    package let reason: Unknown
  }

  /// A target that was open at the beginning.
  package struct OpenTarget: Sendable {
    package let target: Int
    /// How many people it lacks at the beginning.
    package let missing: Int
    /// How many of the candidates fit.
    package let fitting: Int
    /// How far it is once everybody of ``Suggestion/invitations`` has come.
    package let afterwards: Shortfall
  }

  package let study: RecordID
  /// `nil` where all rounds count together.
  package let round: Int?
  package let targets: [TargetState]
  /// The registered ones first, by P-number, then the given ones in their order.
  package let candidates: [Candidate]
  package let invitations: [Invitation]
  /// The open targets that a candidate fits alone, before anybody is invited; one list a candidate.
  package let fitsAlone: [[Int]]
  /// What is not known of each candidate and might fill an open target.
  package let doubts: [[Doubt]]
  package let open: [OpenTarget]
  /// How many registered people refused to be observed and are left out.
  package let refused: Int

  /// Candidates who fill nothing that the earlier ones leave open.
  package var addingNothing: [Int] {
    let invited = Set(invitations.map(\.candidate))
    return candidates.indices.filter { !invited.contains($0) }
  }

  /// Targets that only sessions in a situation can meet, and that are open.
  package var openSessions: [TargetState] {
    targets.filter {
      $0.uncounted == nil && $0.countsSessions && !tally($0).shortfall.isMet
    }
  }

  /// Targets for which nobody can be counted.
  package var uncounted: [TargetState] { targets.filter { $0.uncounted != nil } }

  package func tally(_ target: TargetState) -> TargetState.Tally {
    round == nil ? target.inAll : target.inRound
  }
}
