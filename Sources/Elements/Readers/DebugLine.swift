/// One line of XCUITest's `debugDescription`, taken apart.
struct DebugLine {
  /// Signs before the type.
  let indent: Int
  var element = Element()
  /// Whether a quoted text is still open at the end of the line.
  private(set) var isOpen = false
  /// Whether it carries the bits of traits, as Xcode wrote until 2018.
  private(set) var hasTraits = false
  private(set) var isMain = false

  /// - Returns: `nil` for a line that is no element.
  init?(_ line: ArraySlice<UInt8>) {
    var at = line.startIndex
    Self.skipMargin(line, &at)
    let arrow: [UInt8] = [0xe2, 0x86, 0x92]
    let isArrow = line[at...].starts(with: arrow) || line[at...].starts(with: [0xe2, 0x86, 0xb3])
    indent = at - line.startIndex + (isArrow ? 1 : 0)
    if isArrow { at += 3 }
    let start = at
    while at < line.endIndex, Self.isLetter(line[at]) { at += 1 }
    let type = line[start..<at]
    guard type.count > 1, (0x41...0x5a).contains(line[start]) else { return nil }
    if line[at...].starts(with: " (Main)".utf8) {
      isMain = true
      at += 7
    }
    guard Self.skipBetween(line, &at) else { return nil }
    element.typeName = String(decoding: type, as: UTF8.self)
    element.role = AppleTypes.role(type)
    element.states[.enabled] = true
    element.states[.selected] = false
    let known = AppleTypes.isKnown(type)
    let hasPart = readParts(line, at)
    guard known || hasPart else { return nil }
  }

  /// Passes over white space and what makes a comment of a line.
  private static func skipMargin(_ line: ArraySlice<UInt8>, _ at: inout Int) {
    while at < line.endIndex {
      switch line[at] {
      case 0x20, 0x09, UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "|"),
        UInt8(ascii: ">"):
        at += 1
      default: return
      }
    }
  }

  /// `, ` behind the type, or ` 0x60…: ` as older versions have it.
  private static func skipBetween(_ line: ArraySlice<UInt8>, _ at: inout Int) -> Bool {
    if line[at...].starts(with: ", ".utf8) {
      at += 2
      return true
    }
    if line[at...].starts(with: ": ".utf8), line[at...].dropFirst(2).starts(with: "{{".utf8) {
      at += 2
      return true
    }
    guard line[at...].starts(with: " 0x".utf8) else { return false }
    at += 1
    return true
  }

  // MARK: Parts

  /// Reads the parts behind the type; whether any of them was one that elements have.
  private mutating func readParts(_ line: ArraySlice<UInt8>, _ start: Int) -> Bool {
    var at = start
    var isElement = false
    while at < line.endIndex {
      if line[at...].starts(with: "0x".utf8) {
        while at < line.endIndex, line[at] != 0x2c, line[at] != 0x3a { at += 1 }
        isElement = true
      } else if line[at...].starts(with: "{{".utf8) {
        isElement = readFrame(line, &at) || isElement
      } else if let key = Self.key(line, at) {
        readValue(key, line, &at)
        isElement = true
      } else {
        readFlag(line, &at)
      }
      while at < line.endIndex, line[at] == 0x2c || line[at] == 0x20 || line[at] == 0x3a { at += 1 }
    }
    return isElement
  }

  private mutating func readFrame(_ line: ArraySlice<UInt8>, _ at: inout Int) -> Bool {
    let end = line[at...].indices.first {
      line[$0] == 0x7d && $0 + 1 < line.endIndex && line[$0 + 1] == 0x7d
    }
    guard let end else {
      at = line.endIndex
      return false
    }
    var reader = NumberReader(line[at..<end])
    if let x = reader.next(), let y = reader.next(), let width = reader.next(),
      let height = reader.next()
    {
      element.frame = Frame(x: x, y: y, width: width, height: height)
    }
    at = end + 2
    return true
  }

  private static let keys = [
    "identifier", "label", "value", "title", "placeholderValue", "traits", "pid", "hint",
  ]

  private static func key(_ line: ArraySlice<UInt8>, _ at: Int) -> String? {
    keys.first { key in
      line[at...].starts(with: key.utf8)
        && line.dropFirst(at - line.startIndex + key.utf8.count)
          .starts(with: ": ".utf8)
    }
  }

  private mutating func readValue(_ key: String, _ line: ArraySlice<UInt8>, _ at: inout Int) {
    at += key.utf8.count + 2
    let text: String
    if at < line.endIndex, line[at] == 0x27 {
      let end = Self.closing(line, at + 1)
      isOpen = end == nil
      text = String(decoding: line[(at + 1)..<(end ?? line.endIndex)], as: UTF8.self)
      at = end.map { $0 + 1 } ?? line.endIndex
    } else {
      let end = Self.unquotedEnd(line, at)
      text = String(decoding: line[at..<end], as: UTF8.self)
      at = end
    }
    switch key {
    case "identifier": element.identifier = text
    case "label": element.label = text
    case "title": if element.label == nil { element.label = text }
    case "value": element.value = text
    case "hint": element.hint = text
    case "placeholderValue": element.placeholder = text
    case "traits":
      guard let bits = UInt64(text) else { return }
      element.traits = Traits(rawValue: bits)
      element.states[.heading] = element.traits?.contains(.header)
      hasTraits = true
    default: break
    }
  }

  /// Where a quoted text ends: an apostrophe inside a word ends nothing.
  private static func closing(_ line: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var at = start
    while at < line.endIndex {
      if line[at] == UInt8(ascii: "\\") {
        at += 2
        continue
      }
      if line[at] == 0x27, at + 1 == line.endIndex || beginsPart(line, at + 1) { return at }
      at += 1
    }
    return nil
  }

  private static func unquotedEnd(_ line: ArraySlice<UInt8>, _ start: Int) -> Int {
    line[start...].indices.first { line[$0] == 0x2c && beginsPart(line, $0) } ?? line.endIndex
  }

  /// Whether a comma stands here and behind it something that only a part begins with.
  private static func beginsPart(_ line: ArraySlice<UInt8>, _ at: Int) -> Bool {
    guard line[at...].starts(with: ", ".utf8) else {
      return line[at...].allSatisfy { $0 <= 0x20 }
    }
    let next = at + 2
    if next >= line.endIndex { return true }
    return key(line, next) != nil || line[next...].starts(with: "{{".utf8)
      || line[next...].starts(with: "0x".utf8)
      || flags.contains { word, _, _ in
        line[next...].starts(with: word.utf8)
          && (line.endIndex == next + word.utf8.count || line[next + word.utf8.count] == 0x2c)
      }
  }

  private static let flags: [(word: String, flag: States.Flag?, value: Bool)] = [
    ("Selected", .selected, true), ("Disabled", .enabled, false),
    ("Keyboard Focused", .focused, true), ("Focused", .focused, true), ("Hittable", nil, true),
    ("Main Window", nil, true), ("Has Focus", .focused, true), ("Expanded", .expanded, true),
  ]

  private mutating func readFlag(_ line: ArraySlice<UInt8>, _ at: inout Int) {
    let end = line[at...].firstIndex(of: 0x2c) ?? line.endIndex
    let word = String(decoding: line[at..<end], as: UTF8.self)
    if word == "Main Window" { isMain = true }
    if let known = Self.flags.first(where: { $0.word == word }), let flag = known.flag {
      element.states[flag] = known.value
    }
    at = max(end, at + 1)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
  }
}
