package import Localization

/// What values a field may hold, as one description from which reading, checking, command-line options, forms
/// and documentation all follow.
package indirect enum FieldKind: Sendable {
  /// Text of any number of lines.
  case text
  /// Text without a line break.
  case line
  /// One word of a fixed list.
  case choice(WordList)
  /// A whole number within limits.
  case integer(ClosedRange<Int>)
  /// A number within limits, written as the author wrote it.
  case decimal(ClosedRange<Double>)
  /// Yes or no.
  case flag
  /// A moment, RFC 3339 in UTC: `2026-03-02T09:30:00Z`.
  case instant
  /// A calendar day: `2026-03-02`.
  case day
  /// Elapsed milliseconds, 0 or more.
  case milliseconds
  /// A WCAG criterion, guideline or principle by its number.
  case place
  /// An ability, by its id: one of ours, or one that a team's spectrum file names.
  case dimension
  /// An address of the web, `https://` or `http://`.
  case address
  /// The id of another record or entry.
  case reference(ReferenceTarget)
  /// A place in an ordered map, as a fractional index.
  case position
  /// Distinct values, sorted by bytes.
  case set(FieldKind)
  /// A nested record, always present.
  case group([Field])
  /// Things with an identity of their own, by id.
  case map(EntryFormat)
}

extension FieldKind {
  /// One of all words of a kind.
  package static func words<Choice: Word>(of kind: Choice.Type) -> FieldKind {
    .choice(WordList(Array(Choice.allCases)))
  }
}

/// What a reference names.
package enum ReferenceTarget: String, Hashable, Sendable, CaseIterable {
  case study, participant, describedPerson, session, task, prompt, screen, spectrum, instrument,
    finding, profile, checklist
  /// A cell of the persona spectrum, `<spectrum>/<duration>`.
  case spectrumCell
  /// A note, `<session>/<observation>`.
  case observation
  /// An ability, by its id.
  case dimension
  /// A level of a scale, `<instrument>/<value>`.
  case level
}

extension ReferenceTarget {
  /// What people read: "described person".
  package var label: Sentence {
    switch self {
    case .study: "study"
    case .participant: "participant"
    case .describedPerson: "described person"
    case .session: "session"
    case .task: "task"
    case .prompt: "prompt"
    case .screen: "screen"
    case .spectrum: "spectrum"
    case .instrument: "instrument"
    case .finding: "finding"
    case .profile: "profile"
    case .checklist: "checklist"
    case .spectrumCell: "spectrum cell"
    case .observation: "observation"
    case .dimension: "dimension"
    case .level: "level"
    }
  }

  /// Whether what it names belongs to one study; the others belong to the whole workspace.
  package var isOfStudy: Bool {
    switch self {
    case .study, .spectrum, .spectrumCell, .instrument, .profile, .checklist, .dimension, .level:
      false
    default: true
    }
  }
}
