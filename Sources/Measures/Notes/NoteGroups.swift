import JSON
package import Localization
import Records

/// What notes are counted by.
package enum NoteProperty: String, CaseIterable, Sendable {
  case criterion, principle, kind, impact, participant, study, session, round, day, task, screen,
    need, technology, speaker, finding, reviewed, cleared

  /// What a note that has none is counted under.
  var none: Sentence {
    switch self {
    case .criterion, .principle: "no criterion"
    case .finding: "no finding"
    case .task: "no task"
    case .screen: "no screen"
    case .need: "no need known"
    case .technology: "no assistive technology known"
    default: "not given"
    }
  }

  /// The values of a note: an order, and what is printed.
  func values(of note: FoundNote) -> [Sentence] {
    switch self {
    case .criterion: note.places.map { "\($0.label)" }
    case .principle: Set(note.places.map(\.principle)).sorted().map { "\($0.label)" }
    case .kind: note.note.kind.map { [$0.label] } ?? []
    case .impact: note.note.impact.map { ["\($0.rawValue) \($0.label)"] } ?? []
    case .participant: note.people.map { "\($0.short)" }
    case .study: ["\(note.study)"]
    case .session: ["\(note.session.short)"]
    case .round: ["round \(note.round)"]
    case .day: note.day.map { ["\($0)"] } ?? []
    case .task: note.task.map { ["\($0)"] } ?? []
    case .screen: note.screen.map { ["\($0)"] } ?? []
    case .need: note.needs.map(\.label)
    case .technology: note.technologies.map { "\($0)" }
    case .speaker: note.note.speaker.map { [$0.label] } ?? []
    case .finding: note.findings.map { "\($0.id.short) \($0.title)" }
    case .reviewed: [note.note.isReviewed ? "reviewed" : "to review"]
    case .cleared: [note.isCleared ? "cleared" : "not cleared"]
    }
  }

  /// Whether the same value in two studies is two things.
  var isOfStudy: Bool {
    switch self {
    case .participant, .session, .round, .task, .screen, .finding: true
    default: false
    }
  }
}

/// How many notes have one value of a property.
package struct NoteGroup: Hashable, Sendable {
  package let label: Sentence
  package let notes: Int
  /// Different people whom the notes are about; those of several studies are not the same.
  package let people: Int

  /// The groups of notes, the largest first; a note with several values is in each of their groups.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func groups(_ notes: [FoundNote], by property: NoteProperty) -> [NoteGroup] {
    let hasStudies = property.isOfStudy && Set(notes.map { Text($0.study) }).count > 1
    var found: [Text: (label: Sentence, notes: Int, people: Set<Text>)] = [:]
    for note in notes {
      let values = property.values(of: note)
      for value in values.isEmpty ? [property.none] : values {
        let label = hasStudies ? "\(value) of \(note.study)" : value
        let key = Text(label.plain())
        found[key, default: (label, 0, [])].notes += 1
        for person in note.people {
          found[key]?.people.insert(Text("\(note.study)/\(person)"))
        }
      }
    }
    return found.sorted { left, right in
      left.value.notes == right.value.notes
        ? left.key < right.key : left.value.notes > right.value.notes
    }
    .map { NoteGroup(label: $0.value.label, notes: $0.value.notes, people: $0.value.people.count) }
  }
}
