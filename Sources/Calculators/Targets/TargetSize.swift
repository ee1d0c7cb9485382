/// How large something is that people press, in the unit that its platform lays out in.
package struct TargetSize: Hashable, Sendable {
  package let width: Double
  package let height: Double

  /// - Returns: `nil` unless both are above 0 and at most 100,000.
  package init?(width: Double, height: Double) {
    let range = 0.0.nextUp...100_000
    guard range.contains(width), range.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Reads `34x40`, `34×40`, `34 by 40` or `44` for a square; a comma may stand for the decimal point.
  ///
  /// - Returns: `nil` for anything else.
  package init?(_ typed: String) {
    let separators: Set<Character> = ["x", "X", "×", "*"]
    let words = typed.lowercased().split(separator: " ").map { $0 == "by" ? "x" : String($0) }
    let parts = words.joined().split(
      omittingEmptySubsequences: false, whereSeparator: separators.contains)
    let numbers = parts.compactMap(Self.number)
    guard (1...2).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(width: numbers[0], height: numbers[numbers.count - 1])
  }

  private static func number(_ text: Substring) -> Double? {
    let plain = text.map { $0 == "," ? "." : $0 }
    guard plain.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(String(plain))
  }

  /// The shorter side.
  package var shorter: Double { min(width, height) }

  /// Whether both sides are at least this long.
  package func isAtLeast(_ side: Double) -> Bool { shorter >= side }

  func scaled(by factor: Double) -> TargetSize? {
    TargetSize(width: width * factor, height: height * factor)
  }
}
