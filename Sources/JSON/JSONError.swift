package import Localization

/// Why bytes are not the JSON of RFC 8259, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// What was wrong at the place.
  package enum Reason: Hashable, Sendable {
    case endedEarly
    case expectedValue
    case expectedKey
    case expectedColon
    case expectedCommaOrEnd
    case textAfterEnd
    case badNumber
    case badEscape
    case loneSurrogate
    case controlCharacter
    case invalidUTF8
    case byteOrderMark
    case tooDeep
    case tooLarge
    case conflictMarker
  }

  package var reason: Reason
  package var position: TextPosition

  /// What is wrong, as the end of "at this place …".
  package var problem: Sentence {
    switch reason {
    case .endedEarly: "the file ends in the middle"
    case .expectedValue: "a value is expected here"
    case .expectedKey: "a key in quotation marks is expected here"
    case .expectedColon: "a colon is expected after the key"
    case .expectedCommaOrEnd: "a comma or the closing bracket is expected here"
    case .textAfterEnd: "something follows the end of the value"
    case .badNumber: "this is not a number as JSON writes it"
    case .badEscape: "this is not one of the escapes of JSON"
    case .loneSurrogate: "half of a surrogate pair stands alone"
    case .controlCharacter: "a control character stands in a text without an escape"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .byteOrderMark: "the file begins with a byte order mark"
    case .tooDeep: "brackets are nested more than \(JSONReader.depthLimit) deep"
    case .tooLarge: "the file is larger than 256 MB"
    case .conflictMarker: "a conflict marker of git stands here"
    }
  }
}

/// A place in a text: line and column, both from 1; columns count Unicode scalars.
package struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the line and column of a byte.
  ///
  /// - Complexity: O(`offset`); meant for errors only.
  package init(of offset: Int, in bytes: [UInt8]) {
    self.init(line: 1, column: 1)
    advance(over: bytes.prefix(offset))
  }

  /// Goes on to the end of some text that begins here.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }
  }

  package var description: String { "\(line):\(column)" }
}
