import JSON

/// The fields of a record and of entries of its maps.
extension RecordSkim {
  mutating func readField(_ bytes: Span<UInt8>, _ start: Int, _ index: Int) -> Int {
    let rule = table.rules[index]
    switch rule.kind {
    case .map, .namedMap: return readMap(bytes, start, index, rule)
    case .set: return readSet(bytes, start, rule)
    case .group, .unsure: return JSONSkim.unsure
    default: break
    }
    if bytes[start] == UInt8(ascii: "n") {
      return rule.isRequired ? JSONSkim.unsure : JSONSkim.endOfWord(bytes, start, "null")
    }
    switch rule.kind {
    case .text, .ruledText: return readText(bytes, start, index, rule)
    case .integer:
      var value = 0
      let end = JSONSkim.endOfCount(bytes, start, &value)
      return rule.range.contains(value) ? end : JSONSkim.unsure
    case .milliseconds:
      var value = 0
      let end = JSONSkim.endOfCount(bytes, start, &value)
      longest = max(longest, value)
      return value <= Int(Int32.max) ? end : JSONSkim.unsure
    case .decimal:
      // What lies on a limit, or beside it by a fraction, is not certain.
      var (whole, hasFraction) = (0, false)
      let end = JSONSkim.endOfDecimal(bytes, start, &whole, &hasFraction)
      return rule.range.contains(whole) ? end : JSONSkim.unsure
    case .flag:
      let isTrue = bytes[start] == UInt8(ascii: "t")
      return JSONSkim.endOfWord(bytes, start, isTrue ? "true" : "false")
    case .deleted:
      let isTrue = bytes[start] == UInt8(ascii: "t")
      if isTrue, table.root.contains(index) { return JSONSkim.unsure }
      return JSONSkim.endOfWord(bytes, start, isTrue ? "true" : "false")
    case .otherScalar, .unsure, .set, .map, .namedMap, .group: return JSONSkim.unsure
    }
  }

  private mutating func readText(
    _ bytes: Span<UInt8>, _ start: Int, _ index: Int, _ rule: RuleTable.Rule
  ) -> Int {
    guard bytes[start] == UInt8(ascii: "\"") else { return JSONSkim.unsure }
    var isEscaped = false
    let end = JSONSkim.endOfText(bytes, start, &isEscaped)
    guard end > 0 else { return JSONSkim.unsure }
    let range = start &+ 1..<end &- 1
    if rule.kind == .text {
      if index == watchedText { text = range }
      return end
    }
    guard !isEscaped, table.isFine(bytes.extracting(range), rule) else { return JSONSkim.unsure }
    return end
  }

  /// A list of texts that rise, so that none stands twice.
  private func readSet(_ bytes: Span<UInt8>, _ start: Int, _ rule: RuleTable.Rule) -> Int {
    guard bytes[start] == UInt8(ascii: "[") else { return JSONSkim.unsure }
    return SkimmedList.read(bytes, start) { table.isFine($0, rule) }
  }

  private mutating func readMap(
    _ bytes: Span<UInt8>, _ start: Int, _ index: Int, _ rule: RuleTable.Rule
  ) -> Int {
    guard bytes[start] == UInt8(ascii: "{") else { return JSONSkim.unsure }
    let outer = seen
    defer { seen = outer }
    var at = JSONSkim.endOfSpace(bytes, start &+ 1)
    if at < bytes.count, bytes[at] == UInt8(ascii: "}") { return at &+ 1 }
    var last = JSONSkim.none
    while at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      let end = JSONSkim.endOfRisingText(bytes, at, after: &last)
      guard end > 0 else { return JSONSkim.unsure }
      let key = last
      let name = bytes.extracting(key)
      let isNamed = rule.kind == .namedMap
      guard isNamed ? RecordValidator.isEntryName(name) : WriteIDText.isOrigin(name) else {
        return JSONSkim.unsure
      }
      let value = JSONSkim.endOfColon(bytes, end)
      guard value > 0 else { return JSONSkim.unsure }
      text = 0..<0
      at = readObject(bytes, value, rule.range, isNamed ? .namedEntry : .entry)
      guard at > 0 else { return JSONSkim.unsure }
      if index == watchedMap {
        entries.append(Part(key: key, value: value..<at))
        texts.append(text)
      }
      at = JSONSkim.endOfSpace(bytes, at)
      guard at < bytes.count else { return JSONSkim.unsure }
      if bytes[at] == UInt8(ascii: "}") { return at &+ 1 }
      guard bytes[at] == UInt8(ascii: ",") else { return JSONSkim.unsure }
      at = JSONSkim.endOfSpace(bytes, at &+ 1)
    }
    return JSONSkim.unsure
  }
}
