package import Records

/// What a draft that was made before was made of: known only to whoever made it.
package struct EarlierDraft: Hashable, Sendable {
  /// The id of the profile.
  package let profile: String
  /// Whoever of them has not taken consent back.
  package let people: Set<RecordID>
  /// How many were in it and have taken consent back; nobody keeps who.
  package let left: Int
  package let values: [CoarseValue]

  package init(profile: String, people: Set<RecordID>, left: Int, values: [CoarseValue]) {
    self.profile = profile
    self.people = people
    self.left = left
    self.values = values
  }

  /// The same draft, of whose people some have taken consent back.
  package func without(_ going: Set<RecordID>) -> EarlierDraft {
    let staying = people.subtracting(going)
    return EarlierDraft(
      profile: profile, people: staying, left: left + people.count - staying.count, values: values)
  }

  package var size: Int { people.count + left }

  /// Whether another group has the same people.
  func isSame(as group: Set<RecordID>) -> Bool { left == 0 && people == group }

  /// Whether the two differ by one person on one side: what the drafts differ in would be that person's.
  func isOneApart(from group: Set<RecordID>) -> Bool {
    people.subtracting(group).count + left == 1 || group.subtracting(people).count == 1
  }
}
