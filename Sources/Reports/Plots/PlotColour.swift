/// The colours of plots: each has a contrast of at least 4.5 to 1 with the paper.
///
/// Nothing is told by colour alone: marks differ in shape too, and each row says its numbers in words.
package struct PlotColour: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package static let paper = PlotColour(red: 255, green: 255, blue: 255)
  package static let ink = PlotColour(red: 27, green: 27, blue: 27)
  /// Words of lesser weight: ends of axes, legends.
  package static let quiet = PlotColour(red: 77, green: 77, blue: 77)
  package static let axis = PlotColour(red: 102, green: 102, blue: 102)
  package static let measured = PlotColour(red: 0, green: 74, blue: 128)
  package static let elsewhere = PlotColour(red: 140, green: 58, blue: 0)

  /// Everything that is drawn on ``paper``.
  package static let marks = [ink, quiet, axis, measured, elsewhere]

  /// "#004a80".
  package var hex: String {
    "#"
      + [red, green, blue].map { (part: UInt8) in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }
}
