package import JSON
package import Localization
import Wording

/// Whether one value is what its field may hold.
///
/// A fault repeats a value only where it cannot be somebody's words: a number, or a slip away from a known word.
package enum ScalarRule {
  package struct Fault: Hashable, Sendable {
    /// Continues the field's label: "is 7, allowed 0 to 4".
    package let problem: Sentence
    package let remedy: Sentence
  }

  /// What is wrong with a value that is not null, or `nil`.
  package static func fault(_ value: JSONNode, _ kind: FieldKind) -> Fault? {
    switch kind {
    case .integer(let range): integer(value, range)
    case .milliseconds: integer(value, 0...Int(Int32.max))
    case .decimal(let range): decimal(value, range)
    case .flag:
      value.boolean == nil
        ? Fault(problem: "must be true or false", remedy: "write `true` or `false`") : nil
    default: text(value, kind)
    }
  }

  private static func integer(_ value: JSONNode, _ range: ClosedRange<Int>) -> Fault? {
    let number = value.integer.flatMap { $0 != 0 || value.rawBytes.count == 1 ? $0 : nil }
    if let number, range.contains(number) { return nil }
    let allowed: Sentence = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let number else {
      return Fault(problem: "must be \(allowed)", remedy: "write \(allowed), without a fraction")
    }
    return Fault(
      problem: "is \(number), allowed \(range.lowerBound) to \(range.upperBound)",
      remedy: "write \(allowed)")
  }

  private static func decimal(_ value: JSONNode, _ range: ClosedRange<Double>) -> Fault? {
    guard let number = value.lexeme.flatMap(Double.init), range.contains(number) else {
      return Fault(
        problem: "must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))",
        remedy: value.lexeme == nil
          ? "write the number without quotation marks" : "write a number within the limits")
    }
    return nil
  }

  private static func text(_ value: JSONNode, _ kind: FieldKind) -> Fault? {
    guard let isFine = value.withText({ isFine($0, kind) }) else {
      return Fault(
        problem: "must be text in quotation marks", remedy: "put the value in quotation marks")
    }
    return isFine ? nil : words(about: value.string ?? "", kind)
  }

  /// What is wrong with a text for a kind of field, or `nil`.
  package static func fault(_ string: String, _ kind: FieldKind) -> Fault? {
    isFine(Array(string.utf8).span, kind) ? nil : words(about: string, kind)
  }

  /// What to say about a text that a kind of field may not hold.
  private static func words(about string: String, _ kind: FieldKind) -> Fault? {
    switch kind {
    case .line: Fault(problem: "must be one line", remedy: "remove the line break")
    case .choice(let words): choice(string, words)
    case .instant: instantFault
    case .day: dayFault
    case .place: placeFault(string)
    case .dimension: dimensionFault
    case .address: addressFault
    case .reference(let target): reference(string, target)
    case .position: positionFault
    default: nil
    }
  }

  private static func choice(_ string: String, _ words: WordList) -> Fault {
    let near = Spelling.nearest(to: string, among: words.ids)
    let list = words.ids.joined(separator: ", ")
    return Fault(
      problem: near == nil
        ? "is not one of its words" : "is \(Quoted(string)), which is not one of its words",
      remedy: near.map { "did you mean \($0)? The words are \(list)" } ?? "the words are \(list)")
  }

  private static func placeFault(_ string: String) -> Fault {
    let near = WCAGCatalogue.shared.suggestions(for: string).first
    let isNumber = string.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2e }
    return Fault(
      problem: isNumber
        ? "names \(Quoted(string)), which WCAG does not have" : "names nothing that WCAG has",
      remedy: near.map { "did you mean \($0.label)?" } ?? "write a number such as 1.4.10")
  }

  private static func reference(_ string: String, _ target: ReferenceTarget) -> Fault {
    return Fault(
      problem: "cannot be an id",
      remedy: hasTwoParts(target)
        ? "write two ids with a slash between them" : "write the id of a record"
    )
  }

  private static let instantFault = Fault(
    problem: "must be a moment in UTC", remedy: "write it as `2026-03-02T09:30:00Z`")
  private static let dayFault = Fault(
    problem: "must be a day of the calendar", remedy: "write it as 2026-03-02")
  private static let dimensionFault = Fault(
    problem: "must be the id of an ability, in small letters",
    remedy:
      "write `see`, `hear`, `speak`, `touch`, `think`, `feel`, `body`, `energy` or a team's own id")
  private static let addressFault = Fault(
    problem: "must be an address of the web",
    remedy:
      "write it as `https://github.com/shop/app/issues/12`, without spaces, commas, names or passwords"
  )
  private static let positionFault = Fault(
    problem: "must be a fractional index of small letters and digits that does not end in 0",
    remedy: "write `i` for the middle")
}
