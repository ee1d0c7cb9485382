import JSON

/// Reads WebDriverAgent's source as JSON, with or without the answer of the server around it.
struct AgentJSONReader {
  private var builder = InventoryBuilder()
  private var inventory = Inventory(.appiumIOS)

  /// The root of the tree; `nil` where this is something else.
  static func tree(_ root: JSONNode) -> JSONNode? {
    for node in [root, root[key: "value"], root[key: "tree"]].compactMap(\.self) {
      let type = node[key: "type"]?.string ?? ""
      let hasPlace = node[key: "rect"]?.kind == .object || node[key: "frame"] != nil
      if hasPlace, AppleTypes.isKnown(ArraySlice(Array(type.utf8))) { return node }
    }
    return nil
  }

  static func read(_ root: JSONNode) throws(ReadingFault) -> Inventory {
    var reader = AgentJSONReader()
    var stack: [(node: JSONNode, depth: Int)] = [(root, 0)]
    while let (node, depth) = stack.popLast() {
      reader.builder.close(to: depth)
      try reader.builder.begin(reader.element(node))
      guard let children = node[key: "children"] else { continue }
      stack += Array(children.elements).reversed().map { ($0, depth + 1) }
    }
    reader.inventory.elements = reader.builder.finished()
    reader.inventory.screen.platform = .ios
    return reader.inventory
  }

  private mutating func element(_ node: JSONNode) -> Element {
    var element = Element()
    let type = ArraySlice(Array((node[key: "type"]?.string ?? "").utf8))
    element.typeName = String(decoding: AppleTypes.short(type), as: UTF8.self)
    element.role = AppleTypes.role(type)
    element.identifier = node[key: "rawIdentifier"]?.string ?? node[key: "name"]?.string
    element.label = node[key: "label"]?.string
    element.value = node[key: "value"]?.string ?? node[key: "value"]?.lexeme
    element.placeholder = node[key: "placeholderValue"]?.string
    element.frame = Self.frame(node[key: "rect"])
    element.states[.enabled] = Self.flag(node[key: "isEnabled"])
    element.states[.visible] = Self.flag(node[key: "isVisible"])
    if let isStop = Self.flag(node[key: "isAccessible"]) {
      element.states[.stop] = isStop
      inventory.facts.insert(.stops)
    }
    if let traits = node[key: "traits"]?.string {
      element.traits = AppiumIOSReader.traits(traits)
      inventory.facts.formUnion([.traits, .headings])
      element.states[.heading] = element.traits?.contains(.header)
    }
    AgentValues.settle(&element)
    return element
  }

  /// Yes and no, as `"1"`, `1` or `true`.
  private static func flag(_ node: JSONNode?) -> Bool? {
    if let flag = node?.boolean { return flag }
    switch node?.string ?? node?.lexeme {
    case "1": return true
    case "0": return false
    default: return nil
    }
  }

  private static func frame(_ node: JSONNode?) -> Frame? {
    func number(_ key: String) -> Double? { node?[key: key]?.lexeme.flatMap { Double($0) } }
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }
}
