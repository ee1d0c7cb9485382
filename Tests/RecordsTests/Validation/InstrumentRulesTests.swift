import Localization
import Testing

@testable import JSON
@testable import Records

/// An instrument with one contradiction, the line it stands in, and what is said.
struct InstrumentFaultRow: CustomTestStringConvertible, Sendable {
  let name: String
  let replace: (String, String)
  let line: Int
  let problem: String
  let remedy: String

  init(
    _ name: String, _ old: String, by new: String, line: Int, _ problem: String, fix remedy: String
  ) {
    self.name = name
    replace = (old, new)
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  var testDescription: String { name }

  static let sound = #"""
    {
      "bands": {"high": {"from": 60, "judges": null, "label": "High", "score": "main"}},
      "benchmarks": {"mean": {"highest": null, "label": "Elsewhere", "score": "main", "value": 50}},
      "categories": {"one": {"label": "One"}, "two": {"label": "Two"}},
      "id": "four",
      "items": {
        "apple": {"category": "one", "text": "A"},
        "berry": {"category": "one", "text": "B"},
        "cherry": {"category": "two", "text": "C"}
      },
      "kind": "questionnaire",
      "levels": {"top": {"from": 2, "label": "Top", "reachedBy": "part"}},
      "norms": {"n50": {"from": 50, "percentile": 40, "score": "main"}},
      "options": {},
      "range": {"highest": 5, "lowest": 1, "step": 1},
      "scores": {
        "each": {"atLeast": 4, "categories": ["one", "two"], "label": "Each", "rule": "oneInEach"},
        "main": {"divide": 1, "label": "Main", "multiply": 1, "parts": ["part"], "rule": "sum"},
        "part": {"items": ["apple", "cherry"], "label": "Part", "leastAnswered": 1, "rule": "mean"}
      },
      "title": "Four"
    }
    """#

  static let all: [InstrumentFaultRow] = [
    .init(
      "a score that is part of itself", #""leastAnswered": 1, "rule": "mean""#,
      by: #""rule": "mean", "parts": ["main"], "items": []"#, line: 18,
      "this score is a part of itself: main, part, main", fix: "take one of these parts out"),
    .init(
      "an item that is not there", #"["apple", "cherry"]"#, by: #"["apple", "chery"]"#, line: 19,
      #"there is no item "chery" in this instrument"#, fix: "did you mean cherry?"),
    .init(
      "a category that is not there", #""two", "text""#, by: #""three", "text""#, line: 9,
      #"there is no category "three" in this instrument"#,
      fix: "add the category, or take the name out"),
    .init(
      "a part that is not there", #""parts": ["part"]"#, by: #""parts": ["parts"]"#, line: 18,
      #"there is no score "parts" in this instrument"#, fix: "did you mean part?"),
    .init(
      "items and parts at once", #""parts": ["part"]"#,
      by: #""parts": ["part"], "items": ["apple"]"#,
      line: 18, "a score counts items or other scores, and this one names both",
      fix: "keep one of the two"),
    .init(
      "a rule that needs items", #""parts": ["part"], "rule": "sum""#,
      by: #""parts": ["part"], "rule": "weightedSum""#, line: 18,
      "the rule weightedSum counts items, and this score names other scores",
      fix: "use sum, mean or another rule without weights and categories"),
    .init(
      "no threshold", #""atLeast": 4, "#, by: "", line: 17, "the rule oneInEach needs a threshold",
      fix: "set atLeast to the least answer that counts"),
    .init(
      "a threshold without use", #""leastAnswered": 1"#, by: #""atLeast": 1"#, line: 19,
      "the rule mean has no threshold", fix: "take atLeast out"),
    .init(
      "division by nothing", #""divide": 1"#, by: #""divide": 0"#, line: 18,
      "nothing can be divided by 0", fix: "use another divisor"),
    .init(
      "more answers needed than there are", #""leastAnswered": 1"#, by: #""leastAnswered": 3"#,
      line: 19, "the score needs 3 answers, and only 2 count", fix: "use a number from 1 to 2"),
    .init(
      "a category that can never be reached", #"["one", "two"]"#,
      by: #"["one", "two"], "items": ["apple"]"#, line: 17,
      #"no item of the category "two" counts in this score, so it can never be reached"#,
      fix: "name items of that category, or leave the category out"),
    .init(
      "no answers at all", #""range": {"highest": 5, "lowest": 1, "step": 1}"#, by: #""range": {}"#,
      line: 7, "no answer to this item counts as a number, so it cannot be scored",
      fix: "give the instrument a range, or options with numbers"),
    .init(
      "ends the wrong way round", #""lowest": 1"#, by: #""lowest": 5"#, line: 15,
      "the highest answer is not above the lowest one", fix: "correct the two ends"),
    .init(
      "a step that does not fit", #""step": 1"#, by: #""step": 3"#, line: 15,
      "steps of this size do not lead from the lowest to the highest answer",
      fix: "choose a step that divides the range, such as 1"),
    .init(
      "an option for an item that is not there", #""options": {}"#,
      by: #""options": {"o": {"items": ["plum"], "label": "O", "number": 1}}"#, line: 14,
      #"there is no item "plum" in this instrument"#, fix: "add the item, or take the name out"),
    .init(
      "a band of no score", #""judges": null, "label": "High", "score": "main""#,
      by: #""label": "High", "score": "man""#, line: 2,
      #"there is no score "man" in this instrument"#, fix: "did you mean main?"),
    .init(
      "a benchmark that ends before it begins", #""highest": null"#, by: #""highest": 40"#, line: 3,
      "the upper end lies below the value", fix: "correct one of the two"),
    .init(
      "two norms at one value", #""norms": {"n50""#,
      by: #""norms": {"m50": {"from": 50, "percentile": 1, "score": "main"}, "n50""#, line: 13,
      "another norm of this score stands at the same value",
      fix: "keep one of the two, or change where it begins"),
    .init(
      "a level by a number without a value", #""from": 2, "label": "Top""#, by: #""label": "Top""#,
      line: 12,
      #"the score "part" is a number, so the level needs the least value that reaches it"#,
      fix: "set from"),
  ]
}

@Suite("Validation: instruments that contradict themselves")
struct InstrumentRulesTests {
  @Test func aSoundInstrumentHasNoFault() throws {
    let document = try JSONReader.read(Array(InstrumentFaultRow.sound.utf8))
    #expect(InstrumentRules.faults(in: document).isEmpty)
  }

  @Test(arguments: InstrumentFaultRow.all)
  func theFaultNamesPlaceProblemAndRemedy(_ row: InstrumentFaultRow) throws {
    let pieces = InstrumentFaultRow.sound.split(separator: row.replace.0, maxSplits: 1)
    #expect(pieces.count == 2)
    let text = pieces.joined(separator: row.replace.1)
    let faults = InstrumentRules.faults(in: try JSONReader.read(Array(text.utf8)))
    let fault = try #require(faults.first { $0.problem.plain() == row.problem }, "\(faults)")
    #expect(fault.remedy.plain() == row.remedy)
    #expect(fault.position.line == row.line)
  }

  @Test func answersAreCheckedAgainstTheirInstrument() throws {
    var reader = ObjectReader(try JSONReader.read(Array(InstrumentFaultRow.sound.utf8)).root)
    let instrument = Instrument(&reader)
    let text = """
      {"answers": {
        "apple": {"value": "5"},
        "berry": {"value": "6"},
        "cheri": {"value": "1"},
        "cherry": {"value": "2", "valueAbsence": "declined"}
      }, "id": "R01-aaaa", "instrument": "four"}
      """
    let faults = ResponseRules.faults(
      in: try JSONReader.read(Array(text.utf8)), instrument: instrument)
    #expect(faults.map(\.position.line) == [3, 4, 5])
    #expect(
      faults.map(\.problem) == [
        #"the answer to "berry" is not allowed"#, #"four has no item "cheri""#,
        #"there is an answer, and also the reason "declined" for none"#,
      ])
    #expect(
      faults.map(\.remedy) == [
        "write a whole number from 1 to 5", "did you mean cherry?", "keep one of the two",
      ])
  }
}
