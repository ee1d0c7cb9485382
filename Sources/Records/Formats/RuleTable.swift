import JSON
import Synchronization

/// The fields of a format, flat, so that checking a value by them copies nothing.
struct RuleTable: Sendable {
  /// One field.
  struct Rule: Sendable {
    var kind: Kind
    var isRequired: Bool
    /// Where the key stands in ``RuleTable/keys``.
    var key: Range<Int>
    /// Of a whole number, its limits; of a choice, its words in ``RuleTable/words``; of a map, the rules of its entries,
    /// and of a group those of its fields.
    var range = 0..<0
    /// What a text, or each member of a set, must be; `nil` for one of ``RuleTable/words``.
    var text: TextRule?
  }

  enum Kind: UInt8, Sendable {
    /// Any text, and texts that must pass a rule.
    case text, ruledText
    case integer, milliseconds, decimal, flag, deleted
    case set, map, namedMap, group
    /// Of these only `null` is certain to be no fault.
    case otherScalar
    case unsure
  }

  let rules: [Rule]
  let keys: [UInt8]
  /// Where each word stands in ``keys``.
  let words: [Range<Int>]
  /// The rules of the record itself.
  let root: Range<Int>
  /// The format line.
  let line: [UInt8]

  init(_ format: RecordFormat) {
    var parts = RuleTableParts()
    root = parts.add(format.fields)
    (rules, keys, words) = (parts.rules, parts.keys, parts.words)
    line = Array(format.line.utf8)
  }

  /// Where the rule of a field stands; `nil` for none.
  func index(of key: String) -> Int? {
    root.first { at in keys[rules[at].key].elementsEqual(key.utf8) }
  }

  /// Whether a text is what a rule wants of it.
  func isFine(_ text: Span<UInt8>, _ rule: Rule) -> Bool {
    if let wanted = rule.text { return wanted.allows(text) }
    let keys = keys.span
    for word in rule.range where text.isSame(as: keys.extracting(words[word])) { return true }
    return false
  }
}

/// What a table is put together of.
private struct RuleTableParts {
  var rules: [RuleTable.Rule] = []
  var keys: [UInt8] = []
  var words: [Range<Int>] = []

  mutating func add(_ fields: [Field]) -> Range<Int> {
    let first = rules.count
    for field in fields {
      rules.append(
        RuleTable.Rule(
          kind: .unsure, isRequired: field.isRequired, key: add(Array(field.key.utf8))))
    }
    // The rules of entries come after all of these, so that these stand side by side.
    for (offset, field) in fields.enumerated() { describe(field, first + offset) }
    return first..<first + fields.count
  }

  private mutating func describe(_ field: Field, _ index: Int) {
    switch field.kind {
    case .flag:
      rules[index].kind = Text.isSame(field.key, SystemKey.deleted) ? .deleted : .flag
    case .integer(let range) where range.upperBound < .max:
      rules[index].kind = .integer
      rules[index].range = range.lowerBound..<range.upperBound + 1
    case .milliseconds:
      rules[index].kind = .milliseconds
    case .map(let entry):
      rules[index].kind = entry.isKeyRandom ? .map : .namedMap
      rules[index].range = add(entry.fields)
    case .group(let fields):
      rules[index].kind = .group
      rules[index].range = add(fields.sorted { Text.precedes($0.key, $1.key) })
    case .set(let member):
      guard describe(text: member, index) else { return }
      rules[index].kind = .set
    case .decimal(let range) where range.lowerBound >= 0 && range.upperBound < 1e9:
      rules[index].kind = .decimal
      rules[index].range = Int(range.lowerBound.rounded(.up))..<Int(range.upperBound)
    case .integer, .decimal:
      rules[index].kind = .otherScalar
    case let kind:
      _ = describe(text: kind, index)
    }
  }

  /// - Returns: Whether the kind is one of text.
  private mutating func describe(text kind: FieldKind, _ index: Int) -> Bool {
    if case .choice(let list) = kind {
      let first = words.count
      for id in list.ids { words.append(add(Array(id.utf8))) }
      rules[index].range = first..<words.count
    } else if let rule = TextRule(kind) {
      rules[index].text = rule
    } else {
      return false
    }
    rules[index].kind = rules[index].text == .any ? .text : .ruledText
    return true
  }

  private mutating func add(_ bytes: [UInt8]) -> Range<Int> {
    let first = keys.count
    keys += bytes
    return first..<keys.count
  }
}

/// The rules of a format, made at their first use: help and lists of formats never need them.
final class LazyRules: Sendable {
  private let made = Mutex<RuleTable?>(nil)

  func value(of format: RecordFormat) -> RuleTable {
    made.withLock { rules in
      if let rules { return rules }
      let new = RuleTable(format)
      rules = new
      return new
    }
  }
}
