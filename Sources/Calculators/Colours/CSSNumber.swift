import Localization
import Wording

/// A number of CSS with its unit.
struct CSSNumber {
  let value: Double
  /// Empty, `%`, or letters such as `deg`.
  let unit: String
  private let text: String

  /// Reads a number and what follows it; `none` is zero, as CSS has it.
  ///
  /// - Throws: ``ColourFault`` for what is no number.
  init(_ text: String) throws(ColourFault) {
    self.text = text
    if text == "none" {
      value = 0
      unit = ""
      return
    }
    // An exponent is left to those who write numbers so; "1e3" is read, the unit "em" is none of a colour.
    let end = text.utf8.lastIndex { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    let split = end.map { text.utf8.index(after: $0) } ?? text.startIndex
    let isPlain = text[..<split].utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2b, 0x2d, 0x2e, 0x65].contains($0)
    }
    guard isPlain, let number = Double(text[..<split]), number.isFinite else {
      throw ColourFault("\(Quoted(text)) is no number", fix: "write digits, such as 118 or 46%")
    }
    value = number
    unit = text[split...].trimmingBlanks
  }

  /// A number without a unit, or a percentage.
  func plainOrPercent() throws(ColourFault) -> (value: Double, isPercent: Bool) {
    guard unit.isEmpty || unit == "%" else {
      throw ColourFault(
        "\(Quoted(text)) has a unit that does not belong there",
        fix: "write a number or a percentage")
    }
    return (value, unit == "%")
  }

  /// An angle in degrees, from 0 up to 360; a number without a unit is in degrees.
  func degrees() throws(ColourFault) -> Double {
    let whole: Double
    switch unit {
    case "", "deg": whole = 360
    case "grad": whole = 400
    case "rad": whole = 2 * .pi
    case "turn": whole = 1
    default:
      throw ColourFault(
        "\(Quoted(text)) is no angle", fix: "write degrees, or use deg, grad, rad or turn")
    }
    let rest = (value * 360 / whole).truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
