/// Text as one word of a shell command, for people to copy.
package enum ShellWord {
  /// The text as it is where no character of it has a meaning for a shell, in quotes otherwise.
  ///
  /// A control or invisible character stands as a number for `printf`: the command that is shown is the command that
  /// runs, in every shell.
  package static func word(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
    guard text.unicodeScalars.contains(where: isHidden) else { return quoted(text) }
    return "\"$(printf '\(text.utf8.map(octal).joined())')\""
  }

  /// The text in single quotes, in which nothing has a meaning.
  package static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" {
        result += "'\\''"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: "-./_".utf8.contains(byte)
    }
  }

  /// Whether a character would be shown otherwise than it is.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    !Printable.text(String(scalar)).utf8.elementsEqual(String(scalar).utf8)
  }

  private static func octal(_ byte: UInt8) -> String {
    if isPlain(byte) || byte == UInt8(ascii: " ") {
      return String(Unicode.Scalar(byte))
    }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }
}
