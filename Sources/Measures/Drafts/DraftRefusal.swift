package import Records

/// Why a draft is not made.
package struct DraftRefusal: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable, CaseIterable {
    case tooFew, notAgreed, tookNoPart, oneSession, nothingShared
    /// An earlier draft is of the same people.
    case same
    /// An earlier draft differs by one person.
    case oneApart
    /// Exactly one person holds everything that this and an earlier draft say.
    case oneFitsBoth
    /// Of all groups from which this draft could come, exactly one person is in each.
    case leadsToOne
    /// The same of two drafts beside each other.
    case leadsToOneWithEarlier
    /// There are too many groups to go through.
    case tooManyGroups
  }

  package let reason: Reason
  /// Whom it is about, where it is about somebody.
  package var people: [RecordID] = []
  /// The profile of the earlier draft.
  package var earlier: String?

  init(_ reason: Reason, people: [RecordID] = [], earlier: String? = nil) {
    self.reason = reason
    self.people = people
    self.earlier = earlier
  }
}
