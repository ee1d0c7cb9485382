import JSON
package import Localization
package import Records
package import Wording

/// A file of notes, read: rows that can go in, and rows that cannot.
package struct NotesFile: Sendable {
  /// What reading the cells depends on.
  package struct Surroundings: Sendable {
    package var evidenceKind: EvidenceKind
    package var study: String
    package var tasks: [NotesTask]
    /// The abilities that the workspace knows.
    package var dimensions: [Dimension]
    /// The time of day at which the sessions began, in milliseconds since midnight, as the person said.
    package var sessionStart: Int?
    /// The same of sessions in the study, by their whole ids.
    package var starts: [(session: String, start: Int)] = []

    package init(
      evidenceKind: EvidenceKind, study: String, tasks: [NotesTask] = [],
      dimensions: [Dimension] = Dimension.builtIn
    ) {
      self.evidenceKind = evidenceKind
      self.study = study
      self.tasks = tasks
      self.dimensions = dimensions
    }

    /// The start of the session that a row names, or of all; `nil` if it is not known.
    func start(of session: String?) -> Int? {
      if let sessionStart { return sessionStart }
      guard let session else { return nil }
      let found = starts.filter { RecordID($0.session)?.matches(session) ?? false }
      return found.count == 1 ? found[0].start : nil
    }

    /// Whether every row must name somebody: experts and tools may speak of a product alone.
    var needsParticipant: Bool { evidenceKind != .expert && evidenceKind != .tool }
  }

  /// The SHA-256 of the file's bytes, 64 hexadecimal digits.
  package let digest: String
  package let rows: [NotesRow]
  /// In the order of the file; a row may have several.
  package let rejections: [NotesRejection]
  /// Sentences about the file as a whole, such as columns that were left out.
  package let messages: [Sentence]

  /// Reads the bytes of a file.
  ///
  /// - `place`: The file's name as the person gave it.
  /// - Throws: `WorkbenchError` with the code `invalidData` when the file as a whole cannot be used.
  package init(
    _ bytes: [UInt8], place: String, _ surroundings: Surroundings
  ) throws(WorkbenchError) {
    let table = try HeadedTable(bytes, place: place, NotesColumn.columns)
    try table.require(surroundings.needsParticipant ? [.participant, .note] : [.note])
    var reader = NotesRowReader(table, surroundings)
    rows = table.rows.compactMap { reader.read($0) }
    let faults = table.faults.map {
      NotesRejection($0.position.line, nil, $0.problem, fix: $0.remedy)
    }
    rejections = (reader.rejections + faults).sorted { $0.line < $1.line }
    digest = SHA256.hex(bytes)
    let sessions: [Sentence] =
      surroundings.evidenceKind != .lived && table.has(.session)
      ? ["The column `session` is left out: only lived notes have sessions."] : []
    messages = table.messages + table.unknown.map(\.leftOut) + sessions
  }

  /// How many rows were left out.
  package var rejectedRows: Int { Set(rejections.map(\.line)).count }
}

/// A task of the study, as far as rows name it.
package struct NotesTask: Sendable {
  package let id: String
  package let title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
