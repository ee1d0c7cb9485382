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

    package init(
      evidenceKind: EvidenceKind, study: String, tasks: [NotesTask] = [],
      dimensions: [Dimension] = Dimension.builtIn
    ) {
      self.evidenceKind = evidenceKind
      self.study = study
      self.tasks = tasks
      self.dimensions = dimensions
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
  package let messages: [String]

  /// Reads the bytes of a file.
  ///
  /// - Parameter place: How the person named the file.
  /// - Throws: ``WorkbenchError`` with the code `invalidData` when the file as a whole cannot be used.
  package init(
    _ bytes: [UInt8], place: String, _ surroundings: Surroundings
  ) throws(WorkbenchError) {
    let table = try CSVReader.read(bytes, place: place)
    guard let first = table.rows.first else {
      throw WorkbenchError(
        .invalidData, at: table.faults.first.map { "\(place):\($0.line)" } ?? place,
        table.faults.first?.words ?? "the file has no rows",
        fix: table.faults.first?.remedy ?? "choose a file whose first row names the columns")
    }
    if let fault = table.faults.first, fault.line < first.line {
      throw WorkbenchError(
        .invalidData, at: "\(place):\(fault.line)", fault.words, fix: fault.remedy)
    }
    let header = try NotesHeader(
      first, needsParticipant: surroundings.needsParticipant, place: place)
    var reader = NotesRowReader(header, surroundings)
    var rows: [NotesRow] = []
    for row in table.rows.dropFirst() {
      if let row = reader.read(row) { rows.append(row) }
    }
    self.rows = rows
    let faults = table.faults.map { NotesRejection($0.line, nil, $0.words, fix: $0.remedy) }
    rejections = (reader.rejections + faults).sorted { $0.line < $1.line }
    digest = SHA256.hex(bytes)
    let separator = table.separator
    let note =
      separator == .comma ? [] : ["The fields are separated by a \(separator.name), not a comma."]
    messages = note + header.messages
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
