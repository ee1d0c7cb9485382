import Recording
import Records
import Workspace

/// What has to be true before a log is marked as cleared, and before anything is called gone.
struct ClearingCheck {
  let workbench: Workbench
  let opening: Opening

  /// Notes that came into a log while somebody walked it: nobody has read them.
  ///
  /// - Parameter source: The log as it was when the walk began.
  func newNotes(in source: ReviewPlan.Source) throws -> Int {
    guard let document = try workbench.document(RecordPath(source.path)) else { return 0 }
    var reader = ObjectReader(document.root)
    let known = Set(source.notes.map { Text($0.key) })
    return Log(&reader).observations.filter { !known.contains(Text($0.id)) }.count
  }

  /// Recordings of the session that were not closed on this machine: their journals hold words as they were typed.
  func openRecordings() throws -> Int {
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
