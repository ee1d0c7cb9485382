import JSON
import Localization
package import Measures
import Records
package import Wording
import Workspace

/// Finds notes in one study, in several, or in all.
package struct NoteFinding {
  private let workbench: Workbench
  /// The studies that are searched, by their ids.
  package let studies: [String]
  private let isChosen: Bool

  /// - `studies`: As typed; none for all that are not deleted.
  /// - Throws: `WorkbenchError` where one is not there.
  package init(_ studies: [String], in workbench: Workbench) throws {
    self.workbench = workbench
    isChosen = !studies.isEmpty
    self.studies =
      studies.isEmpty
      ? try workbench.studies() : try studies.map { try RecordFinder.study($0, workbench) }
  }

  /// What was found, and what was left out.
  package struct Found {
    /// By study, session and number.
    package var notes: [FoundNote] = []
    /// Entries of evidence without participants, by study, batch and entry.
    package var evidence: [FoundEvidence] = []
    /// How many people there are, in all studies that were searched for words, whose own words may not be quoted and so
    /// are not searched.
    package var peopleUnsearched = 0
    /// How many people there are, in all studies that were searched, whose notes are never shown. It does not depend on
    /// what was asked for, so that no question tells anything of their notes.
    package var peopleOut = 0
    /// What is wrong with files that were left out.
    package var faults: [WorkbenchError] = []
  }

  /// - Throws: `WorkbenchError` where an expression cannot be read, a named study cannot, or nothing that could be
  ///   found has a name that was asked for.
  package func find(_ query: NoteQuery) throws -> Found {
    // What cannot be read is told before anything else is read.
    let words = try NoteWordMatcher(query)
    var query = query
    query.needs = try query.needs.map { try workbench.dimension(typed: $0.id, at: "--need") }
    var found = Found()
    var names = NoteNames(query)
    for study in studies {
      do {
        let loader = try NotesLoader(study, in: workbench.location)
        names.take(loader)
        if query.asksForSessions { try add(loader, query, to: &found) }
        found.evidence += EvidenceSearch(loader.head, query).found(words)
      } catch {
        if isChosen { throw error }
        guard try !isDeleted(study) else { continue }
        guard let fault = error as? WorkbenchError else { throw error }
        found.faults.append(fault)
      }
    }
    try names.check(found.notes.isEmpty && found.evidence.isEmpty ? studies : [])
    return found
  }

  private func add(_ loader: NotesLoader, _ query: NoteQuery, to found: inout Found) throws {
    let search = NoteSearch(loader.head, query)
    let part = try Self.read(loader, search, query)
    found.faults += loader.faults + part.faults
    found.peopleOut += loader.peopleOut.count
    if !query.words.isEmpty { found.peopleUnsearched += search.peopleUnsearched }
    found.notes += part.values.flatMap(\.self)
  }

  /// What the sessions of a study give. Of a file whose bytes cannot hold what is asked for no more is read.
  static func read(
    _ loader: NotesLoader, _ search: NoteSearch, _ query: NoteQuery
  ) throws(WorkbenchError) -> NotesLoader.Part<[FoundNote]> {
    let sieve = NoteSieve(query)
    let wish = NotesLoader.Wish(
      session: search.mayBeIn, log: { sieve.mayHold($0) }, note: { sieve.mayFit($0, words: $1) })
    return try loader.map(wish) {
      let words = try? NoteWordMatcher(query)
      return { session in words.map { search.found(in: session, $0) } ?? [] }
    }
  }

  private func isDeleted(_ study: String) throws -> Bool {
    let plan = try workbench.files(ofStudy: study).first { $0.role == .study }
    return plan.map { workbench.read($0) }.map { $0.isSound && $0.isGone } ?? false
  }
}
