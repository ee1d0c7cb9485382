package import Localization
package import Records

/// What reading a file of answers depends on: the instrument, and what the study knows.
package struct AnswersSurroundings: Sendable {
  /// A participant of the study, and why nothing may be read in for them.
  package struct Person: Sendable {
    package let id: RecordID
    /// What forbids it, and what mends that; `nil` where nothing does.
    package let refusal: (problem: Sentence, remedy: Sentence)?

    package init(_ id: RecordID, refusal: (problem: Sentence, remedy: Sentence)? = nil) {
      self.id = id
      self.refusal = refusal
    }
  }

  /// A session of the study with the people who take part in it.
  package struct Meeting: Sendable {
    package let id: RecordID
    package let participants: [RecordID]

    package init(_ id: RecordID, participants: [RecordID]) {
      self.id = id
      self.participants = participants
    }
  }

  package var instrument: Instrument
  package var study: String
  package var people: [Person]
  package var meetings: [Meeting]
  package var tasks: [NotesTask]

  package init(
    _ instrument: Instrument, study: String, people: [Person] = [], meetings: [Meeting] = [],
    tasks: [NotesTask] = []
  ) {
    self.instrument = instrument
    self.study = study
    self.people = people
    self.meetings = meetings
    self.tasks = tasks
  }
}
