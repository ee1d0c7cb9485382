import JSON
package import Localization
package import Records

/// A table of comma-separated values that has been read.
package struct CSVTable: Sendable {
  package let separator: CSVSeparator
  /// Every row with content, the header among them, in the order of the file.
  package let rows: [CSVRow]
  /// Rows that could not be read, in the order of the file.
  package let faults: [CSVFault]
  /// The file, to find lines and columns in.
  let bytes: [UInt8]
}

/// One row: its fields as text, without quotation marks.
package struct CSVRow: Sendable {
  /// The line of the file, from 1, on which the row begins; a field in quotation marks may go over several lines.
  package let line: Int
  package let fields: [String]
  /// The byte of the file at which the row begins.
  let offset: Int
}

/// What stands between two fields.
package enum CSVSeparator: UInt8, Sendable, CaseIterable {
  case comma = 0x2c
  case semicolon = 0x3b
  case tab = 0x09

  /// What is said of a table with this separator; `nil` where nothing needs saying.
  package var remark: Sentence? {
    switch self {
    case .comma: nil
    case .semicolon: "The fields are separated by a semicolon, not a comma."
    case .tab: "The fields are separated by a tab, not a comma."
    }
  }
}

/// Why one row could not be read; the others are not affected.
package struct CSVFault: Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    case unclosedQuote
    case textAfterQuote
    case invalidUTF8
  }

  /// The line of the file, from 1, on which the row begins.
  package let line: Int
  package let problem: Problem

  /// The same as a fault of a file; it repeats nothing of the row.
  package var fault: RecordFault {
    RecordFault(TextPosition(line: line, column: 1), words, fix: remedy)
  }

  /// A sentence without a full stop.
  package var words: Sentence {
    switch problem {
    case .unclosedQuote: "a field begins with a quotation mark that is never closed"
    case .textAfterQuote: "there is text between a closing quotation mark and the next field"
    case .invalidUTF8: "the row is not UTF-8"
    }
  }

  package var remedy: Sentence {
    switch problem {
    case .unclosedQuote:
      "close the field with a quotation mark, or write \"\" for a quotation mark inside it"
    case .textAfterQuote:
      "put the whole field in quotation marks, and write \"\" for a quotation mark inside it"
    case .invalidUTF8: "save the file again as UTF-8 (Excel calls it \"CSV UTF-8\")"
    }
  }
}
