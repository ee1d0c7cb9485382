import Localization

extension Rule {
  static let labelTypeWord = Rule(
    "label-type-word", "No name says the type of its control", needs: [.roles, .labels],
    criteria: ["4.1.2", "2.4.6"], .slows,
    why: "The screen reader says the type itself: people hear \"Submit button, button\".",
    remedy: "Leave the type out of the label and let the trait or class say it.",
    passes: [
      "Submit, button.", "Switch to night, switch.", "Buttons and badges, link.",
      "Link building for beginners, link.", "Compass heading, heading.", "Heading north, heading.",
      Example("Titel, Überschrift.", "de"), Example("Schalter am Bahnhof, Link.", "de"),
      Example("Senden, Taste.", "de"),
      Example("提交，按钮。", "zh"),
    ],
    fails: [
      "Submit button, button.", Example("Senden-Schaltfläche, Taste.", "de"),
      Example("提交按钮，按钮。", "zh"), "Image of a tram, image.",
      "Link to timetable, link.", "Tickets heading, heading.",
      Example("Schieberegler Lautstärke, anpassbar.", "de"),
      Example("Link zum Fahrplan, Link.", "de"),
      Example("Fahrkarten Überschrift, Überschrift.", "de"),
    ]
  ) { judging in
    let hearing = judging.hearing
    for stop in judging.stops where stop.source == .own && stop.role != .staticText {
      guard TypeWords.canSay(stop.role), !FileNames.isFileName(stop.name) else { continue }
      let word = TypeWords.said(
        in: stop.name, folded: stop.folded, of: stop.role, hearing.tables(for: stop.element))
      judging.judge(
        stop.element, breaks: word != nil,
        "The name says its type, \"\(word ?? "")\", which is then heard twice.")
    }
  }
}

/// Words for types of controls inside names.
enum TypeWords {
  static func canSay(_ role: Role) -> Bool {
    switch role {
    case .button, .link, .image, .slider, .toggle, .checkbox, .radio, .textField, .secureField,
      .searchField, .picker, .stepper, .tab, .heading:
      true
    default: false
    }
  }

  /// The word for a role that a name holds; `nil` for none.
  ///
  /// - Parameter isAnywhere: Otherwise it must stand at the end, or at the beginning of what names an image: "Switch to
  ///   night" says what a switch does, "Night switch" what it is.
  static func said(
    in name: String, folded: String, of role: Role, _ tables: [SpokenWords],
    isAnywhere: Bool = false
  ) -> String? {
    for (table, words) in zip(tables, FoldedTypes.words(role, tables)) {
      for word in words {
        if holds(name, folded, word, role, table, isAnywhere) { return word.shown }
      }
    }
    return nil
  }

  private static func holds(
    _ name: String, _ folded: String, _ word: FoldedTypes.Word, _ role: Role, _ table: SpokenWords,
    _ isAnywhere: Bool
  ) -> Bool {
    if !table.hasCase { return Words.isIdeographic(name) && name.contains(word.shown) }
    return isAnywhere
      ? Words.contains(folded, words: word.folded) : isPut(word.folded, in: folded, role, table)
  }

  private static func isPut(
    _ type: String, in name: String, _ role: Role, _ table: SpokenWords
  ) -> Bool {
    let isEnd = hasWords(name, type, atEnd: true)
    if role == .heading { return isEnd && isHeading(name, type, table) }
    if isEnd || role == .image && hasWords(name, type, atEnd: false) { return true }
    if beginsWith(type, in: name, role, table) { return true }
    // German puts words together: "Absendeknopf".
    return table.language == "de" && type.utf8.count > 4 && name.hasSuffix(type)
  }

  /// Whether a heading calls itself one: only by the reader's own word, because "Title" and "header" may be its subject.
  private static func isHeading(_ name: String, _ type: String, _ table: SpokenWords) -> Bool {
    guard let own = table.voiceOver[.heading], Words.folded(own) == type else { return false }
    let words = name.split(separator: " ")
    return words.count > 1
      && !["compass", "current", "course", "wind", "true", "magnetic"].contains(
        words[words.count - 2])
  }

  /// "Link to timetable", "Schieberegler Lautstärke"; not "Link building", and not what a verb may be.
  private static func beginsWith(
    _ type: String, in name: String, _ role: Role, _ table: SpokenWords
  ) -> Bool {
    switch (table.language, role) {
    case ("en", .link): return hasWords(name, type + " to", atEnd: false)
    case ("de", .link), ("de", .slider), ("de", .textField), ("de", .checkbox):
      return type.utf8.count > 3 && hasWords(name, type, atEnd: false)
    default: return false
    }
  }

  /// Whether a folded text begins or ends with whole words.
  private static func hasWords(_ text: String, _ words: String, atEnd: Bool) -> Bool {
    guard !words.isEmpty, text.utf8.count >= words.utf8.count else { return false }
    if text.utf8.count == words.utf8.count { return text.utf8.elementsEqual(words.utf8) }
    return atEnd
      ? text.utf8.suffix(words.utf8.count + 1).elementsEqual((" " + words).utf8)
      : text.utf8.prefix(words.utf8.count + 1).elementsEqual((words + " ").utf8)
  }
}

/// The words for types, made ready for comparing once.
enum FoldedTypes {
  struct Word: Sendable {
    let shown: String
    let folded: String
  }

  private static let all: [[[Word]]] = SpokenWords.all.map { table in
    Role.allCases.map { role in
      table.typeWords(role).map { Word(shown: $0, folded: Words.folded($0)) }
    }
  }

  /// For each role the words of all tables.
  private static let everywhere: [[[Word]]] = Role.allCases.indices.map { place in
    all.map { $0[place] }
  }

  private static let roles = Dictionary(
    uniqueKeysWithValues: Role.allCases.enumerated().map { ($0.element, $0.offset) })

  /// The words of one role, for one table after the other.
  static func words(_ role: Role, _ tables: [SpokenWords]) -> [[Word]] {
    guard let place = roles[role] else { return [] }
    if tables.count == all.count { return everywhere[place] }
    return tables.map { table in
      let number = SpokenWords.all.firstIndex {
        $0.language.utf8.elementsEqual(table.language.utf8)
      }
      return number.map { all[$0][place] } ?? []
    }
  }
}
