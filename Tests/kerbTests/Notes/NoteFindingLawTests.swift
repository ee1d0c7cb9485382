import Laws
import Localization
import Measures
import RecordSamples
import Records
import TemporaryFolder
import Testing
import Wording

@testable import Workbench
@testable import Workspace

/// Looking for notes gives what reading every file whole gives, however the files are written.
@Suite("Finding notes in any files")
struct NoteFindingLawTests {
  @Test("as if every file were read whole", arguments: Laws.seeds(0..<200))
  func law(_ seed: Int) throws {
    var random = SeededRandom(seed)
    let folder = try TemporaryFolder()
    try RandomNotes.write(into: folder, &random)
    let place = WorkspaceLocation(root: folder.path)
    let whole = try StudyLoader.load("tram", in: place)
    let loader = try NotesLoader("tram", in: place)
    for number in 0...40 {
      // One note is readable whatever chance makes of the others.
      var query = NoteQuery()
      if number == 0 { query.words = ["pay"] } else { query = RandomNotes.query(&random) }
      let search = NoteSearch(loader.head, query)
      let words = try NoteWordMatcher(query)
      let part = try NoteFinding.read(loader, search, query)
      let fast = part.values.flatMap(\.self).map(Self.told)
      let slow = whole.records.sessions.filter { search.mayBeIn(session: $0.session.id) }
        .flatMap { search.found(in: $0, words) }.map(Self.told)
      #expect(fast == slow, "\(query)")
      if number == 0 { #expect(!slow.isEmpty) }
      try checkFaults(part.faults, whole.faults, query, search, folder)
    }
  }

  /// Faults that are told are there, and none is kept back of a session in whose logs every word stands as it was typed.
  private func checkFaults(
    _ told: [WorkbenchError], _ all: [WorkbenchError], _ query: NoteQuery, _ search: NoteSearch,
    _ folder: TemporaryFolder
  ) throws {
    let (some, every) = (Set(told.map(Self.told)), Set(all.map(Self.told)))
    #expect(some.isSubset(of: every))
    guard !query.isRegex, query.kinds.isEmpty, query.impacts.isEmpty, query.speakers.isEmpty else {
      return
    }
    for name in try folder.names("Surveys/tram/sessions") {
      guard let id = RecordID(name), search.mayBeIn(session: id) else { continue }
      let path = "Surveys/tram/sessions/\(name)"
      let logs = try folder.names(path).filter { $0.hasPrefix("log-") }
      for log in try logs.map({ try folder.read("\(path)/\($0)").lowercased() })
      where query.words.allSatisfy({ log.contains($0.lowercased()) }) {
        let own = every.filter { $0.hasPrefix("\(path)/session.json") }
        // Where the session cannot be read, nothing of its logs is told.
        let wanted = own.isEmpty ? every.filter { $0.hasPrefix("\(path)/") } : own
        #expect(wanted.isSubset(of: some), "\(query.words)")
      }
    }
  }

  private static func told(_ fault: WorkbenchError) -> String { "\(fault.place) \(fault.problem)" }

  private static func told(_ note: FoundNote) -> String {
    let said = [note.note.text, note.note.typedBefore, note.note.typedAfter].map {
      $0?.words ?? "-"
    }
    return "\(note) \(said) \(note.shownWords)"
  }
}
