package import Elements
import JSON
import Merging
package import Records
import Wording

/// Writes what an audit found into a study: the inventory as a record, and evidence of kind tool.
///
/// The dump itself is kept nowhere. Ids come from the screen, the file's digest and the round, so that two people who
/// save the same dump write the same records. Who saves it again with other options (a density, another version of the
/// rules) brings the records up to date: a dump counts once.
package struct AuditSaving {
  private let workbench: Workbench
  private let study: String
  private let options: Options

  package struct Options: Sendable {
    /// `nil` for the round that `EvidenceRound.usual(_:)` gives.
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

  /// What saving did.
  package enum Change: Sendable {
    case new
    /// The same dump was saved before, but with other options or by other rules.
    case updated
    case none
  }

  /// What was saved.
  package struct Saved: Sendable {
    package let inventory: RecordPath
    package let evidence: RecordPath
    package let change: Change
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

  /// The round of a dump; `nil` for none, which counts in every round: it was saved before the first session.
  private func round(of name: String) throws -> Int? {
    if try workbench.document(RecordPath.inventory(name, study: study)) != nil { return nil }
    return try options.round ?? EvidenceRound.usual(workbench.study(study).records)
  }

  private func write(_ audit: Audit, digest: String, screen: Screen) throws -> Saved {
    let first = "\(screen.id)-\(digest.prefix(8))"
    var options = options
    options.round = try round(of: first)
    if let round = options.round { try ClosedRounds(study, workbench).check(round) }
    let name = first + (options.round.map { "-r\($0)" } ?? "")
    let inventoryPath = try RecordPath.inventory(name, study: study)
    let evidencePath = try RecordPath.evidence("audit-\(name)", study: study)
    var masking = TextMasking()
    let masked = masking.masked(audit.inventory)
    let identifiers = masking.found.sorted { $0.key < $1.key }.map {
      (kind: $0.key, count: $0.value)
    }
    let old = try (workbench.document(inventoryPath), workbench.document(evidencePath))
    let source = InventoryDraft.Source(
      digest: digest, origin: origin(audit, digest),
      isMasked: !options.keepsText && !identifiers.isEmpty)
    let inventory = try InventoryDraft(
      options.keepsText ? audit.inventory : masked, screen: screen, source, options,
      workbench.ids, id: name, changing: old.0)
    let isNewInventory = try put(inventory.draft, at: inventoryPath, old.0)
    let evidence = try EvidenceDraft(audit, source, options, workbench.ids, screen)
      .draft(id: "audit-\(name)", changing: old.1, evenItems: isNewInventory)
    let isNewEvidence = try put(evidence, at: evidencePath, old.1)
    let isNew = old.0 == nil || old.1 == nil
    return Saved(
      inventory: inventoryPath, evidence: evidencePath,
      change: isNew ? .new : isNewInventory || isNewEvidence ? .updated : .none,
      identifiers: identifiers)
  }

  /// Writes a record where something in it is new.
  private func put(
    _ draft: RecordDraft, at path: RecordPath, _ old: JSONDocument?
  ) throws -> Bool {
    if let old, old.bytes == draft.bytes { return false }
    try workbench.write(draft, to: path, isNew: old == nil)
    return true
  }

  /// The same for two people who save the same dump with the same options; where options differ, a merge has to see two
  /// writes.
  private func origin(_ audit: Audit, _ digest: String) -> String {
    let screen = audit.inventory.screen
    let words = [
      digest, options.tool, options.productVersion, options.keepsText ? "text" : nil,
      screen.platform?.rawValue, screen.language, screen.density.map { Frame.text($0) },
      audit.inventory.format.rawValue,
    ].map { $0 ?? "" }
    return String(SHA256.hex(Array(words.joined(separator: "\u{0}").utf8)).prefix(26))
  }
}
