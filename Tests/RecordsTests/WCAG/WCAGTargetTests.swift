import Localization
import Testing

@testable import Records

@Suite("WCAG: targets and platforms")
struct WCAGTargetTests {
  struct Row: CustomTestStringConvertible {
    let platform: ProductPlatform
    /// As written, changed words, undecided, removed, not covered.
    let parts: [Int]
    let closed: Int
    var testDescription: String { platform.label.plain() }
  }

  @Test(arguments: [
    Row(platform: .ios, parts: [22, 13, 20, 0, 0], closed: 0),
    Row(platform: .android, parts: [22, 13, 20, 0, 0], closed: 0),
    Row(platform: .mobile, parts: [22, 13, 20, 0, 0], closed: 0),
    Row(platform: .desktop, parts: [28, 27, 0, 0, 0], closed: 0),
    Row(platform: .kiosk, parts: [28, 27, 0, 0, 0], closed: 31),
  ])
  func fitOnNativePlatforms(_ row: Row) throws {
    let target = WCAGTarget(version: .v22, level: .aa, platform: row.platform)
    let fit = try #require(target.platformFit)
    let parts = [fit.asWritten, fit.changedWords, fit.undecided, fit.removed, fit.notCovered]
    #expect(parts.map(\.count) == row.parts)
    #expect(parts.joined().sorted { $0.number < $1.number } == target.criteria)
    #expect(
      fit.noSoftwareClause.map(\.number.description)
        == ["2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4"])
    #expect(
      fit.notInStandard.map(\.number.description)
        == ["2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8"])
    #expect(fit.problematicWhenClosed.count == row.closed)
    #expect(target.withPartialCheck.isEmpty == !row.platform.hasAutomaticFacts)
  }

  @Test func parsingIsRemovedFromNativeTargets() throws {
    let target = WCAGTarget(version: .v21, level: .aa, platform: .ios)
    #expect(try #require(target.platformFit).removed.map(\.number.description) == ["4.1.1"])
  }

  @Test func automaticRulesOnTheWeb() {
    let target = WCAGTarget(version: .v22, level: .aa, platform: .web)
    #expect(target.platformFit == nil)
    #expect(target.withoutAutomaticCheck.count == 22)
    #expect(target.withPartialCheck.count == 33)
    #expect(target.withPartialCheck.contains { $0.number.description == "1.1.1" })
    #expect(target.withoutAutomaticCheck.contains { $0.number.description == "4.1.3" })
  }

  @Test func nothingIsKnownOfChecksOfDocuments() {
    let target = WCAGTarget(version: .v22, level: .aa, platform: .document)
    #expect(target.platformFit == nil)
    #expect(!target.platform.hasAutomaticFacts)
    #expect(target.withoutAutomaticCheck.count == 55)
    #expect(target.criteria.first?.clause(for: .document) == "10.1.1.1")
  }

  @Test func labels() {
    let target = WCAGTarget(version: .v22, level: .aa, platform: .ios)
    #expect(target.label == "WCAG 2.2 AA on iOS")
    for platform in ProductPlatform.allCases {
      #expect(ProductPlatform(platform.rawValue) == platform)
    }
    #expect(ProductPlatform("iOS") == nil)
    #expect(WCAGVersion("2.3") == nil && WCAGVersion("2.2") == .v22)
    #expect(ConformanceLevel("aa") == .aa && ConformanceLevel("AB") == nil)
    #expect(ConformanceLevel("") == nil && ConformanceLevel("AAAA") == nil)
  }
}
