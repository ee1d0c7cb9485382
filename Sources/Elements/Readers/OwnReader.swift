import JSON
import Localization

/// Reads kerb's own inventory, `kerb-inventory/1`, which docs/audit.md describes.
///
/// A key that an element lacks is unknown; a key that no element has is a fact that the file does not tell.
struct OwnReader {
  private var builder = InventoryBuilder()
  private var inventory = Inventory(.inventory)
  private var strangeKeys: Set<String> = []

  static func isOwn(_ root: JSONNode) -> Bool {
    if root[key: "format"]?.string?.hasPrefix("kerb-inventory") == true { return true }
    guard let elements = root[key: "elements"], elements.kind == .array else { return false }
    // Other programs have lists of this name too: at least one of the first must say something that elements say.
    let first = elements.elements.prefix(20)
    return first.contains { node in marks.contains { node[key: $0] != nil } }
  }

  private static let marks = ["role", "label", "text", "frame", "traits", "children"]

  static func read(_ root: JSONNode) throws(ReadingFault) -> Inventory {
    var reader = OwnReader()
    if let format = root[key: "format"], let name = format.string,
      name.hasPrefix("kerb-inventory"), !format.isString("kerb-inventory/1")
    {
      throw reader.fault(
        "unknown version of the format: this kerb reads `kerb-inventory/1`", format)
    }
    reader.inventory.facts.insert(.order)
    if let screen = root[key: "screen"] { reader.readScreen(screen) }
    if reader.inventory.screen.platform != .android { reader.inventory.facts.insert(.points) }
    guard let elements = root[key: "elements"] else {
      throw reader.fault("the key `elements` is missing", root)
    }
    try reader.walk(elements)
    reader.inventory.elements = reader.builder.finished()
    reader.tell()
    return reader.inventory
  }

  private mutating func readScreen(_ screen: JSONNode) {
    inventory.screen.name = screen[key: "name"]?.string ?? ""
    inventory.screen.platform = screen[key: "platform"]?.string.flatMap(ScreenPlatform.init)
    inventory.screen.language = screen[key: "language"]?.string
    inventory.screen.productVersion = screen[key: "productVersion"]?.string
    if let title = screen[key: "title"]?.string {
      inventory.screen.title = title
      inventory.facts.insert(.title)
    }
    inventory.screen.width = Self.number(screen[key: "width"])
    inventory.screen.height = Self.number(screen[key: "height"])
    inventory.screen.density = Self.number(screen[key: "density"])
  }

  private static func number(_ node: JSONNode?) -> Double? {
    node?.lexeme.flatMap { Double($0) }
  }

  private mutating func walk(_ list: JSONNode) throws(ReadingFault) {
    var stack: [(node: JSONNode, depth: Int)] = Array(list.elements).reversed().map { ($0, 0) }
    while let (node, depth) = stack.popLast() {
      builder.close(to: depth)
      guard node.kind == .object else { throw fault("an element is an object", node) }
      try builder.begin(element(node))
      guard let children = node[key: "children"], !children.isNull else { continue }
      guard children.kind == .array else { throw fault("`children` are a list", children) }
      stack += Array(children.elements).reversed().map { ($0, depth + 1) }
    }
  }

  private mutating func element(_ node: JSONNode) throws(ReadingFault) -> Element {
    var element = Element()
    for member in node.members where !member.value.isNull {
      let key = member.key.string ?? ""
      if let state = States.named.first(where: { $0.name == key && key != "heading" }) {
        guard let value = member.value.boolean else {
          throw fault("`\(key)` is `true` or `false`", member.value)
        }
        element.states[state.flag] = value
        inventory.facts.formUnion(Self.stateFacts[key] ?? [])
      } else {
        try take(key, member.value, &element)
      }
    }
    takeRoleFromTraits(node, &element)
    return element
  }

  private static let stateFacts: [String: Facts] = [
    "enabled": .enabled, "hidden": .hiding, "modal": .modality, "stop": .stops,
    "clickable": .clickable, "selected": .selection, "changes": .changes,
  ]

  private mutating func take(
    _ key: String, _ node: JSONNode, _ element: inout Element
  ) throws(ReadingFault) {
    switch key {
    case "role": try takeRole(node, &element)
    case "label": element.label = try text(key, node, .labels)
    case "text": element.text = try text(key, node, .seenText)
    case "value": element.value = try text(key, node, .values)
    case "hint": element.hint = try text(key, node, .hints)
    case "placeholder": element.placeholder = try text(key, node, .placeholders)
    case "id": element.identifier = try text(key, node, [])
    case "owner": element.owner = try text(key, node, [])
    case "frame": element.frame = try frame(node)
    case "heading": try takeHeading(node, &element)
    case "traits":
      element.traits = try traits(node)
    case "actions": element.actions = try texts(key, node, .actions)
    case "children": break
    default: try takeDetail(key, node, &element)
    }
  }

  private mutating func takeDetail(
    _ key: String, _ node: JSONNode, _ element: inout Element
  ) throws(ReadingFault) {
    var details = element.details ?? .init()
    switch key {
    case "language": details.language = try text(key, node, .languages)
    case "liveRegion": details.liveRegion = try text(key, node, .liveRegions)
    case "gestures": details.gestures = try texts(key, node, .gestures)
    case "shows": details.shows = try texts(key, node, .shows)
    case "next": details.next = try text(key, node, .next)
    default:
      strangeKeys.insert(key)
      return
    }
    element.details = details
  }

  private mutating func takeRole(_ node: JSONNode, _ element: inout Element) throws(ReadingFault) {
    let name = try text("role", node, .roles)
    element.typeName = name
    if let role = Role(rawValue: name) {
      element.role = role
    } else {
      let known = name.contains(".") ? AndroidTypes.role(name) : .other
      element.role = known == .other ? AppleTypes.role(ArraySlice(Array(name.utf8))) : known
    }
    if element.role == .heading { element.states[.heading] = true }
  }

  /// Where nobody said the role, the trait for the type says it.
  private mutating func takeRoleFromTraits(_ node: JSONNode, _ element: inout Element) {
    guard node[key: "role"]?.string == nil, let traits = element.traits else { return }
    let known: [(Traits, Role)] = [
      (.image, .image), (.button, .button), (.link, .link), (.adjustable, .slider),
      (.searchField, .searchField), (.keyboardKey, .key), (.header, .heading),
      (.staticText, .staticText),
    ]
    guard let role = known.first(where: { traits.contains($0.0) })?.1 else { return }
    element.role = role
    inventory.facts.insert(.roles)
  }

  private mutating func takeHeading(
    _ node: JSONNode, _ element: inout Element
  ) throws(ReadingFault) {
    inventory.facts.insert(.headings)
    if let flag = node.boolean {
      element.states[.heading] = flag
    } else if let level = node.integer, (1...9).contains(level) {
      element.states[.heading] = true
      element.headingLevel = level
    } else {
      throw fault("`heading` is `true`, `false` or a level from 1", node)
    }
  }

  private mutating func traits(_ node: JSONNode) throws(ReadingFault) -> Traits {
    inventory.facts.insert(.traits)
    var traits: Traits = []
    for name in try texts("traits", node, .traits) {
      guard let trait = Traits(name: name) else {
        strangeKeys.insert("traits: \(name)")
        continue
      }
      traits.formUnion(trait)
    }
    return traits
  }

  private mutating func frame(_ node: JSONNode) throws(ReadingFault) -> Frame {
    let numbers = node.elements.compactMap(Self.number)
    guard numbers.count == 4, Array(node.elements).count == 4 else {
      throw fault("a frame is `[x, y, width, height]`", node)
    }
    inventory.facts.insert(.frames)
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func text(
    _ key: String, _ node: JSONNode, _ fact: Facts
  ) throws(ReadingFault) -> String {
    guard let text = node.string else { throw fault("`\(key)` is a text", node) }
    inventory.facts.formUnion(fact)
    return text
  }

  private mutating func texts(
    _ key: String, _ node: JSONNode, _ fact: Facts
  ) throws(ReadingFault) -> [String] {
    let texts = node.elements.compactMap(\.string)
    guard node.kind == .array, texts.count == Array(node.elements).count else {
      throw fault("`\(key)` is a list of texts", node)
    }
    inventory.facts.formUnion(fact)
    return texts
  }

  private func fault(_ problem: Sentence, _ node: JSONNode) -> ReadingFault {
    let place = node.position
    return ReadingFault(.badRow(problem), line: place.line, column: place.column)
  }

  private mutating func tell() {
    guard !strangeKeys.isEmpty else { return }
    let names = strangeKeys.sorted().prefix(10).map { String($0.prefix(40)) }
    inventory.remarks.append("These keys are not known and were left out: \(Sentence.list(names)).")
  }
}
