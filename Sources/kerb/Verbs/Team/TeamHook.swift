import CommandLine
import Localization
import Records
import Workbench

extension Commands {
  /// `kerb team hook NAME`: what git's hooks call.
  static let teamHook = Verb(
    ["team", "hook"], "Look after records around a commit or merge; git's hooks call it.",
    examples: [
      .init("kerb team hook pre-commit", "Stands in the hooks that `kerb team setup` writes.")
    ],
    arguments: [
      .required(
        "NAME", "Which of git's hooks calls.",
        .words(HookCall.names.map { OfferedWord($0) })),
      .repeating("ARGUMENT", "What git gives to the hook."),
    ],
    discussion: [
      "Before a commit: changes made by hand are marked, so that a merge knows what they replace. After one: what it took back is marked too. After a merge, pull or rebase: what was withdrawn is erased wherever it came back, and reports are made again. Whatever changes is left in the work tree, and said.",
      "A commit is stopped, with status 1, only for a record that cannot be read, such as one with conflict markers of git. `git commit --no-verify` commits it nevertheless.",
    ]
  ) { invocation in
    let console = invocation.console
    let call = HookCall(
      try invocation.required("NAME"), console.surroundings, verb: invocation.verb.commandWords)
    guard let call else { throw UsageError.missingArgument("NAME", of: invocation.verb) }
    let report = try call.run(
      arguments: invocation.arguments("ARGUMENT"),
      input: call.readsInput ? try console.readAllInput() : [])
    for message in report.messages { console.message("\(message)") }
    for refusal in report.refusals { console.report(refusal) }
    return report.refusals.isEmpty ? .success : .findings
  }
}
