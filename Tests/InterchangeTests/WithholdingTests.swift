import Testing

@testable import Interchange

@Suite struct WithholdingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let names: [String]
    var conditions: [String] = []
    let text: String
    let expected: String

    init(
      _ name: String, _ names: [String], _ text: String, _ expected: String,
      _ conditions: [String] = []
    ) {
      testDescription = name
      self.names = names
      self.text = text
      self.expected = expected
      self.conditions = conditions
    }
  }

  static let rows: [Row] = [
    Row("no names", [], "Orla left", "Orla left"),
    Row("a name", ["Orla"], "Orla left", "P1 left"),
    Row("a name in small letters", ["Orla"], "then orla left", "then P1 left"),
    Row("a name in capitals", ["Orla"], "ORLA!", "P1!"),
    Row("a possessive", ["Orla"], "Orla's phone, Orla’s bag", "P1's phone, P1’s bag"),
    Row("part of a word", ["Orla"], "Orlando, Taorla", "Orlando, Taorla"),
    Row("beside digits", ["Orla"], "Orla2", "Orla2"),
    Row("the whole text", ["Orla"], "orla", "P1"),
    Row("twice", ["Orla"], "Orla, Orla", "P1, P1"),
    Row("two people", ["Orla", "Bram"], "Bram and Orla", "P2 and P1"),
    Row("a full name", ["Orla Quist"], "Orla Quist left", "P1 left"),
    Row("a first name of a full one", ["Orla Quist"], "Then Orla left", "Then P1 left"),
    Row("a last name of a full one", ["Orla Quist"], "Ms Quist left", "Ms P1 left"),
    Row("part of a name as a common word", ["Hope Quist"], "no hope at all", "no hope at all"),
    Row("a shared last name", ["Orla Quist", "Bram Quist"], "the Quist twins", "the [name] twins"),
    Row(
      "a shared last name in a full one", ["Orla Quist", "Bram Quist"], "Bram Quist left", "P2 left"
    ),
    Row("a particle", ["Orla van Quist"], "the van stops", "the van stops"),
    Row("a title", ["Dr Orla"], "Dr says Orla", "Dr says P1"),
    Row("a double first name", ["Orla-May"], "Orla left", "P1 left"),
    Row(
      "a number as a name", ["Participant 3"], "Participant 3 left, Participant 4 stayed",
      "P1 left, Participant 4 stayed"),
    Row("a single letter", ["A"], "a button and A menu", "a button and A menu"),
    Row("letters with accents", ["José"], "JOSÉ left", "P1 left"),
    Row("an accent in two code points", ["José"], "Jose\u{301} left", "P1 left"),
    Row("a script without spaces", ["佐藤"], "佐藤さんは", "P1さんは"),
    Row("a name in small letters everywhere", ["orla quist"], "Orla said quist", "P1 said P1"),
    Row("a condition", [], "deaf users", "[condition] users", ["deaf"]),
    Row(
      "a condition of several words", [], "With Low Vision it", "With [condition] it",
      ["low vision"]),
    Row("a condition inside a word", [], "deafening", "deafening", ["deaf"]),
    Row("a condition that says nothing", [], "none left", "none left", ["none"]),
    Row("nothing to find", ["Orla"], "It stops", "It stops", ["deaf"]),
  ]

  @Test(arguments: rows) func replaces(_ row: Row) {
    let people = row.names.enumerated().map { (name: $1, id: "P\($0 + 1)") }
    let result = Withholding(people: people, conditions: row.conditions).apply(row.text)
    #expect(result.text == row.expected)
    #expect((result.names + result.conditions > 0) == (row.text != row.expected))
  }

  @Test func countsWhatItFinds() {
    let withholding = Withholding(people: [("Orla", "P1")], conditions: ["deaf"])
    let result = withholding.apply("Orla is deaf, Orla said")
    #expect(result.names == 2)
    #expect(result.conditions == 1)
  }
}
