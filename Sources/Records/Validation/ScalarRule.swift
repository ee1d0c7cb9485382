/// Whether one value is what its field may hold.
package enum ScalarRule {
  package struct Fault: Hashable, Sendable {
    /// Continues the field's label: "is 7, allowed 0 to 4".
    package let problem: String
    package let remedy: String
  }

  /// What is wrong with a value that is not null, or `nil`.
  package static func fault(_ value: JSONNode, _ kind: FieldKind) -> Fault? {
    switch kind {
    case .integer(let range): integer(value, range)
    case .milliseconds: integer(value, 0...Int(Int32.max))
    case .decimal(let range): decimal(value, range)
    case .flag:
      value.boolean == nil
        ? Fault(problem: "must be true or false", remedy: "write true or false") : nil
    case .text: text(value) { _ in nil }
    default: text(value) { fault($0, kind) }
    }
  }

  private static func integer(_ value: JSONNode, _ range: ClosedRange<Int>) -> Fault? {
    let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let number = value.integer, Text.isSame(String(number), value.lexeme ?? "") else {
      return Fault(problem: "must be \(allowed)", remedy: "write \(allowed), without a fraction")
    }
    return range.contains(number)
      ? nil
      : Fault(
        problem: "is \(number), allowed \(range.lowerBound) to \(range.upperBound)",
        remedy: "write \(allowed)")
  }

  private static func decimal(_ value: JSONNode, _ range: ClosedRange<Double>) -> Fault? {
    guard let number = value.lexeme.flatMap(Double.init), range.contains(number) else {
      return Fault(
        problem: "must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))",
        remedy: "write the number without quotation marks")
    }
    return nil
  }

  private static func text(_ value: JSONNode, _ rule: (String) -> Fault?) -> Fault? {
    guard let string = value.string else {
      return Fault(
        problem: "must be text in quotation marks", remedy: "put the value in quotation marks")
    }
    return rule(string)
  }

  /// What is wrong with a text for a kind of field, or `nil`.
  package static func fault(_ string: String, _ kind: FieldKind) -> Fault? {
    switch kind {
    case .line where string.utf8.contains(where: { $0 == 0x0a || $0 == 0x0d }):
      Fault(problem: "must be one line", remedy: "remove the line break")
    case .choice(let words): choice(string, words)
    case .instant: Instant(string) == nil ? instantFault : nil
    case .day: CalendarDay(string) == nil ? dayFault : nil
    case .place: Place(string) == nil ? placeFault(string) : nil
    case .dimension: isDimension(string) ? nil : dimensionFault
    case .reference(let target): reference(string, target)
    case .position: isPosition(string) ? nil : positionFault
    default: nil
    }
  }

  private static func choice(_ string: String, _ words: WordList) -> Fault? {
    if words.ids.contains(where: { Text.isSame($0, string) }) { return nil }
    let near = Spelling.nearest(to: string, among: words.ids)
    let list = words.ids.joined(separator: ", ")
    return Fault(
      problem: "is \(Quoted(string)), which is not one of its words",
      remedy: (near.map { "did you mean \($0)? " } ?? "") + "the words are \(list)")
  }

  private static func placeFault(_ string: String) -> Fault {
    let near = WCAGCatalogue.shared.suggestions(for: string).first
    return Fault(
      problem: "names \(Quoted(string)), which WCAG does not have",
      remedy: near.map { "did you mean \($0.label)?" } ?? "write a number such as 1.4.10")
  }

  private static func reference(_ string: String, _ target: ReferenceTarget) -> Fault? {
    let parts = string.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let expected = target == .observation || target == .spectrumCell ? 2 : 1
    if parts.count == expected, parts.allSatisfy(RecordID.isWellFormed) { return nil }
    return Fault(
      problem: "is \(Quoted(string)), which cannot be an id",
      remedy: expected == 2 ? "write two ids with a slash between them" : "write the id of a record"
    )
  }

  /// Whether a text can be the id of an ability.
  package static func isDimension(_ string: String) -> Bool {
    RecordID.isWellFormed(string) && Text.isSame(string, string.lowercased())
  }

  private static func isPosition(_ string: String) -> Bool {
    let bytes = string.utf8
    return (1...200).contains(bytes.count) && bytes.last != UInt8(ascii: "0")
      && bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) }
  }

  private static let instantFault = Fault(
    problem: "must be a moment in UTC", remedy: "write it as 2026-03-02T09:30:00Z")
  private static let dayFault = Fault(
    problem: "must be a day of the calendar", remedy: "write it as 2026-03-02")
  private static let dimensionFault = Fault(
    problem: "must be the id of an ability, in small letters",
    remedy: "write see, hear, speak, touch, think, feel, body, energy or a team's own id")
  private static let positionFault = Fault(
    problem: "must be a fractional index of small letters and digits that does not end in 0",
    remedy: "write i for the middle")
}
