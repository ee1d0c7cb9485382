import Records

/// What somebody has said on the command line before a recording is set up.
struct RecordOptions {
  /// The study as typed; `nil` asks.
  var study: String?
  /// Participants as typed; nobody asks.
  var participants: [String]
  /// A session to join or to begin, as typed.
  var session: String?
  /// The recorder's role as typed.
  var role: String?
  /// Whether it is only for trying out: nothing is kept.
  var isPractice: Bool

  init(
    study: String? = nil, participants: [String] = [], session: String? = nil,
    role: String? = nil, isPractice: Bool = false
  ) {
    self.study = study
    self.participants = participants
    self.session = session
    self.role = role
    self.isPractice = isPractice
  }
}

/// What is recorded, once everything before the first note is settled. Its records are written.
struct RecordingPlan: Equatable {
  /// The id of the study.
  var study: String
  var session: RecordID
  /// In the order of their ids.
  var participants: [RecordID]
  /// The recorder's role.
  var role: Role
  /// Whether this recorder keeps the tasks; in a session with several recorders one does.
  var keepsTasks: Bool
}
