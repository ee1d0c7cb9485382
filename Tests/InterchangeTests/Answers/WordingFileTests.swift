import Localization
import Records
import Testing
import Wording

@testable import Interchange

@Suite("Official words from files") struct WordingFileTests {
  private func read(_ text: String) throws -> WordingFile {
    try WordingFile(Array(text.utf8), place: "words", AnswersSample.surroundings().instrument)
  }

  static let files = [
    "id,words\nq1,First words\noption/bad,Poor\nlicence,\"Free, if named\"\n",
    #"{"items": {"q1": "First words"}, "options": {"bad": "Poor"}, "licence": "Free, if named"}"#,
    #"{"q1": "First words", "option/bad": "Poor", "licence": "Free, if named"}"#,
  ]

  @Test(arguments: files) func tablesAndObjectsSayTheSame(_ text: String) throws {
    let file = try read(text)
    #expect(file.faults == [])
    #expect(file.words(of: .item("q1")) == "First words")
    #expect(file.words(of: .option("bad")) == "Poor")
    #expect(file.words(of: .field("licence")) == "Free, if named")
    #expect(file.words.count == 3)
  }

  @Test func slipsAreToldWithTheirPlace() throws {
    let file = try read("id,words\nq2,Two\nmodd,Three\nq2,Again\noption/fine,Fine\nq1,\n")
    #expect(
      file.faults.map { "\($0.position) \($0.problem) | \($0.remedy)" } == [
        "3:1 calm has no item \"modd\" | did you mean mood?",
        "4:1 \"q2\" is there twice | keep one",
        "5:1 calm has no item \"option/fine\" | name an item, option/ID, level/ID, or one of "
          + WordingFile.fields.joined(separator: ", "),
        "6:1 there are no words for \"q1\" | write them, or take the row out",
      ])
  }

  @Test func aTableNeedsItsTwoColumns() throws {
    let error = #expect(throws: WorkbenchError.self) { try read("item,text\nq1,One\n") }
    #expect(error?.place == "words:1:1")
  }
}
