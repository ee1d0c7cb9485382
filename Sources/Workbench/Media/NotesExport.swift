import Interchange
import JSON
package import Localization
import Measures
import Records
import Reports
import Wording

/// The notes of a session as subtitles or chapters of a recording: for the team.
package struct NotesExport {
  /// What can be written.
  package enum Format: String, CaseIterable, Sendable { case vtt, srt, chapters }

  /// What was written, and what has to be said of it.
  package struct Made: Sendable {
    package let text: String
    /// How many notes or chapters there are in it.
    package let count: Int
    package let remarks: [Sentence]
  }

  private let recordings: SessionRecordings
  private let workbench: Workbench

  package init(_ recordings: SessionRecordings) {
    self.recordings = recordings
    workbench = recordings.workbench
  }

  /// - `media`: The recording whose times count; `nil` for the only one that is aligned, else the session's own times.
  /// - `lines`: Whether lines of transcripts come too.
  /// - Throws: `WorkbenchError` where the recording is not there, its time is not known, or somebody has not agreed.
  package func make(_ format: Format, media: String?, lines: Bool) throws -> Made {
    let meeting = try recordings.meeting()
    let (media, about) = try clock(media, meeting)
    var query = NoteQuery()
    query.sessions = [recordings.session]
    query.includesPilots = true
    query.includesLines = lines
    let found = try NoteFinding([recordings.study], in: workbench).find(query)
    if let fault = found.faults.first { throw fault }
    var remarks =
      [about]
      + NoteRemarks.sentences(
        peopleOut: found.peopleOut, peopleUnsearched: 0)
    let span = try span()
    if format == .chapters {
      // Attempts of people of whom nothing is shown are left out as their notes are.
      let records = try workbench.study(recordings.study).records
      let chapters = ChapterList(meeting, records, media, span)
      if chapters.unplaced > 0 {
        remarks.append(
          chapters.unplaced == 1
            ? "1 task has no time and is left out."
            : "\(chapters.unplaced) tasks have no time and are left out."
        )
      }
      return Made(
        text: CueText.vtt(chapters.cues, comment: comment), count: chapters.cues.count,
        remarks: remarks)
    }
    let withheld = found.notes.count { !$0.showsWords }
    if withheld > 0 {
      remarks.append(
        withheld == 1
          ? "1 note holds somebody's own words without permission to quote and is left out."
          : "\(withheld) notes hold somebody's own words without permission to quote and are left out."
      )
    }
    let (cues, out) = cues(found.notes, media, span)
    if out > 0 {
      remarks.append(
        out == 1
          ? "1 note has no known time in it and is left out."
          : "\(out) notes have no known time in it and are left out."
      )
    }
    let text = format == .vtt ? CueText.vtt(cues, comment: comment) : CueText.srt(cues)
    return Made(text: text, count: cues.count, remarks: remarks)
  }

  private var comment: String {
    "Notes of \(recordings.study) \(recordings.shortSession), made by kerb for the team: do not pass it on."
  }

  /// Whose times count, and a sentence that says it.
  private func clock(_ name: String?, _ meeting: Session) throws -> (SessionMedia?, Sentence) {
    let short = recordings.shortSession
    if let name {
      let media = try recordings.one(name).media
      guard media.alignment != nil else {
        throw WorkbenchError(
          .invalidData, at: media.name, "how the time of this recording runs is not known",
          fix:
            "`kerb session media align \(recordings.study) \(short) \(media.name) --mark 1 --at 4m10`"
        )
      }
      return (media, "Times are those of the recording \(media.name).")
    }
    let mayKeep = try MediaConsent(workbench, study: recordings.study).refusal(meeting) == nil
    let aligned = mayKeep ? meeting.media.filter { $0.alignment != nil } : []
    if let only = aligned.first, aligned.count == 1 {
      return (only, "Times are those of the recording \(only.name).")
    }
    guard aligned.isEmpty else {
      throw WorkbenchError(
        .usage, at: "--media", "the session has \(aligned.count) recordings with known times",
        fix: "name one: \(Sentence.list(aligned.map(\.name), .or))")
    }
    return (
      nil,
      "Times are those of the session: no recording is there whose time is known. They fit one that began with the session."
    )
  }

  private func span() throws -> SessionSpan {
    let records = try workbench.study(recordings.study).records.sessions
    return records.first { Text.isSame($0.session.id.string, recordings.session) }?.span
      ?? SessionSpan([])
  }

  private func cues(_ notes: [FoundNote], _ media: SessionMedia?, _ span: SessionSpan) -> (
    cues: [CueText.Shown], out: Int
  ) {
    let shown = notes.filter(\.showsWords)
    let timed = shown.compactMap { note -> (note: FoundNote, time: Int)? in
      let time = NoteTime.milliseconds(note.note.at, media, span)
      return time.map { (note, $0) }
    }.sorted { ($0.time, $0.note.number) < ($1.time, $1.note.number) }
    let cues = timed.indices.map { index -> CueText.Shown in
      let (note, time) = timed[index]
      let next = timed[(index + 1)...].first { $0.time > time }?.time
      let words = note.note.text.words
      return CueText.Shown(
        name: note.reference, start: time, end: CueSpan.end(of: words, from: time, next: next),
        voice: Self.voice(note), words: words)
    }
    return (cues, shown.count - timed.count)
  }

  /// Whose words it holds: a P-number or a role; `nil` where that is not noted.
  private static func voice(_ note: FoundNote) -> String? {
    guard let speaker = note.note.speaker else { return nil }
    if speaker == .participant { return note.note.participant?.short ?? speaker.label.plain() }
    return speaker.label.plain()
  }
}

/// When something of a session is in a recording, or in the session itself.
enum NoteTime {
  /// - Parameter media: `nil` for the session's own time.
  /// - Returns: `nil` where it is not known, or lies before the recording.
  static func milliseconds(_ time: Int?, _ media: SessionMedia?, _ span: SessionSpan) -> Int? {
    if let media { return media.moment(at: time, span).milliseconds }
    return time.flatMap { span.isLater($0) ? nil : $0 }
  }
}
