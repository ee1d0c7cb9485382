/// Text from outside made safe for one line of a message: control and invisible characters become escapes,
/// and what is longer than 80 characters is cut.
func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars.prefix(80) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.dropFirst(80).isEmpty ? result : result + "…"
}
