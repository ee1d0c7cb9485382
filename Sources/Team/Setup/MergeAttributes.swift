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
    ".kerb/workspace.json merge=kerb -text",
    "Exports/** merge=kerb-exports -text",
    end,
  ]

  /// The file with kerb's part as it should be and everything else as it was.
  ///
  /// - Parameter content: Of the file; empty where there is none.
  /// - Returns: `nil` when it is as it should be.
  package static func updated(_ content: [UInt8]) -> [UInt8]? {
    let old = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let mine = lines.map { ArraySlice($0.utf8) }
    var result: [ArraySlice<UInt8>] = []
    var (isInside, isWritten) = (false, false)
    for line in old {
      if !isInside, line.starts(with: begin.utf8), hasEnd(after: line.endIndex, in: content) {
        isInside = true
        if !isWritten { result += mine }
        isWritten = true
      } else if isInside {
        isInside = !line.starts(with: end.utf8)
      } else {
        result.append(line)
      }
    }
    if !isWritten {
      // The text after the last line end is empty in a file that ends well.
      if result.last?.isEmpty == true { result.removeLast() }
      result += mine
      result.append([])
    }
    let new = Array(result.joined(separator: [UInt8(ascii: "\n")]))
    return new == content ? nil : new
  }

  /// Whether a part that begins is also ended; what somebody cut off is not taken for the rest of the file.
  private static func hasEnd(after index: Int, in content: [UInt8]) -> Bool {
    content[index...].split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: end.utf8) }
  }
}
