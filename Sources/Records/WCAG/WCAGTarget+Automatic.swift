package import Localization

extension ProductPlatform {
  /// The systems of the platform with audits of which facts are held; none for the web, which has rules.
  package var auditedSystems: [AuditedSystem] {
    switch self {
    case .ios: [.ios]
    case .android: [.android]
    case .mobile: [.ios, .android]
    case .desktop: [.macos]
    case .web, .document, .kiosk, .software: []
    }
  }

  /// Whether anything is known of automatic checks for it; where not, that says nothing about whether there are any.
  package var hasAutomaticFacts: Bool { hasAutomaticRules || !auditedSystems.isEmpty }
}

extension Criterion {
  /// The checks of audits that find a part of its failures on the platform, in the order of the facts.
  package func audits(on platform: ProductPlatform) -> [PlatformAudit] {
    let systems = platform.auditedSystems
    guard !systems.isEmpty else { return [] }
    return PlatformAudit.all.filter { $0.criterion == number && systems.contains($0.system) }
  }

  /// Who should look, and which audit finds a part of it: "people with limited vision, and an audit
  /// (GTXiLib) for a part".
  package func whoShouldLook(on platform: ProductPlatform) -> Sentence {
    let audits = audits(on: platform)
    guard !audits.isEmpty, !isMeasuredOnly else { return whoShouldLook }
    let tools = AuditTool.allCases.filter { tool in audits.contains { $0.tool == tool } }
    let names = Sentence.joined(tools.map(\.name), ", ")
    return "\(whoShouldLook), and an audit (\(names)) for a part"
  }
}

extension WCAGTarget {
  /// Criteria for which no automatic check is known on the platform: only people and specialists can tell.
  ///
  /// On platforms without facts (``ProductPlatform/hasAutomaticFacts``) these are all criteria, and it
  /// is not known that there is no check.
  package var withoutAutomaticCheck: [Criterion] { criteria.filter { !hasAutomaticCheck($0) } }

  /// Criteria of which a rule or an audit detects only part; that it finds nothing proves nothing.
  package var withPartialCheck: [Criterion] { criteria.filter(hasAutomaticCheck) }

  /// Criteria of which an audit of one system detects a part.
  package func withAudit(on system: AuditedSystem) -> [Criterion] {
    criteria.filter { $0.audits(on: platform).contains { $0.system == system } }
  }

  private func hasAutomaticCheck(_ criterion: Criterion) -> Bool {
    platform.hasAutomaticRules
      ? !criterion.rules.isEmpty : !criterion.audits(on: platform).isEmpty
  }
}
