/// Turns one row of a list into lines.
struct RowFormat: Hashable, Sendable {
  var audience: ScreenAudience
  /// In cells.
  var width: Int
  /// The digits of the greatest number; 0 where rows have none.
  var digits = 0
  /// Whether it shows which rows are marked.
  var hasMarks = false
  /// The widths of the detail columns, in cells.
  var details: [Int] = []

  struct Lines: Hashable, Sendable {
    var lines: [FrameLine]
    /// Where the cursor stands on the first line when the row has the focus.
    var column: Int
  }

  /// - Parameter limit: The greatest number of lines; what does not fit ends with an ellipsis.
  func lines(
    _ row: ShownRow, number: Int?, isMarked: Bool, isFocused: Bool, limit: Int
  ) -> Lines {
    let label = label(row, number, isMarked)
    switch audience {
    case .screenReader:
      let text = Prose.lines(label + row.sentence, width: width)
      return Lines(
        lines: Prose.cut(text, to: limit, width: width).map { FrameLine($0) }, column: 0)
    case .lowVision:
      let text = Prose.lines(label + Self.joined(row), width: width - 2)
      let style: Style = isFocused ? .reverse : row.isHeading ? .bold : []
      let lines = Prose.cut(text, to: limit, width: width - 2).enumerated().map {
        var line = FrameLine(isFocused && $0.offset == 0 ? "> " : "  ", isFocused ? .bold : [])
        line.add($0.element, style)
        return line
      }
      return Lines(lines: lines, column: min(2, max(width - 1, 0)))
    case .standard:
      return standard(row, label, isFocused, limit)
    }
  }

  /// The narrowest text column beside which details still have columns of their own.
  private static let leastText = 24

  /// How wide the text is where details stand in columns; `nil` where they follow the text.
  private var textWidth: Int? {
    guard width >= 60, !details.isEmpty else { return nil }
    let text = width - gutter - details.reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) }
    return text >= Self.leastText ? text : nil
  }

  private var gutter: Int { width >= 40 ? 2 : 0 }

  private func label(_ row: ShownRow, _ number: Int?, _ isMarked: Bool) -> String {
    var label = ""
    if digits > 0 {
      let digits = number.map { String($0) } ?? ""
      let missing = audience == .standard ? self.digits - digits.count : 0
      label = String(repeating: " ", count: max(missing, 0)) + digits
      if !label.isEmpty { label += " " }
      if row.isHeading { label = "" }
    }
    guard hasMarks, !row.isHeading else { return label }
    switch audience {
    case .screenReader: return label + (isMarked ? "marked: " : "")
    case .standard, .lowVision: return label + (isMarked ? "[x] " : "[ ] ")
    }
  }

  private func standard(
    _ row: ShownRow, _ label: String, _ isFocused: Bool, _ limit: Int
  ) -> Lines {
    let indent = gutter + (row.isHeading ? 0 : CellWidth.of(label))
    let columns = row.isHeading ? nil : textWidth
    let room = max((columns.map { $0 + gutter } ?? width) - indent, 1)
    let text = Prose.cut(
      Prose.lines(columns == nil ? Self.joined(row) : row.text, width: room), to: limit,
      width: room)
    let blanks = String(repeating: " ", count: indent)
    var lines = text.enumerated().map { at, text in
      var line = FrameLine(at == 0 ? String(repeating: " ", count: gutter) : blanks)
      add(at == 0 ? label + text : text, to: &line, row.isHeading, isFocused && at == 0)
      return line
    }
    if let columns { addDetails(row, from: gutter + columns, to: &lines, limit) }
    return Lines(lines: lines, column: gutter)
  }

  private func addDetails(
    _ row: ShownRow, from start: Int, to lines: inout [FrameLine], _ limit: Int
  ) {
    var column = start
    for (detail, width) in zip(row.details, details) where width > 0 {
      let parts = Prose.cut(Prose.lines(detail, width: width), to: limit, width: width)
      for (at, part) in parts.enumerated() {
        if at == lines.count { lines.append(.blank) }
        guard !part.isEmpty else { continue }
        lines[at].pad(to: column + 2)
        lines[at].add(part)
      }
      column += width + 2
    }
  }

  /// The focus is shown on the first words only, so that a move stays within a few bytes.
  private func add(
    _ text: String, to line: inout FrameLine, _ isHeading: Bool, _ isFocused: Bool
  ) {
    guard isFocused else {
      line.add(text, isHeading ? .bold : [])
      return
    }
    let lit = Self.beginning(of: text, bytes: 52)
    line.add(lit, isHeading ? [.reverse, .bold] : .reverse)
    line.add(String(text.dropFirst(lit.count)), isHeading ? .bold : [])
  }

  /// The first whole words within that many bytes.
  private static func beginning(of text: String, bytes: Int) -> String {
    var lit = ""
    var size = 0
    var word = ""
    for character in text {
      size += character.utf8.count + (Painter.isOfDoubtfulWidth(character) ? 8 : 0)
      guard size <= bytes else { return lit.isEmpty ? word : lit }
      if character == " " {
        lit += word
        word = ""
      }
      word.append(character)
    }
    return text
  }

  private static func joined(_ row: ShownRow) -> String {
    ([row.text] + row.details.filter { !$0.isEmpty }).joined(separator: "; ")
  }
}
