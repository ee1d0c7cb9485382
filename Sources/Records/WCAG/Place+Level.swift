package import Localization

extension Place {
  /// The level of a criterion; `nil` for guidelines and principles.
  package var level: ConformanceLevel? { WCAGCatalogue.shared.criterion(at: self)?.level }

  /// Number and name, and the level where it is AAA: "1.4.6 Contrast (Enhanced), level AAA".
  package var labelWithLevel: Sentence { level == .aaa ? "\(label), level AAA" : "\(label)" }
}
