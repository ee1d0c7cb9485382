import Records
import Team

extension Commands {
  /// `kerb team hook NAME`: what git's hooks call.
  static let teamHook = Verb(
    ["team", "hook"], "Look after records around a commit or merge; git's hooks call it.",
    examples: [
      .init("kerb team hook pre-commit", "Stands in the hooks that kerb team setup writes.")
    ],
    arguments: [
      .required(
        "NAME", "Which of git's hooks calls.",
        .words(HookScript.allCases.map { OfferedWord($0.rawValue) })),
      .repeating("ARGUMENT", "What git gives to the hook."),
    ],
    discussion: [
      "A commit is stopped only for a record that cannot be read, such as one with conflict markers of git."
    ]
  ) { invocation in
    _ = invocation.arguments("ARGUMENT")
    return .success
  }
}
