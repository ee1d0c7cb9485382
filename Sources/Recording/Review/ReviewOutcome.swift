/// What came of an answer or a command; the journal gets the entries.
package typealias ReviewOutcome = StepOutcome<JournalEntry>
