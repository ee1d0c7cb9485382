package import Records

/// Which notes somebody asks for. Conditions of different kinds must all hold; of several values of one kind, one must.
package struct NoteQuery: Sendable {
  /// What must stand in the words, all of it.
  package var words: [String] = []
  /// Whether ``words`` are regular expressions, each of which must be found.
  package var isRegex = false
  package var rounds: [Int] = []
  /// As typed: `S09`, or the whole id.
  package var sessions: [String] = []
  /// As typed: `P07`, or the whole id.
  package var participants: [String] = []
  package var needs: [Dimension] = []
  /// Classes such as "screen reader", products, other names, or lists of them.
  package var technologies: [String] = []
  package var skills: [Skill] = []
  package var kinds: [ObservationKind] = []
  package var impacts: [Impact] = []
  /// Criteria, guidelines and principles; what belongs to one counts.
  package var places: [Place] = []
  /// Ids or titles.
  package var tasks: [String] = []
  package var screens: [String] = []
  /// Ids or words of things to watch for: what names one of their criteria counts.
  package var prompts: [String] = []
  package var speakers: [Speaker] = []
  package var isReviewed: Bool?
  /// Whether somebody has cleared the log of names, numbers and places.
  package var isCleared: Bool?
  /// The first and the last day on which the session began, in UTC.
  package var from: CalendarDay?
  package var to: CalendarDay?
  package var findings: FindingWish?
  /// How the notes came about; empty for every kind. Notes of sessions are lived.
  package var evidenceKinds: [EvidenceKind] = []
  /// Rehearsals too, which never count in reports.
  package var includesPilots = false
  /// Lines of transcripts too, which nobody has taken as notes.
  package var includesLines = false

  package init() {}

  /// Somebody stands at this level of a scale of digital skill.
  package struct Skill: Hashable, Sendable {
    /// The id of the scale; `nil` for any.
    package let scale: String?
    /// As the scale writes it.
    package let level: String

    package init(scale: String?, level: String) {
      self.scale = scale
      self.level = level
    }
  }

  /// What findings a note supports.
  package enum FindingWish: Sendable {
    case any, none
    /// As typed: `F03`, or the whole id.
    case oneOf([String])
  }

  /// Whether notes of sessions may fit.
  package var asksForSessions: Bool { evidenceKinds.isEmpty || evidenceKinds.contains(.lived) }

  /// Whether a finding must be supported: findings rest on notes of sessions only.
  private var asksForFinding: Bool {
    switch findings {
    case nil, .some(.none): false
    case .any?, .oneOf?: true
    }
  }

  /// Whether evidence without participants may fit: nothing is asked for that only a session has.
  package var asksForEvidence: Bool {
    (evidenceKinds.isEmpty || evidenceKinds.contains { $0 != .lived }) && !asksForPeople
      && sessions.isEmpty && participants.isEmpty && speakers.isEmpty && tasks.isEmpty
      && isReviewed == nil && isCleared == nil && from == nil && to == nil && !asksForFinding
  }

  /// Whether it asks for something of people beside who they are.
  var asksForPeople: Bool { !needs.isEmpty || !technologies.isEmpty || !skills.isEmpty }
}
