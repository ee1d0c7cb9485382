/// The input with its label, broken at the window's edge; every character keeps its place while others are typed.
struct InputLayout {
  var lines: [FrameLine]
  var cursor: Frame.Position

  /// - Parameters:
  ///   - label: Stands before the text, with its colon and blank.
  ///   - limit: The greatest number of lines; those around the cursor are shown.
  init(label: String, style: Style, line: TextLine, isSecret: Bool, width: Int, limit: Int) {
    let width = max(width, 1)
    var pieces: [(text: String, style: Style)] = []
    for character in SafeText.line(label) { pieces.append((String(character), style)) }
    let before = pieces.count
    if !isSecret {
      for character in line.text {
        pieces.append((SafeText.line(String(character)), []))
      }
    }
    let mark = before + (isSecret ? 0 : line.cursor)

    var rows: [FrameLine] = []
    var row = FrameLine()
    var run = ""
    var runStyle: Style = []
    var column = 0
    var cursor = Frame.Position(row: 0, column: 0)
    for (index, piece) in pieces.enumerated() {
      let size = CellWidth.of(piece.text)
      if column + size > width {
        row.add(run, runStyle)
        rows.append(row)
        row = FrameLine()
        run = ""
        column = 0
      }
      if piece.style != runStyle {
        row.add(run, runStyle)
        run = ""
        runStyle = piece.style
      }
      if index == mark { cursor = Frame.Position(row: rows.count, column: column) }
      run += piece.text
      column += size
    }
    row.add(run, runStyle)
    rows.append(row)
    if mark >= pieces.count {
      if column >= width {
        rows.append(.blank)
        column = 0
      }
      cursor = Frame.Position(row: rows.count - 1, column: column)
    }
    let first = max(0, min(cursor.row - limit + 1, rows.count - limit))
    lines = Array(rows[first..<min(rows.count, first + max(limit, 1))])
    self.cursor = Frame.Position(row: cursor.row - first, column: cursor.column)
  }
}
