import JSON
import Records

/// What notes are counted by.
package enum NoteProperty: String, CaseIterable, Sendable {
  case criterion, principle, kind, impact, participant, study, session, round, day, task, screen,
    need, technology, speaker, finding, reviewed, cleared

  /// What a note that has none is counted under.
  var none: String {
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
  func values(of note: FoundNote) -> [String] {
    switch self {
    case .criterion: note.places.map(\.label)
    case .principle: Set(note.places.map(\.principle)).sorted().map(\.label)
    case .kind: note.note.kind.map { [$0.label] } ?? []
    case .impact: note.note.impact.map { ["\($0.rawValue) \($0.label)"] } ?? []
    case .participant: note.people.map(\.short)
    case .study: [note.study]
    case .session: [note.session.short]
    case .round: ["round \(note.round)"]
    case .day: note.day.map { [$0] } ?? []
    case .task: note.task.map { [$0] } ?? []
    case .screen: note.screen.map { [$0] } ?? []
    case .need: note.needs.map(\.label)
    case .technology: note.technologies
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
  package let label: String
  package let notes: Int
  /// Different people whom the notes are about; those of several studies are not the same.
  package let people: Int

  /// The groups of notes, the largest first; a note with several values is in each of their groups.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func groups(_ notes: [FoundNote], by property: NoteProperty) -> [NoteGroup] {
    let hasStudies = property.isOfStudy && Set(notes.map { Text($0.study) }).count > 1
    var found: [Text: (notes: Int, people: Set<Text>)] = [:]
    for note in notes {
      let values = property.values(of: note)
      for value in values.isEmpty ? [property.none] : values {
        let label = hasStudies ? "\(value) of \(note.study)" : value
        found[Text(label), default: (0, [])].notes += 1
        for person in note.people {
          found[Text(label)]?.people.insert(Text("\(note.study)/\(person)"))
        }
      }
    }
    return found.map {
      NoteGroup(label: $0.key.string, notes: $0.value.notes, people: $0.value.people.count)
    }
    .sorted { left, right in
      left.notes == right.notes
        ? Text.precedes(left.label, right.label) : left.notes > right.notes
    }
  }
}
