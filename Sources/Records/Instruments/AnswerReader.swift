import JSON
package import Localization
import Wording

/// Reads what somebody wrote as the answer to one item.
package struct AnswerReader: Sendable {
  /// What a text is.
  package enum Reading: Hashable, Sendable {
    /// The id of an option, or a number without needless digits.
    case value(String)
    /// Why there is no answer.
    case absence(Absence)
    /// Neither; with what would be allowed.
    case notAllowed(Sentence)
  }

  package let rule: AnswerRule

  package init(_ rule: AnswerRule) { self.rule = rule }

  /// Takes numbers of the range, and options by id, number or label; `declined`, `unknown` and `notAsked` where no
  /// option is called so.
  package func read(_ text: String) -> Reading {
    let text = PlainText.trimmed(text)
    if rule.isOpen {
      if let absence = Self.absence(text) { return .absence(absence) }
      if let fault = ScalarRule.fault(text, .line) { return .notAllowed(fault.remedy) }
      return .value(text)
    }
    if rule.read(text) != .notAllowed {
      guard let range = rule.range, let number = Double(text), range.contains(number) else {
        return .value(text)
      }
      return .value(AnswerRange.text(number))
    }
    if let option = option(text) { return .value(option.id) }
    if let absence = Self.absence(text) { return .absence(absence) }
    return .notAllowed(remedy(text))
  }

  /// The one option whose id or label this is in any case, or whose number.
  private func option(_ text: String) -> ResponseOption? {
    let folded = text.lowercased()
    let named = rule.options.filter {
      Text.isSame($0.id.lowercased(), folded) || Text.isSame($0.label.lowercased(), folded)
    }
    if let only = named.first { return named.count == 1 ? only : nil }
    guard let number = Double(text) else { return nil }
    let counted = rule.options.filter { $0.number == number }
    return counted.count == 1 ? counted.first : nil
  }

  private static func absence(_ text: String) -> Absence? {
    let wanted = PlainText.folded(text, .unjoined)
    return Absence.allCases.first { Text.isSame(PlainText.folded($0.id, .unjoined), wanted) }
  }

  private func remedy(_ text: String) -> Sentence {
    let near = Spelling.nearest(to: text, among: rule.options.map(\.id))
    return near.map { "did you mean \($0)? It must be \(rule.allowed)" } ?? "write \(rule.allowed)"
  }
}
