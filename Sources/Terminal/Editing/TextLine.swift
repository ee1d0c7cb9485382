/// One line of text that is being typed, and where the cursor stands in it.
package struct TextLine: Hashable, Sendable {
  private(set) var characters: [Character] = [] {
    didSet { revision += 1 }
  }
  /// Grows whenever the text may have changed.
  private(set) var revision = 0
  /// How many characters stand before the cursor.
  package var cursor = 0 {
    didSet { cursor = min(max(cursor, 0), characters.count) }
  }
  /// What was cut last, for putting it back.
  var cut: [Character] = []

  /// - Parameter text: What stands there at first; the cursor stands behind it.
  package init(_ text: String = "") {
    set(text)
  }

  package var text: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }
  /// How many characters there are.
  package var count: Int { characters.count }

  /// Puts a text at the cursor, as if it were typed; each line end becomes a space.
  package mutating func insert(_ text: String) {
    guard !text.isEmpty else { return }
    let start = cursor
    let added = Self.onOneLine(text)
    characters.insert(contentsOf: added, at: start)
    cursor = start + added.count
    // The end first: what is joined there moves nothing before it.
    settle(at: start + added.count)
    settle(at: start)
  }

  /// Replaces the whole text; the cursor stands behind it.
  package mutating func set(_ text: String) {
    characters = Self.onOneLine(text)
    cursor = characters.count
  }

  package mutating func clear() {
    characters = []
    cursor = 0
  }

  /// Takes characters away; the cursor stands where they stood.
  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    characters.removeSubrange(range)
    cursor = range.lowerBound
    settle(at: range.lowerBound)
  }

  private static func onOneLine(_ text: String) -> [Character] {
    text.map { $0.isNewline ? " " : $0 }
  }

  /// Joins the characters on both sides of a border where they are one for people, such as a letter and an accent.
  private mutating func settle(at border: Int) {
    guard border > 0, border < characters.count else { return }
    let before = characters[border - 1]
    let after = characters[border]
    guard Self.mayJoin(before, after) else { return }
    let joined = String([before, after])
    if joined.count == 1 || joined.unicodeScalars.contains(where: Self.isFlagLetter) { regroup() }
  }

  /// Below U+0300 nothing joins.
  private static func mayJoin(_ before: Character, _ after: Character) -> Bool {
    (after.unicodeScalars.first.map { $0.value >= 0x300 } ?? false)
      || (before.unicodeScalars.last.map { $0.value >= 0x300 } ?? false)
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Finds all characters anew: what is joined may join the next, and the letters of flags pair up from the left.
  private mutating func regroup() {
    let before = String(characters[..<cursor]).utf8.count
    characters = Array(text)
    var bytes = 0
    cursor =
      characters.firstIndex { character in
        if bytes >= before { return true }
        bytes += character.utf8.count
        return false
      } ?? characters.count
  }
}
