/// A colour of the sRGB space with 8 bits a channel, as screens show it, and how much of it covers what lies behind.
package struct Colour: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  /// From 0, nothing is seen of it, to 1, nothing is seen through it.
  package let alpha: Double

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

  /// The colour of a number, 0xrrggbb; what stands above the 24th bit is left out.
  package init(hex: Int) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  package static let white = Colour(hex: 0xffffff)

  /// Whether something is seen through it.
  package var isTranslucent: Bool { alpha < 1 }

  /// Red, green and blue, 0 to 255.
  var channels: [Int] { [Int(red), Int(green), Int(blue)] }

  /// The nearest colour of 8 bits a channel.
  ///
  /// - Parameter channels: Red, green and blue; what lies outside of 0 to 255 becomes the nearest of the two.
  init(rounding channels: [Double], alpha: Double = 1) {
    let bytes = channels.map { UInt8(min(max($0.rounded(), 0), 255)) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
  }
}

extension Colour {
  /// What is seen where this colour lies on another one, rounded to 8 bits a channel as on a screen.
  ///
  /// Method: simple alpha compositing ("source over") on the encoded values of sRGB, as browsers do it.
  ///
  /// - Parameter backdrop: What lies behind; its own transparency is not looked at.
  package func over(_ backdrop: Colour) -> Colour {
    guard isTranslucent else { return self }
    return Colour(
      rounding: zip(channels, backdrop.channels).map {
        Double($0) * alpha + Double($1) * (1 - alpha)
      })
  }
}

extension Colour: CustomStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` where something is seen through it.
  package var description: String {
    let bytes = channels + (isTranslucent ? [Int((alpha * 255).rounded())] : [])
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16)
        return digits.utf8.count < 2 ? "0\(digits)" : digits
      }.joined()
  }
}
