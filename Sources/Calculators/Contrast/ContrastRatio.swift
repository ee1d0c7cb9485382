import Statistics

/// How much two colours differ in light, from 1 (not at all) to 21 (black and white).
///
/// Method: (L1 + 0.05) ÷ (L2 + 0.05), L1 being the greater relative luminance, as WCAG 2.2 defines it.
package struct ContrastRatio: Comparable, Hashable, Sendable {
  /// Not rounded.
  package let value: Double

  package init(_ value: Double) { self.value = value }

  /// The ratio of two colours that nothing is seen through; which of them is the text makes no difference.
  package init(_ first: Colour, _ second: Colour) {
    let (one, other) = (first.relativeLuminance, second.relativeLuminance)
    value = (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

extension ContrastRatio: CustomStringConvertible {
  /// With two decimals, cut off and never rounded up: 4.498 is "4.49:1", so that no ratio reads as the limit it misses.
  package var description: String {
    let hundredths = Int((value * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}

extension Colour {
  /// From 0, black, to 1, white; transparency is not looked at.
  ///
  /// Method: the definition of relative luminance in WCAG 2.2, with the threshold 0.04045 of the current text. The
  /// older 0.03928 gives the same for every colour of 8 bits a channel.
  package var relativeLuminance: Double {
    let light = channels.map { channel -> Double in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  }
}

/// A number that is not negative, to the power of another.
func power(_ base: Double, _ exponent: Double) -> Double {
  base <= 0 ? 0 : Real.exp(exponent * Real.log(base))
}
