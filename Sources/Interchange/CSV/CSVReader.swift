import Records
package import Wording

/// Reads comma-separated values as RFC 4180 describes them, and forgives what spreadsheets do differently.
///
/// Line ends may be CR LF, LF or CR; a byte order mark is skipped; a quotation mark inside a field without quotation
/// marks is taken as it is; blank rows are left out. A row that breaks the rules is reported and the rest is read.
package struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var at: Int
  private var line = 1
  private var rows: [CSVRow] = []
  private var faults: [CSVFault] = []

  private init(_ bytes: [UInt8], from start: Int, line: Int, _ separator: CSVSeparator) {
    self.bytes = bytes
    self.separator = separator.rawValue
    at = start
    self.line = line
  }

  /// Reads a whole file.
  ///
  /// - Throws: `WorkbenchError` with the code `invalidData` for a file that is no CSV in UTF-8 at all.
  /// - Complexity: O(*n*) in the number of bytes: reading on after a faulty row looks at what it swallowed once more,
  ///   and nothing in there can be open as far again.
  package static func read(
    _ bytes: [UInt8], place: String
  ) throws(WorkbenchError) -> CSVTable {
    let start = try CSVBeginning(bytes, place: place)
    var reader = CSVReader(bytes, from: start.offset, line: start.line, start.separator)
    while reader.at < bytes.count { reader.readRow() }
    return CSVTable(
      separator: start.separator, rows: reader.rows, faults: reader.faults, bytes: bytes)
  }

  private mutating func readRow() {
    let (start, startLine) = (at, line)
    var fields: [String] = []
    var isValid = true
    var isBlank = true
    while true {
      var text: String?
      if at < bytes.count, bytes[at] == Self.quote {
        switch quotedField() {
        case .text(let read): text = read
        case .fault(let problem):
          faults.append(CSVFault(line: startLine, problem: problem))
          return goOn(afterLineAt: start, startLine)
        }
        isBlank = false
      } else {
        text = plainField()
        if text.map({ !Self.isWhite($0) }) ?? true { isBlank = false }
      }
      if let text { fields.append(text) } else { isValid = false }
      if at < bytes.count, bytes[at] == separator {
        at += 1
        continue
      }
      break
    }
    skipLineEnd()
    if !isValid {
      faults.append(CSVFault(line: startLine, problem: .invalidUTF8))
    } else if !isBlank {
      rows.append(CSVRow(line: startLine, fields: fields, offset: start))
    }
  }

  private mutating func plainField() -> String? {
    let start = at
    while at < bytes.count, bytes[at] != separator, !Self.isLineEnd(bytes[at]) { at += 1 }
    return String(validating: bytes[start..<at], as: UTF8.self)
  }

  private enum Quoted {
    /// `nil` where it is not UTF-8.
    case text(String?)
    case fault(CSVFault.Problem)
  }

  /// Reads a field from its opening to behind its closing quotation mark.
  private mutating func quotedField() -> Quoted {
    at += 1
    var pieceStart = at
    var content: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == Self.quote {
        if at + 1 < bytes.count, bytes[at + 1] == Self.quote {
          content += bytes[pieceStart...at]
          at += 2
          pieceStart = at
          continue
        }
        let piece = bytes[pieceStart..<at]
        at += 1
        guard at == bytes.count || bytes[at] == separator || Self.isLineEnd(bytes[at]) else {
          return .fault(.textAfterQuote)
        }
        return .text(
          content.isEmpty
            ? String(validating: piece, as: UTF8.self)
            : String(validating: content + piece, as: UTF8.self))
      }
      if Self.isLineEnd(byte) {
        skipLineEnd()
      } else {
        at += 1
      }
    }
    return .fault(.unclosedQuote)
  }

  /// Goes to the line after the one on which a faulty row began, because its quotation mark may have swallowed
  /// good rows.
  private mutating func goOn(afterLineAt start: Int, _ startLine: Int) {
    (at, line) = (start, startLine)
    while at < bytes.count, !Self.isLineEnd(bytes[at]) { at += 1 }
    skipLineEnd()
  }

  private mutating func skipLineEnd() {
    guard at < bytes.count else { return }
    let isPair =
      bytes[at] == 0x0d && at + 1 < bytes.count && bytes[at + 1] == 0x0a
    at += isPair ? 2 : 1
    line += 1
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

  private static func isWhite(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
