/// The title of an issue. Hosts show a title as it is: nothing in it can be escaped.
package enum IssueTitle {
  /// Trackers take 255 or 256 characters.
  static let longest = 200

  /// "F05 Large text hides the price and Pay".
  ///
  /// Signs that would mention somebody or point to something get a space behind them.
  static func text(_ id: String, _ title: String) -> String {
    id + " " + apart(cut(VisibleText.oneLine(title)))
  }

  /// Whether the title is too long to be one.
  static func isCut(_ title: String) -> Bool { title.unicodeScalars.count > longest }

  private static func cut(_ title: String) -> String {
    guard isCut(title) else { return title }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: title.unicodeScalars.prefix(longest - 1))
    scalars.append("…")
    return String(scalars)
  }

  private static func apart(_ title: String) -> String {
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for scalar in title.unicodeScalars {
      if let before, signs.contains(before), !scalar.properties.isWhitespace { result.append(" ") }
      result.append(scalar)
      before = scalar
    }
    return String(result)
  }

  private static let signs = Set("@#!$%&~^".unicodeScalars)
}
