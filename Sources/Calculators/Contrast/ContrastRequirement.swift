package import Localization

/// What two colours are used for.
package enum ContrastUse: String, CaseIterable, Hashable, Sendable {
  /// Text smaller than large text.
  case text
  /// From 18 points on, or bold from 14 points on (24 and about 18.5 CSS pixels).
  case large
  /// Parts of controls and of pictures that are needed to understand them.
  case graphic

  package var label: Sentence {
    switch self {
    case .text: "normal text"
    case .large: "large text"
    case .graphic: "controls and graphics"
    }
  }
}

/// A least contrast of WCAG 2.2.
package struct ContrastRequirement: Hashable, Sendable {
  /// The number of the criterion.
  package let criterion: String
  /// Whether it belongs to level AAA; the others belong to AA.
  package let isEnhanced: Bool
  package let use: ContrastUse
  package let least: ContrastRatio

  private init(_ criterion: String, _ use: ContrastUse, _ least: Double, enhanced: Bool = false) {
    self.criterion = criterion
    self.use = use
    self.least = ContrastRatio(least)
    isEnhanced = enhanced
  }

  /// In the order of the criteria.
  package static let all = [
    Self("1.4.3", .text, 4.5), Self("1.4.3", .large, 3),
    Self("1.4.6", .text, 7, enhanced: true), Self("1.4.6", .large, 4.5, enhanced: true),
    Self("1.4.11", .graphic, 3),
  ]

  /// What counts for a use.
  ///
  /// - `enhanced`: Whether level AAA is wanted; graphics have no limit of their own there, and keep theirs.
  package static func counting(for use: ContrastUse, enhanced: Bool) -> ContrastRequirement {
    let ofUse = all.filter { $0.use == use }
    return ofUse.last { $0.isEnhanced == enhanced } ?? ofUse.first ?? all[0]
  }

  /// Whether a ratio is enough, without any rounding.
  package func isMet(by ratio: ContrastRatio) -> Bool { ratio >= least }
}
