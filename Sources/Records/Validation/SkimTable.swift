import JSON

/// The fields of a format, flat, so that checking a value by them copies nothing.
struct SkimTable: Sendable {
  /// One field.
  struct Rule: Sendable {
    var kind: Kind
    var isRequired: Bool
    /// Where the key stands in ``SkimTable/keys``.
    var key: Range<Int>
    /// Of a whole number, its limits; of a choice, its words in ``SkimTable/words``; of a map, the rules of its entries.
    var range = 0..<0
    /// Of texts, and of the members of a set, the index of their kind in ``SkimTable/kinds``.
    var text = 0
    /// Whether a text, or each member of a set, is one of ``SkimTable/words``.
    var isChoice = false
  }

  enum Kind: UInt8, Sendable {
    /// Any text, and texts that must pass a rule.
    case text, ruledText
    case integer, milliseconds, decimal, flag, deleted
    case set, map, namedMap
    /// Of these only `null` is certain to be no fault.
    case otherScalar
    case unsure
  }

  let rules: [Rule]
  let keys: [UInt8]
  /// Where each word stands in ``keys``.
  let words: [Range<Int>]
  let kinds: [FieldKind]
  /// The rules of the record itself.
  let root: Range<Int>
  /// What the format line begins with: its name and the slash.
  let line: [UInt8]

  init(_ format: RecordFormat) {
    var parts = SkimTableParts()
    root = parts.add(format.fields)
    (rules, keys, words, kinds) = (parts.rules, parts.keys, parts.words, parts.kinds)
    line = Array("\(format.name)/".utf8)
  }

  /// Where the rule of a field stands; `nil` for none.
  func index(of key: String) -> Int? {
    root.first { at in keys[rules[at].key].elementsEqual(key.utf8) }
  }
}

/// What a table is put together of.
private struct SkimTableParts {
  var rules: [SkimTable.Rule] = []
  var keys: [UInt8] = []
  var words: [Range<Int>] = []
  var kinds: [FieldKind] = []

  mutating func add(_ fields: [Field]) -> Range<Int> {
    let first = rules.count
    for field in fields {
      rules.append(
        SkimTable.Rule(
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
    case .integer(let range) where range.lowerBound >= 0 && range.upperBound < .max:
      rules[index].kind = .integer
      rules[index].range = range.lowerBound..<range.upperBound + 1
    case .milliseconds:
      rules[index].kind = .milliseconds
    case .map(let entry):
      rules[index].kind = entry.isKeyRandom ? .map : .namedMap
      rules[index].range = add(entry.fields)
    case .set(let member):
      guard Self.isText(member) else { return }
      describe(text: member, index)
      rules[index].kind = .set
    case let kind where Self.isText(kind):
      describe(text: kind, index)
    case .decimal(let range) where range.lowerBound >= 0 && range.upperBound < 1e9:
      rules[index].kind = .decimal
      rules[index].range = Int(range.lowerBound.rounded(.up))..<Int(range.upperBound)
    case .integer, .decimal:
      rules[index].kind = .otherScalar
    default: return
    }
  }

  private mutating func describe(text kind: FieldKind, _ index: Int) {
    rules[index].text = kinds.count
    kinds.append(kind)
    switch kind {
    case .text: rules[index].kind = .text
    case .choice(let list):
      rules[index].kind = .ruledText
      rules[index].isChoice = true
      let first = words.count
      for id in list.ids { words.append(add(Array(id.utf8))) }
      rules[index].range = first..<words.count
    default: rules[index].kind = .ruledText
    }
  }

  private mutating func add(_ bytes: [UInt8]) -> Range<Int> {
    let first = keys.count
    keys += bytes
    return first..<keys.count
  }

  private static func isText(_ kind: FieldKind) -> Bool {
    switch kind {
    case .text, .line, .choice, .instant, .day, .place, .dimension, .address, .reference,
      .position:
      true
    case .integer, .decimal, .flag, .milliseconds, .set, .group, .map: false
    }
  }
}
