import TestNumbers
import Testing

/// The table of published examples: each figure within the rounding of its source.
@Suite struct PublishedExampleTests {
  static let all =
    PublishedExample.intervals + PublishedExample.tests + PublishedExample.discovery
    + PublishedExample.agreementAndDiversity

  @Test(arguments: all) func agrees(example: PublishedExample) throws {
    let found = try example.compute()
    #expect(isNear(found, example.expected, within: example.tolerance), "\(found)")
  }

  @Test func everyExampleSaysWhereItIsFrom() {
    for example in Self.all { #expect(example.source.count > 10, "\(example.figure)") }
    #expect(Set(Self.all.map(\.testDescription)).count == Self.all.count)
  }
}
