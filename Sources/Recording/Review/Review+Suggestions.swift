import JSON
package import Records

/// What is likely, so that it need not be typed.
extension Review {
  /// How many criteria are offered before anything is typed.
  private static let mostLikely = 9

  /// Criteria that may be meant: those that the task exercises, those that people watched for, those of the session.
  package var likelyCriteria: [Place] {
    guard let note else { return [] }
    let task = plan.tasks.first { task in note.task.map { Text.isSame($0, task.id) } ?? false }
    let used = ledger.order.flatMap { ledger.notes[$0]?.confirmed ?? [] }
    var likely: [Place] = []
    for place in (task?.criteria ?? []) + plan.promptCriteria + used
    where !likely.contains(place) && !note.confirmed.contains(place) { likely.append(place) }
    return Array(likely.prefix(Self.mostLikely))
  }

  /// The one need of the participant; of several the one that the note's criteria bear on. Without a need, the abilities that the
  /// criteria bear on: of those confirmed, or else of those proposed.
  package var suggestedDimensions: [Dimension] {
    guard let note else { return [] }
    let needs = plan.needs(of: note)
    if needs.count == 1 { return needs.sorted() }
    let borne = note.isBeyondWcag == true ? [] : abilities(of: note)
    if needs.count > 1 {
      let both = needs.intersection(borne)
      return both.count == 1 ? both.sorted() : []
    }
    // A criterion that bears on many abilities says nothing about this person's.
    return borne.count > 2 ? [] : borne.sorted()
  }

  private func abilities(of note: Note) -> Set<Dimension> {
    let tags = note.confirmed.isEmpty ? note.proposed : note.confirmed
    let all = tags.compactMap { WCAGCatalogue.shared.criterion(at: $0) }
      .map { Set($0.needs.primaryDimensions) }
    // What all of them bear on says most; where they share nothing, each one counts.
    let shared = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    let each = all.reduce(Set<Dimension>()) { $0.union($1) }
    return shared.isEmpty ? each : shared
  }
}
