/// What was entered before, for going back to it; the newest 500.
package struct InputHistory: Hashable, Sendable {
  private var entries: [String] = []
  /// Which entry is shown; the count of entries stands for the line that was being typed.
  private var place = 0
  /// The line that was being typed when looking back began.
  private var draft = ""

  private static let limit = 500

  package init() {}

  /// Adds what was entered, unless it is empty or the same as the newest, and looks at the end again.
  package mutating func add(_ text: String) {
    if !text.isEmpty, !(entries.last.map { Self.isSame($0, text) } ?? false) {
      entries.append(text)
      if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
    }
    place = entries.count
    draft = ""
  }

  /// The entry before the one shown.
  ///
  /// - Parameter current: What stands in the input; kept for coming back to when looking back begins.
  /// - Returns: `nil` where there is none.
  package mutating func older(current: String) -> String? {
    guard place > 0 else { return nil }
    if place >= entries.count { draft = current }
    place -= 1
    return entries[place]
  }

  /// The entry after the one shown, in the end the line that was being typed.
  ///
  /// - Returns: `nil` where that is shown already.
  package mutating func newer() -> String? {
    guard place < entries.count else { return nil }
    place += 1
    return place == entries.count ? draft : entries[place]
  }

  /// Removes a text wherever it is kept.
  package mutating func forget(_ text: String) {
    let before = entries[..<min(place, entries.count)].count { Self.isSame($0, text) }
    entries.removeAll { Self.isSame($0, text) }
    place -= before
    if Self.isSame(draft, text) { draft = "" }
  }

  /// Two spellings of one accent are two texts.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
