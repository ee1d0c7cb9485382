/// The translations of one language, from a PO file.
///
/// Every entry is checked when the file is read: a translation that leaves out a place, or has one that English has not,
/// would lose data or show none, so the file is refused.
struct Catalogue: Sendable {
  private let rule: PluralRule
  private let templates: [String: [Template.Piece]]
  /// By the two English forms; as many pieces as the rule has forms.
  private let counts: [Counted: [[Template.Piece]]]

  struct Counted: Hashable {
    let one: String
    let many: String
  }

  /// - Parameter text: A PO file in UTF-8. Entries that are not translated, or marked as fuzzy, stay English.
  /// - Throws: ``CatalogueFault`` at the first entry that cannot be used.
  init(_ text: String) throws(CatalogueFault) {
    let records = try PORecord.all(text)
    let header = records.first { $0.english == "" && $0.context == nil }
    rule = try Self.rule(header)
    var templates: [String: [Template.Piece]] = [:]
    var counts: [Counted: [[Template.Piece]]] = [:]
    for record in records where !record.isFuzzy {
      guard let english = record.english, !english.isEmpty else { continue }
      let translations = record.translations.filter { !$0.value.isEmpty }
      if translations.isEmpty { continue }
      if record.context != nil {
        throw CatalogueFault(line: record.line, problem: "contexts (`msgctxt`) are not used here")
      }
      if let plural = record.plural {
        guard translations.count == rule.count, translations.keys.max() == rule.count - 1 else {
          throw CatalogueFault(
            line: record.line, problem: "it needs \(rule.count, "plural form", "plural forms")")
        }
        var forms: [[Template.Piece]] = []
        for (_, form) in translations.sorted(by: { $0.key < $1.key }) {
          forms.append(try Self.checked(form, plural, mayLeaveOut: true, record.line))
        }
        counts[Counted(one: english, many: plural)] = forms
      } else {
        templates[english] = try Self.checked(
          translations[0] ?? "", english, mayLeaveOut: false, record.line)
      }
    }
    self.templates = templates
    self.counts = counts
  }

  /// A sentence's parts in this language; `nil` where it is not translated.
  func parts(_ parts: [Sentence.Part]) -> [Sentence.Part]? {
    templates[Template.key(parts)].map { Template.filled($0, from: parts) }
  }

  /// A number with what is counted; `nil` where it is not translated.
  func counted(_ number: Int, one: String, many: String) -> [Sentence.Part]? {
    let key = Counted(one: Self.form(one), many: Self.form(many))
    return counts[key].map { Template.filled($0[rule.form(for: number)], from: [.number(number)]) }
  }

  /// How one form of what is counted stands in a PO file.
  static func form(_ words: String) -> String { "{1} " + Template.escaped(words) }

  private static func rule(_ header: PORecord?) throws(CatalogueFault) -> PluralRule {
    let lines = header?.translations[0]?.split(separator: "\n") ?? []
    let name = "Plural-Forms:"
    guard let line = lines.first(where: { $0.hasPrefix(name) }) else { return .english }
    guard let rule = PluralRule(line.dropFirst(name.count)) else {
      throw CatalogueFault(
        line: header?.line ?? 1, problem: "the rule of Plural-Forms cannot be read")
    }
    return rule
  }

  /// - Parameter mayLeaveOut: Whether the number may be missing, as in "one person".
  private static func checked(
    _ translation: String, _ english: String, mayLeaveOut: Bool, _ line: Int
  ) throws(CatalogueFault) -> [Template.Piece] {
    guard let pieces = Template.pieces(translation), let original = Template.pieces(english) else {
      throw CatalogueFault(
        line: line, problem: "a brace stands alone; write it twice, or a number between two")
    }
    let (here, there) = (Template.places(pieces), Template.places(original))
    if let unknown = here.subtracting(there).min() {
      throw CatalogueFault(line: line, problem: "English has no place {\(unknown)}")
    }
    if !mayLeaveOut, let missing = there.subtracting(here).min() {
      throw CatalogueFault(line: line, problem: "the translation leaves out {\(missing)}")
    }
    return pieces
  }
}
