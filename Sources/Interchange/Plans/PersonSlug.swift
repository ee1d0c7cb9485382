import Records

/// The id of a described person, made of the name.
enum PersonSlug {
  /// A free id: the name in ASCII, with a tail made of the name where that is taken.
  ///
  /// - Parameter taken: Ids in lower case.
  static func id(for name: String, taken: Set<String>) -> String {
    let base = slug(name)
    let hash = DerivedID.text(["described person", name], count: 32)
    let stem = base.isEmpty ? "person" : base
    let candidates =
      (base.isEmpty || isReserved(base) ? [] : [base])
      + [4, 8, 16, 32].map { "\(stem)-\(hash.prefix($0))" }
    return candidates.first { !taken.contains($0) } ?? "\(stem)-\(hash)"
  }

  /// Small ASCII letters and digits with single hyphens, at most 30 characters; may be empty.
  static func slug(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let letters = ascii(scalar)
      if !letters.isEmpty {
        result += letters
      } else if !scalar.properties.isDiacritic,
        scalar.properties.canonicalCombiningClass.rawValue == 0,
        scalar != "'", scalar != "\u{2019}", !result.isEmpty, result.utf8.last != UInt8(ascii: "-")
      {
        result += "-"
      }
    }
    let cut = result.prefix(30)
    return String(cut.utf8.last == UInt8(ascii: "-") ? cut.dropLast() : cut)
  }

  /// The ASCII letters of a Latin letter: its name in Unicode begins with them, as in "LATIN SMALL LETTER E WITH ACUTE".
  private static func ascii(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? String(scalar).lowercased() : ""
    }
    guard let name = scalar.properties.name else { return "" }
    let words = name.split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER" else { return "" }
    if words[3] == "SHARP" { return "ss" }
    if words[3] == "ETH" { return "d" }
    if words[3] == "THORN" { return "th" }
    if words[3] == "DOTLESS", words.count > 4 { return words[4].lowercased() }
    guard words[3].utf8.count <= 2 else { return "" }
    let isUmlaut = words.last == "DIAERESIS" && ["A", "O", "U"].contains(words[3])
    return words[3].lowercased() + (isUmlaut ? "e" : "")
  }

  /// Names of devices that Windows allows no file to have.
  private static func isReserved(_ slug: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(slug) { return true }
    let isPort = slug.hasPrefix("com") || slug.hasPrefix("lpt")
    return isPort && slug.utf8.count == 4 && slug.last?.isNumber == true
  }
}
