import Testing

@testable import Team

@Suite struct ObjectIDTests {
  @Test(arguments: [
    (String(repeating: "a", count: 40), true), (String(repeating: "0", count: 64), true),
    (String(repeating: "A", count: 40), false), ("abc", false), ("", false),
    (String(repeating: "g", count: 40), false),
  ])
  func digits(_ text: String, _ isOne: Bool) {
    #expect((ObjectID(text) != nil) == isOne)
  }

  @Test func zerosStandForNothing() throws {
    #expect(try #require(ObjectID(String(repeating: "0", count: 40))).isNothing)
    #expect(try !#require(ObjectID(String(repeating: "1", count: 40))).isNothing)
  }
}
