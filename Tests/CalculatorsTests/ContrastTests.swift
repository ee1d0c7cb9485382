import TestNumbers
import Testing

@testable import Calculators

private struct Pair: CustomTestStringConvertible, Sendable {
  let text: String
  let background: String
  let expected: Double
  var testDescription: String { "\(text) on \(background)" }

  init(_ text: String, _ background: String, _ expected: Double) {
    self.text = text
    self.background = background
    self.expected = expected
  }

  var check: ContrastCheck {
    get throws { ContrastCheck(text: try Colour(text), background: try Colour(background)) }
  }
}

@Suite("Contrast of WCAG") struct ContrastTests {
  /// The examples of W3C's ACT rule afw4f7, "Text has minimum contrast", which cuts after one or two decimals.
  @Test(arguments: [
    Pair("#333", "#fff", 12.6), Pair("#000", "#666", 3.6), Pair("#0000ee", "white", 9.39),
    Pair("#aaa", "white", 2.3), Pair("rgba(0,0,0,.3)", "#fff", 2.1), Pair("#777", "#eee", 3.85),
    Pair("#000", "#fff", 21), Pair("#fff", "#fff", 1),
  ])
  private func theExamplesOfTheRuleAreFound(_ row: Pair) throws {
    // It does not round the mix of the translucent text to 8 bits, which lowers the ratio by less than a hundredth.
    let above = try row.check.ratio.value - row.expected
    #expect((-0.01..<0.1).contains(above))
  }

  /// Computed from the definition in WCAG 2.2 with another program and the C library's pow.
  @Test(arguments: [
    Pair("#767676", "#fff", 4.542224959605253), Pair("#777", "#fff", 4.478089453577214),
    Pair("#949494", "#fff", 3.0334698257384747), Pair("#959595", "#fff", 2.9953461357088114),
    Pair("#595959", "#fff", 7.004729208035935), Pair("#123456", "#abcdef", 7.697307588979985),
    Pair("red", "white", 3.9984767707539985), Pair("yellow", "white", 1.0738392309265699),
  ])
  private func ratiosAreExact(_ row: Pair) throws {
    let ratio = try row.check.ratio
    #expect(isNear(ratio.value, row.expected, relative: 1e-12))
    #expect(try Pair(row.background, row.text, 0).check.ratio == ratio)
  }

  @Test func theExtremesAreExactlyOneAndTwentyOne() throws {
    #expect(try Pair("#000", "#fff", 0).check.ratio.value == 21)
    #expect(try Pair("#454545", "#454545", 0).check.ratio.value == 1)
  }

  @Test func aRatioIsNeverShownAboveWhatItIs() {
    for (value, text) in [
      (4.4999999, "4.49:1"), (4.5, "4.50:1"), (2.999, "2.99:1"), (21, "21.00:1"), (1.07, "1.07:1"),
      (6.0049, "6.00:1"),
    ] {
      #expect(ContrastRatio(value).description == text)
    }
    let text = ContrastRequirement.all[0]
    #expect(!text.isMet(by: ContrastRatio(4.5.nextDown)) && text.isMet(by: ContrastRatio(4.5)))
  }

  @Test func eachCriterionHasItsLimit() {
    let found = ContrastRequirement.all.map {
      "\($0.criterion) \($0.use) \($0.least.value) \($0.isEnhanced)"
    }
    #expect(
      found == [
        "1.4.3 text 4.5 false", "1.4.3 large 3.0 false", "1.4.6 text 7.0 true",
        "1.4.6 large 4.5 true", "1.4.11 graphic 3.0 false",
      ])
    #expect(ContrastRequirement.counting(for: .large, enhanced: true).least.value == 4.5)
    #expect(ContrastRequirement.counting(for: .graphic, enhanced: true).criterion == "1.4.11")
  }

  /// The pairs that the makers of APCA publish with apca-w3 0.1.9.
  @Test(arguments: [
    Pair("#888", "#fff", 63.056469930209424), Pair("#fff", "#888", -68.54146436644962),
    Pair("#000", "#aaa", 58.146262578561334), Pair("#aaa", "#000", -56.24113336839742),
    Pair("#123", "#def", 91.66830811481631), Pair("#def", "#123", -93.06770049484275),
    Pair("#123", "#444", 8.32326136957393), Pair("#444", "#123", -7.526878460278154),
  ])
  private func theMakersOfAPCAFindTheSame(_ row: Pair) throws {
    #expect(isNear(try row.check.perceptual.value, row.expected, within: 1e-9))
  }

  @Test func apcaIsShownWithItsSign() throws {
    #expect(try Pair("#888", "#fff", 0).check.perceptual.description == "Lc 63.0")
    #expect(try Pair("#fff", "#888", 0).check.perceptual.description == "Lc -68.5")
    #expect(try Pair("#777", "#777", 0).check.perceptual.description == "Lc 0.0")
  }
}
