import Records

/// The answers of one response as numbers, item by item.
struct AnswerReading {
  /// As given; `nil` where there is no answer.
  private(set) var raw: [Double?]
  /// After reversing.
  private(set) var counted: [Double?]
  private(set) var notAllowed: Set<Int> = []
  var unknown: [String] = []

  init(count: Int) {
    raw = Array(repeating: nil, count: count)
    counted = raw
  }

  mutating func take(_ answer: String, _ rule: AnswerRule, at index: Int) {
    switch rule.read(answer) {
    case .noAnswer: break
    case .notAllowed: notAllowed.insert(index)
    case .number(let number):
      raw[index] = number
      counted[index] =
        rule.item.isReversed ? rule.limits.map { $0.lowest + $0.highest - number } : number
    }
  }
}
