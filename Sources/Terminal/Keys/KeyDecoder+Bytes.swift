extension KeyDecoder {
  static let escape: UInt8 = 0x1B

  mutating func take(_ byte: UInt8) {
    switch state {
    case .text: takeText(byte)
    case .escape: takeAfterEscape(byte)
    case .sequence: takeSequence(byte)
    case .shifted: takeShifted(byte)
    case .console: takeConsole(byte)
    case .message: takeMessage(byte)
    case .mouse(let left): takeMouse(byte, left)
    // Pastes are taken in pieces.
    case .paste: break
    }
  }

  // MARK: Text

  private mutating func takeText(_ byte: UInt8) {
    if !partial.isEmpty {
      if Self.canFollow(partial, byte) {
        partial.append(byte)
        guard partial.count == Self.length(of: partial[0]) else { return }
        let character = String(decoding: partial, as: UTF8.self).unicodeScalars.first
        partial.removeAll(keepingCapacity: true)
        return add(character ?? "\u{FFFD}")
      }
      abandonCharacter()
    }
    let wasReturn = followsReturn
    followsReturn = byte == 0x0D
    switch byte {
    case 0x0A where wasReturn: break
    case Self.escape: begin(.escape)
    case 0...0x1F, 0x7F: takeControl(byte, [])
    case 0x20...0x7E: add(Unicode.Scalar(byte))
    case 0xC2...0xF4: partial.append(byte)
    default: add("\u{FFFD}")
    }
  }

  /// The bytes so far are no character.
  mutating func abandonCharacter() {
    partial.removeAll(keepingCapacity: true)
    isAlt = false
    add("\u{FFFD}")
  }

  private mutating func takeControl(_ byte: UInt8, _ modifiers: Key.Modifiers) {
    switch byte {
    case 0x0D, 0x0A: add(Key(.enter, modifiers))
    case 0x09: add(Key(.tab, modifiers))
    case 0x08, 0x7F: add(Key(.backspace, modifiers))
    case 0x00: add(Key(.character(" "), modifiers.union(.control)))
    // "a" for 1, and so on; above the letters the signs \ ] ^ _ stand for themselves.
    case 0x01...0x1A:
      add(Key(.character(Character(Unicode.Scalar(byte | 0x60))), modifiers.union(.control)))
    default:
      add(Key(.character(Character(Unicode.Scalar(byte | 0x40))), modifiers.union(.control)))
    }
  }

  /// How many bytes a character has that begins with this one.
  private static func length(of first: UInt8) -> Int {
    first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// Whether the byte may stand after the beginning of a character.
  private static func canFollow(_ partial: [UInt8], _ byte: UInt8) -> Bool {
    guard partial.count == 1 else { return (0x80...0xBF).contains(byte) }
    return switch partial[0] {
    case 0xE0: (0xA0...0xBF).contains(byte)
    case 0xED: (0x80...0x9F).contains(byte)
    case 0xF0: (0x90...0xBF).contains(byte)
    case 0xF4: (0x80...0x8F).contains(byte)
    default: (0x80...0xBF).contains(byte)
    }
  }

  // MARK: After ESC

  private mutating func takeAfterEscape(_ byte: UInt8) {
    if byte == Self.escape {
      if isDoubled { add(Key(.escape)) }
      isDoubled = true
      return
    }
    switch byte {
    case UInt8(ascii: "["): return begin(.sequence)
    case UInt8(ascii: "O"): return begin(.shifted)
    default: break
    }
    if isDoubled { add(Key(.escape)) }
    reset()
    switch byte {
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      begin(.message)
      parameters = [byte]
    case 0...0x1F, 0x7F: takeControl(byte, .alt)
    case 0xC2...0xF4:
      isAlt = true
      partial = [byte]
    default:
      isAlt = byte < 0x80
      takeText(byte)
    }
  }

  // MARK: Sequences

  private mutating func takeSequence(_ byte: UInt8) {
    let isFirst = parameters.isEmpty
    switch byte {
    case UInt8(ascii: "[") where isFirst: state = .console
    case UInt8(ascii: "M") where isFirst: state = .mouse(left: 3)
    // rxvt ends a key with Shift like this; elsewhere the sign stands inside an answer.
    case UInt8(ascii: "$") where !isFirst && parameters.allSatisfy(Self.isDigit):
      finishSequence(byte)
    case 0x20...0x3F: keep(byte)
    case 0x40...0x7E: finishSequence(byte)
    default: interrupted(by: byte)
    }
  }

  private mutating func finishSequence(_ last: UInt8) {
    let sequence = KeySequence(parameters, last)
    let wasDoubled = isDoubled
    reset()
    if sequence.beginsPaste {
      if wasDoubled { add(Key(.escape)) }
      begin(.paste)
      pasted = PastedText()
    } else if let key = sequence.key {
      add(wasDoubled ? Key(key.code, key.modifiers.union(.alt)) : key)
    }
  }

  private mutating func takeShifted(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3F: keep(byte)
    case 0x21...0x7E:
      let sequence = KeySequence(parameters, byte)
      let wasDoubled = isDoubled
      reset()
      if let key = sequence.shiftedKey {
        add(wasDoubled ? Key(key.code, key.modifiers.union(.alt)) : key)
      }
    default: interrupted(by: byte)
    }
  }

  private mutating func takeConsole(_ byte: UInt8) {
    guard (0x21...0x7E).contains(byte) else { return interrupted(by: byte) }
    let wasDoubled = isDoubled
    reset()
    if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
      add(Key(.function(Int(byte - UInt8(ascii: "A")) + 1), wasDoubled ? .alt : []))
    }
  }

  /// A text of the terminal ends with BEL or `ESC \`; any other control says that it was none.
  private mutating func takeMessage(_ byte: UInt8) {
    switch byte {
    case 0x07: reset()
    case Self.escape: parameters.append(byte)
    case UInt8(ascii: "\\") where parameters.last == Self.escape: reset()
    case _ where parameters.last == Self.escape && parameters.count > 1:
      begin(.escape)
      takeAfterEscape(byte)
    case 0...0x1F, 0x7F: interrupted(by: byte)
    default:
      // Only what it began with and whether more followed matters.
      if parameters.count < 2 { parameters.append(byte) }
    }
  }

  private mutating func takeMouse(_ byte: UInt8, _ left: Int) {
    if byte == Self.escape { return interrupted(by: byte) }
    // A column beyond 95 may come as a character of two bytes.
    let isSecondHalf =
      (0x80...0xBF).contains(byte) && parameters.last.map { (0xC2...0xDF).contains($0) } ?? false
    parameters.append(byte)
    let remaining = isSecondHalf ? left : left - 1
    if remaining < 0 {
      interrupted(by: byte)
    } else if remaining == 0, isSecondHalf || !(0xC2...0xDF).contains(byte) {
      reset()
    } else {
      state = .mouse(left: remaining)
    }
  }

  /// Keeps a byte of a sequence; one that is too long can mean no key and is not kept whole.
  private mutating func keep(_ byte: UInt8) {
    if parameters.count < 64 { parameters.append(byte) }
  }

  /// The sequence is broken off: it means nothing, the byte after it does.
  private mutating func interrupted(by byte: UInt8) {
    reset()
    take(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
