package import Records

/// What somebody has said on the command line before a recording is set up.
package struct RecordOptions {
  /// The study as typed; `nil` asks.
  package var study: String?
  /// Participants as typed; nobody asks.
  package var participants: [String]
  /// A session to join or to begin, as typed.
  package var session: String?
  /// The recorder's role as typed.
  package var role: String?
  /// Whether it is only for trying out: nothing is kept.
  package var isPractice: Bool
  /// Whether a session that is over is typed up.
  package var isAfterwards: Bool
  /// When that session was, as far as it was said.
  package var held: SessionDate?

  package init(
    study: String? = nil, participants: [String] = [], session: String? = nil,
    role: String? = nil, isPractice: Bool = false, isAfterwards: Bool = false,
    held: SessionDate? = nil
  ) {
    self.study = study
    self.participants = participants
    self.session = session
    self.role = role
    self.isPractice = isPractice
    self.isAfterwards = isAfterwards
    self.held = held
  }
}

/// What is recorded, once everything before the first note is settled. Its records are written.
package struct RecordingPlan: Equatable {
  /// The id of the study.
  package var study: String
  package var session: RecordID
  /// In the order of their ids.
  package var participants: [RecordID]
  /// The recorder's role.
  package var role: Role
  /// Whether this recorder keeps the tasks; in a session with several recorders one does.
  package var keepsTasks: Bool
  /// Whether a session that is over is typed up.
  package var isAfterwards: Bool

  package init(
    study: String, session: RecordID, participants: [RecordID], role: Role, keepsTasks: Bool,
    isAfterwards: Bool = false
  ) {
    self.study = study
    self.session = session
    self.participants = participants
    self.role = role
    self.keepsTasks = keepsTasks
    self.isAfterwards = isAfterwards
  }
}
