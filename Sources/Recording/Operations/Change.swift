package import JSON
package import Records

/// One value that an operation puts in place of another.
package enum Change: Hashable, Sendable {
  /// A note of a log; `nil` means that it is not there (deleted, or not yet written).
  case note(NoteKey, Note?)
  /// A go at a task, by its id.
  case attempt(String, Attempt?)
  /// What became of a prompt, for one person or for everybody.
  case answer(PromptKey, PromptAnswer?)
  /// A fault or a break, by its id.
  case interruption(String, Interruption?)
  /// A moment at which several recorders pressed the same key, by its id: milliseconds since the session's start.
  case mark(String, Int?)
  /// The task that notes belong to from now on.
  case task(String?)
  /// A value of a record: the record's path in the workspace, and where in it.
  case value(RecordValue, JSONValue)
}

/// Names the answer to a prompt: the prompt, and of whom it was asked.
package struct PromptKey: Hashable, Sendable {
  package let prompt: String
  /// A whole id; `nil` for everybody who takes part.
  package let participant: String?

  package init(_ prompt: String, of participant: String? = nil) {
    self.prompt = prompt
    self.participant = participant
  }
}

/// Names a note: the log that holds it, and its own id.
package struct NoteKey: Hashable, Sendable {
  /// The id of the log record, such as `log-a8f3q2`.
  package let log: String
  /// The key of the observation in the log.
  package let note: String

  package init(log: String, note: String) {
    self.log = log
    self.note = note
  }
}

/// Names a value in a record of the workspace.
package struct RecordValue: Hashable, Sendable {
  /// The record's path in the workspace, with slashes.
  package let record: String
  /// The keys that lead to the value.
  package let path: [String]

  package init(record: String, path: [String]) {
    self.record = record
    self.path = path
  }
}

extension Change {
  /// What a change is about, whatever value it gives.
  package enum Subject: Hashable, Sendable {
    case note(NoteKey)
    case attempt(String)
    case answer(PromptKey)
    case interruption(String)
    case mark(String)
    case task
    case value(RecordValue)
  }

  package var subject: Subject {
    switch self {
    case .note(let key, _): .note(key)
    case .attempt(let id, _): .attempt(id)
    case .answer(let key, _): .answer(key)
    case .interruption(let id, _): .interruption(id)
    case .mark(let id, _): .mark(id)
    case .task: .task
    case .value(let place, _): .value(place)
    }
  }
}
