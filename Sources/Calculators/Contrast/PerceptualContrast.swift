/// The lightness contrast (Lc) of the Accessible Perceptual Contrast Algorithm, for information: it is no criterion of
/// any version of WCAG.
///
/// From about −108 (white on black) over 0 to about 106 (black on white); negative for light text on dark. Which of the
/// colours is the text makes a difference.
///
/// Method: the formula and constants of APCA 0.0.98G-4g-W3 as published with apca-w3 0.1.9.
package struct PerceptualContrast: Hashable, Sendable {
  package let value: Double

  /// What reports name.
  package static let version = "0.0.98G-4g-W3"

  package init(text: Colour, background: Colour) {
    let front = Self.softened(text.screenLuminance)
    let back = Self.softened(background.screenLuminance)
    guard abs(back - front) >= 0.0005 else {
      value = 0
      return
    }
    let isDarkText = back > front
    let raw =
      1.14
      * (isDarkText
        ? power(back, 0.56) - power(front, 0.57) : power(back, 0.65) - power(front, 0.62))
    guard abs(raw) >= 0.1 else {
      value = 0
      return
    }
    value = 100 * (isDarkText ? raw - 0.027 : raw + 0.027)
  }

  /// Near black the luminance is raised, as stray light does on a screen.
  private static func softened(_ luminance: Double) -> Double {
    luminance > 0.022 ? luminance : luminance + power(0.022 - luminance, 1.414)
  }
}

extension PerceptualContrast: CustomStringConvertible {
  /// "Lc 63.0": one decimal, cut off towards zero.
  package var description: String {
    let tenths = Int((abs(value) * 10).rounded(.down))
    return "Lc \(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}

extension Colour {
  /// The luminance that APCA begins with: one exponent for all channels.
  fileprivate var screenLuminance: Double {
    let light = channels.map { power(Double($0) / 255, 2.4) }
    return 0.2126729 * light[0] + 0.7151522 * light[1] + 0.0721750 * light[2]
  }
}
