import Localization

extension Rule {
  static let labelCapital = Rule(
    "label-capital", "Names of controls begin with a capital letter", needs: [.roles, .labels],
    criteria: ["2.4.6"], .slight,
    why: "Screen readers shape their voice by it, and one app should write its names one way.",
    remedy: "Write the first letter in upper case; scripts without capitals are left alone.",
    passes: [
      "Send, button.", "iPhone, button.", Example("发送，按钮。", "zh"),
      #"{"elements": [{"role": "button", "label": "iOS."}, {"role": "button", "label": "p.m."}]}"#,
      #"{"elements": [{"role": "button", "label": "ca. 5 km"}, {"role": "button", "label": "x…"}]}"#,
    ],
    fails: [
      "send, button.", Example("senden, Taste.", "de"),
      #"{"elements": [{"role": "button", "label": "send."}]}"#,
      #"{"elements": [{"role": "button", "label": "more…"}]}"#,
    ]
  ) { judging in
    for stop in judging.stops([.own, .control]) {
      guard !stop.role.isEditable, let isSmall = Capitals.isSmall(stop.name) else { continue }
      if FileNames.isFileName(stop.name) { continue }
      judging.judge(stop.element, breaks: isSmall, "The name begins with a small letter.")
    }
  }
}

/// Capital letters at the beginning of a text.
enum Capitals {
  /// Whether the first letter is small; `nil` where it has no case, or where capitals come later, as in "iPhone".
  static func isSmall(_ text: String) -> Bool? {
    // Most names begin with a capital letter of ASCII.
    if let byte = text.utf8.first(where: { $0 > 0x20 }), (0x41...0x5a).contains(byte) {
      return false
    }
    guard let first = text.unicodeScalars.first(where: { $0.value > 0x20 }),
      first.properties.isAlphabetic,
      first.properties.isLowercase || first.properties.isUppercase
    else { return nil }
    if first.properties.isUppercase { return false }
    let word = text.unicodeScalars.prefix { $0.value != 0x20 }
    if word.dropFirst().contains(where: \.properties.isUppercase) { return nil }
    // "ca. 5" is an abbreviation; "send." alone is a word.
    let isAlone = word.endIndex == text.unicodeScalars.endIndex
    let letters = isAlone ? ended(word) : word
    let isPlain = letters.allSatisfy { $0.properties.isAlphabetic || $0 == "-" || $0 == "'" }
    return isPlain && letters.count > 1 ? true : nil
  }

  /// A word without the signs that end a sentence.
  private static func ended(
    _ word: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var word = word
    while let last = word.last, ".!?…:".unicodeScalars.contains(last) { word = word.dropLast() }
    return word
  }
}
