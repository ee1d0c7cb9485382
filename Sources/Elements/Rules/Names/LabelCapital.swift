import Localization

extension Rule {
  static let labelCapital = Rule(
    "label-capital", "Names of controls begin with a capital letter", needs: [.roles, .labels],
    criteria: ["2.4.6"], .slight,
    why: "Screen readers shape their voice by it, and one app should write its names one way.",
    remedy: "Write the first letter in upper case; scripts without capitals are left alone.",
    passes: ["Send, button.", "iPhone, button.", Example("发送，按钮。", "zh")],
    fails: ["send, button.", Example("senden, Taste.", "de")]
  ) { judging in
    for stop in judging.stops where stop.source == .own && stop.role.isControl {
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
    guard let first = text.unicodeScalars.first(where: { $0.value > 0x20 }),
      first.properties.isAlphabetic,
      first.properties.isLowercase || first.properties.isUppercase
    else { return nil }
    if first.properties.isUppercase { return false }
    let word = text.unicodeScalars.prefix { $0.value != 0x20 }
    if word.dropFirst().contains(where: \.properties.isUppercase) { return nil }
    let isPlain = word.allSatisfy { $0.properties.isAlphabetic || $0 == "-" || $0 == "'" }
    return isPlain && word.count > 1 ? true : nil
  }
}
