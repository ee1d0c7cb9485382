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
    Row("a last name with its particle", ["Orla van Quist"], "Then van Quist left", "Then P1 left"),
    Row("a capital particle", ["Orla van Quist"], "Van Quist left", "P1 left"),
    Row("a name that is a last name", ["van Quist"], "Mr van  Quist left", "Mr P1 left"),
    Row("two particles", ["Orla van der Quist"], "van der Quist, der Quist", "P1, P1"),
    Row(
      "a particle written with a capital", ["Orla De Quist"], "De facto, De Quist", "De facto, P1"),
    Row("a shared particle", ["Orla de Quist", "Bram de Quist"], "de Quist left", "[name] left"),
    Row("a particle in small letters", ["orla van quist"], "the van of van quist", "the van of P1"),
    Row("a first name like a particle", ["Della Quist"], "Della left", "P1 left"),
    Row(
      "a short particle with an apostrophe", ["Orla d'Arden"], "then d’Arden left", "then P1 left"),
    Row("a last name with an s", ["van Quist"], "the Quists and van Quists", "the P1 and P1"),
    Row("a first name with an s", ["Orla Quist"], "Orlas phone, ORLAS bag", "P1 phone, P1 bag"),
    Row("a name that ends in s", ["Les"], "less for Les", "less for P1"),
    Row("a name beside one with an s", ["Orla", "Orlas"], "Orla and Orlas", "P1 and P2"),
    Row("a common word with an s", ["Thi Quist"], "This is Thi", "This is P1"),
    Row("an s after two letters", ["Ha"], "he has it, Ha", "he has it, P1"),
    Row("two spaces in a name", ["Orla Quist"], "Orla  Quist left", "P1 left"),
    Row("a no-break space in a name", ["Orla Quist"], "Orla\u{A0}Quist left", "P1 left"),
    Row("a hyphen for a space in a name", ["Orla Quist"], "orla-quist left", "P1 left"),
    Row("spaces for hyphens in a name", ["Orla-May"], "Orla \u{2011} may left", "P1 left"),
    Row("a name with two spaces in the file", ["Orla  Quist"], "orla quist left", "P1 left"),
    Row("a curly apostrophe in a name", ["O'Quist"], "O’Quist left", "P1 left"),
    Row("scripts that mix", ["佐藤 Hana"], "佐藤さんは", "P1さんは"),
    Row(
      "a first name as a label in small letters", ["Orla Quist"], "M: where? orla: here",
      "M: where? P1: here"),
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
    Row(
      "a condition with a hyphen", [], "cerebral-palsy", "[condition]", ["cerebral palsy"]),
    Row(
      "a condition with two spaces", [], "Cerebral  palsy.", "[condition].", ["cerebral palsy"]),
    Row(
      "a condition with a no-break space", [], "low\u{A0}vision", "[condition]", ["low vision"]),
    Row(
      "a condition over a line end", [], "low\nvision", "[condition]", ["low vision"]),
    Row(
      "a condition without its hyphen", [], "short term memory loss", "[condition]",
      ["short-term memory loss"]),
    Row(
      "a condition as a noun", [], "Blindness, deafness", "[condition], [condition]",
      ["blind", "deaf"]),
    Row("a condition without -ness", [], "colour-blind", "[condition]", ["colour blindness"]),
    Row("a condition in -ic", [], "dyslexic", "[condition]", ["dyslexia"]),
    Row("a condition in -ia", [], "dyslexia", "[condition]", ["dyslexic"]),
    Row("a condition in -istic", [], "autistic", "[condition]", ["autism"]),
    Row("a condition in -y", [], "wheezy", "[condition]", ["wheez"]),
    Row("a condition in the plural", [], "hand tremors", "[condition]", ["hand tremor"]),
    Row("a condition in -es", [], "losses", "[condition]", ["loss"]),
    Row("a short condition has no forms", [], "illness, ill", "illness, [condition]", ["ill"]),
    Row("a condition with a longer ending", [], "blinded", "blinded", ["blind"]),
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
