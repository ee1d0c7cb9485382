package import Records

/// One line of a journal.
package enum JournalEntry: Hashable, Sendable {
  /// The first entry: what is recorded or reviewed.
  case opened(Opening)
  /// What the records held before this recording changed it, so that undo brings it back.
  case found([Change])
  /// What stood when the history before it was forgotten; it cannot be undone.
  case stands([Change])
  case did(Operation)
  /// The operation of that number was taken back.
  case undid(Int)
  case redid(Int)
  /// What stood in the input when typing paused; the next operation on notes ends it. Times in milliseconds since 1970.
  case draft(Verbatim, began: Int)
  /// The recording went off the record, or on it again.
  case off(Bool)
  /// Breaks are announced every so many milliseconds; `nil` for not at all.
  case breaks(every: Int?)
  /// The records in the workspace hold everything up to here.
  case written
  /// The recording goes on after a stop, at that many milliseconds since 1970.
  case resumed(at: Int)
}

/// What a journal is about.
package struct Opening: Hashable, Sendable {
  package enum Purpose: String, Hashable, Sendable { case recording, review }

  package var purpose: Purpose
  /// Ids; the log is the log record's id, empty for a review.
  package var study: String
  package var session: String
  package var log: String
  /// The ids of who takes part.
  package var participants: [String]
  package var role: Role?
  /// Whether this recorder writes how tasks went and what became of prompts.
  package var keepsTasks: Bool
  /// When the session began, milliseconds since 1970: what note times count from.
  package var sessionStart: Int
  /// When this recording began, milliseconds since 1970.
  package var began: Int
  /// Whether a session that is over is typed up: no clock runs, and nothing has a time that nobody gives.
  package var isAfterwards: Bool

  package init(
    purpose: Purpose, study: String, session: String, log: String, participants: [String] = [],
    role: Role?, keepsTasks: Bool = true, sessionStart: Int, began: Int,
    isAfterwards: Bool = false
  ) {
    self.purpose = purpose
    self.study = study
    self.session = session
    self.log = log
    self.participants = participants
    self.role = role
    self.keepsTasks = keepsTasks
    self.sessionStart = sessionStart
    self.began = began
    self.isAfterwards = isAfterwards
  }
}
