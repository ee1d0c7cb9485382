package import Localization

/// Where something is pressed: each platform lays out in a unit of its own.
package enum TargetPlatform: String, CaseIterable, Hashable, Sendable {
  case web, ios, android

  package var label: Sentence {
    switch self {
    case .web: "the web"
    case .ios: "iOS"
    case .android: "Android"
    }
  }

  /// The unit, for many of them.
  package var units: Sentence {
    switch self {
    case .web: "CSS pixels"
    case .ios: "points"
    case .android: "dp"
    }
  }

  /// The least side that the platform's own guide advises; `nil` where it has none.
  ///
  /// Sources: Apple's Human Interface Guidelines (44 points), Android's accessibility guide (48 dp).
  package var advisedSide: Double? {
    switch self {
    case .web: nil
    case .ios: 44
    case .android: 48
    }
  }

  /// How many of its units are about an inch, where nobody has measured; `nil` where that differs too much.
  ///
  /// A dp is by definition 1/160 inch on a screen of its class. iPhones with 3 pixels a point have 458 to 460 pixels an
  /// inch, so about 153 points; those with fewer had 163 points. A CSS pixel is an angle, and differs from 1/96 inch on
  /// a desk to about 1/160 on a phone.
  func unitsAnInch(density: Double?) -> Double? {
    switch self {
    case .web: nil
    case .ios: density == 3 ? 153 : 163
    case .android: 160
    }
  }
}
