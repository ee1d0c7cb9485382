import Localization

extension Rule {
  static let labelInName = Rule(
    "label-in-name", "What is seen on a control is part of its name",
    needs: [.labels, .seenText, .roles], criteria: ["2.5.3"], .serious, isFailure: true,
    why: "Who uses voice control says what is written there, and nothing happens.",
    remedy: "Begin the label with the words that are seen.",
    passes: [
      #"{"elements": [{"role": "button", "label": "Buy ticket to the sea", "text": "Buy ticket"}]}"#
    ],
    fails: [#"{"elements": [{"role": "button", "label": "Proceed", "text": "Buy ticket"}]}"#]
  ) { judging in
    let hearing = judging.hearing
    for stop in judging.stops where hearing.isControl(stop) && !stop.role.isEditable {
      let element = hearing.element(of: stop)
      guard let label = element.label, Words.hasContent(label),
        let seen = SeenText.of(stop.element, hearing)
      else { continue }
      let (heard, words) = (Words.list(label), Words.list(seen))
      guard words.contains(where: { $0.utf8.count > 2 }) else { continue }
      let isPart = words.contains { word in heard.contains { $0.utf8.elementsEqual(word.utf8) } }
      let isWithin = Words.isIdeographic(seen) && label.contains(seen)
      judging.judge(
        stop.element, breaks: !isPart && !isWithin,
        "None of the words that are seen on it is in its name.")
    }
  }
}

/// What can be read on an element.
enum SeenText {
  /// Its own text or the first text inside it that is no stop of its own; `nil` for none.
  static func of(_ element: Int, _ hearing: Hearing) -> String? {
    let end = max(element + 1, hearing.elements[element].end)
    for index in element..<end where hearing.isMet(index) {
      guard index == element || hearing.stop(at: index) == nil else { continue }
      if let text = hearing.elements[index].text, Words.hasContent(text) { return text }
    }
    return nil
  }
}
