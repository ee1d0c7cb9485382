import CommandLine
import Elements
import JSON
import Localization
import Reports
import Workbench

extension AuditVerbs {
  /// `kerb audit compare OLD NEW`: what became of a screen.
  static let compare = Verb(
    ["audit", "compare"], "Say what became better, worse, new or moved between two dumps.",
    examples: [
      .init("kerb audit compare home.xml home-new.xml", "Compares two versions of one screen."),
      .init(
        "kerb audit compare home.xml home-new.xml --json", "The same for other programs."),
    ],
    arguments: [
      .required("OLD", "The dump before.", .file), .required("NEW", "The dump now.", .file),
    ],
    options: AuditOptions.options + [.json],
    discussion: [
      "Stops are known again by their identifier, or by type and name. Better is what breaks a rule no longer, worse what breaks one that it kept; moved is what others have overtaken.",
      "Exit status: 0 nothing is worse, 1 something is worse or there are more findings than before.",
    ]
  ) { invocation in
    let older = Audit(try input(invocation, "OLD").inventory())
    let newer = Audit(try input(invocation, "NEW").inventory())
    let comparison = InventoryComparison(older, newer)
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(ComparisonDocument.json(comparison)))
    } else {
      let document = ComparisonDocument.document(
        comparison, older: try invocation.required("OLD"), newer: try invocation.required("NEW"))
      show(document, invocation)
    }
    let isWorse =
      comparison.items.contains { $0.change == .worse }
      || comparison.findings.now > comparison.findings.before
    return isWorse ? .findings : .success
  }
}
