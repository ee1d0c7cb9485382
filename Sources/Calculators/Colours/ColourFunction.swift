import Localization
import Wording

/// Colours that are written as a function of CSS: `rgb(118 118 118 / 50%)`, `hsl(210, 50%, 40%)`.
enum ColourFunction {
  /// - Parameter text: In small letters.
  /// - Throws: ``ColourFault``.
  static func read(_ text: String) throws(ColourFault) -> Colour {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")),
      text.utf8.last == UInt8(ascii: ")")
    else {
      throw ColourFault("the bracket is not closed", fix: "write it as in rgb(118, 118, 118)")
    }
    let name = text[..<open].trimmingBlanks
    let inner = text[text.utf8.index(after: open)...].dropLast()
    switch name {
    case "rgb", "rgba":
      let parts = try arguments(String(inner), of: "rgb(118, 118, 118)")
      return Colour(
        rounding: [
          try channel(parts[0]), try channel(parts[1]), try channel(parts[2]),
        ], alpha: try alpha(parts))
    case "hsl", "hsla":
      let parts = try arguments(String(inner), of: "hsl(210, 50%, 40%)")
      let hue = try CSSNumber(parts[0]).degrees()
      let (saturation, lightness) = (try share(parts[1]), try share(parts[2]))
      return Colour(rounding: channels(hue, saturation, lightness), alpha: try alpha(parts))
    default:
      throw ColourFault(
        "the function \(Quoted(name)) is not one that kerb computes",
        fix: "write the colour as #rrggbb, rgb() or hsl()")
    }
  }

  /// Three or four values with commas, or with blanks and a slash before the last.
  private static func arguments(
    _ text: String, of example: String
  ) throws(ColourFault) -> [String] {
    let isSeparated = text.utf8.contains(UInt8(ascii: ","))
    let parts = text.split(omittingEmptySubsequences: false) {
      isSeparated ? $0 == "," || $0 == "/" : $0 == " " || $0 == "/"
    }.map(\.trimmingBlanks).filter { isSeparated || !$0.isEmpty }
    guard (3...4).contains(parts.count), !parts.contains(where: \.isEmpty) else {
      throw ColourFault(
        "there are not three values and perhaps one for transparency in the brackets",
        fix: "write it as in \(example)")
    }
    return parts
  }

  /// Red, green or blue: a number of 255 or a percentage.
  private static func channel(_ text: String) throws(ColourFault) -> Double {
    let number = try CSSNumber(text).plainOrPercent()
    return number.isPercent ? number.value * 2.55 : number.value
  }

  /// A percentage as a share from 0 to 1; the sign may be missing.
  private static func share(_ text: String) throws(ColourFault) -> Double {
    min(max(try CSSNumber(text).plainOrPercent().value / 100, 0), 1)
  }

  private static func alpha(_ parts: [String]) throws(ColourFault) -> Double {
    guard parts.count > 3 else { return 1 }
    let number = try CSSNumber(parts[3]).plainOrPercent()
    return number.isPercent ? number.value / 100 : number.value
  }

  /// Red, green and blue, 0 to 255, by the method of CSS Color Module Level 4, section 7.1.
  private static func channels(
    _ hue: Double, _ saturation: Double, _ lightness: Double
  ) -> [Double] {
    let reach = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { offset in
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return 255 * (lightness - reach * max(-1, min(place - 3, 9 - place, 1)))
    }
  }
}

extension Substring {
  /// Without blanks at either end.
  var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
