package import Localization
package import Records
package import Wording

/// One row of a file of notes, understood.
package struct NotesRow: Sendable {
  /// The line of the file, from 1, on which the row begins.
  package var line: Int
  /// The name in the participant column; `nil` where it is empty.
  package var person: String?
  /// What the file says about the person; never for files of the workspace when the person took part.
  package var conditions: [String]
  package var needs: [NotesNeed]
  /// A word in place of the needs.
  package var needsWord: ListWord?
  package var technologies: [NotesTechnology]
  package var technologiesWord: ListWord?
  package var kind: ObservationKind?
  package var note: Verbatim?
  /// Words as they were said.
  package var quote: Verbatim?
  package var speaker: Speaker?
  package var places: [Place]
  /// The id of a task of the study.
  package var task: String?
  package var impact: Impact?
  /// Milliseconds since the session's start.
  package var atMilliseconds: Int?
  /// The session as somebody wrote it, by its number or id; `nil` for one of the person's own.
  package var session: String?

  /// Whether the row says whom it is about by something else than a P-number.
  package var namesPersonByName: Bool { person.map { !Self.isNumber($0) } ?? false }

  /// Whether a P-number is written instead of a name, such as `P7` or `Participant 7`, or something that looks like one.
  package static func isNumber(_ name: String) -> Bool {
    NumberedReference(name) != nil || NumberedReference.resembles(name)
  }
}

/// An ability that a product must not take for granted of somebody, and for how long.
package struct NotesNeed: Hashable, Sendable {
  package let dimension: Dimension
  package let duration: NeedDuration
}

/// An assistive technology that somebody uses.
package struct NotesTechnology: Sendable {
  package var name: String
  package let proficiency: Proficiency?
}

/// Why a row was left out. Nothing of the row is repeated.
package struct NotesRejection: Error, Hashable, Sendable {
  /// The line of the file, from 1, on which the row begins.
  package let line: Int
  /// The column whose cell is wrong; `nil` where the row as a whole is.
  package let column: NotesColumn?
  package let problem: Sentence
  package let remedy: Sentence

  package init(_ line: Int, _ column: NotesColumn?, _ problem: Sentence, fix remedy: Sentence) {
    self.line = line
    self.column = column
    self.problem = problem
    self.remedy = remedy
  }

  /// The rejection as an error of a file.
  package func error(in file: String) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: "\(file):\(line)",
      (column.map { "\($0.rawValue): " } ?? "") + problem, fix: remedy)
  }
}
