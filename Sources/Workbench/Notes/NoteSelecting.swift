import JSON
import Localization
package import Measures
import Records
import Wording

/// Chooses notes of one session by their numbers.
package struct NoteSelecting {
  package let study: String
  private let session: String
  private let workbench: Workbench

  /// - `typed`: The session as typed.
  /// - `given`: Its study as typed; `nil` where only one has such a session.
  package init(_ typed: String, study given: String?, in workbench: Workbench) throws {
    let place = try NoteReference.place(of: typed, study: given, in: workbench)
    self.workbench = workbench
    (study, session) = (place.study, place.session)
  }

  /// Which of the chosen notes are meant.
  package struct Filter {
    package var query = NoteQuery()
    /// Only those without a kind.
    package var withoutKind = false

    package init() {}
  }

  /// - `numbers`: `3-9,12` or `all`; `nil` if a filter alone chooses.
  /// - Throws: `WorkbenchError` where a number is none, or names a note that is not there or not shown.
  package func notes(_ numbers: String?, _ filter: Filter, hasFilter: Bool) throws -> [FoundNote] {
    var query = filter.query
    query.sessions = [session]
    query.includesPilots = true
    let short = RecordID(session)?.short ?? session
    guard numbers != nil || hasFilter else {
      throw WorkbenchError(
        .usage, at: "", "which notes of \(short) are meant is missing",
        fix: "write their numbers, such as 3-9,12, or all")
    }
    var everything = NoteQuery()
    everything.sessions = [session]
    everything.includesPilots = true
    // Lines of a transcript are meant where they are named.
    let isNamed = numbers.map { $0.lowercased() != "all" } ?? false
    everything.includesLines = isNamed || query.includesLines
    query.includesLines = everything.includesLines
    let finding = try NoteFinding([study], in: workbench)
    let found = try finding.find(everything)
    if let fault = found.faults.first { throw fault }
    let chosen = try numbers.map { try Self.chosen($0, found, short, study) } ?? nil
    let fitting = Set(try finding.find(query).notes.map(\.number))
    return found.notes.filter { note in
      (chosen?.contains(note.number) ?? true) && fitting.contains(note.number)
        && (!filter.withoutKind || note.note.kind == nil)
    }
  }

  /// - Returns: `nil` for all.
  private static func chosen(
    _ text: String, _ found: NoteFinding.Found, _ session: String, _ study: String
  ) throws -> Set<Int>? {
    if text.lowercased() == "all" { return nil }
    var numbers: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first >= 1, first <= last, last < 10_000_000
      else {
        throw WorkbenchError(
          .usage, at: "NUMBERS", "\(Quoted(String(part))) is no note and no range of notes",
          fix: "write 3-9,12 or all")
      }
      numbers.formUnion(first...last)
    }
    let known = Set(found.notes.map(\.number))
    guard let missing = numbers.subtracting(known).min() else { return numbers }
    let out: Sentence =
      found.peopleOut > 0
      ? ", or it is not shown because somebody it may be about refused or took consent back" : ""
    throw WorkbenchError(
      .noInput, at: "\(session)#\(missing)", "there is no such note\(out)",
      fix:
        "`kerb note list --study \(study) --session \(session)` lists the notes that can be changed"
    )
  }
}
