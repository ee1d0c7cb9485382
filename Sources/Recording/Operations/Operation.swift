/// One thing that somebody did to a recording or a review, as it stands in the journal: it can be undone and done again.
package struct Operation: Hashable, Sendable {
  /// Counts from 1 in one journal.
  package var number: Int
  /// What was done, in words for undo: "note at 12m31", "Pay by card: partly done". Never holds a person's words.
  package var label: String
  package var changes: [Change]

  package init(number: Int, label: String, changes: [Change]) {
    self.number = number
    self.label = label
    self.changes = changes
  }
}
