import JSON
package import Recording
import Records
import Workspace

/// What has to be true before a log is marked as cleared, and before anything is called gone.
package struct ClearingCheck {
  let workbench: Workbench
  let opening: Opening

  package init(workbench: Workbench, opening: Opening) {
    self.workbench = workbench
    self.opening = opening
  }

  /// Notes that came into a log, or got other words, while somebody walked it: nobody has read them.
  ///
  /// - Parameters:
  ///   - source: The log as it was when the walk began.
  ///   - walked: The words of a note as the walk left them.
  package func newNotes(in source: ReviewPlan.Source, walked: (_ key: String) -> String?) throws
    -> Int
  {
    guard let document = try workbench.document(RecordPath(source.path)) else { return 0 }
    var reader = ObjectReader(document.root)
    let known = Dictionary(
      source.notes.map { (Text($0.key), $0.note.text.words) },
      uniquingKeysWith: { first, _ in first })
    return Log(&reader).observations.filter { note in
      guard let before = known[Text(note.id)] else { return true }
      let words = note.text.words
      return !Text.isSame(words, before) && walked(note.id).map { Text.isSame(words, $0) } != true
    }.count
  }

  /// Notes with several texts since a merge: a review shows the one that stands, and nobody has read the others.
  package func unsettledNotes(in source: ReviewPlan.Source) throws -> Int {
    guard let document = try workbench.document(RecordPath(source.path)) else { return 0 }
    return document.root[\Log.observations]?.members.count { Clearing.hasOtherWords($0.value) }
      ?? 0
  }

  /// Recordings of the session that were not closed on this machine: their journals hold words as they were typed.
  package func openRecordings() throws -> Int {
    let folder = try RecordingStore.folder(of: workbench)
    return try folder.list().filter { item in
      guard let first = try folder.content(of: item.name).entries.first,
        case .opened(let other) = JournalEntry(first)
      else { return false }
      return other.purpose == .recording && Text.isSame(other.study, opening.study)
        && Text.isSame(other.session, opening.session)
    }.count
  }
}
