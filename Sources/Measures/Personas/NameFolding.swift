/// Takes spellings of one name together.
enum NameFolding {
  /// The text in small letters of usual width, with single spaces; compare it as a `String`, which takes composed and
  /// separate accents for the same.
  ///
  /// It cannot know more: two different words for one person stay two, and two people under one word are one.
  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterSpace = false
    for scalar in text.unicodeScalars where !isInvisible(scalar) {
      if scalar.properties.isWhitespace {
        isAfterSpace = !result.isEmpty
        continue
      }
      if isAfterSpace { result.append(" ") }
      isAfterSpace = false
      result.append(ofUsualWidth(scalar))
    }
    return String(result).lowercased()
  }

  /// Letters, digits and signs that East Asian typing makes as wide as a character.
  private static func ofUsualWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// Soft hyphens, joiners and marks that no reader sees.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format
  }
}
