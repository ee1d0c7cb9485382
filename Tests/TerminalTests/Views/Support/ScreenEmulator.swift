import Terminal

/// A terminal's screen: understands just what the view may send, and notes everything else as a fault.
struct ScreenEmulator {
  private(set) var rows: Int
  private(set) var columns: Int
  /// One text a cell; empty in the second cell of a wide character.
  private(set) var cells: [[String]]
  private(set) var reversed: [[Bool]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isAlternate = false
  private(set) var pastesBracketed = false
  private(set) var faults: [String] = []
  /// Lines that left the screen at the top, outside the alternate screen.
  private(set) var scrolledAway: [String] = []
  private var isReverse = false
  private var wraps = false
  private var held: [UInt8] = []

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    reversed = Array(repeating: Array(repeating: false, count: columns), count: rows)
  }

  mutating func resize(rows: Int, columns: Int) {
    let alternate = isAlternate
    let pastes = pastesBracketed
    let faults = faults
    self = ScreenEmulator(rows: rows, columns: columns)
    isAlternate = alternate
    pastesBracketed = pastes
    self.faults = faults
  }

  mutating func feed(_ bytes: [UInt8]) {
    let text = String(decoding: held + bytes, as: UTF8.self)
    held = []
    var rest = Substring(text)
    while let character = rest.first {
      if character == "\u{1B}" {
        guard let end = rest.dropFirst(2).firstIndex(where: { $0.isLetter }),
          rest.dropFirst().first == "["
        else {
          faults.append("a bare escape")
          return
        }
        sequence(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end]), rest[end])
        rest = rest[rest.index(after: end)...]
      } else {
        put(character)
        rest.removeFirst()
      }
    }
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r":
      column = 0
      wraps = false
    case "\n": lineFeed()
    case "\r\n":
      column = 0
      wraps = false
      lineFeed()
    case "\u{8}":
      if wraps { faults.append("a backspace at the row's end") }
      column = max(column - 1, 0)
    default:
      if character.unicodeScalars.contains(where: {
        $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
      }) {
        faults.append("a control: \(character.unicodeScalars.map { String($0.value, radix: 16) })")
        return
      }
      let width = CellWidth.of(character)
      if width == 0 { return }
      if wraps || column + width > columns {
        column = 0
        lineFeed()
        wraps = false
      }
      cells[row][column] = String(character)
      reversed[row][column] = isReverse
      for further in 1..<max(width, 2) where further < width && column + further < columns {
        cells[row][column + further] = ""
        reversed[row][column + further] = isReverse
      }
      column += width
      if column >= columns {
        column = columns - 1
        wraps = true
      }
    }
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      scrolledAway.append(line(0))
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
      reversed.removeFirst()
      reversed.append(Array(repeating: false, count: columns))
    }
  }

  private mutating func sequence(_ parameters: String, _ letter: Character) {
    let numbers = parameters.split(separator: ";").map { Int($0) }
    let first = numbers.first.flatMap { $0 } ?? 1
    switch letter {
    case "A": row = max(row - first, 0)
    case "B": row = min(row + first, rows - 1)
    case "C": column = min(column + first, columns - 1)
    case "D": column = max(column - first, 0)
    case "H":
      row = min(first, rows) - 1
      column = min(numbers.count > 1 ? numbers[1] ?? 1 : 1, columns) - 1
    case "K":
      for index in column..<columns {
        cells[row][index] = " "
        reversed[row][index] = false
      }
    case "J":
      guard parameters == "2" else { return faults.append("CSI \(parameters)J") }
      for index in 0..<rows {
        cells[index] = Array(repeating: " ", count: columns)
        reversed[index] = Array(repeating: false, count: columns)
      }
    case "m":
      for number in parameters.isEmpty ? [0] : numbers {
        if number == 7 { isReverse = true }
        if number == 0 { isReverse = false }
        if ![0, 1, 4, 7].contains(number) { faults.append("CSI \(parameters)m") }
      }
      return
    case "h", "l":
      switch parameters {
      case "?1049":
        isAlternate = letter == "h"
        self.cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        row = 0
        column = 0
      case "?2004": pastesBracketed = letter == "h"
      case "?25": if letter == "l" { faults.append("a hidden cursor") }
      default: faults.append("CSI \(parameters)\(letter)")
      }
    default: faults.append("CSI \(parameters)\(letter)")
    }
    wraps = false
  }

  func line(_ row: Int) -> String {
    var text = cells[row].joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The screen without the blank lines at its end, the cursor as a bar before its cell.
  var text: String {
    var lines = (0..<rows).map { row in
      guard row == self.row else { return line(row) }
      let whole = cells[row]
      var text = whole[..<column].joined() + "|" + whole[column...].joined()
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// All words on the screen, whatever lines they stand on.
  var words: String {
    (0..<rows).map { line($0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The line of the cursor from its cell on.
  var atCursor: String {
    var text = cells[row][column...].joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  var reversedText: String {
    (0..<rows).map { row in
      (0..<columns).filter { reversed[row][$0] }.map { cells[row][$0] }.joined()
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
