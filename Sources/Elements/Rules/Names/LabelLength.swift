import Localization

extension Rule {
  static let labelLength = Rule(
    "label-length", "Names of controls are short", needs: [.roles, .labels], criteria: ["2.4.6"],
    .slight,
    why: "The whole name is read out at every visit, and voice control wants it spoken.",
    remedy: "Say it in one to three words, 40 letters at most; explain in the hint.",
    passes: [
      "Buy ticket, button.", Example("购买车票，按钮。", "zh"),
      "\"Line 4, to the sea, in 3 minutes, on time today\", button.",
    ],
    fails: [
      "Buy the ticket that you have put together on the screens before this one, button.",
      Example("购买您在前面的几个页面上一步一步选好的那一张当日有效的电车车票，按钮。", "zh"),
    ]
  ) { judging in
    for stop in judging.stops([.own, .control]) {
      guard stop.role != .link, stop.role != .radio, stop.role != .checkbox else { continue }
      guard stop.name.utf8.count > LongNames.fewBytes else {
        judging.judge(stop.element, breaks: false, "")
        continue
      }
      let limit = Words.isIdeographic(stop.name) ? 20 : 40
      let length = stop.name.utf8.count > limit ? LongNames.length(stop.name) : 0
      judging.judge(
        stop.element, breaks: length > limit,
        "The name has \(length) letters; more than \(limit) tire.")
    }
  }
}

enum LongNames {
  /// How many letters a name has; of a row's name that lists what stands in the row, its longest part.
  /// As many bytes surely are no more letters than may be.
  static let fewBytes = 20

  static func length(_ name: String) -> Int {
    let parts = name.split(separator: ", ")
    return parts.count > 2 ? parts.map(\.count).max() ?? 0 : name.count
  }
}

extension Words {
  /// Whether a text is written in signs that stand for words, so that few of them say much.
  static func isIdeographic(_ text: String) -> Bool {
    // All of them begin with such a byte.
    text.utf8.contains { $0 >= 0xe3 }
      && text.unicodeScalars.contains { (0x3040...0x9fff).contains($0.value) }
  }
}
