/// Number plates of cars by their form: Germany `B-AB 1234`, Great Britain `AB12 CDE`, France and Italy `AB-123-CD`, and
/// whatever stands behind a word for them.
enum IdentifierPlates {
  private static let forms: [String] = {
    let german = ["A", "AA", "AAA"].flatMap { town in
      ["A", "AA"].flatMap { letters in
        ["9999", "999", "99", "9"].flatMap {
          ["\(town)-\(letters) \($0)", "\(town)-\(letters)\($0)"]
        }
      }
    }
    return german + ["AA99 AAA", "AA-999-AA"]
  }()

  private static let announcing: Set<String> = [
    "plate", "kennzeichen", "nummernschild", "immatriculation", "matrícula", "kenteken", "targa",
  ]

  static func find(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < text.scalars.count {
      guard IdentifierNumbers.isCapital(text, at), !text.isLetter(at - 1), !text.isDigit(at - 1),
        let range = forms.lazy.compactMap({ IdentifierNumbers.fits(text, at, $0) }).first
      else {
        at += 1
        continue
      }
      found.append(range)
      at = range.upperBound
    }
    return found + announced(text)
  }

  /// Letters and digits behind "number plate" and its like.
  private static func announced(_ text: IdentifierText) -> [Range<Int>] {
    text.words.compactMap { word in
      guard announcing.contains(word.lower) else { return nil }
      var start = word.range.upperBound
      while let scalar = text[at: start], " :".unicodeScalars.contains(scalar) { start += 1 }
      var end = start
      while let scalar = text[at: end],
        IdentifierText.isDigit(scalar) || scalar.properties.isUppercase
          || " -".unicodeScalars.contains(scalar)
      {
        end += 1
      }
      while end > start, text[at: end - 1] == " " || text[at: end - 1] == "-" { end -= 1 }
      return (start..<end).contains(where: text.isDigit) ? start..<end : nil
    }
  }
}
