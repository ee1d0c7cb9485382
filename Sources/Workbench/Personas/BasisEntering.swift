import JSON
import Localization
package import Measures
package import Records
import Wording
import Workspace

/// Adds what a claim of a profile rests on, and takes it away.
package struct BasisEntering {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// What somebody typed.
  package struct Given {
    package let kind: BasisKind
    /// As typed: a short id is enough.
    package let reference: String
    /// As typed; needed where the kind belongs to a study.
    package let study: String?
    package let direction: BasisDirection
    package let date: CalendarDay?
    package let enteredBy: String?

    package init(
      kind: BasisKind, reference: String, study: String?, direction: BasisDirection,
      date: CalendarDay?, enteredBy: String?
    ) {
      self.kind = kind
      self.reference = reference
      self.study = study
      self.direction = direction
      self.date = date
      self.enteredBy = enteredBy
    }
  }

  /// The claim that somebody means, by its key or by a part of its words.
  ///
  /// - Throws: `WorkbenchError` where none or several fit.
  package static func claim(_ typed: String, of card: PersonaCard) throws -> ClaimReading {
    if let exact = card.claims.first(where: { Text.isSame($0.claim.key, typed) }) { return exact }
    let trimmed = PlainText.trimmed(typed)
    var found = claims(like: trimmed, of: card)
    // As the list prints it, with its kind in front: "Ability: seeing, permanent".
    if found.isEmpty, let colon = trimmed.firstIndex(of: ":") {
      found = claims(like: PlainText.trimmed(String(trimmed[colon...].dropFirst())), of: card)
    }
    if let only = found.first, found.count == 1 { return only }
    let list = "kerb persona evidence \(card.profile.id) --ids"
    guard found.isEmpty else {
      throw WorkbenchError(
        .usage, at: typed, "\(found.count) claims have these words",
        fix:
          "write more of them, or the id that \(list) prints: \(found.prefix(5).map { "“\(Printable.text($0.words.plain(), limit: 60))”" }.joined(separator: ", "))"
      )
    }
    throw WorkbenchError(
      .noInput, at: typed, "\(card.profile.name) has no claim with these words",
      fix: "\(list) prints the claims and their ids")
  }

  /// The claim whose words are these, or else all that hold them.
  private static func claims(like typed: String, of card: PersonaCard) -> [ClaimReading] {
    let wanted = Array(typed.lowercased().utf8)
    guard !wanted.isEmpty else { return [] }
    let words = card.claims.map { (claim: $0, words: Array($0.words.plain().lowercased().utf8)) }
    let whole = words.filter { $0.words == wanted }
    return (whole.isEmpty ? words.filter { $0.words.contains(wanted) } : whole).map(\.claim)
  }

  /// Adds a basis under the workspace's lock.
  ///
  /// - Returns: The id of the basis; `nil` where it cannot be told from others that came at the same time.
  /// - Throws: `WorkbenchError`, also where it would not count from the start, or its words hold a P-number.
  package func add(_ given: Given, to claim: ClaimReading, of profile: Profile) throws -> String? {
    let study = try given.study.map { try RecordFinder.study($0, workbench) }
    guard study != nil || !given.kind.isOfStudy else {
      throw WorkbenchError(
        .usage, at: "--study", "it needs the study that \(given.kind.label) belongs to",
        fix: "add `--study STUDY`; `kerb study list` names the studies")
    }
    try BasisRefusal.numbers(in: given)
    try BasisRefusal.day(of: given, today: workbench.today)
    let own = given.kind.isOfStudy ? study : nil
    let reference = try self.reference(given, own)
    if let own {
      try BasisRefusal.uncounted(
        given.kind, reference, typed: given.reference, study: own,
        [workbench.study(own).records])
    }
    var patch = RecordPatch()
    patch.add(
      [
        .new {
          $0.claim = claim.claim.key
          $0.about = claim.claim.digest
          $0.kind = given.kind
          $0.direction = given.direction
          $0.reference = reference
          $0.study = own
          $0.date = given.date
          $0.enteredBy = given.enteredBy
          $0.enteredOn = "\(workbench.today)"
        }
      ], to: \Profile.bases)
    try write(patch, profile, study: own)
    let finder = RecordFinder(workbench: workbench, kind: .persona)
    let after = try finder.record(profile.id.string, study: nil).record(Profile.self)
    let known = Set(profile.bases.map { Text($0.key) })
    let new = (after?.bases ?? []).filter { !known.contains(Text($0.key)) }
    return new.count == 1 ? new.first?.key : nil
  }

  /// Takes a basis away, or brings it back.
  ///
  /// - `typed`: The beginning of its id.
  package func setRemoved(_ isRemoved: Bool, _ typed: String, of profile: Profile) throws -> String
  {
    let finder = RecordFinder(workbench: workbench, kind: .persona)
    let record = try finder.record(profile.id.string, study: nil)
    let map = record.document.flatMap { JSONValue($0.root).object?[\Profile.bases]?.object }
    let keys = (map ?? JSONObject()).sortedKeys.map(\.string).filter { key in
      let entry = map?[key]?.object
      guard entry?[SystemKey.erased]?.boolean != true else { return false }
      return (entry?[SystemKey.deleted]?.boolean == true) != isRemoved && key.hasPrefix(typed)
    }
    guard let key = keys.first, keys.count == 1 else {
      throw WorkbenchError(
        keys.isEmpty ? .noInput : .usage, at: typed,
        keys.isEmpty
          ? "\(profile.name) has no such basis" : "\(keys.count) ids begin with these letters",
        fix: "`kerb persona evidence \(profile.id) --ids` prints the ids")
    }
    var patch = RecordPatch()
    patch.put(
      isRemoved ? .null : .object(JSONObject()), at: Holder<Profile>().entry(\.bases, key).keys)
    try write(patch, profile)
    return key
  }

  /// - Parameter study: The one that the patch names, if any: without it no study is known there.
  private func write(_ patch: RecordPatch, _ profile: Profile, study: String? = nil) throws {
    let finder = RecordFinder(workbench: workbench, kind: .persona)
    _ = try RecordChanging(.persona, study: study, in: workbench).write(patch, seen: nil) {
      try finder.record(profile.id.string, study: nil)
    }
  }

  // MARK: What was named

  /// The whole id of what was typed.
  private func reference(_ given: Given, _ study: String?) throws -> String {
    guard let study else { return PlainText.trimmed(given.reference) }
    let found: [String]
    switch given.kind {
    case .response:
      found = try workbench.study(study).records.responses.map(\.id)
        .filter { $0.matches(given.reference) }.map(\.string)
    default:
      found = try workbench.definitions(study: study)
        .matches(target(given.kind), given.reference, study: study)
    }
    if let only = found.first, found.count == 1 { return only }
    throw WorkbenchError(
      found.isEmpty ? .noInput : .usage, at: given.reference,
      found.isEmpty
        ? "\(study) has no such \(noun(given.kind))"
        : "\(found.count) of \(study) fit",
      fix: found.isEmpty
        ? "write its id, as the lists of \(study) name it"
        : "write one of \(found.prefix(5).joined(separator: ", "))")
  }

  private func target(_ kind: BasisKind) -> ReferenceTarget {
    switch kind {
    case .finding: .finding
    case .participant: .participant
    default: .observation
    }
  }

  private func noun(_ kind: BasisKind) -> Sentence {
    switch kind {
    case .finding: "finding"
    case .participant: "participant"
    case .response: "response"
    default: "note"
    }
  }
}
