import JSON
import Localization
import Records

extension CoverageJSON {
  /// What automatic checks cannot tell on the target's platform, and of what they tell a part.
  static func automatic(_ target: WCAGTarget) -> JSONValue {
    let tools = AuditTool.allCases.filter { tool in
      target.criteria.contains { $0.audits(on: target.platform).contains { $0.tool == tool } }
    }
    return object([
      "factsHeld": .bool(target.platform.hasAutomaticFacts),
      "systems": .array(target.platform.auditedSystems.map { .string($0.rawValue) }),
      "withoutCheck": .array(
        target.withoutAutomaticCheck.map { .string($0.number.description) }),
      "partly": .array(target.withPartialCheck.map { partly($0, target.platform) }),
      "sources": .array(
        tools.map { tool in
          object([
            "tool": .string(tool.name.plain()), "source": .string(tool.source.plain()),
            "readOn": .string(tool.checkedOn),
          ])
        }),
    ])
  }

  private static func partly(_ criterion: Criterion, _ platform: ProductPlatform) -> JSONValue {
    let rules = criterion.rules
    return object([
      "number": .string(criterion.number.description),
      "actRules": .integer(
        platform.hasAutomaticRules ? rules.approvedACT + rules.proposedACT : 0),
      "axeRules": .array(platform.hasAutomaticRules ? rules.axe.map { .string($0) } : []),
      "audits": .array(
        criterion.audits(on: platform).map { audit in
          object([
            "system": .string(audit.system.rawValue), "tool": .string(audit.tool.name.plain()),
            "check": .string(audit.check), "finds": .string(audit.finds.plain()),
            "basis": .string(audit.basis.rawValue),
          ])
        }),
    ])
  }
}
