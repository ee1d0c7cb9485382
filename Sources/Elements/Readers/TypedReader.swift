import Localization

/// Reads an inventory that somebody typed while swiping: one line a stop, in the order in which VoiceOver speaks:
/// `Volume, 50 percent, adjustable. Changes how loud it is.`
package struct TypedReader {
  private var builder = InventoryBuilder()
  private var inventory = Inventory(.typed)

  static func read(_ bytes: [UInt8], language: String?) throws(ReadingFault) -> Inventory {
    var reader = TypedReader()
    reader.inventory.screen.language = language
    for line in SourceText.lines(bytes) {
      let text = Words.trimmed(String(decoding: line, as: UTF8.self))
      if text.isEmpty { continue }
      if text.hasPrefix("#") {
        reader.readHead(text)
        continue
      }
      try reader.builder.begin(element(text, language: reader.inventory.screen.language))
      reader.builder.end()
    }
    reader.inventory.elements = reader.builder.finished()
    return reader.inventory
  }

  /// `# language: de`, `# title: Player`, `# platform: ios`; any other line that begins so is a comment.
  private mutating func readHead(_ text: String) {
    let parts = text.dropFirst().split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return }
    let value = Words.trimmed(String(parts[1]))
    switch Words.trimmed(String(parts[0])).lowercased() {
    case "language": inventory.screen.language = value
    case "title":
      inventory.screen.title = value
      inventory.facts.insert(.title)
    case "platform": inventory.screen.platform = ScreenPlatform(rawValue: value.lowercased())
    case "screen": inventory.screen.name = value
    default: break
    }
  }

  /// Whether a text looks like such lines: one of them names a type.
  static func isTyped(_ bytes: [UInt8], language: String?) -> Bool {
    guard bytes.count < 1 << 20 else { return false }
    return SourceText.lines(bytes).contains { line in
      let text = Words.trimmed(String(decoding: line, as: UTF8.self))
      return !text.hasPrefix("#") && TypedLine(text, language: language).hasType
    }
  }

  /// What one typed line says.
  package static func element(_ text: String, language: String?) -> Element {
    TypedLine(text, language: language).element
  }
}

/// One typed line, taken apart.
struct TypedLine {
  private(set) var element = Element()
  private(set) var hasType = false
  private var texts: [String] = []
  private var rest: String?

  init(_ text: String, language: String?) {
    let tables = SpokenWords.held(language).map { [$0] + SpokenWords.all } ?? SpokenWords.all
    for part in Self.parts(text) {
      if rest != nil {
        rest? += ", " + part
        continue
      }
      take(part, tables)
    }
    finish()
  }

  /// The parts between commas; what stands in quotation marks is one part.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      switch character {
      case "\"", "“", "”", "„": isQuoted.toggle()
      case ",", "，", "、":
        if isQuoted { fallthrough }
        parts.append("")
      default: parts[parts.count - 1].append(character)
      }
    }
    return parts.map(Words.trimmed)
  }

  private mutating func take(_ part: String, _ tables: [SpokenWords]) {
    let (head, hint) = Self.sentence(part)
    guard take(word: head, tables) else {
      texts.append(part)
      return
    }
    if let hint { rest = hint }
  }

  /// The words up to the first full stop, and what follows it.
  private static func sentence(_ part: String) -> (head: String, rest: String?) {
    guard let stop = part.firstIndex(where: { $0 == "." || $0 == "。" }) else { return (part, nil) }
    return (String(part[..<stop]), Words.trimmed(String(part[part.index(after: stop)...])))
  }

  /// Whether a word is one of a type or state, which is then taken.
  private mutating func take(word: String, _ tables: [SpokenWords]) -> Bool {
    let folded = word.lowercased()
    if let level = Self.headingLevel(folded) {
      element.headingLevel = level
      return setRole(.heading)
    }
    for table in tables {
      if let role = Self.role(folded, table) { return setRole(role) }
      if takeState(folded, table) { return true }
    }
    if let trait = Traits(name: folded), !folded.isEmpty {
      element.traits = (element.traits ?? []).union(trait)
      return true
    }
    return false
  }

  private static let order: [Role] = [
    .button, .link, .tab, .toggle, .checkbox, .radio, .slider, .textField, .secureField,
    .searchField, .heading, .image, .picker, .stepper, .progress, .menuItem, .alert, .textView,
  ]

  private static func role(_ word: String, _ table: SpokenWords) -> Role? {
    order.first { role in
      let names = [table.voiceOver[role], table.talkBack[role]].compactMap { $0 }
      return (names + (role == .slider || role == .stepper ? table.synonyms[role] ?? [] : []))
        .contains { $0.lowercased().utf8.elementsEqual(word.utf8) }
    }
  }

  private static func headingLevel(_ word: String) -> Int? {
    let parts = word.split(separator: " ")
    guard parts.count == 3, parts[0] == "heading", parts[1] == "level" else { return nil }
    return Int(parts[2])
  }

  private mutating func setRole(_ role: Role) -> Bool {
    hasType = true
    if element.role == .other || role == .heading { element.role = role }
    if role == .heading { element.states[.heading] = true }
    let traits: [Role: Traits] = [
      .button: .button, .link: .link, .slider: .adjustable, .stepper: .adjustable,
      .picker: .adjustable, .image: .image, .heading: .header, .searchField: .searchField,
    ]
    element.traits = (element.traits ?? []).union(traits[role] ?? [])
    return true
  }

  private mutating func takeState(_ word: String, _ table: SpokenWords) -> Bool {
    func isSame(_ other: String) -> Bool { other.lowercased().utf8.elementsEqual(word.utf8) }
    if isSame(table.selected) {
      element.states[.selected] = true
    } else if isSame(table.dimmed) || isSame(table.disabled) {
      element.states[.enabled] = false
    } else if isSame(table.checked) {
      element.states[.checked] = true
    } else if isSame(table.notChecked) {
      element.states[.checked] = false
    } else {
      return false
    }
    return true
  }

  private mutating func finish() {
    if element.states[.enabled] == nil { element.states[.enabled] = true }
    element.states[.stop] = true
    element.traits = element.traits ?? []
    if element.states[.heading] == nil { element.states[.heading] = false }
    element.label = texts.first ?? ""
    if !hasType, element.traits?.isEmpty == true {
      element.role = .staticText
      element.label = texts.joined(separator: ", ")
      element.value = ""
    } else {
      element.value = texts.dropFirst().joined(separator: ", ")
    }
    element.hint = rest ?? ""
    element.typeName = element.role.rawValue
  }
}
