/// The text of the catalogue and the reader of its lines; ``WCAGCatalogue`` is what it becomes.
enum WCAGTable {
  /// The bytes of one field of a line.
  typealias Column = ArraySlice<UInt8>

  /// Hands over the lines of a text one by one, each cut at its tabs.
  static func forEachLine(of text: String, _ take: ([Column]) -> Void) {
    let bytes = Array(text.utf8)
    var line: [Column] = []
    line.reserveCapacity(17)
    var start = 0
    for position in bytes.indices {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") else { continue }
      line.append(bytes[start..<position])
      start = position + 1
      guard byte == UInt8(ascii: "\n") else { continue }
      take(line)
      line.removeAll(keepingCapacity: true)
    }
    line.append(bytes[start...])
    take(line)
  }

  /// The parts of a field between separators; none for an empty field.
  static func parts(_ field: Column, between separator: Unicode.Scalar) -> [Column] {
    var parts: [Column] = []
    var start = field.startIndex
    for position in field.indices where field[position] == UInt8(ascii: separator) {
      parts.append(field[start..<position])
      start = position + 1
    }
    if !field.isEmpty { parts.append(field[start...]) }
    return parts
  }

  /// The words of a field, between single spaces.
  static func words(_ field: Column) -> [String] { parts(field, between: " ").map(text) }

  /// A field as text.
  static func text(_ field: Column) -> String { String(decoding: field, as: UTF8.self) }

  /// A field of digits as a number, 0 to 999; `nil` for anything else.
  static func number(_ field: Column) -> Int? {
    guard (1...3).contains(field.count) else { return nil }
    var number = 0
    for byte in field {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}

extension Criterion {
  /// Reads a line of the table.
  ///
  /// The fields: number, level, introduced, obsolete in, id, name, former ids, former name,
  /// WCAG2ICT, closed functionality, WCAG2Mobile, clauses, primary needs, secondary needs, axe
  /// rules, approved ACT rules, proposed ACT rules.
  ///
  /// - Returns: `nil` when a field is missing or does not fit.
  init?(line: [WCAGTable.Column]) {
    guard line.count == 17,
      let place = Place(utf8: line[0]), let number = CriterionNumber(place),
      let level = ConformanceLevel(utf8: line[1]),
      let introduced = WCAGVersion(utf8: line[2]),
      let software = Applicability(letter: line[8]),
      let mobile = Applicability(letter: line[10]),
      let approved = WCAGTable.number(line[15]), let proposed = WCAGTable.number(line[16])
    else { return nil }
    self.number = number
    self.level = level
    self.introduced = introduced
    obsolete = WCAGVersion(utf8: line[3])
    id = WCAGTable.text(line[4])
    name = WCAGTable.text(line[5])
    formerIDs = WCAGTable.words(line[6])
    formerName = line[7].isEmpty ? nil : WCAGTable.text(line[7])
    self.software = software
    isProblematicWhenClosed = line[9].first == UInt8(ascii: "1")
    self.mobile = mobile
    clauses = StandardClauses(field: line[11])
    needs = FunctionalNeeds(
      primary: WCAGTable.parts(line[12], between: " ").compactMap(FunctionalStatement.init(utf8:)),
      secondary: WCAGTable.parts(line[13], between: " ").compactMap(
        FunctionalStatement.init(utf8:)))
    rules = AutomaticRules(
      approvedACT: approved, proposedACT: proposed, axe: WCAGTable.words(line[14]))
  }
}

extension StandardClauses {
  /// Reads "web,document,software"; anything without two commas means "not in the standard".
  fileprivate init?(field: WCAGTable.Column) {
    var parts = WCAGTable.parts(field, between: ",").map { $0.isEmpty ? nil : WCAGTable.text($0) }
    guard parts.count == 3, let software = parts.popLast() else { return nil }
    self.init(web: parts[0], document: parts[1], software: software)
  }
}
