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

  private var scanner: XMLScanner
  private var reader: AttributeReader
  private var builder: InventoryBuilder
  private var inventory: Inventory
  private var roles: [String: Role] = [:]
  /// Whether the current element says that its text is the hint.
  private var showsHint = false
  private var hasRoot = false

  init(_ bytes: [UInt8], from start: Int) {
    scanner = XMLScanner(bytes, from: start)
    reader = AttributeReader(bytes)
    builder = InventoryBuilder(capacity: bytes.count / 350)
    inventory = Inventory(.appiumAndroid)
    inventory.screen.platform = .android
  }

  mutating func read() throws(ReadingFault) -> Inventory {
    while true {
      switch try scanner.next() {
      case .start(let name, let isEmpty): try begin(name, isEmpty)
      case .end: builder.end()
      case .finished:
        inventory.elements = builder.finished()
        AppiumIOSReader.tell(reader, &inventory)
        return inventory
      }
    }
  }

  private mutating func begin(_ name: Range<Int>, _ isEmpty: Bool) throws(ReadingFault) {
    if !hasRoot {
      hasRoot = true
      if scanner.bytes[name].elementsEqual("hierarchy".utf8) {
        readRoot()
        return
      }
    }
    let isNode = scanner.bytes[name].elementsEqual("node".utf8)
    if isNode { inventory.format = .uiautomator }
    try builder.begin(element(isNode ? nil : name))
    if isEmpty { builder.end() }
  }

  private mutating func readRoot() {
    for attribute in scanner.attributes {
      switch Self.keys[scanner.bytes[attribute.name]] {
      case .width: inventory.screen.width = reader.number(attribute)
      case .height: inventory.screen.height = reader.number(attribute)
      default: continue
      }
    }
  }

  private mutating func element(_ tag: Range<Int>?) -> Element {
    var element = Element()
    showsHint = false
    if let tag { element.typeName = reader.repeated(tag) }
    for attribute in scanner.attributes {
      guard let key = Self.keys[scanner.bytes[attribute.name]] else { continue }
      if case .flag(let flag) = key {
        element.states[flag] = reader.flag(attribute)
      } else {
        take(key, attribute, &element)
      }
    }
    element.role = role(element.typeName)
    if element.states.holds(.password) { element.role = .secureField }
    element.takeTyped(isHint: showsHint)
    return element
  }

  private mutating func take(
    _ key: Key, _ attribute: XMLScanner.Attribute, _ element: inout Element
  ) {
    switch key {
    case .text: element.text = reader.text(attribute)
    case .description: element.label = reader.text(attribute)
    case .resource:
      element.identifier =
        attribute.value.isEmpty
        ? nil : attribute.hasReference ? reader.text(attribute) : reader.repeated(attribute)
    case .type: element.typeName = reader.repeated(attribute)
    case .package: element.owner = reader.repeated(attribute)
    case .bounds: element.frame = Frame(bounds: scanner.bytes[attribute.value])
    case .displayed: element.states[.visible] = reader.flag(attribute)
    default: takeRare(key, attribute, &element)
    }
  }

  /// What only newer sources say; a file that says it once can be judged by it.
  private mutating func takeRare(
    _ key: Key, _ attribute: XMLScanner.Attribute, _ element: inout Element
  ) {
    switch key {
    case .hint:
      element.placeholder = reader.text(attribute)
      inventory.facts.insert(.placeholders)
    case .heading:
      element.states[.heading] = reader.flag(attribute)
      inventory.facts.insert(.headings)
    case .liveRegion:
      let words = ["0": "off", "1": "polite", "2": "assertive"]
      let text = reader.text(attribute)
      element.details = element.details ?? .init()
      element.details?.liveRegion = words[text] ?? text
      inventory.facts.insert(.liveRegions)
    case .important: takeImportance(attribute, &element)
    case .showingHint: showsHint = reader.flag(attribute) == true
    case .readerFocusable:
      element.states[.stop] = reader.flag(attribute) == true ? true : nil
    case .pane where !attribute.value.isEmpty:
      if inventory.screen.title == nil { inventory.screen.title = reader.text(attribute) }
      inventory.facts.insert(.title)
    case .tooltip where element.label == nil && !attribute.value.isEmpty:
      element.label = reader.text(attribute)
    case .stateDescription where !attribute.value.isEmpty:
      element.value = reader.text(attribute)
      inventory.facts.insert(.values)
    default: break
    }
  }

  /// A number from 0 to 4 is what somebody set, and 4 hides what is inside as well. Yes and no is what came of it, for
  /// this element alone: a no means that no reader speaks it.
  private mutating func takeImportance(
    _ attribute: XMLScanner.Attribute, _ element: inout Element
  ) {
    let value = reader.text(attribute)
    switch value {
    case "0", "1", "2", "4":
      element.states[.hidden] = value == "4"
      inventory.facts.insert(.hiding)
    case "false": break
    default: return
    }
    if value == "2" || value == "false" { element.states[.stop] = false }
  }

  private mutating func role(_ type: String) -> Role {
    if let known = roles[type] { return known }
    let role = AndroidTypes.role(type)
    roles[type] = role
    return role
  }
}
