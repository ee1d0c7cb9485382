/// One line of a frame: pieces of harmless text, one after the other.
struct FrameLine: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var text: String
    var style: Style
  }

  private(set) var pieces: [Piece] = []

  static let blank = FrameLine()

  init() {}

  init(_ text: String, _ style: Style = []) { add(text, style) }

  mutating func add(_ text: String, _ style: Style = []) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: text, style: style))
  }

  /// Adds blanks up to a column.
  mutating func pad(to column: Int) {
    let missing = column - width
    if missing > 0 { add(String(repeating: " ", count: missing)) }
  }

  /// In cells.
  var width: Int { pieces.reduce(0) { $0 + CellWidth.of($1.text) } }

  var text: String { pieces.map(\.text).joined() }
}

/// What stands on the screen, and where the hardware cursor is.
struct Frame: Hashable, Sendable {
  struct Position: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  var lines: [FrameLine]
  var cursor: Position
}
