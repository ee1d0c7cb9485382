/// What stands in a sequence that begins with `ESC [` or `ESC O`, and which key it means.
///
/// The encodings are those of xterm (with modifyOtherKeys), rxvt, the Linux console, tmux and screen, and kitty.
struct KeySequence {
  /// `?`, `<`, `=` or `>` in front: an answer or a mouse report, never a key.
  private let isAnswer: Bool
  /// Numbers between semicolons, each with those behind colons; empty where none was given.
  private let fields: [[Int?]]
  private let last: UInt8

  init(_ parameters: [UInt8], _ last: UInt8) {
    let isForeign = parameters.contains { !(0x30...0x3B).contains($0) }
    isAnswer = isForeign || parameters.count >= 64
    self.last = last
    fields =
      isAnswer || parameters.isEmpty
      ? []
      : parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
        $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
      }
  }

  var beginsPaste: Bool { last == UInt8(ascii: "~") && number(0) == 200 }

  private func number(_ field: Int, _ part: Int = 0) -> Int? {
    guard fields.indices.contains(field), fields[field].indices.contains(part) else { return nil }
    return fields[field][part]
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 7 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// Whether a key was let go, which kitty may report.
  private var isRelease: Bool { number(1, 1) == 3 }

  /// The modifiers, sent as one more than their bits; `nil` for keys such as Super that we leave to others.
  private static func modifiers(_ sent: Int?) -> Key.Modifiers? {
    // Caps lock and num lock say nothing.
    let bits = max((sent ?? 1) - 1, 0) & ~0b1100_0000
    guard bits <= 7 else { return nil }
    return Key.Modifiers(rawValue: UInt8(bits))
  }

  // MARK: ESC [

  /// The key of a sequence after `ESC [`; `nil` for one that means no key.
  var key: Key? {
    guard !isAnswer, !isRelease else { return nil }
    switch last {
    case UInt8(ascii: "~"): return numbered
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"): return numberedInRxvt
    case UInt8(ascii: "u"):
      guard let code = number(0), let modifiers = Self.modifiers(number(1)) else { return nil }
      return UnicodeKey(code, shifted: number(0, 1), text: number(2), modifiers).key
    case UInt8(ascii: "Z"):
      return Self.modifiers(number(1)).map { Key(.tab, $0.union(.shift)) }
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return fields.isEmpty ? Self.letter(last - 0x20).map { Key($0, .shift) } : nil
    // Keypad keys come after ESC O alone; here these letters mean something else.
    case UInt8(ascii: "M"), UInt8(ascii: "I"): return nil
    default:
      guard let code = Self.letter(last), let sent = letterModifiers else { return nil }
      return Self.modifiers(sent).map { Key(code, $0) }
    }
  }

  /// The modifiers before a letter: `1;5` or, in old terminals, `5`.
  private var letterModifiers: Int? {
    switch fields.count {
    case 0: 1
    case 1: number(0)
    case 2 where number(0) == 1 || number(0) == nil: number(1) ?? 1
    default: nil
    }
  }

  private var numbered: Key? {
    guard let value = number(0) else { return nil }
    if value == 27, fields.count == 3 {
      guard let code = number(2), let modifiers = Self.modifiers(number(1)) else { return nil }
      return UnicodeKey(code, shifted: nil, text: nil, modifiers).key
    }
    guard fields.count <= 2, let code = Self.numbered[value] else { return nil }
    return Self.modifiers(number(1)).map { Key(code, $0) }
  }

  private var numberedInRxvt: Key? {
    guard fields.count == 1, let value = number(0), let code = Self.numbered[value] else {
      return nil
    }
    let modifiers: Key.Modifiers =
      switch last {
      case UInt8(ascii: "$"): .shift
      case UInt8(ascii: "^"): .control
      default: [.control, .shift]
      }
    return Key(code, modifiers)
  }

  private static let numbered: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20), 42: .function(21), 43: .function(22),
    44: .function(23), 45: .function(24),
  ]

  private static func letter(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    default: nil
    }
  }

  // MARK: ESC O

  /// The key of a sequence after `ESC O`: cursor keys, F1 to F4 and the keypad.
  var shiftedKey: Key? {
    guard !isAnswer else { return nil }
    guard let sent = letterModifiers, let modifiers = Self.modifiers(sent) else { return nil }
    switch last {
    // rxvt sends its control and cursor keys like this.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.letter(last - 0x20).map { Key($0, modifiers.union(.control)) }
    // The keypad: * + , - . / and the digits, and the equals sign.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(.character(Character(Unicode.Scalar(last - 0x40))), modifiers)
    case UInt8(ascii: "X"): return Key(.character("="), modifiers)
    default: return Self.letter(last).map { Key($0, modifiers) }
    }
  }
}
