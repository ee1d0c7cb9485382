/// The colours nearest to one that reach a contrast and keep its hue.
///
/// Method: the colour is mixed with black or with white step by step, which leaves its hue in HSL as it is but for
/// rounding to 8 bits a channel; the first mix that reaches the contrast is taken. A grey stays a grey.
package struct NearestColours: Hashable, Sendable {
  /// `nil` where even black does not reach it, or the colour itself does.
  package let darker: Colour?
  /// `nil` where even white does not reach it, or the colour itself does.
  package let lighter: Colour?

  /// - `colour`: The one that may change; nothing is seen through it.
  /// - `other`: The one that stays.
  package init(to colour: Colour, against other: Colour, reaching requirement: ContrastRequirement)
  {
    let passes = { (candidate: Colour) in
      requirement.isMet(by: ContrastRatio(candidate, other))
    }
    guard !passes(colour) else {
      darker = nil
      lighter = nil
      return
    }
    darker = Self.shades(of: colour).first(where: passes)
    lighter = Self.tints(of: colour).first(where: passes)
  }

  /// Mixes with black, the lightest first, the last being black.
  static func shades(of colour: Colour) -> [Colour] {
    let most = colour.channels.max() ?? 0
    return (0..<most).reversed().map { level in
      Colour(rounding: colour.channels.map { Double($0) * Double(level) / Double(most) })
    }
  }

  /// Mixes with white, the darkest first, the last being white.
  static func tints(of colour: Colour) -> [Colour] {
    let gaps = colour.channels.map { 255 - $0 }
    let most = gaps.max() ?? 0
    return (0..<most).reversed().map { level in
      Colour(rounding: gaps.map { 255 - Double($0) * Double(level) / Double(most) })
    }
  }
}
