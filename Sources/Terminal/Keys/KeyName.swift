/// Names of keys as people write them in their settings: `f2`, `ctrl-t`, `shift-f3`, `alt-left`.
enum KeyName {
  /// The one name of a key; `nil` for pasted text and for plain characters, which are text.
  static func of(_ key: Key) -> String? {
    let base: String
    var modifiers = key.modifiers
    switch key.code {
    case .paste: return nil
    case .character(let character):
      modifiers.subtract(.shift)
      guard !modifiers.isEmpty else { return nil }
      base = character == " " ? "space" : String(character).lowercased()
    case .function(let number): base = "f\(number)"
    default:
      guard let name = named.first(where: { $0.code == key.code })?.name else { return nil }
      base = name
    }
    var name = ""
    if modifiers.contains(.control) { name += "ctrl-" }
    if modifiers.contains(.alt) { name += "alt-" }
    if modifiers.contains(.shift) { name += "shift-" }
    return name + base
  }

  /// The key that a name means; large letters, `+` for `-` and usual other names are understood.
  static func key(_ name: String) -> Key? {
    var rest = name.lowercased()[...]
    var modifiers: Key.Modifiers = []
    while let end = rest.dropFirst().firstIndex(where: { $0 == "-" || $0 == "+" }),
      let modifier = modifierNames[String(rest[..<end])], rest.index(after: end) < rest.endIndex
    {
      modifiers.insert(modifier)
      rest = rest[rest.index(after: end)...]
    }
    let base = String(rest)
    if base.count == 1, let character = base.first { return Key(.character(character), modifiers) }
    if base == "space" { return Key(.character(" "), modifiers) }
    if base.first == "f", let number = Int(base.dropFirst()), (1...24).contains(number),
      base == "f\(number)"
    {
      return Key(.function(number), modifiers)
    }
    return (named + otherNames).first { $0.name == base }.map { Key($0.code, modifiers) }
  }

  /// Names that are near to a wrong one are looked for among these.
  static let suggestions: [String] =
    (1...24).map { "f\($0)" } + (1...12).map { "shift-f\($0)" } + (1...12).map { "ctrl-f\($0)" }
    + "abcdefghijklmnopqrstuvwxyz".map { "ctrl-\($0)" } + named.map(\.name)

  private static let named: [(name: String, code: Key.Code)] = [
    ("enter", .enter), ("esc", .escape), ("tab", .tab), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown),
  ]

  private static let otherNames: [(name: String, code: Key.Code)] = [
    ("return", .enter), ("escape", .escape), ("del", .delete), ("ins", .insert),
    ("page-up", .pageUp), ("page-down", .pageDown), ("pgup", .pageUp), ("pgdn", .pageDown),
    ("pgdown", .pageDown),
  ]

  private static let modifierNames: [String: Key.Modifiers] = [
    "ctrl": .control, "control": .control, "c": .control, "alt": .alt, "option": .alt,
    "meta": .alt, "shift": .shift,
  ]
}
