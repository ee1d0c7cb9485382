import JSON
package import Records

/// A task with a profile in mind: for whoever moderates a session, and for the backlog.
///
/// It says what the files say and adds no fact. A story is no evidence: nobody took part in it.
package struct PersonaStory: Sendable {
  /// A cell of the spectrum that holds today.
  package struct Situation: Sendable {
    /// `touch/situational`.
    package let cell: String
    package let dimension: Dimension
    package let duration: NeedDuration
    package let examples: [String]
  }

  /// What a walkthrough with the profile foretold at the task.
  package struct Barrier: Sendable {
    package let text: String
    package let places: [Place]
    package let walkthrough: RecordID
  }

  package let card: PersonaCard
  package let study: Study
  package let task: StudyTask
  package let course: TaskCourse
  /// `nil` where nothing is laid over the profile.
  package let situation: Situation?
  /// In the order of the walkthroughs; empty in the edition for sharing.
  package let foretold: [Barrier]
  /// Problems of the task that may still be there, the most severe first; empty in the edition for sharing.
  package let problems: [MeasuredFinding]
  package let edition: Edition

  /// - `over`: A cell that holds today, as `touch/situational`.
  package init(
    _ card: PersonaCard, _ task: StudyTask, in records: StudyRecords, over: String?,
    edition: Edition
  ) {
    self.card = card
    self.task = task
    self.edition = edition
    study = records.study
    course = TaskCourse(of: task.id, in: records.study)
    situation = over.flatMap { Self.situation($0, records.spectrums) }
    foretold = edition == .team ? Self.foretold(card.profile, task, records) : []
    problems = edition == .team ? Self.problems(task, records) : []
  }

  /// What the person uses, the most practised first.
  package var technologies: [AssistiveTechnology] { card.profile.technologiesByPractice }

  /// Abilities in which the need of the person lasts.
  package var lastingNeeds: [Need] {
    card.profile.needs.filter { $0.duration != .situational }
  }

  private static func situation(_ cell: String, _ spectrums: [Spectrum]) -> Situation? {
    guard let found = SpectrumCell(cell, spectrums) else { return nil }
    let name = cell.prefix { $0 != "/" }
    let spectrum = spectrums.first { Text.isSame($0.id.string, String(name)) }
    return Situation(
      cell: cell, dimension: found.dimension, duration: found.duration,
      examples: spectrum?.examples.filter { $0.duration == found.duration }.map(\.text) ?? [])
  }

  private static func foretold(
    _ profile: Profile, _ task: StudyTask, _ records: StudyRecords
  ) -> [Barrier] {
    records.walkthroughs.filter {
      Text.isSame($0.profile, profile.id.string) && Text.isSame($0.task, task.id)
    }.sorted { $0.id < $1.id }.flatMap { walkthrough in
      walkthrough.barriers.filter(\.isAboutProduct).map {
        Barrier(
          text: $0.text, places: $0.namedPlaces.sorted(), walkthrough: walkthrough.id)
      }
    }
  }

  private static func problems(_ task: StudyTask, _ records: StudyRecords) -> [MeasuredFinding] {
    FindingsSummary.measure(records).findings.filter { finding in
      finding.part.mayRemain
        && (finding.tasks + finding.goals.map(\.title)).contains {
          Text.isSame($0, task.title)
        }
    }
  }
}
