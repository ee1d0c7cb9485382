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

  private var scanner: XMLScanner
  private var reader: AttributeReader
  private var builder: InventoryBuilder
  private var inventory = Inventory(.appiumIOS)
  private var isOutermost = true

  init(_ bytes: [UInt8], from start: Int) {
    scanner = XMLScanner(bytes, from: start)
    reader = AttributeReader(bytes)
    builder = InventoryBuilder(capacity: bytes.count / 220)
    inventory.screen.platform = .ios
  }

  mutating func read() throws(ReadingFault) -> Inventory {
    while true {
      switch try scanner.next() {
      case .start(let name, let isEmpty):
        let isWrapper =
          isOutermost && !AppleTypes.isKnown(scanner.bytes[name]) && scanner.attributes.isEmpty
        isOutermost = false
        if isWrapper { continue }
        try builder.begin(element(name))
        if isEmpty { builder.end() }
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

  private mutating func element(_ tag: Range<Int>) -> Element {
    var element = Element()
    var type = tag
    var (x, y, width, height) = (Double?.none, Double?.none, Double?.none, Double?.none)
    for attribute in scanner.attributes {
      switch Self.keys[scanner.bytes[attribute.name]] {
      case .type: type = attribute.value
      case .x: x = reader.number(attribute)
      case .y: y = reader.number(attribute)
      case .width: width = reader.number(attribute)
      case .height: height = reader.number(attribute)
      case .flag(let flag): element.states[flag] = reader.flag(attribute)
      case let key?: take(key, attribute, &element)
      case nil: continue
      }
    }
    if let x, let y, let width, let height {
      element.frame = Frame(x: x, y: y, width: width, height: height)
    }
    element.role = AppleTypes.role(scanner.bytes[type])
    let short = AppleTypes.short(scanner.bytes[type])
    element.typeName = reader.repeated(short.startIndex..<short.endIndex)
    if element.role == .statusBar { element.owner = "system" }
    AgentValues.settle(&element)
    return element
  }

  private mutating func take(
    _ key: Key, _ attribute: XMLScanner.Attribute, _ element: inout Element
  ) {
    switch key {
    case .name: element.identifier = reader.text(attribute)
    case .label: element.label = reader.text(attribute)
    case .value: element.value = reader.text(attribute)
    case .placeholder:
      element.placeholder = reader.text(attribute)
      inventory.facts.insert(.placeholders)
    case .accessible:
      element.states[.stop] = reader.flag(attribute)
      inventory.facts.insert(.stops)
    case .traits:
      let names = reader.text(attribute)
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
