import Terminal
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A terminal of 80 by 24 cells on which keys are typed; when they are used up it hangs up.
final class TypedTerminal {
  private var keys: [[UInt8]]
  private(set) var written: [UInt8] = []

  init(_ keys: [String]) { self.keys = keys.map { Array($0.utf8) } }

  var device: TerminalDevice {
    TerminalDevice(
      read: { milliseconds in
        if self.keys.isEmpty { return milliseconds == nil ? .ended : .quiet }
        return .bytes(self.keys.removeFirst())
      },
      write: { self.written += $0 }, size: { .init(rows: 24, columns: 80) }, suspend: {},
      now: { 0 }, hasEscapes: true)
  }

  /// Everything that was written, as text.
  var text: String { String(decoding: written, as: UTF8.self) }
}

/// Cells of a terminal after everything that was written to it; plain ASCII, one column a character.
struct Cells {
  private var rows: [[Character]]
  private var row = 0
  private var column = 0

  init(_ bytes: [UInt8], rows count: Int = 24, columns: Int = 80) {
    rows = Array(repeating: Array(repeating: " ", count: columns), count: count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B where rest.first == UInt8(ascii: "["):
        rest = rest.dropFirst()
        let parameters = rest.prefix { !(0x40...0x7E).contains($0) }
        rest = rest[parameters.endIndex...]
        guard let final = rest.popFirst() else { return }
        obey(final, String(decoding: parameters, as: UTF8.self))
      case 0x0D: column = 0
      case 0x0A: row = min(row + 1, count - 1)
      default:
        if column < columns { rows[row][column] = Character(Unicode.Scalar(byte)) }
        column += 1
      }
    }
  }

  private mutating func obey(_ final: UInt8, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let first = numbers.first ?? 0
    switch Character(Unicode.Scalar(final)) {
    case "H":
      row = max(first, 1) - 1
      column = max(numbers.count > 1 ? numbers[1] : 1, 1) - 1
    case "A": row -= max(first, 1)
    case "B": row += max(first, 1)
    case "C": column += max(first, 1)
    case "D": column -= max(first, 1)
    case "G": column = max(first, 1) - 1
    case "d": row = max(first, 1) - 1
    case "K":
      let start = first == 0 ? column : 0
      let end = first == 1 ? column + 1 : rows[row].count
      for at in start..<max(start, end) { rows[row][at] = " " }
    case "X": for at in column..<(column + max(first, 1)) { rows[row][at] = " " }
    case "J":
      for at in (first == 2 ? 0 : row)..<rows.count {
        rows[at] = Array(repeating: " ", count: rows[at].count)
      }
    default: break
    }
  }

  /// The rows without spaces at their ends, and where the cursor stands, counted from 1.
  var text: String {
    let lines = rows.map { cells in
      String(cells.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n") + "\ncursor \(row + 1),\(column + 1)\n"
  }
}
