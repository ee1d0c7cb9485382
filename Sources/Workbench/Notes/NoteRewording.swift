import JSON
package import Localization
package import Measures
import Recording
import Records
import Wording
import Workspace

/// Changes the words of one note and keeps the words that it had.
package struct NoteRewording {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// A change of words that was written.
  package struct Done {
    /// Whether the words differ from before.
    package let isChanged: Bool
    /// Sentences about a closed round and about a log that has to be checked again.
    package let remarks: [Sentence]
  }

  /// Gives a note other words, with P-numbers for names that are labels, under the workspace's lock; the words before stay as earlier words.
  ///
  /// - Throws: `WorkbenchError` if there are no words.
  package func change(_ note: FoundNote, to words: String) throws -> Done {
    guard !PlainText.trimmed(words).isEmpty else {
      throw WorkbenchError(
        .usage, at: "--words", "a note needs words",
        fix: "write them, or delete the note in the workbench")
    }
    let names = try workbench.nameLabels(study: note.study, first: note.people.map(\.string))
    return try write(note, names.numbered(words), before: nil, after: nil)
  }

  /// Brings back the words before the last edit. This is an edit too, so a second call takes it back.
  ///
  /// - Throws: `WorkbenchError` if the note's words were never edited.
  package func undo(_ note: FoundNote) throws -> Done {
    guard let last = note.note.earlier.last else {
      throw WorkbenchError(
        .noInput, at: note.reference, "the words of this note were not edited",
        fix: "`kerb note edit \(note.reference) --words \"...\"` edits them")
    }
    return try write(note, last.note.words, before: last.typedBefore, after: last.typedAfter)
  }

  private func write(
    _ note: FoundNote, _ words: String, before: Verbatim?, after: Verbatim?
  ) throws -> Done {
    let observation = note.note
    guard !Text.isSame(observation.text.words, words) else {
      return Done(isChanged: false, remarks: [])
    }
    let path = try RecordPath.log(
      String(note.log.string.dropFirst("log-".utf8.count)), session: note.session.string,
      study: note.study)
    let entry = Holder<Log>().entry(\.observations, observation.id)
    var patch = RecordPatch()
    patch.set(\.text, to: Verbatim(words), at: entry)
    patch.set(\.typedAfter, to: after, at: entry)
    patch.set(\.typedBefore, to: before, at: entry)
    patch.add(
      [
        .new {
          $0.changedAt = Instant(milliseconds: workbench.now).text
          $0.note = observation.text
          $0.typedAfter = observation.typedAfter
          $0.typedBefore = observation.typedBefore
        }
      ], to: \.earlier, at: entry)
    var change = RecordChange(path: path.text)
    change.values = patch.values
    var writer = ReviewWriter(workbench: workbench)
    let problems = try writer.write([change])
    let rounds = try ClosedRounds(note.study, workbench)
    return Done(
      isChanged: true,
      remarks: (note.isPilot ? [] : rounds.remarks(changing: note.round)) + problems)
  }
}
