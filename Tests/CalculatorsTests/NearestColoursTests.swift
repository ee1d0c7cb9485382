import TestNumbers
import Testing

@testable import Calculators

@Suite("Nearest colours that are enough") struct NearestColoursTests {
  private static let text = ContrastRequirement.counting(for: .text, enhanced: false)

  @Test func greysStayGreys() throws {
    let found = NearestColours(to: try Colour("#999"), against: .white, reaching: Self.text)
    #expect(found.darker?.description == "#767676" && found.lighter == nil)
    let onBlack = NearestColours(
      to: try Colour("#333"), against: try Colour("black"), reaching: Self.text)
    #expect(onBlack.darker == nil && onBlack.lighter?.description == "#757575")
  }

  @Test func whatIsEnoughNeedsNoOther() throws {
    let found = NearestColours(to: try Colour("#767676"), against: .white, reaching: Self.text)
    #expect(found.darker == nil && found.lighter == nil)
  }

  @Test func blackAndWhiteCanBothMiss() throws {
    let strictest = ContrastRequirement.counting(for: .text, enhanced: true)
    let grey = try Colour("#777")
    let found = NearestColours(to: grey, against: grey, reaching: strictest)
    #expect(found.darker == nil && found.lighter == nil)
  }

  /// On random pairs: what is offered is enough, the step before it is not, and the hue is kept.
  @Test(arguments: 0..<300) func whatIsOfferedIsTheFirstThatIsEnough(_ seed: Int) {
    var random = SeededNumbers(seed)
    let colour = Colour(hex: random.count(0...0xffffff))
    let other = Colour(hex: random.count(0...0xffffff))
    let requirement = ContrastRequirement.all[random.count(0...4)]
    let found = NearestColours(to: colour, against: other, reaching: requirement)
    let reaches = { requirement.isMet(by: ContrastRatio($0, other)) }
    guard !reaches(colour) else { return }
    for (offered, steps) in [
      (found.darker, NearestColours.shades(of: colour)),
      (found.lighter, NearestColours.tints(of: colour)),
    ] {
      let before = steps.prefix { $0 != offered }
      #expect(before.allSatisfy { !reaches($0) })
      guard let offered else { continue }
      #expect(reaches(offered))
      #expect(isSameHue(colour, offered), "\(colour) \(offered)")
    }
  }

  /// Whether the ratios of the differences between channels are kept, within half a step of 8 bits for each channel.
  private func isSameHue(_ one: Colour, _ other: Colour) -> Bool {
    let spread = { (colour: Colour) in
      Double((colour.channels.max() ?? 0) - (colour.channels.min() ?? 0))
    }
    guard spread(one) > 0 else { return spread(other) == 0 }
    let factor = spread(other) / spread(one)
    let least = (one.channels.min() ?? 0, other.channels.min() ?? 0)
    return zip(one.channels, other.channels).allSatisfy { old, new in
      abs(Double(old - least.0) * factor - Double(new - least.1)) <= 1.5
    }
  }
}
