package import JSON
package import Localization
import Wording

/// Values as people type and read them.
package enum FieldText {
  /// Reads what somebody typed for a field that holds one value; empty text stands for no value.
  ///
  /// Words are found by id or label in any case, criteria also by name.
  ///
  /// - Throws: ``ScalarRule/Fault`` that says what is allowed.
  package static func parse(_ typed: String, as kind: FieldKind) throws(Fault) -> JSONValue {
    let text = PlainText.trimmed(typed)
    if text.isEmpty { return .null }
    switch kind {
    case .text: return .string(typed)
    case .flag: return .bool(try yesOrNo(text))
    case .choice(let words):
      return try JSONValue.string(word(text, words) ?? text).checked(kind)
    case .place:
      return try JSONValue.string(WCAGCatalogue.shared.knownPlace(text)?.description ?? text)
        .checked(kind)
    case .dimension: return try JSONValue.string(dimension(text)).checked(kind)
    case .integer, .milliseconds, .decimal: return try number(text, kind)
    // What a clock here showed is turned into UTC where the zone is known.
    case .instant:
      if Instant(text) != nil || TypedMoment(text) != nil { return .string(text) }
      throw Fault(
        problem: "must be a moment",
        remedy:
          "write `2026-03-02 09:30` or `today 9:30` for the time on your clock, `2026-03-02T09:30+01:00` with its offset, or `2026-03-02T09:30:00Z` in UTC"
      )
    // Short ids and titles are turned into ids where the records are known.
    case .reference: return .string(text)
    default: return try JSONValue.string(text).checked(kind)
    }
  }

  /// A fault of typed text.
  package struct Fault: Error, Hashable, Sendable {
    package let problem: Sentence
    package let remedy: Sentence

    package init(problem: Sentence, remedy: Sentence) {
      self.problem = problem
      self.remedy = remedy
    }
  }

  private static func yesOrNo(_ text: String) throws(Fault) -> Bool {
    switch text.lowercased() {
    case "yes", "y", "true": return true
    case "no", "n", "false": return false
    default: throw Fault(problem: "must be yes or no", remedy: "write yes or no")
    }
  }

  private static func word(_ text: String, _ words: WordList) -> String? {
    let wanted = PlainText.folded(text, .unjoined)
    return words.entries.first { Text.isSame(PlainText.folded($0.id, .unjoined), wanted) }?.id
      ?? words.entries.first { Text.isSame(PlainText.folded($0.label.plain(), .unjoined), wanted) }?
      .id
  }

  private static func dimension(_ text: String) -> String {
    let wanted = text.lowercased()
    return Dimension.builtIn.first { Text.isSame($0.label.plain(), wanted) }?.id ?? wanted
  }

  private static func number(_ text: String, _ kind: FieldKind) throws(Fault) -> JSONValue {
    let document: JSONDocument
    do {
      document = try JSONReader.read(Array(text.utf8))
    } catch {
      throw Fault(problem: "must be a number", remedy: "write digits")
    }
    guard document.root.kind == .number else {
      throw Fault(problem: "must be a number", remedy: "write digits")
    }
    if let fault = ScalarRule.fault(document.root, kind) {
      throw Fault(problem: fault.problem, remedy: fault.remedy)
    }
    return .number(text)
  }

  /// One value as people read it; empty for `null`.
  package static func shown(_ value: JSONValue, _ kind: FieldKind) -> Sentence {
    switch value {
    case .null: return ""
    case .bool(let flag): return flag ? "yes" : "no"
    case .number(let lexeme): return "\(lexeme)"
    case .string(let text): return label(text.string, kind)
    case .array(let members):
      guard case .set(let member) = kind else { return "" }
      return .joined(members.map { shown($0, member) }, "; ")
    case .object: return ""
    }
  }

  private static func label(_ text: String, _ kind: FieldKind) -> Sentence {
    switch kind {
    case .choice(let words):
      words.entries.first { Text.isSame($0.id, text) }?.label ?? "\(text)"
    case .place: "\(Place(text)?.label ?? text)"
    case .dimension: Dimension(id: text).label
    default: "\(text)"
    }
  }
}

extension JSONValue {
  /// The text itself if its kind of field may hold it.
  fileprivate func checked(_ kind: FieldKind) throws(FieldText.Fault) -> JSONValue {
    if let fault = string.flatMap({ ScalarRule.fault($0, kind) }) {
      throw FieldText.Fault(problem: fault.problem, remedy: fault.remedy)
    }
    return self
  }
}
