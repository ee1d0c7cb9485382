import JSON

/// Reads what `maestro hierarchy` prints.
struct MaestroReader {
  private var builder = InventoryBuilder()
  private var inventory = Inventory(.maestro)

  /// Whether some node holds attributes that Maestro writes: other trees of JSON have children too.
  static func isHierarchy(_ root: JSONNode) -> Bool {
    var stack = root.kind == .array ? Array(root.elements) : [root]
    while let node = stack.popLast() {
      if let attributes = node[key: "attributes"], attributes.kind == .object,
        known.contains(where: { attributes[key: $0] != nil })
      {
        return true
      }
      guard let children = node[key: "children"] else { continue }
      stack += Array(children.elements)
    }
    return false
  }

  private static let known: [String] = [
    "bounds", "text", "accessibilityText", "resource-id", "title", "hintText", "class",
    "elementType",
  ]

  static func read(_ root: JSONNode) throws(ReadingFault) -> Inventory {
    var reader = MaestroReader()
    let roots = root.kind == .array ? Array(root.elements) : [root]
    for node in roots { try reader.walk(node) }
    reader.inventory.elements = reader.builder.finished()
    reader.guessPlatform()
    return reader.inventory
  }

  /// Goes through the tree with a stack of its own; depth is the reader's of JSON.
  private mutating func walk(_ root: JSONNode) throws(ReadingFault) {
    var stack: [(node: JSONNode, depth: Int)] = [(root, 0)]
    while let (node, depth) = stack.popLast() {
      builder.close(to: depth)
      try builder.begin(element(node))
      guard let children = node[key: "children"] else { continue }
      stack += Array(children.elements).reversed().map { ($0, depth + 1) }
    }
  }

  private mutating func element(_ node: JSONNode) -> Element {
    var element = Element()
    guard let attributes = node[key: "attributes"] else { return element }
    func text(_ key: String) -> String? { attributes[key: key]?.string }
    element.label = text("accessibilityText")
    element.text = text("text") ?? text("title")
    element.value = text("value")
    element.placeholder = text("hintText")
    element.identifier = text("resource-id").flatMap { $0.isEmpty ? nil : $0 }
    element.owner = text("package")
    element.frame = text("bounds").flatMap { Frame(bounds: ArraySlice(Array($0.utf8))) }
    if let type = text("class") ?? text("elementType") {
      element.typeName = type
      element.role = Self.role(type)
      inventory.facts.insert(.roles)
    }
    element.takeTyped(isHint: false)
    for (key, flag) in Self.flags {
      let value =
        attributes[key: key]?.boolean ?? text(key).flatMap(Self.flag) ?? node[key: key]?.boolean
      guard let value else { continue }
      element.states[flag] = value
      if flag == .clickable { inventory.facts.insert(.clickable) }
    }
    return element
  }

  private static func role(_ type: String) -> Role {
    type.contains(".") ? AndroidTypes.role(type) : AppleTypes.role(ArraySlice(Array(type.utf8)))
  }

  private static let flags: [(String, States.Flag)] = [
    ("enabled", .enabled), ("focused", .focused), ("checked", .checked), ("selected", .selected),
    ("clickable", .clickable), ("scrollable", .scrollable), ("password", .password),
    ("long-clickable", .longClickable), ("focusable", .focusable), ("checkable", .checkable),
  ]

  private static func flag(_ text: String) -> Bool? {
    switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Identifiers of Android name their package.
  private mutating func guessPlatform() {
    let isAndroid = inventory.elements.contains {
      $0.identifier?.contains(":id/") == true || $0.typeName.hasPrefix("android.")
    }
    if isAndroid { inventory.screen.platform = .android }
  }
}
