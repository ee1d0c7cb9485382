/// One place on the screen.
struct Cell: Hashable, Sendable {
  /// `nil` in the further cells of a wide character.
  var character: Character?
  var style: Style

  static let blank = Cell(character: " ", style: [])
}

extension FrameLine {
  /// The line as exactly that many cells; what does not fit is left out.
  func cells(width: Int) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(width)
    for piece in pieces {
      for character in piece.text {
        let size = CellWidth.of(character)
        guard size > 0, cells.count + size <= width else { continue }
        cells.append(Cell(character: character, style: piece.style))
        for _ in 1..<size { cells.append(Cell(character: nil, style: piece.style)) }
      }
    }
    if cells.count < width {
      cells += Array(repeating: .blank, count: width - cells.count)
    }
    return cells
  }
}
