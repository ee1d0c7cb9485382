/// Gives the values of a command line to the arguments of its verb, in order.
struct ArgumentAssignment {
  let verb: Verb
  /// The whole command line, for corrected versions of it.
  let words: [String]

  func assign(_ values: [String]) throws -> [Invocation.Positional] {
    var remaining = values[...]
    var assigned: [Invocation.Positional] = []
    for argument in verb.arguments {
      if argument.isRequired, remaining.isEmpty {
        throw UsageError.missingArgument(argument.name, of: verb)
      }
      let count = argument.isRepeating ? remaining.count : min(remaining.count, 1)
      let taken = Array(remaining.prefix(count))
      for value in taken { try check(value, of: argument) }
      assigned.append(Invocation.Positional(name: argument.name, values: taken))
      remaining = remaining.dropFirst(count)
    }
    if let extra = remaining.first { throw UsageError.tooMany(extra, of: verb) }
    return assigned
  }

  private func check(_ value: String, of argument: Verb.Argument) throws {
    if value.isEmpty, !argument.allowsEmpty { throw UsageError.emptyArgument(argument, of: verb) }
    guard let allowed = argument.kind.allowedWords else { return }
    guard !allowed.contains(where: { $0.name == value }) else { return }
    let position = words.lastIndex(of: value)
    throw UsageError.unknownWord(
      value, for: argument.name, allowed: allowed,
      corrected: { CorrectedLine(words: words, position: position ?? 0, whole: $0).text })
  }
}
