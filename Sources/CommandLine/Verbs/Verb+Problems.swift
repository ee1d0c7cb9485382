import Localization

extension Verb {
  /// Faults in the description of one verb, a sentence each.
  func problems() -> [String] {
    let isExplained = isHidden || !examples.isEmpty
    return [
      Self.isSentence(summary) ? nil : "the summary is no sentence",
      isExplained ? nil : "there is no example",
    ].compactMap { $0.map { "\(commandWords): \($0)" } } + problemsOfArguments()
      + problemsOfOptions()
  }

  private func problemsOfArguments() -> [String] {
    var problems: [String] = []
    var hasOptional = false
    for (index, argument) in arguments.enumerated() {
      let place = "\(commandWords): \(argument.name)"
      let later = arguments[(index + 1)...]
      if later.contains(where: { $0.name == argument.name }) {
        problems.append("\(place) is there twice")
      }
      if !Self.isSentence(argument.help) { problems.append("\(place): the help is no sentence") }
      if argument.isRepeating, !later.isEmpty { problems.append("\(place) must come last") }
      if argument.isRequired, hasOptional {
        problems.append("\(place) is required and follows an optional one")
      }
      hasOptional = hasOptional || !argument.isRequired
      problems += Self.problems(of: argument.kind, at: place)
    }
    return problems
  }

  private func problemsOfOptions() -> [String] {
    var problems: [String] = []
    for (index, option) in options.enumerated() {
      let place = "\(commandWords): \(option.spelling)"
      let others = options[(index + 1)...] + Option.everywhere
      if others.contains(where: { $0.name == option.name }) {
        problems.append("\(place) is there twice")
      }
      if let short = option.short, others.contains(where: { $0.short == short }) {
        problems.append("\(place): the letter \(short) is there twice")
      }
      if !Self.isName(option.name) { problems.append("\(place) is no lower-case name") }
      if !Self.isSentence(option.help) { problems.append("\(place): the help is no sentence") }
      if option.otherwise.plain().utf8.last == UInt8(ascii: ".") {
        problems.append("\(place): what holds otherwise ends with a full stop")
      }
      if option.isRequired, option.isFlag || !option.otherwise.isEmpty {
        problems.append("\(place) cannot be required")
      }
      problems += Self.problems(of: option.kind, at: place)
    }
    return problems
  }

  /// Words that a shell could misread would break completions.
  private static func problems(of kind: ValueKind, at place: String) -> [String] {
    switch kind {
    case .words(let words), .suggestions(let words):
      words.filter { CommandLineText.quoted($0.name) != $0.name }.map {
        "\(place): the word \($0.name) needs quotes"
      }
    case .names(let kind): isName(kind.rawValue) ? [] : ["\(place): \(kind.rawValue) is no name"]
    case .text, .file, .folder, .verb: []
    }
  }

  /// Lower-case letters, digits, and hyphens inside; `__` in front makes a hidden verb.
  static func isName(_ text: String) -> Bool {
    let name = text.utf8.starts(with: "__".utf8) ? text.utf8.dropFirst(2) : text.utf8[...]
    guard let first = name.first, (0x61...0x7A).contains(first) else { return false }
    return name.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
  }

  static func isSentence(_ words: Sentence) -> Bool {
    let text = words.plain().utf8
    return text.count > 1 && ".?!".utf8.contains { $0 == text.last }
  }
}
