import JSON
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

  /// - Parameter studies: As typed; none for all that are not deleted.
  /// - Throws: ``WorkbenchError`` where one is not there.
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
    /// How many people there are, in all studies that were searched for words, whose own words may not be quoted and so
    /// are not searched.
    package var peopleUnsearched = 0
    /// How many people there are, in all studies that were searched, whose notes are never shown. It does not depend on
    /// what was asked for, so that no question tells anything of their notes.
    package var peopleOut = 0
    /// What is wrong with files that were left out.
    package var faults: [WorkbenchError] = []
  }

  /// - Throws: ``WorkbenchError`` where an expression cannot be read, a named study cannot, or nothing that could be
  ///   found has a name that was asked for.
  package func find(_ query: NoteQuery) throws -> Found {
    // What cannot be read is told before anything else is read.
    _ = try NoteWordMatcher(query)
    var found = Found()
    var names = NoteNames(query)
    for study in studies {
      do {
        let loader = try NotesLoader(study, in: workbench.location)
        names.take(loader)
        try add(loader, query, to: &found)
      } catch {
        if isChosen { throw error }
        guard try !isDeleted(study) else { continue }
        guard let fault = error as? WorkbenchError else { throw error }
        found.faults.append(fault)
      }
    }
    try names.check(found.notes.isEmpty ? studies : [])
    return found
  }

  private func add(_ loader: NotesLoader, _ query: NoteQuery, to found: inout Found) throws {
    let search = NoteSearch(loader.head, query)
    let sieve = NoteSieve(query)
    let part = try loader.map(
      where: search.mayBeIn,
      mayHold: { sieve.mayHold($0) },
      {
        let words = try? NoteWordMatcher(query)
        return { session in words.map { search.found(in: session, $0) } ?? NoteSearch.Found() }
      })
    found.faults += loader.faults + part.faults
    found.peopleOut += loader.peopleOut.count
    if !query.words.isEmpty { found.peopleUnsearched += search.peopleUnsearched }
    for one in part.values { found.notes += one.notes }
  }

  private func isDeleted(_ study: String) throws -> Bool {
    let plan = try workbench.files(ofStudy: study).first { $0.role == .study }
    return plan.map { workbench.read($0) }.map { $0.isSound && $0.isGone } ?? false
  }
}

/// Makes sure that names that were asked for are names of something, so that a slip is no empty answer.
private struct NoteNames {
  private var wanted: [(noun: String, typed: String, known: Bool)] = []
  private var candidates: [String: [String]] = [:]

  init(_ query: NoteQuery) {
    func add(_ noun: String, _ typed: [String]) {
      for text in typed { wanted.append((noun, text, false)) }
    }
    add("session", query.sessions)
    add("participant", query.participants)
    add("task", query.tasks)
    add("screen", query.screens)
    add("thing to watch for", query.prompts)
    if case .oneOf(let typed)? = query.findings { add("finding", typed) }
  }

  mutating func take(_ loader: NotesLoader) {
    guard !wanted.isEmpty else { return }
    let study = loader.head.study
    take("session", loader.sessionIDs)
    take("participant", loader.head.participants.map(\.id.string) + loader.peopleOut)
    take("task", study.tasks.flatMap { [$0.id, $0.title] })
    take("screen", study.screens.flatMap { [$0.id, $0.title] })
    take("thing to watch for", study.prompts.flatMap { [$0.id, $0.text] })
    take("finding", loader.head.findings.map(\.id.string))
  }

  private mutating func take(_ noun: String, _ names: [String]) {
    candidates[noun, default: []] += names
    for index in wanted.indices where wanted[index].noun == noun && !wanted[index].known {
      let typed = wanted[index].typed
      wanted[index].known = names.contains {
        WordFolding.folded($0) == WordFolding.folded(typed) || RecordID($0)?.matches(typed) ?? false
      }
    }
  }

  func check(_ studies: [String]) throws(WorkbenchError) {
    guard !studies.isEmpty, let missing = wanted.first(where: { !$0.known }) else { return }
    let place = studies.count == 1 ? studies[0] : "any study"
    let known = (candidates[missing.noun] ?? []).map { RecordID($0)?.short ?? $0 }
    let near =
      ["task", "screen", "thing to watch for"].contains(missing.noun)
      ? Spelling.nearest(to: missing.typed, among: known) : nil
    throw WorkbenchError(
      .noInput, at: missing.typed,
      "there is no \(missing.noun) \(Quoted(missing.typed)) in \(place)",
      fix: near.map { "did you mean \($0)?" }
        ?? "kerb note list --count --by \(missing.noun == "thing to watch for" ? "criterion" : missing.noun) shows what there is"
    )
  }
}
