import JSON
package import Localization
import Merging
import Platform
package import Records
import Wording
import Workspace

/// Lets nobody into a record who refused to be observed or took everything back.
package struct Entrance {
  let workbench: Workbench
  let study: String

  package init(workbench: Workbench, study: String) {
    self.workbench = workbench
    self.study = study
  }

  /// Looks at whom a change brings into a record, as somebody who takes part, answers or tries again.
  ///
  /// - Parameter before: What the record held; `nil` for a new one.
  /// - Returns: Sentences about consent that is not recorded.
  /// - Throws: ``WorkbenchError`` with the way out.
  func check(_ draft: RecordDraft, before: JSONDocument?) throws -> [Sentence] {
    let known = Set(try people(before, draft.format).map { Text($0) })
    let new = try people(JSONReader.read(draft.bytes), draft.format).filter {
      !known.contains(Text($0))
    }
    return try check(Set(new.map { Text($0) }).sorted().map(\.string))
  }

  /// - Parameter ids: Whole ids.
  func check(_ ids: [String]) throws -> [Sentence] {
    var unasked: [RecordID] = []
    for id in ids {
      guard let id = RecordID(id) else { continue }
      switch try standing(id) {
      case .granted: continue
      case .notRecorded: unasked.append(id)
      case .refused, .withdrawn: throw Self.refusal(id, try standing(id), study)
      }
    }
    return Self.unasked(unasked, study)
  }

  /// Says who has gone out since, for work that goes on with people who were let in before.
  ///
  /// - Parameter ids: Whole ids.
  package func goneOut(_ ids: [String]) throws -> [Sentence] {
    try ids.compactMap { RecordID($0) }.filter { try standing($0).isOut }.map { id in
      let words = Self.words(id, try standing(id), study)
      return "\(words.problem): nothing of theirs counts. \(words.wayOut.capitalised)."
    }
  }

  private func standing(_ id: RecordID) throws -> ConsentStanding {
    let path = try RecordPath.participant(id.string, study: study)
    guard let file = WorkspaceFile(recordAt: path.text) else { return .notRecorded }
    let record = RecordLoader.read(file, in: workbench.location)
    if let person = record.participantWithFaults { return person.standing }
    if record.isErased { return .withdrawn }
    if try Files.kind(workbench.location.absolute(path)) == .missing { return .notRecorded }
    throw record.faults.first
      ?? WorkbenchError(
        .unreadable, at: path.text, "the file cannot be read, so whether they refused is not known",
        fix: "`kerb check` says what is wrong")
  }

  private func people(_ document: JSONDocument?, _ format: RecordFormat) throws -> [String] {
    guard let document, format.name != Participant.format.name else { return [] }
    return ReferenceWalk.references(in: document, format).filter { $0.target == .participant }
      .map(\.id)
  }
}

extension Entrance {
  /// Why somebody is not let in, and the way out.
  static func refusal(_ id: RecordID, _ standing: ConsentStanding, _ study: String)
    -> WorkbenchError
  {
    let words = Self.words(id, standing, study)
    return WorkbenchError(
      .invalidData, at: "", words.problem, fix: "leave \(id.short) out; \(words.wayOut)")
  }

  /// What is said of somebody who is out, and what to do if that is not so any more.
  package static func words(_ id: RecordID, _ standing: ConsentStanding, _ study: String)
    -> (problem: Sentence, wayOut: Sentence)
  {
    standing == .withdrawn
      ? (
        "\(id.short) has taken everything back",
        "`kerb withdraw \(study) \(id)` erases what is left; whoever takes part again gets a new number"
      )
      : (
        "\(id.short) refused to be observed", "if they have agreed since: \(granting(id, study))"
      )
  }

  /// Says whose consent is not recorded.
  static func unasked(_ ids: [RecordID], _ study: String) -> [Sentence] {
    guard let first = ids.first else { return [] }
    let names = ids.prefix(5).map(\.short).joined(separator: ", ")
    let more: Sentence = ids.count > 5 ? " and \(ids.count - 5) more" : ""
    return [
      "Consent of \(names)\(more) is not recorded; their words are not quoted. Next: \(granting(first, study))"
    ]
  }

  private static func granting(_ id: RecordID, _ study: String) -> String {
    "kerb participant consent \(study) \(id.short) --observe granted --manner speech"
  }
}
