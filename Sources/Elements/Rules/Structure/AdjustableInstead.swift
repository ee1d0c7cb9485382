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
    var run: [Stop] = []
    func end(_ judging: inout Judging) {
      if run.count > 1 {
        judging.judge(
          run.first?.element, breaks: run.count > 3,
          "\(run.count, "control is", "controls are") steps of one choice.")
      }
      run = []
    }
    for stop in judging.stops {
      let isStep = stop.role == .button || stop.role == .image || stop.role == .other
      guard isStep, judging.hearing.isControl(stop) else {
        end(&judging)
        continue
      }
      if let last = run.last, !Steps.follow(last.folded, stop.folded) { end(&judging) }
      run.append(stop)
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
    if sizes.contains(first), sizes.contains(second) { return true }
    guard let (one, rest) = number(first), let (other, otherRest) = number(second),
      other == one + 1
    else { return false }
    return rest.prefix(3).elementsEqual(otherRest.prefix(3)) && !rest.isEmpty
  }

  private static func number(_ text: String) -> (Int, [UInt8])? {
    let bytes = Array(text.utf8)
    let digits = bytes.filter { (0x30...0x39).contains($0) }
    guard (1...2).contains(digits.count), let value = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (value, bytes.filter { !(0x30...0x39).contains($0) && $0 != 0x20 })
  }
}
