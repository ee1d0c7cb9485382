import JSON
import Records

/// Notes behind findings that name whom they can concern: whoever said their words would have that need or technology.
struct ConcernedNotes {
  /// "session/note", of every note of such a moment.
  let references: Set<Text>

  init(_ records: StudyRecords) {
    var named: Set<Text> = []
    for finding in records.findings where finding.namesKindOfPeople {
      named.formUnion(finding.supports.map { Text($0.observation) })
    }
    var found = named
    for meeting in records.sessions where !named.isEmpty {
      let notes = meeting.logs.flatMap(\.observations).map { note in
        Text("\(meeting.session.id.string)/\(note.id)")
      }
      // Several notes of one moment are one account: what one of them tells, all do.
      let heads = SameMoments(meeting).heads
      let told = Set(notes.indices.filter { named.contains(notes[$0]) }.map { heads[$0] })
      found.formUnion(notes.indices.filter { told.contains(heads[$0]) }.map { notes[$0] })
    }
    references = found
  }

  /// Whether words of a finding would tell of what kind somebody is: it says so, or another one does of a note that both
  /// rest on.
  func tells(_ finding: Finding) -> Bool {
    finding.namesKindOfPeople
      || finding.supports.contains { references.contains(Text($0.observation)) }
  }
}

extension Finding {
  /// Whether it says that it can concern users of a technology, or people with a need.
  var namesKindOfPeople: Bool { !needs.isEmpty || technologies.contains { !$0.isEmpty } }
}
