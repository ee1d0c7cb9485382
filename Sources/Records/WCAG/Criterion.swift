package import Localization

/// A WCAG success criterion with the facts that reports and checks need.
package struct Criterion: Hashable, Sendable {
  package let number: CriterionNumber
  /// The anchor in the specification: "reflow".
  package let id: String
  /// The short name in the newest version: "Reflow".
  package let name: String
  package let level: ConformanceLevel
  /// The first version that has it.
  package let introduced: WCAGVersion
  /// The version that dropped it; `nil` for all but 4.1.1.
  package let obsolete: WCAGVersion?
  /// Anchors that older versions used for it.
  package let formerIDs: [String]
  /// The name before version 2.2, where it was another ("Target Size" for 2.5.5).
  package let formerName: String?
  /// How WCAG2ICT applies it to software that is no web page.
  package let software: Applicability
  /// How the draft of WCAG2Mobile applies it to apps; level AAA is not dealt with there.
  package let mobile: Applicability
  /// Whether WCAG2ICT calls it problematic for closed functionality, such as kiosks.
  package let isProblematicWhenClosed: Bool
  /// Its clauses in EN 301 549 V3.2.1; `nil` when the standard does not have the criterion at all
  /// (level AAA, and what came with WCAG 2.2).
  package let clauses: StandardClauses?
  package let needs: FunctionalNeeds
  package let rules: AutomaticRules

  package var place: Place { number.place }

  /// The guideline it belongs to.
  package var guideline: Place { place.guideline ?? place }

  /// The principle it belongs to.
  package var principle: Place { place.principle }

  /// Number and name, as reports print them: "1.4.10 Reflow".
  package var label: String { "\(number) \(name)" }

  /// The tag that axe gives it: "wcag1410".
  package var axeTag: String { "wcag" + number.description.filter { $0 != "." } }

  /// The versions that have it, oldest first.
  package var versions: [WCAGVersion] { WCAGVersion.allCases.filter(isPart(of:)) }

  /// Whether the version has it and has not dropped it.
  package func isPart(of version: WCAGVersion) -> Bool {
    introduced <= version && obsolete.map { version < $0 } ?? true
  }

  /// The name that the version uses.
  package func name(in version: WCAGVersion) -> String {
    if version < .v22, let formerName { return formerName }
    return name
  }

  /// Whether it is measured with a tool only, because trying it could set off a seizure.
  package var isMeasuredOnly: Bool {
    number.place == Place("2.3.1") || number.place == Place("2.3.2")
  }

  /// What to do instead of testing with people; `nil` for criteria that people may try.
  package var caution: Sentence? {
    guard isMeasuredOnly else { return nil }
    return "Measure flashes with a tool; never test them with people, they can cause seizures."
  }

  /// How it applies on a platform; on the web every criterion applies as written.
  package func applicability(on platform: ProductPlatform) -> Applicability {
    if platform == .web { return .asWritten }
    if platform.isMobile { return mobile }
    return platform.isNative ? software : .notCovered
  }

  /// Its clause of EN 301 549 V3.2.1 for a platform; `nil` when there is none.
  package func clause(for platform: ProductPlatform) -> String? {
    if platform.isNative { return clauses?.software }
    return platform == .web ? clauses?.web : clauses?.document
  }
}
