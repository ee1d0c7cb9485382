import Localization
import Records
import Wording

/// Where the table of a CSV file begins and what separates its fields.
struct CSVBeginning {
  /// The first byte of the header row.
  let offset: Int
  /// The line of that byte, from 1.
  let line: Int
  let separator: CSVSeparator

  init(_ bytes: [UInt8], place: String) throws(WorkbenchError) {
    try Self.refuseOtherKinds(bytes, place)
    var start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    var line = 1
    while let next = Self.afterBlankLine(bytes, from: start) {
      start = next
      line += 1
    }
    guard start < bytes.count else {
      throw WorkbenchError(
        .invalidData, at: place, "the file is empty",
        fix: "choose a CSV file whose first row names the columns")
    }
    if let declared = Self.declaredSeparator(bytes, from: start) {
      separator = declared.separator
      offset = declared.end
      self.line = line + 1
    } else {
      separator = Self.separator(ofRow: bytes, from: start)
      offset = start
      self.line = line
    }
  }

  /// Where the line after a line of nothing but spaces begins; `nil` for any other line.
  private static func afterBlankLine(_ bytes: [UInt8], from start: Int) -> Int? {
    var at = start
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
    guard at < bytes.count else { return at > start ? at : nil }
    guard bytes[at] == 0x0a || bytes[at] == 0x0d else { return nil }
    let isPair = bytes[at] == 0x0d && at + 1 < bytes.count && bytes[at + 1] == 0x0a
    return at + (isPair ? 2 : 1)
  }

  /// Files that are not text in UTF-8, by their first bytes.
  private static func refuseOtherKinds(_ bytes: [UInt8], _ place: String) throws(WorkbenchError) {
    let first = bytes.prefix(4)
    let utf8: Sentence =
      "save the file again as UTF-8 (Excel calls it \"CSV UTF-8\"), then import that"
    if first.starts(with: [0xff, 0xfe]) || first.starts(with: [0xfe, 0xff]) {
      throw WorkbenchError(.invalidData, at: place, "the file is UTF-16, not UTF-8", fix: utf8)
    }
    if first.elementsEqual([0x50, 0x4b, 0x03, 0x04]) {
      throw WorkbenchError(
        .invalidData, at: place, "this is a spreadsheet or another packed file, not CSV",
        fix: "export the table as CSV in UTF-8, then import that")
    }
    if bytes.prefix(4096).contains(0) {
      throw WorkbenchError(
        .invalidData, at: place, "the file holds zero bytes, so it is not text in UTF-8", fix: utf8)
    }
  }

  /// The line `sep=;` that Excel writes and reads above a table.
  private static func declaredSeparator(
    _ bytes: [UInt8], from start: Int
  ) -> (separator: CSVSeparator, end: Int)? {
    guard bytes.count > start + 5,
      String(decoding: bytes[start..<start + 4], as: UTF8.self).lowercased() == "sep=",
      let separator = CSVSeparator(rawValue: bytes[start + 4])
    else { return nil }
    switch bytes[start + 5] {
    case 0x0a: return (separator, start + 6)
    case 0x0d:
      let isPair = bytes.count > start + 6 && bytes[start + 6] == 0x0a
      return (separator, start + (isPair ? 7 : 6))
    default: return nil
    }
  }

  /// The separator of a header: a comma if there is one outside quotation marks, else a semicolon or a tab.
  private static func separator(ofRow bytes: [UInt8], from start: Int) -> CSVSeparator {
    var found: CSVSeparator?
    var isQuoted = false
    for byte in bytes[start...] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0a || byte == 0x0d { break }
      guard let separator = CSVSeparator(rawValue: byte) else { continue }
      if separator == .comma { return .comma }
      found = found ?? separator
    }
    return found ?? .comma
  }
}
