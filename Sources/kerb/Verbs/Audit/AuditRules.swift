import CommandLine
import Elements
import JSON
import Localization
import Reports
import Wording
import Workbench

extension AuditVerbs {
  /// `kerb audit rules`: the rules with their reasons and examples.
  static let rules = Verb(
    ["audit", "rules"], "List the rules of the audit, or explain one.",
    examples: [
      .init("kerb audit rules", "One row a rule: criteria and the formats that can decide it."),
      .init("kerb audit rules hint-verb", "Why, how to mend it, and examples."),
      .init("kerb audit rules --json", "The same for other programs."),
    ],
    arguments: [.optional("RULE", "The id of a rule.")],
    options: [.json]
  ) { invocation in
    let named = invocation.argument("RULE")
    let rules = try Auditing.rules(named: named.map { [$0] } ?? [])
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(RulesDocument.json(rules)))
    } else {
      let document =
        named == nil ? RulesDocument.table(rules) : RulesDocument.details(rules)
      show(document, invocation)
    }
    return .success
  }
}
