extension Language {
  /// The language that somebody's surroundings ask for, as other programs read them: the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that says something decides.
  ///
  /// - Parameter variable: The value of a variable of the environment; `nil` where it is not set.
  /// - Returns: English for every language that the program does not speak.
  package static func spoken(_ variable: (String) -> String?) -> Language {
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    let name = wish?.prefix { $0 != "." && $0 != "@" } ?? ""
    let tag = String(name.map { $0 == "_" ? "-" : $0 })
    return [pseudo].first { $0.tag == tag } ?? .english
  }
}
