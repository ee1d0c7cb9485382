import JSON

/// Finds out which format a file has, and reads it.
package struct InventoryReading: Sendable {
  /// What the file need not say because the person did.
  package struct Given: Sendable {
    package var name: String?
    package var platform: ScreenPlatform?
    /// Where screens run of which neither the person nor the file says it.
    package var usualPlatform: ScreenPlatform?
    package var language: String?
    package var density: Double?
    /// Whether the lines were typed by hand; otherwise one of them must name a type.
    package var isTyped: Bool

    package init(
      name: String? = nil, platform: ScreenPlatform? = nil, language: String? = nil,
      density: Double? = nil, isTyped: Bool = false
    ) {
      self.isTyped = isTyped
      self.name = name
      self.platform = platform
      self.language = language
      self.density = density
    }
  }

  let given: Given

  package init(_ given: Given = Given()) { self.given = given }

  /// - Throws: ``ReadingFault`` where nothing can be read; what can only partly be read has remarks.
  /// - Complexity: O(*n*) in the number of bytes.
  package func read(_ bytes: [UInt8]) throws(ReadingFault) -> Inventory {
    let text = try SourceText.decoded(bytes)
    guard text.contains(where: { $0 > 0x20 }) else { throw ReadingFault(.empty) }
    var inventory = try read(text: text, depth: 0)
    guard !inventory.elements.isEmpty else { throw ReadingFault(.noElements) }
    AppleTabs.settle(&inventory)
    complete(&inventory)
    return inventory
  }

  // MARK: Formats

  private func read(text: [UInt8], depth: Int) throws(ReadingFault) -> Inventory {
    if given.isTyped { return try TypedReader.read(text, language: given.language) }
    let first = text.first { $0 > 0x20 }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "\"") {
      if let found = try readJSON(text, depth) { return found }
    }
    if let found = try readXML(text) { return found }
    if FlutterReader.isDump(text) { return try FlutterReader.read(LogPrefix.removed(text)) }
    if let found = try readDescription(text) { return found }
    if let found = try readLaterJSON(text, depth) { return found }
    if SourceText.place(of: "AccessibilityViewCheckException", in: text) != nil {
      throw ReadingFault(.findingsOnly)
    }
    guard TypedReader.isTyped(text, language: given.language) else {
      throw ReadingFault(.unknownFormat)
    }
    return try TypedReader.read(text, language: given.language)
  }

  private static let markers: [StaticString] = [
    "<hierarchy", "<AppiumAUT", "<XCUIElementType", "<node ", "<android.",
  ]

  private func readXML(_ text: [UInt8]) throws(ReadingFault) -> Inventory? {
    let isPlain = text.first { $0 > 0x20 } == UInt8(ascii: "<")
    // What begins as XML names its root at once; only prose and logs are searched to their end.
    let window = isPlain ? min(text.count, 2_000) : text.count
    guard let start = Self.firstMarker(in: text.span.extracting(first: window)) else {
      return isPlain ? try refuseXML(text.span) : nil
    }
    let head = text.span.extracting(first: start)
    if let type = SourceText.place(of: "<!DOCTYPE", in: head) {
      throw ReadingFault(.documentType, at: type, in: text.span)
    }
    if Self.isEscaped(text, start) {
      let plain = SourceText.unescaped(text[start...])
      return try readXML(plain, from: 0)
    }
    if isPlain { return try readXML(text, from: start) }
    let plain = LogPrefix.removed(text)
    return try readXML(plain, from: Self.firstMarker(in: plain.span) ?? 0)
  }

  /// Where the first of ``markers`` stands.
  private static func firstMarker(in bytes: Span<UInt8>) -> Int? {
    for at in 0..<bytes.count where bytes[at] == UInt8(ascii: "<") {
      if markers.contains(where: { SourceText.stands($0, at: at, in: bytes) }) { return at }
    }
    return nil
  }

  /// XML that begins like none of the dumps: its own fault is said where it has one.
  private func refuseXML(_ bytes: Span<UInt8>) throws(ReadingFault) -> Inventory? {
    var scanner = XMLScanner(ByteNames<Void>([]))
    while true {
      switch try scanner.next(bytes) {
      case .start: while try scanner.attribute(bytes) != nil {}
      case .end: continue
      case .finished: throw ReadingFault(.unknownFormat)
      }
    }
  }

  private func readXML(_ text: [UInt8], from start: Int) throws(ReadingFault) -> Inventory {
    let isApple =
      SourceText.stands("<AppiumAUT", at: start, in: text.span)
      || SourceText.stands("<XCUIElementType", at: start, in: text.span)
    return isApple
      ? try AppiumIOSReader.read(text, from: start) : try AndroidReader.read(text, from: start)
  }

  /// Whether quotation marks carry a backslash, as in a string of code or JSON.
  private static func isEscaped(_ text: [UInt8], _ start: Int) -> Bool {
    let head = text[start...].prefix(400)
    guard let equals = head.firstIndex(of: UInt8(ascii: "=")), equals + 2 < text.count else {
      return false
    }
    return text[equals + 1] == UInt8(ascii: "\\")
  }

  private func readDescription(_ text: [UInt8]) throws(ReadingFault) -> Inventory? {
    let plain = LogPrefix.removed(text)
    let breaks = plain.count { $0 == 0x0a }
    if breaks <= 4, SourceText.place(of: "\\n", in: plain) != nil {
      let unescaped = SourceText.unescaped(plain[...])
      if DebugDescriptionReader.isDescription(unescaped) {
        return try DebugDescriptionReader.read(unescaped)
      }
    }
    guard DebugDescriptionReader.isDescription(plain) else { return nil }
    return try DebugDescriptionReader.read(plain)
  }

  // MARK: JSON

  private func readJSON(_ text: [UInt8], _ depth: Int) throws(ReadingFault) -> Inventory? {
    let document: JSONDocument
    do {
      document = try JSONReader.read(text)
    } catch {
      return try readBrokenJSON(text, error, depth)
    }
    let root = document.root
    if OwnReader.isOwn(root) { return try OwnReader.read(root) }
    if let tree = AgentJSONReader.tree(root) { return try AgentJSONReader.read(tree) }
    if MaestroReader.isHierarchy(root) { return try MaestroReader.read(root) }
    guard depth < 3, let inner = Self.wrapped(root) else { throw ReadingFault(.unknownFormat) }
    return try read(text: Array(inner.utf8), depth: depth + 1)
  }

  /// The longest text that looks like a tree, in an answer of a server.
  private static func wrapped(_ root: JSONNode) -> String? {
    if let text = root.string { return text }
    var longest: String?
    var stack = [root]
    while let node = stack.popLast() {
      for member in node.members { stack.append(member.value) }
      for element in node.elements { stack.append(element) }
      guard let text = node.string, text.utf8.count > longest?.utf8.count ?? 20 else { continue }
      longest = text
    }
    return longest
  }

  /// JSON that was cut off or changed: the tree inside it, if one is there.
  private func readBrokenJSON(
    _ text: [UInt8], _ error: JSONError, _ depth: Int
  ) throws(ReadingFault) -> Inventory? {
    let holdsXML = Self.markers.contains { SourceText.place(of: $0, in: text) != nil }
    let holdsTree =
      holdsXML || SourceText.place(of: "Element subtree:", in: text) != nil
      || SourceText.place(of: "SemanticsNode#", in: text) != nil
    if holdsTree || text.first(where: { $0 > 0x20 }) == 0x22 { return nil }
    // A line of a tool may begin with a bracket, before what it prints.
    if let found = try readLaterJSON(text, depth) { return found }
    throw ReadingFault(
      .json(error.problem), line: error.position.line, column: error.position.column)
  }

  /// JSON behind lines that a tool printed first.
  private func readLaterJSON(_ text: [UInt8], _ depth: Int) throws(ReadingFault) -> Inventory? {
    guard depth < 3 else { return nil }
    var at = 0
    for line in SourceText.lines(text).prefix(50) {
      if at > 0, line.first == UInt8(ascii: "{") || line.first == UInt8(ascii: "[") {
        if let document = try? JSONReader.read(Array(text[at...])) {
          if OwnReader.isOwn(document.root) { return try OwnReader.read(document.root) }
          if MaestroReader.isHierarchy(document.root) {
            return try MaestroReader.read(document.root)
          }
        }
      }
      at = line.endIndex + 1
      if at < text.count, text[line.endIndex] == 0x0d { at += 1 }
    }
    return nil
  }
}
