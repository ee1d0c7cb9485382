import Localization

extension Rule {
  static let labelInName = Rule(
    "label-in-name", "What is seen on a control is part of its name",
    needs: [.labels, .seenText, .roles], criteria: ["2.5.3"], .serious, isFailure: true,
    why: "Who uses voice control says what is written there, and nothing happens.",
    remedy: "Begin the label with the words that are seen.",
    passes: [
      #"{"elements": [{"role": "button", "label": "Buy ticket to the sea", "text": "Buy ticket"}]}"#,
      #"{"elements": [{"role": "toggle", "label": "Wi-Fi", "text": "OFF"}]}"#,
    ],
    fails: [#"{"elements": [{"role": "button", "label": "Proceed", "text": "Buy ticket"}]}"#]
  ) { judging in
    let hearing = judging.hearing
    for stop in judging.stops(.acting) where !stop.role.isEditable {
      guard let label = hearing.elements[stop.element].label, Words.hasContent(label),
        !SeenText.isState(stop, hearing), let seen = SeenText.of(stop.element, hearing),
        Words.list(seen).contains(where: { $0.utf8.count > 2 })
      else { continue }
      judging.judge(
        stop.element, breaks: SeenText.isMissing(seen, in: label),
        "None of the words that are seen on it is in its name.")
    }
  }
}

/// What can be read on an element.
enum SeenText {
  /// Its own text or the first text inside it that is no stop of its own; `nil` for none.
  static func of(_ element: Int, _ hearing: Hearing) -> String? {
    let end = max(element + 1, hearing.elements[element].end)
    var index = element
    while index < end {
      if index > element, hearing.stop(at: index) != nil {
        index = max(index + 1, hearing.elements[index].end)
        continue
      }
      if hearing.isMet(index), let text = hearing.elements[index].text, Words.hasContent(text) {
        return text
      }
      index += 1
    }
    return nil
  }

  /// Whether what is seen on it says how it stands ("OFF"), which belongs into no name.
  static func isState(_ stop: Stop, _ hearing: Hearing) -> Bool {
    switch stop.role {
    case .toggle, .checkbox, .radio: true
    default: hearing.elements[stop.element].states.holds(.checkable)
    }
  }

  /// Whether a name lacks all that is seen: no where the words stand in it one after the other, yes where nothing of
  /// them does, `nil` where only a person can say. "15min" and "15 minutes" may be the same.
  static func isMissing(_ seen: String, in label: String) -> Bool? {
    let (words, heard) = (Words.list(seen), Words.list(label))
    if Words.isIdeographic(seen), label.contains(seen) { return false }
    if Words.contains(label, words: seen) { return false }
    let isShared = words.contains { word in heard.contains { haveSame(word, $0) } }
    return isShared || Words.isIdeographic(seen) ? nil : true
  }

  /// Whether one word is the beginning of the other, or both hold the same number.
  private static func haveSame(_ first: Substring, _ second: Substring) -> Bool {
    if first.utf8.starts(with: second.utf8) || second.utf8.starts(with: first.utf8) { return true }
    let (one, other) = (digits(first), digits(second))
    return !one.isEmpty && one == other
  }

  private static func digits(_ word: Substring) -> [UInt8] {
    word.utf8.filter { (0x30...0x39).contains($0) }
  }
}
