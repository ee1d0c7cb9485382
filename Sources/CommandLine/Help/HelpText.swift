import Localization

/// Help for a verb and for a group of verbs, from their descriptions: examples first, one thing a line.
package struct HelpText {
  let language: Language

  /// Everything about one verb.
  func text(for verb: Verb) -> String {
    var blocks = [heading(verb.path, verb.summary)]
    blocks += examples(verb.examples)
    blocks.append(wrapped("Usage: \(verb.usage)", rest: 2))
    if !verb.arguments.isEmpty {
      blocks.append(block("Arguments", verb.arguments.flatMap(lines(for:))))
    }
    for section in OptionSection.sections(of: verb) {
      blocks.append(block(section.heading, section.options.flatMap(lines(for:))))
    }
    blocks += verb.discussion.map { wrapped($0) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The verbs of a group.
  func text(for group: VerbGroup, in table: CommandTable) -> String {
    var blocks = [heading(group.path, group.summary)]
    blocks += examples(table.examples(for: group))
    let verbs = table.words(below: group.path).map { word in
      item(CommandTable.commandWords(group.path + [word.name]), word.help)
    }
    blocks.append(block("Verbs", verbs))
    if group.path.isEmpty {
      let options = Verb.Option.everywhere + [.version]
      blocks.append(block(OptionSection.commonHeading, options.flatMap(lines(for:))))
    }
    blocks += group.discussion.map { wrapped($0) }
    let words = CommandTable.commandWords(group.path)
    blocks.append(wrapped("\(words) VERB `--help` shows the examples and options of a verb."))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: Blocks

  private func told(_ words: Sentence) -> String { words.plain(in: language) }

  private func wrapped(_ words: Sentence, indent: Int = 0, rest: Int? = nil) -> String {
    Wrapping.wrap(told(words), indent: indent, rest: rest)
  }

  private func heading(_ path: [String], _ summary: Sentence) -> String {
    let words = CommandTable.commandWords(path)
    return wrapped(summary.isEmpty ? "\(words)" : "\(words): \(summary)", rest: 2)
  }

  private func examples(_ examples: [Verb.Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    // A command line is not wrapped: it is there to be copied.
    let lines = examples.flatMap { example in
      ["  \(example.commandLine)", wrapped(example.effect, indent: 6)]
    }
    return [block("Examples", lines)]
  }

  private func block(_ heading: Sentence, _ lines: [String]) -> String {
    ([told("\(heading):")] + lines).joined(separator: "\n")
  }

  private func item(_ name: String, _ help: Sentence) -> String {
    wrapped("\(name)  \(help)", indent: 2, rest: 6)
  }

  private func lines(for argument: Verb.Argument) -> [String] {
    [item(argument.name, Remarks.text(for: argument))] + explained(argument.kind)
  }

  private func lines(for option: Verb.Option) -> [String] {
    let letter = option.short.map { ", -\($0)" } ?? ""
    return [item(option.usage + letter, Remarks.text(for: option))] + explained(option.kind)
  }

  private func explained(_ kind: ValueKind) -> [String] {
    Remarks.explainedWords(of: kind).map {
      wrapped("\($0.name): \($0.help)", indent: 6, rest: 8)
    }
  }
}
