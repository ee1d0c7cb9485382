package import Elements
import Platform
package import Reports
package import Wording

/// Audits files: many at the same time, and of each only what reports need stays in memory.
package struct Auditing: Sendable {
  private let rules: [Rule]

  package init(rules: [Rule] = Rule.all) { self.rules = rules }

  /// One file after the audit.
  package enum Result: Sendable {
    case audited(AuditedScreen)
    case failed(AuditFault)
  }

  package func audit(_ inputs: [AuditInput]) -> [Result] {
    concurrentMap(inputs.count) { index in
      do throws(WorkbenchError) {
        let audit = Audit(try inputs[index].inventory(), rules: rules)
        return .audited(AuditedScreen(audit, file: inputs[index].shown))
      } catch {
        return .failed(AuditFault(file: inputs[index].shown, error: error))
      }
    }
  }

  /// The rules that somebody names.
  ///
  /// - Throws: ``WorkbenchError`` of code `usage` for an id that there is not.
  package static func rules(named ids: [String]) throws(WorkbenchError) -> [Rule] {
    if ids.isEmpty { return Rule.all }
    var chosen: Set<String> = []
    for id in ids {
      guard let rule = Rule.named(id) else {
        let near = Spelling.nearest(to: id, among: Rule.all.map(\.id))
        throw WorkbenchError(
          .usage, at: "--rules", "there is no rule \"\(Printable.text(id))\"",
          fix: near.map { "did you mean \($0)?" } ?? "kerb audit rules lists them")
      }
      chosen.insert(rule.id)
    }
    return Rule.all.filter { chosen.contains($0.id) }
  }
}
