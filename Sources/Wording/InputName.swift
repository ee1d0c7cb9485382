package import Localization

/// What people call the input of a command: a file, or standard input.
package enum InputName {
  private static let standardInput: Sentence = "standard input"

  /// The name of a file as a place in errors; `-` is standard input.
  package static func of(_ file: String) -> String {
    file == "-" ? standardInput.plain() : file
  }

  /// A place as people read it: standard input has a name in each language, a file has its own.
  package static func shown(_ place: String) -> Sentence {
    let name = standardInput.plain()
    guard place.hasPrefix(name) else { return "\(place)" }
    let rest = place.dropFirst(name.count)
    return rest.isEmpty || rest.hasPrefix(":") ? "\(standardInput)\(String(rest))" : "\(place)"
  }
}
