package import Localization

/// What a study measures against: a version, a level and the platform of the product.
package struct WCAGTarget: Hashable, Fielded {
  package var version: WCAGVersion
  package var level: ConformanceLevel
  package var platform: ProductPlatform

  package init(version: WCAGVersion, level: ConformanceLevel, platform: ProductPlatform) {
    self.version = version
    self.level = level
    self.platform = platform
  }

  package static let table = FieldTable<WCAGTarget>([
    Slot(
      \.level, "level", .words(of: ConformanceLevel.self), "Conformance",
      "The level of conformance that is aimed at.", required: true, option: .named("level")),
    Slot(
      \.platform, "platform", .words(of: ProductPlatform.self), "Platform",
      "Where the product runs.", required: true, option: .named("platform")),
    Slot(
      \.version, "version", .words(of: WCAGVersion.self), "Standard",
      "The version of WCAG that is aimed at.", required: true, option: .named("wcag")),
  ])

  /// The target in words: "WCAG 2.2 AA on iOS".
  package var label: Sentence { "WCAG \(version) \(level) on \(platform.label)" }

  /// Whether the target asks for the criterion; 2.2 does not ask for 4.1.1.
  package func includes(_ criterion: Criterion) -> Bool {
    criterion.isPart(of: version) && level.includes(criterion.level)
  }

  /// Whether the target asks for the criterion or has criteria under the guideline or principle.
  package func includes(_ place: Place) -> Bool {
    WCAGCatalogue.shared.criteria(under: place).contains(where: includes)
  }

  /// The criteria of the target in number order.
  package var criteria: [Criterion] { WCAGCatalogue.shared.criteria.filter(includes) }

  /// The guidelines that have criteria in the target, in number order.
  package var guidelines: [Guideline] {
    WCAGCatalogue.shared.guidelines.filter { includes($0.place) }
  }
}
