import JSON
package import Localization
import Merging
package import Records
package import Wording
import Workspace

/// Finds the study and the record that somebody names.
package struct RecordFinder {
  package let workbench: Workbench
  package let kind: RecordKind

  package init(workbench: Workbench, kind: RecordKind) {
    self.workbench = workbench
    self.kind = kind
  }

  /// Finds a study by its whole id: how one begins may be another that was deleted, or lies on another machine.
  package static func study(_ typed: String, _ workbench: Workbench) throws -> String {
    let studies = try WorkspaceFiles.studies(in: workbench.location)
    if let found = studies.first(where: { Text.isSame($0.lowercased(), typed.lowercased()) }) {
      return found
    }
    throw missing("study", typed, among: studies, hint: "`kerb study list` names the studies")
  }

  /// Reads the record that was named; its short id is enough.
  package func record(_ typed: String, study: String?) throws -> RecordFile {
    let file = try file(typed, study: study)
    let record = RecordLoader.read(file, in: workbench.location)
    if let fault = record.faults.first { throw fault }
    return record
  }

  private func file(_ typed: String, study: String?) throws -> WorkspaceFile {
    let files = try kind.files(in: workbench, study: study)
    var found = matches(typed, files)
    if let only = found.first, found.count == 1 { return only }
    // A deleted record never makes a name ambiguous.
    let present = found.filter { !RecordLoader.read($0, in: workbench.location).isGone }
    if let only = present.first, present.count == 1 { return only }
    if !present.isEmpty { found = present }
    let ids = files.map(\.expectedID)
    if found.count > 1 {
      throw WorkbenchError(
        .usage, at: typed, "\(found.count) \(kind.plural) fit",
        fix: "write more of the id: \(found.map(\.expectedID).joined(separator: ", "))")
    }
    let short = ids.map { RecordID($0)?.short ?? $0 }
    let place: Sentence = study.map { " in \($0)" } ?? ""
    // P07 is nobody's spelling of P01: where ids are numbers, only the same number is a suggestion.
    let near =
      if case .number = kind.naming { Self.sameNumber(typed, short) } else {
        Spelling.nearest(to: typed, among: short)
      }
    throw WorkbenchError(
      .noInput, at: typed, "there is no \(kind.noun) \(Quoted(typed))\(place)",
      fix: near.map { "did you mean \($0)?" }
        ?? "kerb \(kind.word) list\(study.map { " \($0)" } ?? "") names the \(kind.plural)")
  }

  /// The files that somebody may mean: by the id, its short form, or, where ids are words, how it begins.
  private func matches(_ typed: String, _ files: [WorkspaceFile]) -> [WorkspaceFile] {
    let exact = files.filter { RecordID($0.expectedID)?.matches(typed) ?? false }
    guard exact.isEmpty, !typed.isEmpty, case .words = kind.naming else { return exact }
    return files.filter { $0.expectedID.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// `P01` for `P1`: the same letter and number.
  private static func sameNumber(_ typed: String, _ ids: [String]) -> String? {
    let number = typed.dropFirst().prefix { $0 != "-" }
    guard let wanted = Int(number) else { return nil }
    return ids.first { id in
      id.prefix(1).lowercased() == typed.prefix(1).lowercased() && Int(id.dropFirst()) == wanted
    }
  }

  package static func missing(
    _ noun: Sentence, _ typed: String, among names: [String], hint: Sentence
  )
    -> WorkbenchError
  {
    let near = Spelling.nearest(to: typed, among: names)
    return WorkbenchError(
      .noInput, at: typed, "there is no \(noun) \(Quoted(typed))",
      fix: near.map { "did you mean \($0)?" } ?? hint)
  }

  /// A free id for a new record.
  func newID(_ draft: (String) -> String?, study: String?, chosen: String?) throws -> RecordID {
    let taken = try kind.files(in: workbench, study: study).map(\.expectedID)
    if let chosen {
      let place = kind.role == .study ? "STUDY" : "--id"
      try RecordID.check(chosen, at: place)
      guard let id = RecordID(chosen) else {
        throw WorkbenchError(
          .usage, at: place, "this is no id", fix: "use letters, digits, hyphens")
      }
      if let other = taken.first(where: { Text.isSame($0.lowercased(), id.folded) }) {
        throw WorkbenchError(
          .cannotWrite, at: place, "the id \(other) is taken",
          fix: "choose another id, or kerb \(kind.word) edit \(other)")
      }
      return id
    }
    switch kind.naming {
    case .words(let field):
      let folded = taken.map { $0.lowercased() }
      let free = Slug.free(draft(field) ?? kind.word, folded.contains)
      try RecordID.check(free)
      return try Self.checked(free)
    case .number(let letter):
      let next = Digits.padded(RecordID.nextNumber(letter, after: taken), 2)
      return try Self.checked("\(letter)\(next)-\(workbench.ids.tail())")
    }
  }

  private static func checked(_ text: String) throws -> RecordID {
    guard let id = RecordID(text) else {
      throw WorkbenchError(.invalidData, at: text, "this is no id", fix: "give one with --id")
    }
    return id
  }
}
