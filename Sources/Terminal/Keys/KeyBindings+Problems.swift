package import Localization

extension KeyBindings {
  /// Why a key cannot be bound as a person wants.
  package struct Problem: Hashable, Sendable {
    package let problem: Sentence
    /// A sentence; empty where nothing can be done but to choose another key.
    package let remedy: Sentence

    init(_ problem: Sentence, fix remedy: Sentence = "") {
      self.problem = problem
      self.remedy = remedy
    }

    package var sentence: Sentence { remedy.isEmpty ? problem : "\(problem). \(remedy)" }
  }

  /// What is wrong with keys that a person wants to bind, in the order of their names.
  package static func problems(in lines: [String: String]) -> [Problem] {
    var found: [Problem] = []
    var names: [String: String] = [:]
    for (written, line) in lines.sorted(by: { $0.key < $1.key }) {
      let shown = SafeText.line(written)
      guard let key = KeyName.key(written) else {
        found.append(unknown(written))
        continue
      }
      guard let name = KeyName.of(key) else {
        found.append(
          Problem(
            "\"\(shown)\" types a character, so it cannot be bound",
            fix: "Use `f1` to `f24` or `ctrl`."))
        continue
      }
      if let use = use(of: key) {
        found.append(Problem("\"\(shown)\" cannot be bound: \(use)."))
      } else if let other = names[name] {
        found.append(
          Problem("\"\(shown)\" and \"\(SafeText.line(other))\" are the same key", fix: "Keep one.")
        )
      }
      names[name] = names[name] ?? written
      if let fault = fault(in: line, of: shown) { found.append(fault) }
    }
    return found
  }

  private static func unknown(_ written: String) -> Problem {
    let near = nearest(to: written.lowercased())
    return Problem(
      "There is no key named \"\(SafeText.line(written))\"",
      fix: near.map { "Did you mean \($0)?" }
        ?? "Keys have names such as `f2`, `ctrl-t` and `shift-f3`.")
  }

  private static func fault(in line: String, of key: String) -> Problem? {
    guard line.first == "/" else {
      return Problem(
        "The line of \"\(key)\" does not begin with a slash", fix: "Write it as `/task`.")
    }
    guard let second = line.dropFirst().first, second.isLetter || second.isNumber else {
      return Problem(
        "The line of \"\(key)\" has no command after its slash", fix: "Write it as `/task`.")
    }
    let isOneLine = !line.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isOneLine
      ? nil
      : Problem(
        "The line of \"\(key)\" holds a line end or another control",
        fix: "Write one command only.")
  }

  // MARK: Keys that are taken

  /// What a key is needed for; `nil` where it is free.
  private static func use(of key: Key) -> Sentence? {
    switch (key.code, key.modifiers) {
    case (.enter, []): "it enters what was typed"
    case (.escape, _): "it leaves the page"
    case (.tab, []), (.tab, .shift): "it moves the focus"
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []): "it moves in the list"
    case (.left, _), (.right, _), (.home, []), (.end, []): "it moves the cursor"
    case (.backspace, _), (.delete, _): "it deletes"
    case (.character(let letter), .control): controlUse(letter)
    case (.character("b"), .alt), (.character("f"), .alt): "it moves by words"
    case (.character("d"), .alt): "it deletes a word"
    // After ESC these letters begin what other keys send.
    case (.character("["), .alt), (.character("O"), .alt), (.character("o"), .alt):
      "terminals send it for other keys"
    default: nil
    }
  }

  private static func controlUse(_ letter: Character) -> Sentence? {
    switch letter {
    case "a", "b", "e", "f": "it moves the cursor"
    case "c": "it leaves without losing anything"
    case "d", "k", "u", "w": "it deletes"
    case "y": "it puts back what was deleted"
    case "h": "terminals send it for backspace"
    case "i": "terminals send it for tab"
    case "j", "m": "terminals send it for enter"
    case "[", "3": "terminals send it for esc"
    case "l": "it paints the screen anew"
    case "z": "it gives the terminal back to the shell"
    default: nil
    }
  }

  // MARK: Near names

  private static func nearest(to written: String) -> String? {
    guard written.utf8.count <= 24 else { return nil }
    let near = KeyName.suggestions.map { (name: $0, steps: steps(written, $0)) }
      .min { $0.steps < $1.steps }
    guard let near, near.steps <= (written.count <= 3 ? 1 : 2) else { return nil }
    return near.name
  }

  /// How many letters must be changed, added or taken away to make one text the other.
  private static func steps(_ one: String, _ other: String) -> Int {
    let columns = Array(other)
    var row = Array(0...columns.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in columns.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          diagonal + (letter == columns[column] ? 0 : 1), above + 1, row[column] + 1)
        diagonal = above
      }
    }
    return row[columns.count]
  }
}
