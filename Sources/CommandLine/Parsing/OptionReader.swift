import Localization

/// Walks over the words of a command line and collects options with their values.
struct OptionReader {
  let words: [String]
  private(set) var given: [Invocation.Given] = []
  private var index = 0

  init(words: [String]) {
    self.words = words
  }

  /// The index of the word read last.
  var position: Int {
    index - 1
  }

  /// The word that comes next; it stays unread.
  var upcoming: String? { index < words.count ? words[index] : nil }

  mutating func next() -> String? {
    guard index < words.count else { return nil }
    index += 1
    return words[index - 1]
  }

  /// Everything not read yet.
  mutating func rest() -> ArraySlice<String> {
    let rest = words[index...]
    index = words.count
    return rest
  }

  /// Whether a word is an option: it begins with a hyphen and is not only one.
  static func isOption(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1 && word != "--"
  }

  private static func isLong(_ word: String) -> Bool {
    word.utf8.starts(with: "--".utf8)
  }

  /// What `--language` asks for on a command line, wherever it stands: errors in the rest are told in it already.
  static func language(_ words: [String]) -> String? {
    let words = Array(words.prefix { $0 != "--" })
    let name = Verb.Option.language.spelling
    guard let index = words.lastIndex(where: { $0 == name || $0.hasPrefix("\(name)=") }) else {
      return nil
    }
    if words[index] != name { return String(words[index].dropFirst(name.count + 1)) }
    return index + 1 < words.count ? words[index + 1] : nil
  }

  // MARK: Reading

  /// Reads an option that stands before the verb, where only the global ones may, and those of the program alone.
  mutating func readEarlyOption(_ word: String, path: [String], bare: Verb?) throws {
    let noVerb = Verb(path, "") { _ in .success }
    let name = word.utf8.prefix { $0 != UInt8(ascii: "=") }
    let isGlobal = Verb.Option.everywhere.contains { option in
      option.spelling.utf8.elementsEqual(name)
    }
    if path.isEmpty, let bare,
      bare.options.contains(where: { $0.spelling.utf8.elementsEqual(name) })
    {
      return try readOption(word, of: bare)
    }
    guard isGlobal || word == "-h" else {
      throw UsageError.optionBeforeVerb(
        String(name) ?? word, path: path, words: words, at: position)
    }
    try readOption(word, of: noVerb)
  }

  /// Reads one option word, and the next word where the value stands there.
  mutating func readOption(_ word: String, of verb: Verb) throws {
    if Self.isLong(word) {
      try readLong(word, of: verb)
    } else {
      try readLetters(word, of: verb)
    }
  }

  private mutating func readLong(_ word: String, of verb: Verb) throws {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = verb.option(named: name) else {
      throw UsageError.unknownOption(
        name, attached: attached, of: verb, words: words, at: position)
    }
    if option.isFlag {
      if attached != nil { throw UsageError.flagWithValue(option) }
      try add(option, value: nil, of: verb)
    } else {
      try add(option, value: try attached ?? followingValue(of: option), of: verb)
    }
  }

  private mutating func readLetters(_ word: String, of verb: Verb) throws {
    // Not by characters: a combining mark would swallow the hyphen.
    var letters = word.unicodeScalars.dropFirst()
    while let scalar = letters.popFirst() {
      let letter = Character(scalar)
      guard let option = verb.option(short: letter) else {
        throw UsageError.unknownLetter(letter, in: word, of: verb)
      }
      guard !option.isFlag else {
        try add(option, value: nil, of: verb)
        continue
      }
      if letters.first == "=" { letters = letters.dropFirst() }
      let value = letters.isEmpty ? try followingValue(of: option) : String(letters)
      try add(option, value: value, of: verb)
      return
    }
  }

  private mutating func followingValue(of option: Verb.Option) throws -> String {
    guard let value = next() else { throw UsageError.missingValue(of: option) }
    if Self.isOption(value) || value == "--" {
      throw UsageError.valueLikeOption(value, of: option)
    }
    return value
  }

  private mutating func add(_ option: Verb.Option, value: String?, of verb: Verb) throws {
    let isGlobalFlag = option.isFlag && Verb.Option.everywhere.contains(option)
    if !option.isRepeating, !isGlobalFlag, given.contains(where: { $0.name == option.name }) {
      throw UsageError.givenTwice(option)
    }
    if let value { try check(value, of: option) }
    given.append(Invocation.Given(name: option.name, value: value))
  }

  private func check(_ value: String, of option: Verb.Option) throws {
    if value.isEmpty, !option.allowsEmpty { throw UsageError.emptyValue(of: option) }
    guard !value.isEmpty, let allowed = option.kind.allowedWords else { return }
    guard !allowed.contains(where: { $0.name == value }) else { return }
    let typed = words[position]
    throw UsageError.unknownWord(
      value, for: option.spelling, allowed: allowed,
      corrected: { word in
        let start = typed.dropLast(value.count)
        return CorrectedLine(words: words, position: position, whole: start + word).text
      })
  }
}
