import CommandLine
import Localization
import Wording
import Workbench

/// `kerb checklist add`: brings the checklists that come with kerb into a workspace that was made before.
enum ChecklistAdd {
  static let verb = Verb(
    ["checklist", "add"], "Bring checklists that come with kerb into this workspace.",
    examples: [
      .init("kerb checklist add", "Brings all that the workspace does not have yet."),
      .init("kerb checklist add keyboard captions", "Brings two of them."),
    ],
    arguments: [.repeating("CHECKLIST", "The id of one that comes with kerb; without one, all.")],
    discussion: ["What is there already is never changed. New workspaces have them all."]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let added = try Checklists(in: workbench).add(invocation.arguments("CHECKLIST"))
    guard !added.isEmpty else {
      invocation.console.line("Nothing to add: they are there already.")
      return .success
    }
    invocation.console.line(
      "Added \(added.count, "checklist", "checklists"): \(added.joined(separator: ", "))."
    )
    invocation.console.message("See them: `kerb checklist list`")
    return .success
  }
}
