import Localization

/// Reads the tree that XCUITest prints as `debugDescription`, also out of logs, notes and comments.
struct DebugDescriptionReader {
  private var builder = InventoryBuilder()
  private var inventory = Inventory(.debugDescription)
  /// The indents of the open elements.
  private var indents: [Int] = []
  private var strangeLines = 0
  private var hasOpenText = false

  static func isDescription(_ bytes: [UInt8]) -> Bool {
    if SourceText.place(of: "Element subtree:", in: bytes) != nil { return true }
    let lines = SourceText.lines(bytes).prefix(20_000)
    return lines.contains { line in
      let text = Array(line.prefix(400))
      let isLikely =
        text.contains(UInt8(ascii: "{")) || SourceText.place(of: "0x", in: text) != nil
        || SourceText.place(of: ": '", in: text) != nil
      return isLikely && DebugLine(line) != nil
    }
  }

  static func read(_ bytes: [UInt8]) throws(ReadingFault) -> Inventory {
    var reader = DebugDescriptionReader()
    return try reader.read(SourceText.lines(bytes)[...])
  }

  private mutating func read(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(ReadingFault)
    -> Inventory
  {
    inventory.screen.platform = .ios
    let trees = DebugTrees(lines)
    for tree in trees.chosen { try read(tree: tree) }
    inventory.elements = builder.finished()
    if inventory.elements.contains(where: { AppleTypes.isOfMac($0.typeName) }) {
      inventory.screen.platform = .mac
    }
    if strangeLines > 0 {
      inventory.remarks.append(
        "\(strangeLines, "line inside the tree is", "lines inside the tree are") no element and \(strangeLines == 1 ? Sentence("was") : Sentence("were")) left out."
      )
    }
    if trees.leftOut > 0 {
      inventory.remarks.append(
        "\(trees.leftOut, "further tree of elements was", "further trees of elements were") left out, because \(trees.leftOut == 1 ? Sentence("it repeats") : Sentence("they repeat")) what was read or \(trees.leftOut == 1 ? Sentence("shows") : Sentence("show")) the app once more."
      )
    }
    return inventory
  }

  /// Reads one tree beside those before it.
  private mutating func read(tree: ArraySlice<ArraySlice<UInt8>>) throws(ReadingFault) {
    builder.close(to: 0)
    indents = []
    hasOpenText = false
    var isBegun = false
    for line in tree {
      if let parsed = DebugLine(line) {
        try add(parsed)
        isBegun = true
      } else if hasOpenText {
        goOn(line)
      } else if isBegun, line.contains(where: { $0 > 0x20 }) {
        strangeLines += 1
      }
    }
  }

  private mutating func add(_ line: DebugLine) throws(ReadingFault) {
    while let last = indents.last, last >= line.indent, indents.count > 1 || last > line.indent {
      indents.removeLast()
      builder.end()
    }
    if indents.last == line.indent {
      indents.removeLast()
      builder.end()
    }
    if line.hasTraits { inventory.facts.formUnion([.traits, .headings]) }
    indents.append(line.indent)
    hasOpenText = line.isOpen
    try builder.begin(line.element)
  }

  /// A label with a line break goes on in the next line.
  private mutating func goOn(_ line: ArraySlice<UInt8>) {
    let end = line.firstIndex(of: 0x27)
    let text = " " + String(decoding: line[..<(end ?? line.endIndex)], as: UTF8.self)
    builder.changeLast { element in
      if element.value != nil {
        element.value? += text
      } else if element.label != nil {
        element.label? += text
      } else {
        element.identifier? += text
      }
    }
    hasOpenText = end == nil
  }
}
