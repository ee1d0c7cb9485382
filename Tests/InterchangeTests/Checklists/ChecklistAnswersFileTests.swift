import JSON
import Localization
import Records
import Testing
import Wording

@testable import Interchange

@Suite("Answers to a checklist from files") struct ChecklistAnswersFileTests {
  private static func list() throws -> Checklist {
    let text = """
      {"id": "try", "questions": {
        "in-order": {"text": "One?", "criteria": ["1.3.2", "2.4.3"], "favourable": "yes", "position": "4"},
        "tiring": {"text": "Two?", "criteria": [], "favourable": "no", "position": "8"}}}
      """
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    return Checklist(&reader)
  }

  private func read(_ text: String) throws -> ChecklistAnswersFile {
    try ChecklistAnswersFile(Array(text.utf8), place: "answers", Self.list())
  }

  static let files = [
    "screen,question,answer,note,criteria\npay,in-order,no,total comes last,1.3.2\n,2,n/a,,\n",
    #"[{"screen": "pay", "question": "In-Order", "answer": "No", "note": "total comes last", "criteria": ["1.3.2"]}, {"question": "2", "answer": "not applicable"}]"#,
  ]

  @Test(arguments: files) func tablesAndObjectsSayTheSame(_ text: String) throws {
    let file = try read(text)
    #expect(file.faults == [] && file.rows.count == 2)
    let first = file.rows[0]
    #expect(first.screen == "pay" && first.question.id == "in-order" && first.answer == .no)
    #expect(first.note == "total comes last" && first.criteria?.map(\.description) == ["1.3.2"])
    #expect(file.rows[1].question.id == "tiring" && file.rows[1].answer == .notApplicable)
    #expect(file.rows[1].criteria == nil && file.rows[1].screen == nil)
  }

  @Test func slipsAreToldWithTheirPlace() throws {
    let file = try read(
      "question,answer,criteria\nin-ordr,yes,\nin-order,maybe,\nin-order,no,4.1.2\n,yes,\ntiring,,\n"
    )
    #expect(
      file.faults.map { "\($0.position) \($0.problem) | \($0.remedy)" } == [
        "2:1 try has no question \"in-ordr\" | did you mean in-order?",
        "3:10 \"maybe\" is no answer | write one of yes, no, cannot tell, does not apply",
        "4:13 \"4.1.2\" is none of the criteria of this question | write some of 1.3.2, 2.4.3, or none",
        "5:1 no question is named | write the id of one",
        "6:8 there is no answer | write one, or take the row out",
      ])
  }

  @Test func numbersAndTruthAreReadAsPeopleMeanThem() throws {
    let file = try read(
      #"[{"question": 2, "answer": false}, {"question": 1, "answer": true, "note": 42}]"#)
    #expect(file.faults == [])
    #expect(file.rows.map(\.question.id) == ["tiring", "in-order"])
    #expect(file.rows.map(\.answer) == [.no, .yes] && file.rows[1].note == "42")
  }

  @Test func whatIsNoTextIsTold() throws {
    let file = try read(
      #"[{"question": true, "answer": "yes"}, {"question": 1, "answer": "no", "note": ["a"]}, {"question": 1, "answer": "no", "criteria": [{}]}]"#
    )
    #expect(
      file.faults.map { "\($0.position) \($0.problem) | \($0.remedy)" } == [
        "1:15 this is no text | write it in quotes", "1:79 this is no text | write it in quotes",
        "1:131 this is no text | write it in quotes",
      ])
    #expect(file.rows.isEmpty)
  }

  @Test func noneSaysThatItLiesBeyondWcag() throws {
    #expect(try read("question,answer,criteria\nin-order,no,none\n").rows[0].criteria == [])
  }

  @Test func whatIsNoArrayIsRefused() throws {
    let error = #expect(throws: WorkbenchError.self) { try read(#"{"in-order": "yes"}"#) }
    #expect(error?.place == "answers:1:1")
  }
}
