package import Elements
import JSON
import Localization
import Merging
package import Records
import Wording

/// Writes what an audit found into a study: the inventory as a record, and evidence of kind tool.
///
/// The dump itself is kept nowhere. Ids come from the screen and the file's digest, so that two people who save the
/// same dump write the same records.
package struct AuditSaving {
  private let workbench: Workbench
  private let study: String
  private let options: Options

  package struct Options: Sendable {
    package var round: Int?
    package var productVersion: String?
    /// Whether texts that may name somebody stay as they are.
    package var keepsText: Bool
    /// "kerb audit 0.1.0".
    package var tool: String

    package init(round: Int?, productVersion: String?, keepsText: Bool, tool: String) {
      self.round = round
      self.productVersion = productVersion
      self.keepsText = keepsText
      self.tool = tool
    }
  }

  /// What was saved.
  package struct Saved: Sendable {
    package let inventory: RecordPath
    package let evidence: RecordPath
    /// Whether both were there already: a file counts once.
    package let isOld: Bool
    /// How many places may say who somebody is, by what they may be.
    package let identifiers: [(kind: String, count: Int)]
  }

  package init(_ workbench: Workbench, study: String, _ options: Options) {
    self.workbench = workbench
    self.study = study
    self.options = options
  }

  /// Audits a file and saves it under one of the study's screens.
  package func save(_ input: AuditInput, screen: Screen, rules: [Rule]) throws -> (Audit, Saved) {
    let bytes = try input.content()
    let audit = Audit(try input.inventory(of: bytes), rules: rules)
    let saved = try workbench.transaction {
      try write(audit, digest: SHA256.hex(bytes), screen: screen)
    }
    return (audit, saved)
  }

  private func write(_ audit: Audit, digest: String, screen: Screen) throws -> Saved {
    let name = "\(screen.id)-\(digest.prefix(8))"
    let inventoryPath = try RecordPath.inventory(name, study: study)
    let evidencePath = try RecordPath.evidence("audit-\(name)", study: study)
    var masking = TextMasking()
    let masked = masking.masked(audit.inventory)
    let identifiers = masking.found.sorted { $0.key < $1.key }.map {
      (kind: $0.key, count: $0.value)
    }
    let isThere =
      try workbench.document(inventoryPath) != nil && workbench.document(evidencePath) != nil
    if !isThere {
      let inventory = options.keepsText ? audit.inventory : masked
      if try workbench.document(inventoryPath) == nil {
        let draft = try InventoryDraft(
          inventory, screen: screen, digest: digest,
          isMasked: !options.keepsText && !identifiers.isEmpty,
          options, workbench.ids, id: name)
        try workbench.write(draft.draft, to: inventoryPath, isNew: true)
      }
      if try workbench.document(evidencePath) == nil {
        try workbench.write(
          evidence(audit, name: "audit-\(name)", digest: digest, screen), to: evidencePath,
          isNew: true)
      }
    }
    return Saved(
      inventory: inventoryPath, evidence: evidencePath, isOld: isThere, identifiers: identifiers)
  }

  // MARK: Evidence

  private func evidence(
    _ audit: Audit, name: String, digest: String, _ screen: Screen
  ) throws -> RecordDraft {
    guard let id = RecordID(name) else {
      throw WorkbenchError(.invalidData, at: name, "this is no id", fix: "rename the screen")
    }
    var draft = RecordDraft(
      creating: Evidence.format, id: id, ids: workbench.ids, origin: String(digest.prefix(26)))
    try draft.set(["kind"], to: .string(EvidenceKind.tool.id))
    try draft.set(["tool"], to: .string(options.tool))
    try draft.set(["source"], to: .string(source(audit, digest)))
    try draft.put(options.round.map { .integer($0) }, at: ["round"])
    for result in audit.results { try add(result, screen, digest, to: &draft) }
    return draft
  }

  private func source(_ audit: Audit, _ digest: String) -> String {
    let version = options.productVersion ?? audit.inventory.screen.productVersion
    return "\(audit.inventory.format.label), SHA-256 \(digest.prefix(16))"
      + (version.map { ", version \($0.oneLine)" } ?? "")
  }

  /// What was found, and what was looked at without a failure; a rule that could not tell is no evidence.
  private func add(
    _ result: RuleResult, _ screen: Screen, _ digest: String, to draft: inout RecordDraft
  ) throws {
    let rule = result.rule
    let isClean = result.outcome == .clean && rule.isFailure && result.judged > 0
    guard result.outcome == .found || isClean else { return }
    let entry = [
      "items",
      try draft.add(to: ["items"], key: rule.id, origin: String(digest.suffix(26)), now: 0),
    ]
    try draft.set(entry + ["note"], to: .string(note(result)))
    try draft.set(entry + ["rule"], to: .string("kerb \(rule.id)"))
    let outcome: Outcome = isClean ? .passed : rule.isFailure ? .failed : .cantTell
    try draft.set(entry + ["outcome"], to: .string(outcome.id))
    if result.outcome == .found, rule.isFailure {
      try draft.set(entry + ["kind"], to: .string(ObservationKind.barrier.id))
    }
    try draft.include(true, screen.id, in: entry + ["screens"])
    for criterion in rule.criteria {
      try draft.include(true, criterion, in: entry + ["places"])
    }
  }

  /// Words without anything that stands on the screen: it may be about somebody.
  private func note(_ result: RuleResult) -> String {
    let count = result.findings.count
    return result.outcome == .found
      ? "Not so: \(result.rule.title). \(Phrase.count(count, "finding", "findings")) among \(Phrase.count(max(count, result.judged), "element", "elements"))."
      : "\(result.rule.title): nothing else found among \(Phrase.count(result.judged, "element", "elements"))."
  }
}
