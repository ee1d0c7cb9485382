import JSON
import Records
import Testing

@testable import Interchange

@Suite("What a response is known by") struct AnswersKeyTests {
  private func key(_ text: String) throws -> String {
    let row = try #require(try AnswersSample.read(text).rows.first)
    return row.key(study: "tram", instrument: "calm")
  }

  @Test func theOrderOfColumnsAndTheFormatOfTheFileDoNotMatter() throws {
    let first = try key("participant,q1,mood\nP01,4,good\n")
    #expect(try key("mood,q1,participant\nGood,4.0,P01-aaaa\n") == first)
    #expect(try key(#"[{"q1": 4, "participant": "P01", "mood": 2}]"#) == first)
    #expect(first.utf8.count == 26)
  }

  static let different = [
    "participant,q1,mood\nP02,4,good\n", "participant,q1,mood\nP01,5,good\n",
    "participant,q1,mood\nP01,4,\n", "participant,q1,mood\nP01,4,declined\n",
    "participant,q1,mood,givenOn\nP01,4,good,2026-03-02\n",
    "participant,q1,mood,session\nP01,4,good,S01\n", "participant,q1,mood,round\nP01,4,good,2\n",
    "participant,q1,mood,task\nP01,4,good,pay\n", "participant,q1,mood,manner\nP01,4,good,alone\n",
  ]

  @Test(arguments: different) func everythingElseMatters(_ text: String) throws {
    #expect(try key(text) != key("participant,q1,mood\nP01,4,good\n"))
  }

  @Test func aResponseOfTheStudyHasTheKeyOfItsRow() throws {
    let json = """
      {"id": "R01-aaaa", "instrument": "calm", "participant": "P01-aaaa", "answers": {
      "mood": {"value": "good"}, "q1": {"value": "4"}, "q2": {"value": null}}}
      """
    var reader = ObjectReader(try JSONReader.read(Array(json.utf8)).root)
    let response = Response(&reader)
    #expect(
      try AnswersRow.key(of: response, study: "tram")
        == key("participant,q1,mood\nP01,4,good\n"))
  }
}
