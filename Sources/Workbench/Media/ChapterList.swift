import Interchange
import JSON
import Records

/// The tasks of a session as chapters of a recording, one after the other.
struct ChapterList {
  private(set) var cues: [CueText.Shown] = []
  /// Attempts without a time.
  private(set) var unplaced = 0

  /// - Parameter media: `nil` for the session's own time.
  init(_ meeting: Session, _ records: StudyRecords, _ media: SessionMedia?, _ span: SessionSpan) {
    let out = records.peopleOut
    let mayBeTheirs = meeting.participants.contains(where: out.contains)
    var chapters: [CueText.Shown] = []
    for attempt in meeting.attempts {
      if attempt.participant.map(out.contains) ?? mayBeTheirs { continue }
      guard let start = NoteTime.milliseconds(attempt.started, media, span) else {
        unplaced += 1
        continue
      }
      let end = NoteTime.milliseconds(attempt.ended, media, span)
      let title = records.study.tasks.first { Text.isSame($0.id, attempt.task) }?.title
      let who =
        meeting.participants.count > 1 ? attempt.participant.map { ", \($0.short)" } ?? "" : ""
      chapters.append(
        CueText.Shown(
          name: attempt.task, start: start, end: end ?? -1, words: (title ?? attempt.task) + who))
    }
    chapters.sort { $0.start < $1.start }
    // Chapters follow each other: the next one ends the one before, also where two people worked side by side.
    for index in chapters.indices {
      let next = chapters[(index + 1)...].first { $0.start > chapters[index].start }?.start
      let end = chapters[index].end
      let known = end > chapters[index].start ? end : nil
      chapters[index].end = min(known ?? next ?? Int.max, next ?? Int.max)
      if chapters[index].end == Int.max { chapters[index].end = chapters[index].start + 60_000 }
    }
    cues = chapters
  }
}
