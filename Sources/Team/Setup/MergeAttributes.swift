import Records

/// The lines of `.gitattributes` that give the workspace's files to kerb.
package enum MergeAttributes {
  static let file = ".gitattributes"

  /// Which driver merges the records, and which the reports.
  static let recordDriver = "kerb"
  static let reportDriver = "kerb-exports"

  static let begin = "# kerb: from here"
  static let end = "# kerb: to here"

  static let lines = [
    begin + " on, written by kerb team setup. Lines of your own stay outside.",
    "Personas/**/*.json merge=kerb -text",
    "Surveys/**/*.json merge=kerb -text",
    "Surveys/*/attachments/*.png binary",
    "Surveys/*/attachments/*.jpg binary",
    ".kerb/workspace.json merge=kerb -text",
    "Exports/** merge=kerb-exports -text",
    end,
  ]

  /// The file with kerb's part as it should be and everything else as it was.
  ///
  /// The part gets the line ends of the first line: git checks the file out with those of the machine, and may refuse others
  /// (`core.safecrlf`). A part that differs in its line ends alone is as it should be.
  ///
  /// - Parameter content: Of the file; empty where there is none.
  /// - Returns: `nil` when it is as it should be.
  package static func updated(_ content: [UInt8]) -> [UInt8]? {
    let old = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let end = old.count > 1 && old[0].last == UInt8(ascii: "\r") ? "\r" : ""
    let mine = lines.map { ArraySlice(($0 + end).utf8) }
    var result: [ArraySlice<UInt8>] = []
    var isWritten = false
    var index = 0
    while index < old.count {
      guard old[index].starts(with: begin.utf8) else {
        result.append(old[index])
        index += 1
        continue
      }
      if !isWritten { result += mine }
      isWritten = true
      if let length = partLength(old[index...]) {
        index += length
        continue
      }
      // Its end was cut off: lines of ours go, and what may be somebody's own stays.
      index += 1
      while index < old.count, mine.contains(old[index]) { index += 1 }
    }
    if !isWritten {
      // The text after the last line end is empty in a file that ends well.
      if result.last?.isEmpty == true { result.removeLast() }
      result += mine
      result.append([])
    }
    let new = Array(result.joined(separator: [UInt8(ascii: "\n")]))
    func isText(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\r") }
    return new.lazy.filter(isText).elementsEqual(content.lazy.filter(isText)) ? nil : new
  }

  /// How many lines a part has that begins here; `nil` when its end does not come before the next part begins.
  private static func partLength(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Int? {
    for (index, line) in lines.enumerated().dropFirst() {
      if line.starts(with: end.utf8) { return index + 1 }
      if line.starts(with: begin.utf8) { return nil }
    }
    return nil
  }
}
