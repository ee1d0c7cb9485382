import JSON

/// Tells quickly whether a record that has been read is certainly sound, as nearly all are.
///
/// What it passes, ``RecordValidator`` finds no fault in. What it does not pass may be sound all the same: keys that do
/// not rise, an erased entry, a number on the limit of a range. The validator looks then, and says what is wrong.
struct SoundnessCheck {
  private let document: JSONDocument
  // Held apart from the document, since each look at a value would take hold of them and let them go again.
  private let nodes: [JSONDocument.Node]
  private let bytes: [UInt8]
  private let table: RuleTable

  private enum Level { case root, entry, namedEntry, group }

  /// Whether a record is certainly sound.
  ///
  /// - Parameter table: Of the format that the record must have.
  /// - Complexity: O(*n*) in the number of values.
  static func passes(_ document: JSONDocument, by table: RuleTable) -> Bool {
    guard document.isInOrder else { return false }
    let check = SoundnessCheck(
      document: document, nodes: document.nodes, bytes: document.bytes, table: table)
    var seen = Seen()
    return check.isSound(0, table.root, .root, &seen) && seen.hasID && seen.hasOrigins
      && seen.hasFormat
  }

  /// What an object has of the keys that belong to no field.
  private struct Seen {
    var hasID = false
    var hasOrigins = false
    var hasFormat = false
  }

  /// Whether an object holds what its rules want, and what the level it stands on needs of other keys.
  private func isSound(
    _ object: Int, _ fields: Range<Int>, _ level: Level, _ seen: inout Seen
  ) -> Bool {
    guard nodes[object].kind == .object else { return false }
    let end = Int(nodes[object].next)
    var next = fields.lowerBound
    var at = object &+ 1
    while at < end {
      if nodes[at].isEscaped { return false }
      let key = bytes.span.extracting(nodes[at].range)
      let value = at &+ 1
      guard let rule = rule(key, &next, fields) else { return false }
      guard rule >= 0 ? isFine(value, table.rules[rule]) : isFine(value, key, level, &seen) else {
        return false
      }
      at = Int(nodes[value].next)
    }
    for index in next..<fields.upperBound where table.rules[index].isRequired { return false }
    return level != .namedEntry || seen.hasOrigins
  }

  /// The rule of a key, from the next one on; -1 for none, `nil` where one was left out that must be there.
  private func rule(_ key: Span<UInt8>, _ next: inout Int, _ fields: Range<Int>) -> Int? {
    let keys = table.keys.span
    while next < fields.upperBound {
      let own = keys.extracting(table.rules[next].key)
      if key.isSame(as: own) {
        next &+= 1
        return next &- 1
      }
      if key.order(to: own) < 0 { return -1 }
      if table.rules[next].isRequired { return nil }
      next &+= 1
    }
    return -1
  }

  // MARK: Fields

  private func isFine(_ value: Int, _ rule: RuleTable.Rule) -> Bool {
    let kind = nodes[value].kind
    switch rule.kind {
    case .map: return isMap(value, rule.range, .entry)
    case .namedMap: return isMap(value, rule.range, .namedEntry)
    case .group:
      var seen = Seen()
      return isSound(value, rule.range, .group, &seen)
    case .set: return isSet(value, rule)
    case .text, .ruledText:
      if kind == .string { return rule.kind == .text || isFine(text: value, rule) }
    case .integer, .milliseconds:
      if kind == .number { return isFine(integer: value, rule) }
    case .decimal:
      if kind == .number { return isFine(decimal: value, rule.range) }
    case .flag, .deleted:
      if kind == .true || kind == .false { return true }
    case .otherScalar: break
    case .unsure: return false
    }
    return kind == .null && !rule.isRequired
  }

  private func isFine(text value: Int, _ rule: RuleTable.Rule) -> Bool {
    guard nodes[value].isEscaped else {
      return table.isFine(bytes.span.extracting(nodes[value].range), rule)
    }
    return JSONNode(document: document, index: value).withText { table.isFine($0, rule) } ?? false
  }

  private func isFine(integer value: Int, _ rule: RuleTable.Rule) -> Bool {
    let node = nodes[value]
    guard let number = node.integer(in: bytes), number != 0 || node.length == 1 else {
      return false
    }
    return rule.kind == .milliseconds
      ? (0...Int(Int32.max)).contains(number) : rule.range.contains(number)
  }

  /// What lies on the upper limit, or beside the lower one by a fraction, is not certain.
  private func isFine(decimal value: Int, _ range: Range<Int>) -> Bool {
    let end = nodes[value].range.upperBound
    var point = Int(nodes[value].start)
    while point < end, bytes[point] != UInt8(ascii: ".") { point &+= 1 }
    for at in point..<end where bytes[at] | 0x20 == UInt8(ascii: "e") { return false }
    return digits(value, upTo: point).map(range.contains) ?? false
  }

  /// The whole number that a value begins with; `nil` unless it is made of digits alone, and not of too many.
  private func digits(_ value: Int, upTo end: Int) -> Int? {
    let start = Int(nodes[value].start)
    guard (1...15).contains(end &- start) else { return nil }
    var number = 0
    for at in start..<end {
      let digit = bytes[at] &- 0x30
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  /// Whether a value is a list of texts that rise, so that none stands twice, each as the rule wants it.
  private func isSet(_ value: Int, _ rule: RuleTable.Rule) -> Bool {
    guard nodes[value].kind == .array else { return false }
    let end = Int(nodes[value].next)
    var at = value &+ 1
    while at < end {
      guard nodes[at].kind == .string, isFine(text: at, rule) else { return false }
      if at > value &+ 1, !isRising(at &- 1, at) { return false }
      at &+= 1
    }
    return true
  }

  private func isRising(_ left: Int, _ right: Int) -> Bool {
    if !nodes[left].isEscaped, !nodes[right].isEscaped {
      return bytes.span.extracting(nodes[left].range).order(
        to: bytes.span.extracting(nodes[right].range)) < 0
    }
    let texts = [left, right].map { JSONNode(document: document, index: $0).string ?? "" }
    return Text.precedes(texts[0], texts[1])
  }

  private func isMap(_ value: Int, _ fields: Range<Int>, _ level: Level) -> Bool {
    guard nodes[value].kind == .object else { return false }
    let end = Int(nodes[value].next)
    var at = value &+ 1
    while at < end {
      if nodes[at].isEscaped { return false }
      let isNamed = level == .namedEntry
      guard
        isNamed
          ? RecordValidator.isEntryName(bytes.span.extracting(nodes[at].range))
          : WriteIDText.isOrigin(bytes.span.extracting(nodes[at].range))
      else {
        return false
      }
      var seen = Seen()
      guard isSound(at &+ 1, fields, level, &seen) else { return false }
      at = Int(nodes[at &+ 1].next)
    }
    return true
  }

  // MARK: Keys that belong to no field

  private func isFine(
    _ value: Int, _ key: Span<UInt8>, _ level: Level, _ seen: inout Seen
  ) -> Bool {
    switch key.count {
    case 2 where level == .root && key.isSame(as: SystemKey.id):
      seen.hasID =
        isPlain(value) && RecordID.isWellFormed(bytes.span.extracting(nodes[value].range))
      return seen.hasID
    case 4 where key.isSame(as: SystemKey.sync):
      return nodes[value].kind == .null || RecordValidator.isSync(value, of: document)
    case 6 where level != .group && key.isSame(as: SystemKey.erased):
      return nodes[value].kind != .true
    case 7 where level != .group && key.isSame(as: SystemKey.origins):
      // Whatever stands there in an entry with a random key is no fault.
      seen.hasOrigins = isOrigins(value)
      return seen.hasOrigins || level == .entry
    case 7 where level == .root && key.isSame(as: SystemKey.format):
      seen.hasFormat = isFormat(value)
      return seen.hasFormat
    default: return true
    }
  }

  private func isOrigins(_ value: Int) -> Bool {
    let end = Int(nodes[value].next)
    guard nodes[value].kind == .array, end > value &+ 1 else { return false }
    var at = value &+ 1
    while at < end {
      guard isPlain(at), WriteIDText.isOrigin(bytes.span.extracting(nodes[at].range)) else {
        return false
      }
      at &+= 1
    }
    return true
  }

  private func isFormat(_ value: Int) -> Bool {
    isPlain(value) && bytes.span.extracting(nodes[value].range).isSame(as: table.line.span)
  }

  private func isPlain(_ value: Int) -> Bool {
    nodes[value].kind == .string && !nodes[value].isEscaped
  }
}
