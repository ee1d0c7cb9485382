import JSON
package import Localization

/// Which answers one item takes, and what each counts as.
///
/// An item takes the options that are meant for it; where there are none, the numbers of the instrument's range. A class,
/// because one rule reads thousands of answers and nothing in it changes.
package final class AnswerRule: Sendable {
  /// What a written answer is.
  package enum Reading: Hashable, Sendable {
    /// What it counts as before any reversing.
    case number(Double)
    /// An option that stands for no answer, such as "I would rather not say".
    case noAnswer
    case notAllowed
  }

  package let item: InstrumentItem
  /// The options of the item, in order; empty where answers are numbers of ``range``.
  package let options: [ResponseOption]
  package let range: AnswerRange?

  package init(_ item: InstrumentItem, in instrument: Instrument) {
    self.item = item
    options = instrument.options.filter { option in
      option.items.isEmpty || option.items.contains { Text.isSame($0, item.id) }
    }
    range = options.isEmpty ? instrument.range : nil
    let numbers = options.compactMap(\.number)
    if let range {
      limits = (range.lowest, range.highest)
    } else if let lowest = numbers.min(), let highest = numbers.max() {
      limits = (lowest, highest)
    } else {
      limits = nil
    }
  }

  /// The lowest and the highest number that an answer can count as; `nil` where none counts as a number.
  package let limits: (lowest: Double, highest: Double)?

  /// Whether the instrument says nothing about answers, so that any will do.
  package var isOpen: Bool { options.isEmpty && range == nil }

  package func read(_ answer: String) -> Reading {
    if let option = options.first(where: { Text.isSame($0.id, answer) }) {
      return option.number.map(Reading.number) ?? .noAnswer
    }
    guard let range, let number = Self.number(answer), range.contains(number) else {
      return .notAllowed
    }
    return .number(number)
  }

  /// What is allowed, for messages: "a whole number from 1 to 5", "one of no, with-help, alone".
  package var allowed: Sentence {
    if let range { return range.words }
    return "one of \(options.map(\.id).joined(separator: ", "))"
  }

  /// A number as JSON and spreadsheets write it: digits, a sign, a decimal point; nothing else.
  static func number(_ text: String) -> Double? {
    guard text.utf8.count <= 24, text.utf8.contains(where: { (0x30...0x39).contains($0) }),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2d || $0 == 0x2e })
    else { return nil }
    return Double(text)
  }
}

extension AnswerRange {
  /// Whether a number lies in the range and on one of its steps.
  package func contains(_ number: Double) -> Bool {
    guard number >= lowest, number <= highest, step > 0 else { return false }
    let steps = (number - lowest) / step
    return abs(steps - steps.rounded()) < 1e-6
  }

  /// "a whole number from 1 to 5", "a number from 0 to 100 in steps of 5".
  package var words: Sentence {
    let (from, to) = (Self.text(lowest), Self.text(highest))
    if step == 1, lowest == lowest.rounded() { return "a whole number from \(from) to \(to)" }
    return "a number from \(from) to \(to) in steps of \(Self.text(step))"
  }

  /// A number without a needless decimal point.
  package static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
