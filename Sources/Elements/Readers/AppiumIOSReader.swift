import Localization

/// Reads the page source of WebDriverAgent, with or without Appium's `<AppiumAUT>` around it.
struct AppiumIOSReader {
  private enum Key {
    case type, name, label, value, placeholder, traits, x, y, width, height, accessible
    case flag(States.Flag)
  }

  private static let keys = ByteNames<Key>([
    ("type", .type), ("name", .name), ("label", .label), ("value", .value),
    ("placeholderValue", .placeholder), ("traits", .traits), ("x", .x), ("y", .y),
    ("width", .width), ("height", .height), ("accessible", .accessible),
    ("enabled", .flag(.enabled)), ("visible", .flag(.visible)), ("selected", .flag(.selected)),
    ("focused", .flag(.focused)),
  ])

  private var scanner: XMLScanner<Key>
  private var reader = AttributeReader()
  private var builder: InventoryBuilder
  private var inventory = Inventory(.appiumIOS)
  private var isOutermost = true

  private init(from start: Int, capacity: Int) {
    scanner = XMLScanner(Self.keys, from: start)
    builder = InventoryBuilder(capacity: capacity)
    inventory.screen.platform = .ios
  }

  static func read(_ text: [UInt8], from start: Int) throws(ReadingFault) -> Inventory {
    var reader = AppiumIOSReader(from: start, capacity: text.count / 220)
    return try reader.read(text.span)
  }

  private mutating func read(_ bytes: Span<UInt8>) throws(ReadingFault) -> Inventory {
    while true {
      switch try scanner.next(bytes) {
      case .start(let name):
        let first = try scanner.attribute(bytes)
        let isWrapper =
          isOutermost && first == nil && !AppleTypes.isKnown(bytes.extracting(name))
        isOutermost = false
        if isWrapper { continue }
        try builder.begin(element(name, first, bytes))
        if scanner.isEmpty { builder.end() }
      case .end: builder.end()
      case .finished:
        inventory.elements = builder.finished()
        if inventory.elements.contains(where: { AppleTypes.isOfMac($0.typeName) }) {
          inventory.screen.platform = .mac
        }
        Self.tell(reader, &inventory)
        return inventory
      }
    }
  }

  /// What was read around, in remarks.
  static func tell(_ reader: AttributeReader, _ inventory: inout Inventory) {
    if reader.bareAmpersands > 0 {
      inventory.remarks.append(
        "\(reader.bareAmpersands, "ampersand begins", "ampersands begin") no entity of XML; each was read as written."
      )
    }
    if reader.strangeFlags > 0 {
      inventory.remarks.append(
        "\(reader.strangeFlags, "attribute says", "attributes say") neither true nor false where one of them is expected; it counts as unknown."
      )
    }
    if reader.strangeTraits > 0 {
      inventory.remarks.append(
        "\(reader.strangeTraits, "name of a trait is", "names of traits are") not known and left out."
      )
    }
  }

  private mutating func element(
    _ tag: Range<Int>, _ first: XMLScanner<Key>.Attribute?, _ bytes: Span<UInt8>
  ) throws(ReadingFault) -> Element {
    var element = Element()
    var type = tag
    var (x, y, width, height) = (Double?.none, Double?.none, Double?.none, Double?.none)
    var next = first
    while let attribute = next {
      let value = attribute.value
      switch attribute.key {
      case .type: type = value
      case .x: x = reader.number(value, bytes)
      case .y: y = reader.number(value, bytes)
      case .width: width = reader.number(value, bytes)
      case .height: height = reader.number(value, bytes)
      case .flag(let flag): element.states[flag] = reader.flag(value, bytes)
      case let key?: take(key, attribute, bytes, &element)
      case nil: break
      }
      next = try scanner.attribute(bytes)
    }
    if let x, let y, let width, let height {
      element.frame = Frame(x: x, y: y, width: width, height: height)
    }
    let short = AppleTypes.short(type, of: bytes)
    element.role = AppleTypes.role(bytes.extracting(short))
    element.typeName = reader.repeated(short, bytes)
    if element.role == .statusBar { element.owner = "system" }
    AgentValues.settle(&element)
    return element
  }

  private mutating func take(
    _ key: Key, _ attribute: XMLScanner<Key>.Attribute, _ bytes: Span<UInt8>,
    _ element: inout Element
  ) {
    let value = attribute.value
    func text() -> String {
      reader.text(value, hasReference: attribute.hasReference, bytes)
    }
    switch key {
    case .name: element.identifier = text()
    case .label: element.label = text()
    case .value: element.value = text()
    case .placeholder:
      element.placeholder = text()
      inventory.facts.insert(.placeholders)
    case .accessible:
      element.states[.stop] = reader.flag(value, bytes)
      inventory.facts.insert(.stops)
    case .traits:
      let names = text()
      element.traits = Self.traits(names)
      reader.strangeTraits += Self.strangeTraits(names)
      inventory.facts.formUnion([.traits, .headings])
      element.states[.heading] = element.traits?.contains(.header)
    default: break
    }
  }

  private static func strangeTraits(_ text: String) -> Int {
    guard UInt64(text) == nil else { return 0 }
    return text.split(separator: ",").count {
      Words.hasContent(String($0)) && Traits(name: String($0)) == nil
    }
  }

  /// A number of bits, or names with commas between them.
  static func traits(_ text: String) -> Traits {
    if let bits = UInt64(text) { return Traits(rawValue: bits) }
    return text.split(separator: ",").reduce(into: []) { traits, name in
      if let trait = Traits(name: String(name)) { traits.formUnion(trait) }
    }
  }
}
