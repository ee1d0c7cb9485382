/// Where an element lies: in points on iOS and in Flutter, in pixels on Android, from the top left of the screen.
package struct Frame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }

  /// Whether nothing of it can be seen: dumps give elements outside the screen empty or inverted frames.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  package var area: Double { isEmpty ? 0 : width * height }

  /// Whether both share more than an edge.
  package func overlaps(_ other: Frame) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Whether both lie in the same row of the screen: more than half of the lower one's height is shared.
  package func sharesRow(with other: Frame) -> Bool {
    let shared = min(bottom, other.bottom) - max(y, other.y)
    return shared > min(height, other.height) / 2
  }

  /// "12, 40, 100 by 44".
  package var words: String {
    "\(Self.text(x)), \(Self.text(y)), \(Self.text(width)) by \(Self.text(height))"
  }

  /// Reads ``words``; `nil` for anything else.
  package init?(words: String) {
    let parts = words.split(whereSeparator: { $0 == "," || $0 == " " }).filter { $0 != "by" }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A number without needless digits.
  package static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "0" }
    let tenths = Int((number * 10).rounded())
    if tenths % 10 == 0 { return String(tenths / 10) }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
