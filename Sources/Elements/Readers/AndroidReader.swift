/// Reads what `uiautomator dump` writes, and Appium's source of Android, whose tags are named for classes.
struct AndroidReader {
  private enum Key {
    case text, description, resource, type, package, hint, bounds, pane, heading, liveRegion
    case important, displayed, readerFocusable, tooltip, actions, rotation, width, height
    case stateDescription, error, traversalNext, isNAF, showingHint
    case flag(States.Flag)
  }

  private static let keys = ByteNames<Key>([
    ("text", .text), ("content-desc", .description), ("resource-id", .resource), ("class", .type),
    ("package", .package), ("hint", .hint), ("bounds", .bounds), ("pane-title", .pane),
    ("heading", .heading), ("live-region", .liveRegion), ("a11y-important", .important),
    ("important-for-accessibility", .important), ("displayed", .displayed),
    ("visible-to-user", .displayed), ("screen-reader-focusable", .readerFocusable),
    ("tooltip-text", .tooltip), ("actions", .actions), ("rotation", .rotation),
    ("width", .width), ("height", .height), ("state-description", .stateDescription),
    ("error", .error), ("traversal-before", .traversalNext), ("NAF", .isNAF),
    ("showing-hint", .showingHint), ("showing-hint-text", .showingHint),
    ("checkable", .flag(.checkable)), ("checked", .flag(.checked)),
    ("clickable", .flag(.clickable)), ("enabled", .flag(.enabled)),
    ("focusable", .flag(.focusable)), ("focused", .flag(.focused)),
    ("scrollable", .flag(.scrollable)), ("long-clickable", .flag(.longClickable)),
    ("password", .flag(.password)), ("selected", .flag(.selected)),
  ])

  private var scanner: XMLScanner<Key>
  private var reader = AttributeReader()
  private var flags = FlagRuns()
  /// The classes that came before, with what they are.
  private var types = TextMemo<Role>()
  private var builder: InventoryBuilder
  private var inventory = Inventory(.appiumAndroid)
  /// Whether the current element says that its text is the hint.
  private var showsHint = false
  private var hasRoot = false

  private init(from start: Int, capacity: Int) {
    scanner = XMLScanner(Self.keys, from: start)
    builder = InventoryBuilder(capacity: capacity)
    inventory.screen.platform = .android
  }

  static func read(_ text: [UInt8], from start: Int) throws(ReadingFault) -> Inventory {
    var reader = AndroidReader(from: start, capacity: text.count / 350)
    return try reader.read(text.span)
  }

  private mutating func read(_ bytes: Span<UInt8>) throws(ReadingFault) -> Inventory {
    while true {
      switch try scanner.next(bytes) {
      case .start(let name): try begin(name, bytes)
      case .end: builder.end()
      case .finished:
        inventory.elements = builder.finished()
        AppiumIOSReader.tell(reader, &inventory)
        return inventory
      }
    }
  }

  private mutating func begin(_ name: Range<Int>, _ bytes: Span<UInt8>) throws(ReadingFault) {
    if !hasRoot {
      hasRoot = true
      if name.count == 9, SourceText.stands("hierarchy", at: name.lowerBound, in: bytes) {
        return try readRoot(bytes)
      }
    }
    let isNode = name.count == 4 && SourceText.stands("node", at: name.lowerBound, in: bytes)
    if isNode { inventory.format = .uiautomator }
    try builder.begin(element(isNode ? nil : name, bytes))
    if scanner.isEmpty { builder.end() }
  }

  private mutating func readRoot(_ bytes: Span<UInt8>) throws(ReadingFault) {
    while let attribute = try scanner.attribute(bytes) {
      switch attribute.key {
      case .width: inventory.screen.width = reader.number(attribute.value, bytes)
      case .height: inventory.screen.height = reader.number(attribute.value, bytes)
      default: continue
      }
    }
  }

  private mutating func element(
    _ tag: Range<Int>?, _ bytes: Span<UInt8>
  ) throws(ReadingFault) -> Element {
    var element = Element()
    showsHint = false
    if let tag { takeType(tag, bytes, &element) }
    while true {
      if let states = flags.pass(&scanner, bytes) { element.states.take(states) }
      let (end, place) = (scanner.at, scanner.place)
      guard let attribute = try scanner.attribute(bytes) else {
        flags.end(at: end, place: place)
        break
      }
      if case .flag(let flag) = attribute.key {
        let value = reader.flag(attribute.value, bytes)
        element.states[flag] = value
        if let value {
          flags.add(flag, value, from: end, place: place)
          continue
        }
      }
      flags.end(at: end, place: place)
      if let key = attribute.key { take(key, attribute, bytes, &element) }
    }
    if element.states.holds(.password) { element.role = .secureField }
    element.takeTyped(isHint: showsHint)
    return element
  }

  private mutating func takeType(
    _ range: Range<Int>, _ bytes: Span<UInt8>, _ element: inout Element
  ) {
    (element.typeName, element.role) = types(range, of: bytes) { AndroidTypes.role($0) }
  }

  private mutating func text(
    _ attribute: XMLScanner<Key>.Attribute, _ bytes: Span<UInt8>
  ) -> String {
    reader.text(attribute.value, hasReference: attribute.hasReference, bytes)
  }

  private mutating func take(
    _ key: Key, _ attribute: XMLScanner<Key>.Attribute, _ bytes: Span<UInt8>,
    _ element: inout Element
  ) {
    let value = attribute.value
    switch key {
    case .text: element.text = text(attribute, bytes)
    case .description: element.label = text(attribute, bytes)
    case .resource:
      element.identifier =
        value.isEmpty
        ? nil : attribute.hasReference ? text(attribute, bytes) : reader.repeated(value, bytes)
    case .type: takeType(value, bytes, &element)
    case .package: element.owner = reader.repeated(value, bytes)
    case .bounds: element.frame = Frame(bounds: value, of: bytes)
    case .displayed: element.states[.visible] = reader.flag(value, bytes)
    default: takeRare(key, attribute, bytes, &element)
    }
  }

  /// What only newer sources say; a file that says it once can be judged by it.
  private mutating func takeRare(
    _ key: Key, _ attribute: XMLScanner<Key>.Attribute, _ bytes: Span<UInt8>,
    _ element: inout Element
  ) {
    switch key {
    case .hint:
      element.placeholder = text(attribute, bytes)
      inventory.facts.insert(.placeholders)
    case .heading:
      element.states[.heading] = reader.flag(attribute.value, bytes)
      inventory.facts.insert(.headings)
    case .liveRegion:
      let words = ["0": "off", "1": "polite", "2": "assertive"]
      let text = text(attribute, bytes)
      element.details = element.details ?? .init()
      element.details?.liveRegion = words[text] ?? text
      inventory.facts.insert(.liveRegions)
    case .important: takeImportance(text(attribute, bytes), &element)
    case .showingHint: showsHint = reader.flag(attribute.value, bytes) == true
    case .readerFocusable:
      element.states[.stop] = reader.flag(attribute.value, bytes) == true ? true : nil
    case .pane where !attribute.value.isEmpty:
      if inventory.screen.title == nil { inventory.screen.title = text(attribute, bytes) }
      inventory.facts.insert(.title)
    case .tooltip where element.label == nil && !attribute.value.isEmpty:
      element.label = text(attribute, bytes)
    case .stateDescription where !attribute.value.isEmpty:
      element.value = text(attribute, bytes)
      inventory.facts.insert(.values)
    default: break
    }
  }

  /// A number from 0 to 4 is what somebody set, and 4 hides what is inside as well. Yes and no is what came of it, for
  /// this element alone: a no means that no reader speaks it.
  private mutating func takeImportance(_ value: String, _ element: inout Element) {
    switch value {
    case "0", "1", "2", "4":
      element.states[.hidden] = value == "4"
      inventory.facts.insert(.hiding)
    case "false": break
    default: return
    }
    if value == "2" || value == "false" { element.states[.stop] = false }
  }
}
