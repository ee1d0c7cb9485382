import Localization
import Wording

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
    for stop in judging.stops(.own) where stop.role != .staticText {
      guard TypeWords.canSay(stop.role), !FileNames.isFileName(stop.name) else { continue }
      let word = TypeWords.said(
        in: stop.name, folded: stop.folded, of: stop.role, hearing.types(for: stop.element))
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
    in name: String, folded: String, of role: Role, _ tables: [FoldedTypes],
    isAnywhere: Bool = false
  ) -> String? {
    for table in tables {
      let found = table.words(role).first {
        holds(name, folded, $0, role, table, isAnywhere)
      }
      if let found { return found.shown }
    }
    return nil
  }

  private static func holds(
    _ name: String, _ folded: String, _ word: FoldedTypes.Word, _ role: Role,
    _ table: FoldedTypes, _ isAnywhere: Bool
  ) -> Bool {
    if !table.hasCase { return Words.isIdeographic(name) && name.contains(word.shown) }
    return isAnywhere
      ? Words.contains(folded, words: word.folded) : isPut(word.folded, in: folded, role, table)
  }

  private static func isPut(
    _ type: String, in name: String, _ role: Role, _ table: FoldedTypes
  ) -> Bool {
    let isEnd = ends(name, with: type)
    if role == .heading { return isEnd && isHeading(name, type, table) }
    if isEnd || role == .image && begins(name, with: type) { return true }
    if beginsWith(type, in: name, role, table) { return true }
    // German puts words together: "Absendeknopf".
    return table.language == "de" && type.utf8.count > 4 && name.hasSuffix(type)
  }

  /// Whether a heading calls itself one: only by the reader's own word, because "Title" and "header" may be its subject.
  private static func isHeading(_ name: String, _ type: String, _ table: FoldedTypes) -> Bool {
    guard table.heading == type else { return false }
    let words = name.split(separator: " ")
    return words.count > 1
      && !["compass", "current", "course", "wind", "true", "magnetic"].contains(
        words[words.count - 2])
  }

  /// "Link to timetable", "Schieberegler Lautstärke"; not "Link building", and not what a verb may be.
  private static func beginsWith(
    _ type: String, in name: String, _ role: Role, _ table: FoldedTypes
  ) -> Bool {
    switch (table.language, role) {
    case ("en", .link): return begins(name, with: type + " to")
    case ("de", .link), ("de", .slider), ("de", .textField), ("de", .checkbox):
      return type.utf8.count > 3 && begins(name, with: type)
    default: return false
    }
  }

  /// Whether a folded text ends with whole words.
  private static func ends(_ text: String, with words: String) -> Bool {
    let (text, words) = (text.utf8, words.utf8)
    let rest = text.count - words.count
    guard !words.isEmpty, rest >= 0, text.last == words.last,
      text.suffix(words.count).elementsEqual(words)
    else { return false }
    return rest == 0 || text.dropLast(words.count).last == 0x20
  }

  /// Whether a folded text begins with whole words.
  private static func begins(_ text: String, with words: String) -> Bool {
    let (text, words) = (text.utf8, words.utf8)
    guard !words.isEmpty, text.first == words.first, text.starts(with: words) else { return false }
    return text.count == words.count || text.dropFirst(words.count).first == 0x20
  }
}

/// The words for types in one language, made ready for comparing once.
final class FoldedTypes: Sendable {
  struct Word: Sendable {
    let shown: String
    let folded: String
  }

  let language: String
  let hasCase: Bool
  /// What VoiceOver calls a heading.
  let heading: String?
  private let words: [Role: [Word]]

  private init(_ table: SpokenWords) {
    language = table.language
    hasCase = table.hasCase
    heading = table.voiceOver[.heading].map { PlainText.folded($0, .words) }
    words = Dictionary(
      uniqueKeysWithValues: Role.allCases.map { role in
        (role, table.typeWords(role).map { Word(shown: $0, folded: PlainText.folded($0, .words)) })
      })
  }

  static let all = SpokenWords.all.map(FoldedTypes.init)

  func words(_ role: Role) -> [Word] { words[role] ?? [] }
}

extension Hearing {
  /// The words for types in an element's language; those of all languages where nobody said which it is.
  func types(for element: Int) -> [FoldedTypes] {
    guard let language = language(of: element) else { return FoldedTypes.all }
    let code = SpokenWords.primary(language)
    return FoldedTypes.all.filter { $0.language.utf8.elementsEqual(code.utf8) }
  }
}
