/// A key that a terminal names by the number of its character, as kitty and modifyOtherKeys do.
struct UnicodeKey {
  private let code: Int
  /// The number of the character with Shift, where the terminal knows it.
  private let shifted: Int?
  /// The number of the character that was typed, where the terminal says it.
  private let text: Int?
  private let modifiers: Key.Modifiers

  init(_ code: Int, shifted: Int?, text: Int?, _ modifiers: Key.Modifiers) {
    self.code = code
    self.shifted = shifted
    self.text = text
    self.modifiers = modifiers
  }

  /// `nil` for keys without a name here, such as those for sound.
  var key: Key? {
    switch code {
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 9: return Key(.tab, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    case 57376...57387: return Key(.function(code - 57376 + 13), modifiers)
    // The keypad: digits and signs, then the keys beside them.
    case 57399...57416:
      return keypadSign.map { $0 == "\r" ? Key(.enter, modifiers) : character($0) }
    case 57417...57426: return Key(Self.keypad[code - 57417], modifiers)
    // Kitty's other keys: locks, sound, the modifiers themselves.
    case 57344...63743: return nil
    default: return Self.typable(code).map(character)
    }
  }

  private func character(_ base: Character) -> Key {
    if modifiers.contains(.control) {
      let lower = String(base).lowercased()
      return Key(.character(lower.count == 1 ? Character(lower) : base), modifiers)
    }
    let typed = Self.typable(text) ?? withShift(base)
    return Key(.character(typed), modifiers.subtracting(.shift))
  }

  private func withShift(_ base: Character) -> Character {
    guard modifiers.contains(.shift) else { return base }
    if let given = Self.typable(shifted) { return given }
    let upper = String(base).uppercased()
    return upper.count == 1 ? Character(upper) : base
  }

  private static func typable(_ number: Int?) -> Character? {
    guard let number, number >= 0x20, !(0x7F...0x9F).contains(number),
      let scalar = Unicode.Scalar(UInt32(number))
    else { return nil }
    return Character(scalar)
  }

  private var keypadSign: Character? {
    let signs = Array("0123456789./*-+\r=,")
    let index = code - 57399
    return signs.indices.contains(index) ? signs[index] : nil
  }

  private static let keypad: [Key.Code] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}
