package import Records

/// One thing that somebody did to a recording or a review, as it stands in the journal: it can be undone and done again.
package struct Operation: Hashable, Sendable {
  /// Counts from 1 in one journal.
  package var number: Int
  /// What was done, in words for undo: "note", "Pay by card: partly done". Never holds a person's words.
  package var label: String
  package var changes: [Change]

  package init(number: Int, label: String, changes: [Change]) {
    self.number = number
    self.label = label
    self.changes = changes
  }
}

/// One value that an operation puts in place of another.
package enum Change: Hashable, Sendable {
  /// A note of a log; `nil` means that it is not there (deleted, or not yet written).
  case note(log: String, id: String, Note?)
  /// Fields of the session's or another record, in the shape of ``Merging/RecordPatch``: the record's path, then values.
  case fields(record: String, path: [String], JSONValue)
}
