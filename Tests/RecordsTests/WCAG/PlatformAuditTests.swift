import Localization
import Testing

@testable import Records

@Suite("WCAG: automatic audits of apps")
struct PlatformAuditTests {
  struct Partly: CustomTestStringConvertible {
    let platform: ProductPlatform
    let level: ConformanceLevel
    let numbers: String
    var testDescription: String { "\(platform.rawValue) \(level)" }
    init(_ platform: ProductPlatform, _ level: ConformanceLevel, _ numbers: String) {
      self.platform = platform
      self.level = level
      self.numbers = numbers
    }
  }

  @Test(arguments: [
    Partly(.ios, .aa, "1.1.1 1.4.3 1.4.4 2.5.8 4.1.2"),
    Partly(.ios, .aaa, "1.1.1 1.4.3 1.4.4 1.4.6 2.5.5 2.5.8 4.1.2"),
    Partly(.ios, .a, "1.1.1 4.1.2"),
    Partly(.android, .aa, "1.1.1 1.3.2 1.4.3 1.4.4 1.4.11 2.4.3 2.4.4 2.5.8 4.1.2"),
    Partly(
      .android, .aaa,
      "1.1.1 1.3.2 1.4.3 1.4.4 1.4.6 1.4.11 2.4.3 2.4.4 2.4.9 2.5.5 2.5.8 4.1.2"),
    Partly(.mobile, .aa, "1.1.1 1.3.2 1.4.3 1.4.4 1.4.11 2.4.3 2.4.4 2.5.8 4.1.2"),
    Partly(.desktop, .aa, "1.1.1 1.4.3 2.5.8 4.1.2"),
    Partly(.document, .aa, ""), Partly(.kiosk, .aa, ""), Partly(.software, .aa, ""),
  ])
  func criteriaOfWhichACheckFindsAPart(_ row: Partly) {
    let target = WCAGTarget(version: .v22, level: row.level, platform: row.platform)
    let partly = target.withPartialCheck
    #expect(partly.map(\.number.description).joined(separator: " ") == row.numbers)
    #expect(
      (partly + target.withoutAutomaticCheck).sorted { $0.number < $1.number } == target.criteria)
  }

  struct Check: CustomTestStringConvertible {
    let system: AuditedSystem
    let number: String
    let checks: [String]
    var testDescription: String { "\(number) on \(system.label)" }
    init(_ system: AuditedSystem, _ number: String, _ checks: String...) {
      self.system = system
      self.number = number
      self.checks = checks
    }
  }

  @Test(arguments: [
    Check(
      .ios, "1.4.3", "contrast", "checkForSufficientContrastRatio",
      "checkForSufficientTextViewContrastRatio", "checkForSufficientContrastRatioUsingOCR"),
    Check(.ios, "1.4.4", "dynamicType", "textClipped", "checkForSupportsDynamicType"),
    Check(.ios, "2.5.8", "hitRegion", "checkForMinimumTappableArea"),
    Check(
      .ios, "4.1.2", "sufficientElementDescription", "trait", "checkForAXLabelPresent",
      "checkForAXTraitDontConflict"),
    Check(.ios, "1.4.11"), Check(.ios, "2.4.3"),
    Check(.macos, "4.1.2", "sufficientElementDescription"), Check(.macos, "1.4.4"),
    Check(
      .android, "4.1.2", "SpeakableTextPresentCheck", "EditableContentDescCheck", "ClassNameCheck"),
    Check(.android, "1.4.11", "ImageContrastCheck"),
    Check(.android, "2.4.3", "TraversalOrderCheck"),
    Check(.android, "2.4.4", "LinkPurposeUnclearCheck"),
  ])
  func checksOfACriterion(_ row: Check) {
    let found = PlatformAudit.all.filter {
      $0.system == row.system && $0.criterion.description == row.number
    }
    #expect(found.map(\.check) == row.checks)
  }

  @Test func everyRowNamesCriteriaThatExist() {
    let named = PlatformAudit.rows.map { row in
      row.systems.count * row.criteria.split(separator: " ").count
    }
    #expect(named.reduce(0, +) == PlatformAudit.all.count)
    #expect(PlatformAudit.rows.allSatisfy { !$0.systems.isEmpty && !$0.finds.isEmpty })
    #expect(Set(PlatformAudit.all).count == PlatformAudit.all.count)
  }

  /// Apple's header has `action` and `parentChild` for macOS only, and says of no type what it tests.
  @Test func whatAppleDoesNotDocumentIsMarked() {
    let xcode = PlatformAudit.all.filter { $0.tool == .xcode }
    #expect(xcode.allSatisfy { $0.basis != .documented })
    #expect(xcode.filter { $0.basis == .nameOnly }.map(\.check) == ["trait"])
    #expect(!xcode.contains { $0.check == "action" || $0.check == "parentChild" })
    #expect(
      Set(xcode.filter { $0.system == .macos }.map(\.check)) == [
        "contrast", "elementDetection", "hitRegion", "sufficientElementDescription",
      ])
  }

  @Test(arguments: AuditTool.allCases)
  func everyToolHasASourceAndADay(_ tool: AuditTool) {
    #expect(!tool.source.isEmpty && !tool.name.isEmpty && !tool.way.isEmpty)
    #expect(tool.checkedOn.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil)
    #expect(PlatformAudit.all.contains { $0.tool == tool })
  }

  @Test func whoShouldLookNamesTheAuditsOfThePlatform() throws {
    let contrast = WCAGCatalogue.shared[try #require(CriterionNumber("1.4.3"))]
    #expect(
      contrast.whoShouldLook(on: .ios)
        == contrast.whoShouldLook
        + ", and an audit (Xcode's accessibility audit, GTXiLib) for a part")
    #expect(
      contrast.whoShouldLook(on: .android).plain().hasSuffix(
        "and an audit (Accessibility Test Framework for Android) for a part"))
    #expect(contrast.whoShouldLook(on: .web) == contrast.whoShouldLook)
    let flashes = WCAGCatalogue.shared[try #require(CriterionNumber("2.3.1"))]
    #expect(flashes.whoShouldLook(on: .ios) == flashes.whoShouldLook)
  }
}
