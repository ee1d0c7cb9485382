/// Which sessions are parts of one meeting: those that say that they continue another one.
///
/// A session is a part only where both have the same people and round and are both pilots or both not: what a merge or an
/// edit has made contradictory counts as two. Which one says so of the other does not matter, so that two clones that
/// said it of each other agree.
package struct Meetings: Sendable {
  /// For each session the position of the first part of its meeting; empty where every session is a meeting.
  private var firsts: [Int] = []

  /// - Parameter sessions: In any order that stays.
  /// - Complexity: O(*n*) where no session continues another.
  package init(_ sessions: [Session]) {
    guard sessions.contains(where: { $0.continues != nil }) else { return }
    var places: [RecordID: Int] = [:]
    for (place, session) in sessions.enumerated() { places[session.id] = place }
    firsts = Array(sessions.indices)
    for (place, session) in sessions.enumerated() {
      guard let other = session.continues.flatMap({ places[$0] }),
        Self.mayBeOne(session, sessions[other])
      else { continue }
      let (one, two) = (root(of: place), root(of: other))
      firsts[max(one, two)] = min(one, two)
    }
    for place in firsts.indices { firsts[place] = root(of: place) }
  }

  private func root(of place: Int) -> Int {
    var place = place
    while firsts[place] != place { place = firsts[place] }
    return place
  }

  /// Whether two sessions can be parts of one meeting.
  package static func mayBeOne(_ left: Session, _ right: Session) -> Bool {
    left.round == right.round && left.isPilot == right.isPilot && !left.participants.isEmpty
      && Set(left.participants) == Set(right.participants)
  }

  /// The position of the first part of the meeting to which the session at a position belongs.
  package func first(of place: Int) -> Int {
    firsts.indices.contains(place) ? firsts[place] : place
  }

  /// Whether the session at a position is a further part of a meeting that an earlier one stands for.
  package func isFurtherPart(_ place: Int) -> Bool { first(of: place) != place }
}
