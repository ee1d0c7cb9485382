/// Text as one word of a shell command.
enum ShellWord {
  /// The text in single quotes, in which nothing has a meaning.
  static func quoted(_ text: String) -> String {
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
}
