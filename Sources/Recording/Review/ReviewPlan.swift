package import JSON
package import Localization
package import Records

/// What a review knows when it begins: the study around the notes, the logs of the session, and the findings so far.
package struct ReviewPlan: Sendable {
  /// One log of the session.
  package struct Source: Sendable {
    /// The id of the log record.
    package var log: String
    /// The record's path in the workspace.
    package var path: String
    /// Whose notes they are: "note-taker".
    package var recorder: Sentence
    /// The notes by their keys, without those that are deleted or erased.
    package var notes: [(key: String, note: Note)]
    /// Moments at which all recorders pressed the same key, milliseconds since the session's start, in order.
    package var marks: [Int]
    /// Whether its notes are lines of a transcript, which are walked only where nothing else is.
    package var isTranscript: Bool

    package init(
      log: String, path: String, recorder: Sentence, notes: [(key: String, note: Note)],
      marks: [Int] = [], isTranscript: Bool = false
    ) {
      self.isTranscript = isTranscript
      self.log = log
      self.path = path
      self.recorder = recorder
      self.notes = notes
      self.marks = marks
    }
  }

  /// A task of the study.
  package struct Task: Sendable {
    package var id: String
    package var title: String
    package var criteria: [Place]

    package init(id: String, title: String, criteria: [Place] = []) {
      self.id = id
      self.title = title
      self.criteria = criteria
    }
  }

  /// Ids.
  package var study: String
  package var session: String
  package var target: WCAGTarget
  package var tasks: [Task]
  /// Id and title of each screen.
  package var screens: [(id: String, title: String)]
  /// The criteria of the things that people watched for.
  package var promptCriteria: [Place]
  /// Built in and the team's own, in the order in which they are asked.
  package var dimensions: [Dimension]
  /// The abilities in which each participant of the session has a need, by the id of the participant.
  package var needs: [Text: Set<Dimension>]
  package var sources: [Source]
  package var findings: [ReviewFinding]
  /// The numbers by which people name the notes of the session, of all its logs.
  package var numbers: NoteNumbers

  package init(
    study: String, session: String, target: WCAGTarget, tasks: [Task] = [],
    screens: [(id: String, title: String)] = [], promptCriteria: [Place] = [],
    dimensions: [Dimension] = Dimension.builtIn, needs: [Text: Set<Dimension>] = [:],
    sources: [Source], findings: [ReviewFinding] = [], numbers: NoteNumbers? = nil
  ) {
    self.study = study
    self.session = session
    self.target = target
    self.tasks = tasks
    self.screens = screens
    self.promptCriteria = promptCriteria
    self.dimensions = dimensions
    self.needs = needs
    self.sources = sources
    self.findings = findings
    self.numbers = numbers ?? NoteNumbers(ids: sources.flatMap { $0.notes.map(\.key) })
  }

  /// The abilities in which whoever the note is about has a need; none if it may be about several participants.
  package func needs(of note: Note) -> Set<Dimension> {
    if let id = note.participant { return needs[Text(id.string)] ?? [] }
    return needs.count == 1 ? needs.first?.value ?? [] : []
  }

  /// What people call a task; `nil` for none.
  package func title(ofTask id: String?) -> String? {
    guard let id else { return nil }
    return tasks.first { Text.isSame($0.id, id) }?.title ?? id
  }

  package func title(ofScreen id: String?) -> String? {
    guard let id else { return nil }
    return screens.first { Text.isSame($0.id, id) }?.title ?? id
  }

  /// Whose notes a log holds.
  package func recorder(of log: String) -> Sentence {
    sources.first { Text.isSame($0.log, log) }?.recorder ?? ""
  }

  /// How the clocks of the logs go together.
  package var alignment: LogAlignment { LogAlignment(sources) }

  /// How findings name a note: `<session>/<observation>`.
  package func reference(to key: NoteKey) -> String { "\(session)/\(key.note)" }
}
