import Wording

/// What a typed answer means on a page with a list.
enum ChoiceAnswer: Hashable, Sendable {
  case row(Int)
  /// Several rows fit, best first.
  case several([Int])
  case none
  /// A whole number that no row has.
  case outOfRange
}

/// Finds the rows that a person means.
struct ChoiceReader {
  let list: ShownList
  let numbers: RowNumbers

  /// By number, by whole name, then by its beginning or by what the list itself says may be meant.
  ///
  /// - Complexity: O(*n*) unless it is a number.
  func read(_ answer: String) -> ChoiceAnswer {
    let answer = PlainText.trimmed(answer)
    if let number = Self.number(answer) {
      return numbers.row(of: number).map { .row($0) } ?? .outOfRange
    }
    let fitting = fitting(answer)
    if let first = fitting.first {
      let key = answer.lowercased()
      let whole = fitting.filter { list.row($0).text.lowercased() == key }
      if whole.count == 1 { return .row(whole[0]) }
      return fitting.count == 1 ? .row(first) : .several(fitting)
    }
    return .none
  }

  /// The rows that typed letters may mean.
  func fitting(_ answer: String) -> [Int] {
    let key = PlainText.trimmed(answer).lowercased()
    guard !key.isEmpty else { return [] }
    if let matching = list.matching {
      return matching(PlainText.trimmed(answer)).filter { $0 >= 0 && $0 < list.count }
    }
    if let number = Self.number(key) {
      return numbers.row(of: number).map { [$0] } ?? []
    }
    return (0..<list.count).filter {
      let row = list.row($0)
      return !row.isHeading && row.text.lowercased().hasPrefix(key)
    }
  }

  /// A whole number of ASCII or full-width digits.
  static func number(_ text: String) -> Int? {
    var value = 0
    guard !text.isEmpty, text.count <= 9 else { return nil }
    for character in text {
      guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return nil }
      value = value * 10 + digit
    }
    return value
  }
}

extension ChoiceReader {
  /// Whether a line names nothing at all: blanks, or the signs that stand between names.
  static func isBlank(_ answer: String) -> Bool {
    answer.allSatisfy { $0.isWhitespace || isDivider($0) }
  }

  private static func isDivider(_ character: Character) -> Bool {
    ",;，、".contains(character)
  }

  /// What several numbers and names mean together.
  enum Several: Hashable, Sendable {
    case rows([Int])
    /// The part that no single row fits.
    case unclear(String, ChoiceAnswer)
  }

  /// Reads numbers and names with commas or spaces between them; a name may hold spaces where commas divide.
  func readSeveral(_ answer: String) -> Several {
    var rows: Set<Int> = []
    for part in answer.split(whereSeparator: Self.isDivider) {
      let part = PlainText.trimmed(part)
      guard !part.isEmpty else { continue }
      if case .row(let row) = read(part) {
        rows.insert(row)
        continue
      }
      for word in part.split(whereSeparator: \.isWhitespace) {
        switch read(String(word)) {
        case .row(let row): rows.insert(row)
        case let other: return .unclear(String(word), other)
        }
      }
    }
    return .rows(rows.sorted())
  }
}
