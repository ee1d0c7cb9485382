import TestNumbers
import Testing

@testable import Calculators

@Suite("Sizes of targets") struct TargetTests {
  @Test func aSizeIsRead() {
    for text in ["34x40", "34 x 40", "34×40", "34X40", "34 by 40", "34.0x40", "34,0x40"] {
      #expect(TargetSize(text) == TargetSize(width: 34, height: 40), "\(text)")
    }
    #expect(TargetSize("44") == TargetSize(width: 44, height: 44))
    for text in ["", "x", "34x", "x40", "1x2x3", "-3x4", "0x4", "axb", "1e3", "inf", "200000"] {
      #expect(TargetSize(text) == nil, "\(text)")
    }
  }

  private func check(
    _ text: String, _ platform: TargetPlatform, density: Double? = nil, ppi: Double? = nil
  ) throws -> TargetCheck {
    TargetCheck(
      try #require(TargetSize(text)), on: platform, density: density, pixelsAnInch: ppi)
  }

  @Test func bothSidesCount() throws {
    #expect(try check("24x24", .web).meetsMinimum && check("44x44", .web).meetsEnhanced)
    #expect(try !check("23.9x90", .web).meetsMinimum && !check("90x43.9", .web).meetsEnhanced)
    #expect(try check("44x44", .web).meetsAdvice == nil)
    #expect(try check("44x44", .ios).meetsAdvice == true)
    #expect(try check("44x44", .android).meetsAdvice == false)
    #expect(try check("48x48", .android).meetsAdvice == true)
  }

  /// A dp is 1/160 inch and a CSS pixel on a desk 1/96 inch, by their definitions; an iPhone's data sheet says 460.
  @Test func millimetresFollowFromTheDefinitions() throws {
    let android = try #require(try check("48x48", .android).millimetres)
    #expect(isNear(android.width, 7.62, within: 0.001))
    let desk = try #require(try check("24x24", .web, density: 1, ppi: 96).millimetres)
    #expect(isNear(desk.width, 6.35, within: 1e-9))
    let phone = try check("44x44", .ios, density: 3, ppi: 460)
    #expect(phone.isMeasured && isNear(phone.millimetres?.width ?? 0, 7.2887, within: 0.001))
  }

  @Test func whatCannotBeToldIsNotGuessed() throws {
    let web = try check("24x24", .web)
    #expect(web.millimetres == nil && web.pixels == nil)
    #expect(try !check("24x24", .ios).isMeasured)
    #expect(try check("34x40", .ios, density: 3).pixels == TargetSize(width: 102, height: 120))
  }

  @Test func spacingMakesUpForWhatIsMissing() throws {
    let gap = try #require(try check("20x30", .web).gapForSpacing)
    #expect(gap.across == 4 && gap.down == nil)
    #expect(try check("24x24", .web).gapForSpacing == nil)
  }
}
