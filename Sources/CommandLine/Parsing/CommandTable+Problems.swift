/// Faults in the descriptions themselves, for a test over all verbs.
extension CommandTable {
  /// A sentence for each fault; empty when the descriptions hold together.
  func problems() -> [String] {
    var problems: [String] = []
    for (index, verb) in verbs.enumerated() {
      let later = verbs[(index + 1)...]
      if later.contains(where: { $0.path == verb.path }) {
        problems.append("\(verb.commandWords) is there twice")
      }
      problems += problemsOfPath(verb)
      problems += verb.problems()
      problems += verb.examples.compactMap { problem(with: $0, of: verb) }
    }
    for group in groups where !verbs.contains(where: { $0.path.starts(with: group.path) }) {
      problems.append("\(Self.commandWords(group.path)) leads to no verb")
    }
    return problems
  }

  private func problemsOfPath(_ verb: Verb) -> [String] {
    var problems: [String] = []
    if verb.path.isEmpty || !verb.path.allSatisfy(Verb.isName) {
      problems.append("\(verb.commandWords) is no path of lower-case words")
    }
    for length in 0..<verb.path.count {
      let path = Array(verb.path.prefix(length))
      if let above = verbs.first(where: { $0.path == path }) {
        if above.leadsOn { continue }
        problems.append("\(verb.commandWords) stands below a verb")
      } else if !groups.contains(where: { $0.path == path }) {
        problems.append("\(Self.commandWords(path)) has no summary")
      }
    }
    return problems
  }

  /// Whether an example would be understood, as far as its part with `kerb` goes.
  private func problem(with example: Verb.Example, of verb: Verb) -> String? {
    let place = "\(verb.commandWords): the example \(example.commandLine)"
    guard Verb.isSentence(example.effect) else { return "\(place) has no effect in words" }
    var words = CommandLineText.words(of: example.commandLine)[...]
    guard let start = words.firstIndex(where: { $0 == "kerb" || $0 == "<(kerb" }) else {
      return "\(place) calls no kerb"
    }
    let isInner = words[start] != "kerb"
    words = words[(start + 1)...].prefix { !["|", "<", ">", "&&"].contains($0) }
    if isInner, let last = words.popLast() { words.append(String(last.dropLast())) }
    do {
      let parser = CommandLineParser(table: self, console: .silent)
      switch try parser.request(Array(words)) {
      case .run(let invocation) where invocation.verb.path == verb.path: return nil
      default: return "\(place) calls something else"
      }
    } catch {
      return "\(place) is wrong: \(error)"
    }
  }
}
