import Localization

extension Rule {
  static let adjustableInstead = Rule(
    "adjustable-instead", "One choice among many is one stop", needs: [.roles, .labels],
    criteria: ["1.3.1"], .slight,
    why: "Five buttons for one choice are five stops; people swipe through all of them.",
    remedy: "Make them one adjustable element whose value is the choice.",
    passes: [
      "Size, medium, adjustable.", "Monday, button.\nCloud, button.\nTram, button.\nBus, button.",
    ],
    fails: [
      "1 star, button.\n2 stars, button.\n3 stars, button.\n4 stars, button.\n5 stars, button.",
      "Small, button.\nMedium, button.\nLarge, button.\nExtra large, button.",
    ]
  ) { judging in
    let stops = judging.stops
    /// The numbers of the stops that count up so far.
    var run = 0..<0
    func end(_ judging: inout Judging) {
      if run.count > 1 {
        judging.judge(
          stops[run.lowerBound].element, breaks: run.count > 3,
          "\(run.count, "control is", "controls are") steps of one choice.")
      }
      run = 0..<0
    }
    for number in stops.indices {
      let role = stops[number].role
      let isStep = role == .button || role == .image || role == .other
      guard isStep, judging.hearing.isControl(stops[number]) else {
        end(&judging)
        continue
      }
      if !run.isEmpty, !Steps.follow(stops[number - 1].folded, stops[number].folded) {
        end(&judging)
      }
      run = (run.isEmpty ? number : run.lowerBound)..<number + 1
    }
    end(&judging)
  }
}

/// Names that count up.
enum Steps {
  private static let sizes: Set<String> = [
    "small", "medium", "large", "extra large", "extra small", "s", "m", "l", "xl", "xs", "xxl",
    "klein", "mittel", "groß", "sehr groß", "小", "中", "大", "特大",
  ]

  /// "1 star" and "2 stars"; "Small" and "Medium".
  static func follow(_ first: String, _ second: String) -> Bool {
    if isSize(first), isSize(second) { return true }
    guard let one = number(first), let other = number(second) else { return false }
    return other.value == one.value + 1 && one.rest == other.rest && one.rest != 0
  }

  private static let longest = sizes.map(\.utf8.count).max() ?? 0

  private static func isSize(_ text: String) -> Bool {
    text.utf8.count <= longest && sizes.contains(text)
  }

  /// The one number of a text, and the first three bytes that are neither its digits nor spaces.
  private static func number(_ text: String) -> (value: Int, rest: UInt32)? {
    var (value, digits, rest) = (0, 0, UInt32(0))
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        value = value * 10 + Int(byte - 0x30)
        digits += 1
        if digits > 2 { return nil }
      } else if byte != 0x20, rest < 0x1_0000 {
        rest = rest << 8 | UInt32(byte)
      }
    }
    return digits > 0 ? (value, rest) : nil
  }
}
