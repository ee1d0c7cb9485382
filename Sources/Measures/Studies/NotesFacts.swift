import Records

/// How the notes of the round came about: by how many recorders, and how many have been reviewed.
package struct NotesFacts: Sendable {
  package internal(set) var sessions = 0
  /// Sessions with the notes of one recorder only.
  package internal(set) var withOneRecorder = 0
  package internal(set) var withoutNotes = 0
  package internal(set) var notes = 0
  /// Notes that no reviewer has been through.
  package internal(set) var notReviewed = 0
  package internal(set) var attempts = 0
  /// First attempts without an answer to how easy it was.
  package internal(set) var easeMissing = 0
  /// First attempts, done without help, without a time.
  package internal(set) var timesMissing = 0
  /// Attempts without a time because their start or end was entered after the session; later ones too.
  package internal(set) var timesLeftOut = 0
  /// Notes that were entered after the session.
  package internal(set) var addedLater = 0

  init(_ view: StudyView, _ tasks: [TaskSummary]) {
    for meeting in view.counted.meetings(of: view.round) {
      sessions += 1
      let written = meeting.map { entry in
        view.records.sessions[entry.index].logs.filter { !$0.observations.isEmpty }
      }
      // Each part of a meeting has a log of its own for each recorder.
      let recorders = written.map(\.count).max() ?? 0
      if recorders == 0 { withoutNotes += 1 }
      if recorders == 1 { withOneRecorder += 1 }
      for (entry, log) in zip(meeting, written).flatMap({ part in part.1.map { (part.0, $0) } }) {
        let span = view.records.sessions[entry.index].span
        for index in log.observations.indices {
          let person = log.observations[index].participant
          if person.map(view.register.isExcluded) ?? entry.namesExcluded { continue }
          notes += 1
          if log.observations[index].atMilliseconds.map(span.isLater) == true { addedLater += 1 }
          if !log.observations[index].isReviewed { notReviewed += 1 }
        }
      }
    }
    for task in tasks {
      attempts += task.everybody.tried
      easeMissing += task.everybody.tried - (task.everybody.ease?.n ?? 0)
      timesMissing += task.everybody.timesMissing
      timesLeftOut += task.timesLeftOut
    }
  }
}
