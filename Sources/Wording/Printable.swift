/// Text from files, from git or from a remote made safe for one line of a message.
package enum Printable {
  /// Control and invisible characters become escapes, and what is longer than `limit` characters is cut.
  package static func text(_ text: String, limit: Int = 80) -> String {
    // Most paths and names: nothing in them needs the tables of Unicode.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return text.unicodeScalars.dropFirst(limit).isEmpty ? result : result + "…"
  }
}

/// Text of a file inside a message: short, in quotation marks, without control characters.
package struct Quoted: CustomStringConvertible {
  private let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { "\"\(Printable.text(text, limit: 40))\"" }
}
