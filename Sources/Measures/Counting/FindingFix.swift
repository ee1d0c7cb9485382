package import Localization
package import Records
import Wording

/// What a state "fixed" rests on: only somebody whom the problem had hurt can tell that it is gone.
package struct FindingFix: Hashable, Sendable {
  package let round: Int
  /// Whether somebody whom it had hurt in an earlier round tried it again and got through.
  package let isConfirmed: Bool
  /// How many of those whom it had hurt tried it again and got through; 0 in the edition for sharing.
  package let gotThrough: Int
  /// Whom it can concern, where the finding says so.
  private let whom: ConcernWords?
  /// Those whom it had hurt; empty in the edition for sharing.
  package let hurt: [RecordID]

  /// - Parameters:
  ///   - hurt: The rounds of the moments that show the problem, with the people whom they are about.
  ///   - gotThrough: Whether somebody was there again in a round and got through.
  /// - Returns: `nil` for a finding that is not called fixed in the newest round that tried it.
  init?(
    _ finding: Finding, asOf last: Int, hurt: [(round: Int, people: [Int])],
    _ register: ParticipantRegister, edition: Edition, whom: ConcernWords?,
    gotThrough: (_ number: Int, _ round: Int) -> Bool
  ) {
    let tested = finding.rounds.filter { $0.round <= last && $0.state != .notRetested }
      .max { $0.round < $1.round }
    guard let tested, tested.state == .fixed else { return nil }
    let before = hurt.filter { $0.round < tested.round }.reduce(into: Set<RecordID>()) {
      for number in $1.people { $0.insert(register.ids[number]) }
    }
    round = tested.round
    let through = Set(tested.retestedWith).count { id in
      before.contains(id) && !register.isExcluded(id)
        && register.number(ofKnown: id).map { gotThrough($0, tested.round) } ?? false
    }
    isConfirmed = through > 0
    self.gotThrough = edition == .team ? through : 0
    self.hurt = edition == .team ? before.sorted() : []
    self.whom = whom
  }

  /// "fixed in round 2", "called fixed in round 2, not yet tried again by anybody it had hurt (P04)".
  package var words: Sentence {
    if isConfirmed { return "fixed in round \(round)" }
    let who: Sentence =
      whom.map { "anybody it had hurt who \($0.singular)" }
      ?? "anybody it had hurt"
    let names = Sentence.list(hurt.map(\.short))
    return hurt.isEmpty
      ? "called fixed in round \(round), not yet tried again by \(who)"
      : "called fixed in round \(round), not yet tried again by \(who) (\(names))"
  }
}
