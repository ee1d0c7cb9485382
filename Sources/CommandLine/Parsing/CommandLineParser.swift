/// Reads a command line: first the verb, then its options and arguments.
package struct CommandLineParser {
  let table: CommandTable
  let console: Console
  /// What runs where no verb stands; its options may also stand before a verb that has them.
  var bare: Verb?
  /// The study of a command that names none.
  var study: (StudyQuery) throws -> StudyDefault = { _ in StudyDefault() }

  /// - Parameter words: The command line without the program's name.
  /// - Throws: ``UsageError``.
  func request(_ words: [String]) throws -> Request {
    let beforeEnd = words.prefix { $0 != "--" }
    let wantsHelp = beforeEnd.contains { $0 == "--help" || $0 == "-h" }
    var reader = OptionReader(words: words)
    var path: [String] = []
    while let word = reader.next() {
      if path.isEmpty, word == "--version" { return .version }
      if word == "--" { break }
      guard !OptionReader.isOption(word) else {
        try reader.readEarlyOption(word, path: path, bare: bare)
        continue
      }
      path.append(word)
      switch table.node(at: path) {
      case .verb(let verb):
        if verb.leadsOn, let next = reader.upcoming, table.node(at: path + [next]) != nil {
          continue
        }
        if wantsHelp { return .help(path) }
        return try request(for: verb, reader: &reader)
      case .group: continue
      case nil: throw UsageError.unknownVerb(path, in: table, words: words, at: reader.position)
      }
    }
    if wantsHelp { return .help(path) }
    if path.isEmpty { return .bare(reader.given) }
    throw UsageError.missingVerb(after: path, in: table)
  }

  private func request(for verb: Verb, reader: inout OptionReader) throws -> Request {
    if let early = reader.given.first(where: { verb.option(named: $0.name) == nil }) {
      let place = reader.words.firstIndex { $0.hasPrefix("--\(early.name)") } ?? 0
      throw UsageError.optionBeforeVerb(
        "--\(early.name)", path: [], words: reader.words, at: place)
    }
    var values: [String] = []
    while let word = reader.next() {
      if word == "--" {
        values += reader.rest()
      } else if OptionReader.isOption(word) {
        try reader.readOption(word, of: verb)
      } else {
        values.append(word)
      }
    }
    // `-h` among other letters shows only here.
    if reader.given.contains(where: { $0.name == Verb.Option.help.name }) {
      return .help(verb.path)
    }
    let typed = reader.given
    let filling = StudyFilling(verb: verb, given: typed) {
      try study(StudyQuery(console: console, given: typed))
    }
    let positional = try ArgumentAssignment(verb: verb, words: reader.words).assign(
      filling.values(values))
    let given = try filling.options()
    try requireOptions(of: verb, given: given)
    return .run(Invocation(verb: verb, console: console, given: given, positional: positional))
  }

  private func requireOptions(of verb: Verb, given: [Invocation.Given]) throws {
    let missing = verb.options.first { option in
      option.isRequired && !given.contains { $0.name == option.name }
    }
    if let missing { throw UsageError.missingOption(missing, of: verb) }
  }
}
