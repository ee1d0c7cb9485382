import Elements
import JSON
import Localization
import Merging
import Records
import Wording

/// What an audit found as a batch of evidence that is being made, or brought up to date.
struct EvidenceDraft {
  private let audit: Audit
  private let source: InventoryDraft.Source
  private let options: AuditSaving.Options
  private let ids: RandomIDs
  private let screen: Screen

  init(
    _ audit: Audit, _ source: InventoryDraft.Source, _ options: AuditSaving.Options,
    _ ids: RandomIDs, _ screen: Screen
  ) {
    self.audit = audit
    self.source = source
    self.options = options
    self.ids = ids
    self.screen = screen
  }

  /// - Parameters:
  ///   - old: The batch as it stands; `nil` makes one.
  ///   - evenItems: Whether to write items anew even where the batch came from the same options: what people changed in
  ///     it stays otherwise.
  func draft(id: String, changing old: JSONDocument?, evenItems: Bool) throws -> RecordDraft {
    guard let record = RecordID(id) else {
      throw WorkbenchError(.invalidData, at: id, "this is no id", fix: "rename the screen")
    }
    var draft =
      old.map { RecordDraft(changing: $0, format: Evidence.format, ids: ids) }
      ?? RecordDraft(creating: Evidence.format, id: record, ids: ids, origin: source.origin)
    let before = draft.bytes
    try draft.set(\Evidence.kind, to: .tool)
    try draft.set(\Evidence.tool, to: options.tool)
    try draft.set(\Evidence.source, to: words)
    if let round = options.round { try draft.set(\Evidence.round, to: round) }
    guard old == nil || evenItems || draft.bytes != before else { return draft }
    let kept = audit.results.filter(isEvidence)
    for item in draft.entries(\Evidence.items)
    where !kept.contains(where: { $0.rule.id == item.key }) {
      try draft.delete(item)
    }
    for result in kept { try add(result, to: &draft) }
    return draft
  }

  private var words: String {
    let version = options.productVersion ?? audit.inventory.screen.productVersion
    return "\(audit.inventory.format.label), SHA-256 \(source.digest.prefix(16))"
      + (version.map { ", version \($0.oneLine)" } ?? "")
  }

  /// What was found, and what a certain rule looked at whole without a failure; what could not be told is no evidence.
  private func isEvidence(_ result: RuleResult) -> Bool {
    result.outcome == .found || isPassed(result)
  }

  private func isPassed(_ result: RuleResult) -> Bool {
    result.outcome == .clean && result.rule.isFailure && result.judged > 0 && result.undecided == 0
  }

  private func add(_ result: RuleResult, to draft: inout RecordDraft) throws {
    let rule = result.rule
    let entry = try draft.add(
      to: \Evidence.items, key: rule.id, origin: String(source.origin.reversed()))
    try draft.set(\.note, to: Verbatim(note(result)), at: entry)
    try draft.set(\.rule, to: "kerb \(rule.id)", at: entry)
    try draft.set(
      \.outcome, to: isPassed(result) ? .passed : rule.isFailure ? .failed : .cantTell, at: entry)
    if result.outcome == .found, rule.isFailure { try draft.set(\.kind, to: .barrier, at: entry) }
    try draft.set(\.screens, to: [screen.id], at: entry)
    try draft.set(\.places, to: rule.criteria.compactMap { Place($0) }, at: entry)
  }

  /// Words without anything that stands on the screen: it may be about somebody.
  private func note(_ result: RuleResult) -> String {
    let count = result.findings.count
    return result.outcome == .found
      ? "Not so: \(result.rule.title). \(Phrase.count(count, "finding", "findings")) among \(Phrase.count(max(count, result.judged), "element", "elements"))."
      : "\(result.rule.title): nothing else found among \(Phrase.count(result.judged, "element", "elements"))."
  }
}
