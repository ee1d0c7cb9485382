import Localization

extension CommandLineApp {
  /// `kerb help`.
  func helpVerb() -> Verb {
    let man = Verb.Option.flag("man", "Print the manual page of all verbs.")
    return Verb(
      ["help"], "Show help for a verb.",
      examples: [
        .init("kerb help", "Lists all verbs."),
        .init("kerb help completions", "Shows the examples and options of one verb."),
        .init("kerb help --man | man -l -", "Reads the manual page."),
      ],
      arguments: [.repeating("VERB", "The words of the verb.", .verb)], options: [man],
      discussion: topics.map { "`kerb help \($0.word)`: \($0.summary)" }
    ) { invocation in
      let table = self.completeTable()
      if invocation.flag(man.name) {
        let manual = Manual(
          table: table, version: self.version, date: self.releaseDate,
          language: invocation.console.language)
        invocation.console.out(manual.text)
        return .success
      }
      let words = invocation.arguments("VERB")
      if let topic = self.topics.first(where: { words == [$0.word] }) {
        invocation.console.out(topic.text(invocation.console))
        return .success
      }
      return try Self.showHelp(
        words, in: table, console: invocation.console)
    }
  }

  static func showHelp(
    _ path: [String], in table: CommandTable, console: Console
  ) throws -> ExitStatus {
    switch table.node(at: path) {
    case .verb(let verb): console.out(HelpText(language: console.language).text(for: verb))
    case .group(let group):
      console.out(HelpText(language: console.language).text(for: group, in: table))
    case nil:
      let known = path.indices.last { table.node(at: Array(path[..<$0])) != nil } ?? 0
      throw UsageError.unknownVerb(
        Array(path[...known]), in: table, words: ["help"] + path, at: known + 1)
    }
    return .success
  }
}
