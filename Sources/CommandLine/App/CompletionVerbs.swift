import Localization

extension CommandLineApp {
  /// `kerb completions bash`.
  func completionsVerb() -> Verb {
    Verb(
      ["completions"], "Print completions for your shell.",
      examples: [
        .init("source <(kerb completions bash)", "Loads them into this bash; zsh works alike."),
        .init("kerb completions fish | source", "Loads them into this fish."),
      ],
      arguments: [.required("SHELL", "The shell.", .words(["bash", "zsh", "fish"]))],
      discussion: ["The first lines of what is printed say how to load it always."]
    ) { invocation in
      let table = CompletionTable(self.completeTable(), in: invocation.console.language)
      switch invocation.argument("SHELL") {
      case "bash": invocation.console.out(BashCompletions(table: table).text)
      case "zsh": invocation.console.out(ZshCompletions(table: table).text)
      default: invocation.console.out(FishCompletions(table: table).text)
      }
      return .success
    }
  }

  /// `kerb __complete KIND PREFIX`, which the scripts call for names in the workspace.
  func completeVerb() -> Verb {
    Verb(
      ["__complete"], "Print names for completion.",
      examples: [.init("kerb __complete study -- tr", "Prints the studies that begin with tr.")],
      arguments: [
        .required("KIND", "The kind of name."),
        .optional("PREFIX", "What the names begin with.", allowsEmpty: true),
      ],
      options: [.value("study", "STUDY", "The study whose names are wanted.", allowsEmpty: true)],
      isHidden: true
    ) { invocation in
      let prefix = invocation.argument("PREFIX") ?? ""
      let study = invocation.string("study") ?? ""
      let query = NameQuery(
        kind: NameKind(rawValue: try invocation.required("KIND")), prefix: prefix,
        study: study.isEmpty ? nil : study, workspaceFolder: invocation.workspaceFolder,
        console: invocation.console)
      for name in try self.names(query) where name.utf8.starts(with: prefix.utf8) {
        invocation.console.out(Console.safe(name) + "\n")
      }
      return .success
    }
  }
}
