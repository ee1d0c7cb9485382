/// Keeps what stands on the screen and says which bytes turn it into the next frame.
///
/// - Complexity: Lines that did not change cost one comparison; no key clears the screen.
struct Painter {
  private var size: TerminalDevice.Size
  private var lines: [FrameLine] = []
  private var cells: [[Cell]] = []
  private var cursor: Frame.Position?
  private var style: Style = []
  private var isClean = false

  init(size: TerminalDevice.Size) { self.size = size }

  /// Nothing that stood on the screen is there any more.
  mutating func forget(size: TerminalDevice.Size) { self = Painter(size: size) }

  /// The bytes that make the screen show a frame; empty where it stands there already.
  mutating func paint(_ frame: Frame) -> [UInt8] {
    var out = ""
    if !isClean {
      out += "\u{1B}[m\u{1B}[H\u{1B}[2J"
      lines = Array(repeating: .blank, count: size.rows)
      cells = Array(
        repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
      cursor = Frame.Position(row: 0, column: 0)
      style = []
      isClean = true
    }
    for row in 0..<size.rows {
      let line = row < frame.lines.count ? frame.lines[row] : .blank
      guard line != lines[row] else { continue }
      let next = line.cells(width: size.columns)
      change(row, to: next, &out)
      lines[row] = line
      cells[row] = next
    }
    set([], &out)
    let place = Frame.Position(
      row: min(max(frame.cursor.row, 0), max(size.rows - 1, 0)),
      column: min(max(frame.cursor.column, 0), max(size.columns - 1, 0)))
    move(to: place, &out)
    return Array(out.utf8)
  }

  /// Writes the cells of one row that differ; a short stretch that stays is cheaper written than leapt over.
  private mutating func change(_ row: Int, to next: [Cell], _ out: inout String) {
    let old = cells[row]
    let end = (next.lastIndex { $0 != .blank } ?? -1) + 1
    var column = 0
    while column < next.count {
      guard next[column] != old[column] else {
        column += 1
        continue
      }
      if column >= end {
        clear(row, from: column, old, &out)
        return
      }
      var last = column
      var probe = column + 1
      while probe < end, probe - last <= 4 {
        if next[probe] != old[probe] { last = probe }
        probe += 1
      }
      while column > 0, next[column].character == nil { column -= 1 }
      while last + 1 < next.count, next[last + 1].character == nil { last += 1 }
      write(next[column...last], row, &out)
      column = last + 1
    }
  }

  private mutating func clear(_ row: Int, from column: Int, _ old: [Cell], _ out: inout String) {
    move(to: Frame.Position(row: row, column: column), &out)
    set([], &out)
    let last = old.lastIndex { $0 != .blank } ?? column
    if last - column < 3, last + 1 < size.columns {
      out += String(repeating: " ", count: last - column + 1)
      cursor?.column = last + 1
    } else {
      out += "\u{1B}[K"
    }
  }

  private mutating func write(_ span: ArraySlice<Cell>, _ row: Int, _ out: inout String) {
    move(to: Frame.Position(row: row, column: span.startIndex), &out)
    var column = span.startIndex
    while column < span.endIndex {
      let cell = span[column]
      set(cell.style, &out)
      out.append(cell.character ?? " ")
      column += 1
      while column < span.endIndex, span[column].character == nil { column += 1 }
      cursor = column < size.columns ? Frame.Position(row: row, column: column) : nil
      if let character = cell.character, Self.isOfDoubtfulWidth(character) {
        cursor = nil
        if column < span.endIndex { move(to: Frame.Position(row: row, column: column), &out) }
      }
    }
  }

  /// Terminals disagree on the width of joined and combined characters, so the cursor is placed anew after them.
  static func isOfDoubtfulWidth(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x7E || scalars.count > 1 else { return false }
    return scalars.count > 1 || first.value >= 0x1F000
  }

  private mutating func set(_ next: Style, _ out: inout String) {
    out += Style.change(from: style, to: next)
    style = next
  }

  private mutating func move(to place: Frame.Position, _ out: inout String) {
    out += CursorMotion.bytes(from: cursor, to: place)
    cursor = place
  }
}
