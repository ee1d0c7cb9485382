@testable import JSON

/// Repeatable chance: SplitMix64, by Sebastiano Vigna.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Makes trees, and documents that hold a tree in careless form.
struct RandomJSON {
  var chance: SplitMix

  init(seed: Int) { chance = SplitMix(seed: seed) }

  /// A list or object that holds something.
  mutating func document() -> JSONValue {
    .array(
      [tree(depth: 4)] + (0..<Int.random(in: 0..<4, using: &chance)).map { _ in tree(depth: 3) })
  }

  mutating func tree(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &chance) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &chance))
    case 2, 3: return .number(number())
    case 4, 5: return .string(text())
    case 6:
      return .array((0..<Int.random(in: 0..<6, using: &chance)).map { _ in tree(depth: depth - 1) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0..<6, using: &chance) {
        object[text()] = tree(depth: depth - 1)
      }
      return .object(object)
    }
  }

  mutating func number() -> String {
    func digits(_ range: ClosedRange<Int>) -> String {
      (0..<Int.random(in: range, using: &chance)).reduce("") { text, _ in
        text + String(Int.random(in: 0...9, using: &chance))
      }
    }
    var result = Bool.random(using: &chance) ? "-" : ""
    result +=
      Bool.random(using: &chance)
      ? "0" : String(Int.random(in: 1...9, using: &chance)) + digits(0...20)
    if Bool.random(using: &chance) { result += "." + digits(1...20) }
    if Bool.random(using: &chance) {
      result += ["e", "E"].randomElement(using: &chance) ?? "e"
      result += ["", "+", "-"].randomElement(using: &chance) ?? ""
      result += digits(1...3)
    }
    return result
  }

  /// Any scalars, those that need escapes and those of many bytes more often.
  mutating func text() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &chance) { scalars.append(scalar()) }
    return String(scalars)
  }

  private mutating func scalar() -> Unicode.Scalar {
    let special: [Unicode.Scalar] = ["\"", "\\", "/", "\u{0}", "\n", "\u{7f}", "\u{feff}", "~"]
    let range: ClosedRange<UInt32> =
      switch Int.random(in: 0..<8, using: &chance) {
      case 0: 0...0x1f
      case 1: 0x80...0x7ff
      case 2: 0x800...0xffff
      case 3: 0x10000...0x10ffff
      case 4: 0...0
      default: 0x20...0x7e
      }
    if range == 0...0 { return special.randomElement(using: &chance) ?? "\"" }
    return Unicode.Scalar(UInt32.random(in: range, using: &chance)) ?? "\u{fffd}"
  }

  /// A document with this tree, with any white space, escapes and order of keys.
  mutating func careless(_ value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let lexeme): return lexeme
    case .string(let text): return escaped(text.string)
    case .array(let elements):
      let parts = elements.map { space() + careless($0) + space() }
      return "[" + (parts.isEmpty ? space() : parts.joined(separator: ",")) + "]"
    case .object(let object):
      let parts = object.members.sorted { $0.key < $1.key }.shuffled(using: &chance).map {
        space() + escaped($0.key.string) + space() + ":" + space() + careless($0.value) + space()
      }
      return "{" + (parts.isEmpty ? space() : parts.joined(separator: ",")) + "}"
    }
  }

  private mutating func space() -> String {
    (0..<Int.random(in: 0..<3, using: &chance)).reduce("") { text, _ in
      text + ([" ", "\t", "\n", "\r"].randomElement(using: &chance) ?? " ")
    }
  }

  private mutating func escaped(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustEscape || Int.random(in: 0..<4, using: &chance) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &chance))
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
