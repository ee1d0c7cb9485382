import Testing

@testable import Elements

/// What comes again and again in a dump is read once; it must mean the same as where it stands alone.
@Suite("Elements that are like others")
struct RepeatedElementTests {
  /// Repeatable chance: SplitMix64, by Sebastiano Vigna.
  struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }
  }

  static let flags = [
    "checkable", "checked", "clickable", "enabled", "focusable", "focused", "scrollable",
    "long-clickable", "password", "selected",
  ]
  static let texts = ["", "Buy", "Save &amp; go", "&#65;&lt;&bad;", "Fähre", "&#xd83d;&#xde0a;"]
  static let bounds = [
    "[0,0][10,20]", "[-5,7][1080,2400]", "[1.5,2][3,+4]", "[9999999999,0][3,4]", "[1,2][3,4]x", "",
  ]
  static let classes = [
    "android.widget.Button", "android.widget.EditText", "android.view.View", "a.B$Tab", "",
  ]

  /// One element, as a tool might write it; most have the flags in the usual order.
  static func element(_ chance: inout Chance) -> String {
    var flags = Self.flags
    if Int.random(in: 0..<4, using: &chance) == 0 { flags.shuffle(using: &chance) }
    if Bool.random(using: &chance) { flags.removeLast(Int.random(in: 0..<8, using: &chance)) }
    let isClickable = Bool.random(using: &chance)
    var parts = flags.map { flag in
      let odd = ["", "maybe", "1", "TRUE"].randomElement(using: &chance) ?? ""
      let isOdd = Int.random(in: 0..<40, using: &chance) == 0
      return "\(flag)=\"\(isOdd ? odd : "\(flag == "clickable" && isClickable)")\""
    }
    parts.insert("text=\"\(texts.randomElement(using: &chance) ?? "")\"", at: 0)
    parts.append("bounds=\"\(bounds.randomElement(using: &chance) ?? "")\"")
    let place = Int.random(in: 0...parts.count, using: &chance)
    parts.insert("class='\(classes.randomElement(using: &chance) ?? "")'", at: place)
    if Int.random(in: 0..<5, using: &chance) == 0 { parts.insert("NAF=\"true\"", at: 0) }
    if Int.random(in: 0..<5, using: &chance) == 0 { parts.append("checked=\"true\"") }
    return "<node \(parts.joined(separator: " "))/>"
  }

  static func read(_ elements: [String]) throws -> [Element] {
    let text = "<hierarchy>\(elements.joined())</hierarchy>"
    return try InventoryReading().read(Array(text.utf8)).elements
  }

  @Test(arguments: 0..<40)
  func anElementSaysTheSameAloneAndAmongOthers(seed: Int) throws {
    var chance = Chance(state: UInt64(seed))
    let written = (0..<60).map { _ in Self.element(&chance) }
    let together = try Self.read(written)
    #expect(together.count == written.count)
    for (text, element) in zip(written, together) {
      let alone = try #require(try Self.read([text]).first)
      #expect(element.states == alone.states, "\(text)")
      #expect(element.text == alone.text && element.value == alone.value, "\(text)")
      #expect(element.typeName == alone.typeName && element.role == alone.role, "\(text)")
      #expect(element.frame == alone.frame, "\(text)")
    }
  }

  /// The flags of an element without anything that could be known from before.
  @Test func flagsAreReadOneByOne() throws {
    let text =
      "<node checked=\"true\" checked=\"false\" enabled='true' focused=\"1\" selected=\"no\"/>"
    let states = try #require(try Self.read([text, text]).last).states
    #expect(states[.checked] == false)
    #expect(states[.enabled] == true)
    #expect(states[.focused] == true)
    #expect(states[.selected] == nil)
    #expect(states[.clickable] == nil)
  }
}
