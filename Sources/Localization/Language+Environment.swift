extension Language {
  /// What the program speaks without a file: English, and the strange language that tests it.
  package static let builtIn = [english, pseudo]

  /// The tags that a wish stands for, the closest first: "de_AT.UTF-8" is "de-AT", then "de".
  ///
  /// - Parameter wish: A name of a language as systems write it, or a tag of BCP 47. "C" and "POSIX" mean none.
  package static func tags(_ wish: String) -> [String] {
    let name = wish.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let parts = String(name).split(separator: "-", omittingEmptySubsequences: false)
    if ["C", "POSIX", ""].contains(String(name)) || parts.contains(where: \.isEmpty) { return [] }
    let isPlain = parts.allSatisfy { $0.utf8.allSatisfy(isLetterOrDigit) }
    return isPlain ? parts.indices.reversed().map { parts[...$0].joined(separator: "-") } : []
  }

  /// Which language somebody's surroundings ask for, as other programs read them: the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that says something decides.
  ///
  /// - Parameter variable: The value of a variable of the environment; `nil` where it is not set.
  package static func wish(_ variable: (String) -> String?) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
  }

  /// The language that somebody's surroundings ask for, of those that need no file.
  ///
  /// - Returns: English for every other language.
  package static func spoken(_ variable: (String) -> String?) -> Language {
    let tags = wish(variable).map(tags) ?? []
    return builtIn.first { tags.first == $0.tag } ?? .english
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
  }
}
