/// A size held against what WCAG, the platform and the finger ask for.
///
/// One point, or one dp, is taken for one CSS pixel, as W3C's guidance for apps does (WCAG2ICT): all three are units
/// that do not depend on the density of the screen.
package struct TargetCheck: Hashable, Sendable {
  package let size: TargetSize
  package let platform: TargetPlatform
  /// Pixels of the screen for one unit; `nil` where nobody said.
  package let density: Double?
  /// Millimetres; `nil` where it cannot be told.
  package let millimetres: TargetSize?
  /// Whether millimetres come from the screen's own pixels per inch, and not from what is usual.
  package let isMeasured: Bool

  /// - `size`: In the platform's units.
  /// - `pixelsAnInch`: Of the screen; counts only together with the density.
  package init(
    _ size: TargetSize, on platform: TargetPlatform, density: Double? = nil,
    pixelsAnInch: Double? = nil
  ) {
    self.size = size
    self.platform = platform
    self.density = density
    let measured = density.flatMap { density in pixelsAnInch.map { $0 / density } }
    isMeasured = measured != nil
    millimetres = (measured ?? platform.unitsAnInch(density: density)).flatMap {
      size.scaled(by: 25.4 / $0)
    }
  }

  /// Pixels of the screen; `nil` without a density.
  package var pixels: TargetSize? { density.flatMap { size.scaled(by: $0) } }

  /// 2.5.8 Target Size (Minimum), AA: 24 by 24 CSS pixels.
  package static let minimum = 24.0
  /// 2.5.5 Target Size (Enhanced), AAA: 44 by 44 CSS pixels.
  package static let enhanced = 44.0
  /// Millimetres that Android's accessibility guide recommends; for information, since no norm here judges millimetres.
  package static let finger = 7.0...10.0

  package var meetsMinimum: Bool { size.isAtLeast(Self.minimum) }
  package var meetsEnhanced: Bool { size.isAtLeast(Self.enhanced) }
  /// `nil` where the platform advises nothing.
  package var meetsAdvice: Bool? { platform.advisedSide.map(size.isAtLeast) }

  /// The gap that makes up for a side below the minimum, in CSS pixels, between targets of this size that stand in a
  /// row or column: circles of 24 around their centres then do not touch. `nil` where none is needed.
  package var gapForSpacing: (across: Double?, down: Double?)? {
    guard !meetsMinimum else { return nil }
    let gap = { (side: Double) in side < Self.minimum ? Self.minimum - side : nil }
    return (gap(size.width), gap(size.height))
  }
}
