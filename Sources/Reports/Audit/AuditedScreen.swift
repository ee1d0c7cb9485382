package import Elements
package import Localization

/// One screen after the audit, without its tree: a thousand of them fit into memory.
package struct AuditedScreen: Sendable {
  /// The file as the person named it.
  package let file: String
  package let name: String
  package let format: InventoryFormat
  package let platform: ScreenPlatform?
  package let elements: Int
  package let stops: Int
  package let remarks: [Sentence]
  package let rules: [AuditedRule]

  package init(_ audit: Audit, file: String) {
    self.file = file
    name = audit.inventory.screen.name
    format = audit.inventory.format
    platform = audit.inventory.screen.platform
    elements = audit.inventory.elements.count
    stops = audit.hearing.stops.count
    remarks = audit.inventory.remarks
    rules = audit.results.map { AuditedRule($0, audit.hearing) }
  }

  package func count(_ outcome: RuleResult.Outcome) -> Int { rules.count { $0.outcome == outcome } }

  package var findings: [AuditedFinding] { rules.flatMap(\.findings) }
}

/// What one rule says of one screen.
package struct AuditedRule: Sendable {
  package let rule: Rule
  package let outcome: RuleResult.Outcome
  package let judged: Int
  package let undecided: Int
  package let missing: [Sentence]
  package let findings: [AuditedFinding]

  init(_ result: RuleResult, _ hearing: Hearing) {
    rule = result.rule
    outcome = result.outcome
    judged = result.judged
    undecided = result.undecided
    missing = result.missing
    findings = result.findings.map { AuditedFinding($0, hearing) }
  }
}

/// One place where a rule is broken.
package struct AuditedFinding: Sendable {
  package let rule: Rule
  package let problem: Sentence
  package let fingerprint: String
  /// The element's number in the file, from 1; `nil` for the whole screen.
  package let number: Int?
  package let role: String
  package let name: String
  package let identifier: String?
  package let frame: Frame?

  init(_ finding: AuditFinding, _ hearing: Hearing) {
    rule = finding.rule
    problem = finding.problem
    fingerprint = finding.fingerprint
    number = finding.element.map { $0 + 1 }
    let element = finding.element.map { hearing.elements[$0] }
    role = element.map { $0.role == .other ? $0.typeName : $0.role.rawValue } ?? ""
    name = finding.element.flatMap { hearing.stop(at: $0)?.name } ?? element?.ownLabel ?? ""
    identifier = element?.identifier
    frame = element?.frame
  }

  /// Where it is: "button \"Play\", element 12 at 16, 100, 358 by 50".
  package var place: Sentence {
    guard let number else { return "the screen" }
    var parts: [Sentence] = []
    let words = name.count > 60 ? String(name.prefix(59)) + "…" : name
    parts.append(words.isEmpty ? "\(role) without a name" : "\(role) \"\(words)\"")
    if let identifier, !identifier.isEmpty { parts.append("id \(identifier)") }
    parts.append("element \(number)")
    if let frame { parts.append("at \(frame.words)") }
    return .joined(parts, ", ")
  }
}
