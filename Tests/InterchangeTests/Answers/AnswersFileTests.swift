import Records
import Testing
import Wording

@testable import Interchange

@Suite("Answers from files") struct AnswersFileTests {
  struct Good: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let words: [String]
  }

  static let good = [
    Good(
      testDescription: "a table with every column",
      text: """
        participant,session,task,givenOn,manner,round,q1,q2,mood
        P01,S01,pay,2026-03-02,readAloud,2,4,5,good
        """, words: ["P01 S01 pay 2026-03-02 readAloud round 2 q1=4 q2=5 mood=good"]),
    Good(
      testDescription: "names in other cases, a semicolon, an empty row",
      text: "Participant;Given on;Q1\n\np02-bbbb;2026-03-02;3\n;;\n",
      words: ["P02 2026-03-02 q1=3"]),
    Good(
      testDescription: "options by id, label, and number",
      text: "participant,mood\nP01,GOOD\nP02,rather bad\nP01,2\n",
      words: ["P01 mood=good", "P02 mood=bad", "P01 mood=good"]),
    Good(
      testDescription: "an option that is no answer keeps its id",
      text: "participant,mood\nP01,I would rather not say\n", words: ["P01 mood=hidden"]),
    Good(
      testDescription: "reasons for no answer, and empty cells",
      text: "participant,q1,q2,mood\nP01,declined,not asked,Unknown\nP02,4,,\n",
      words: ["P01 q1=declined! q2=notAsked! mood=unknown!", "P02 q1=4"]),
    Good(
      testDescription: "numbers as a spreadsheet writes them",
      text: "participant,q1,q2\nP01,4.0,03\n", words: ["P01 q1=4 q2=3"]),
    Good(
      testDescription: "a title of a task and a manner in words",
      text: "participant,task,manner,q1\nP01,pay by card,alone,1\n",
      words: ["P01 pay alone q1=1"]),
    Good(
      testDescription: "an array of objects",
      text:
        #"[{"participant": "P01", "q1": 4, "mood": "good"}, {"participant": "P02", "q1": "2"}]"#,
      words: ["P01 q1=4 mood=good", "P02 q1=2"]),
    Good(
      testDescription: "one record",
      text: """
        {"answers": {"q1": {"value": "4", "valueAbsence": null, "origins": ["x"]},
        "q2": {"value": null, "valueAbsence": "declined"},
        "mood": {"deleted": true, "value": "good"}}, "id": "R01-x", "instrument": "calm",
        "participant": "P01-aaaa", "round": 2, "task": null, "~format": "response/1"}
        """, words: ["P01 round 2 q1=4 q2=declined!"]),
    Good(
      testDescription: "answers grouped in an object",
      text: #"{"participant": "P02", "answers": {"q1": 5, "mood": "good"}}"#,
      words: ["P02 q1=5 mood=good"]),
  ]

  @Test(arguments: good) func isUnderstood(_ good: Good) throws {
    let file = try AnswersSample.read(good.text)
    #expect(file.words == good.words)
    #expect(file.complaints == [])
    #expect(file.badRows == 0)
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let complaints: [String]
    var words: [String] = []
  }

  static let bad = [
    Bad(
      testDescription: "an item that is not there",
      text: "participant,q1,modd\nP01,4,good\n",
      complaints: [
        "1:16 calm has no item \"modd\", and no column is called so | did you mean mood?"
      ], words: ["P01 q1=4"]),
    Bad(
      testDescription: "out of range, in a field over two lines before",
      text: "participant,mood,q1\nP01,\"a\nb\",9\nP02,good,5\n",
      complaints: [
        "2:5 mood: this answer is not allowed | write one of bad, good, hidden",
        "3:4 q1: this answer is not allowed | write a whole number from 1 to 5",
      ], words: ["P02 q1=5 mood=good"]),
    Bad(
      testDescription: "between two steps", text: "participant,q1\nP01,2.5\n",
      complaints: ["2:5 q1: this answer is not allowed | write a whole number from 1 to 5"]),
    Bad(
      testDescription: "a slip in an option", text: "participant,mood\nP01,goood\n",
      complaints: [
        "2:5 mood: this answer is not allowed | did you mean good? It must be one of bad, good, hidden"
      ]),
    Bad(
      testDescription: "a participant that is not there; the cell is not repeated",
      text: "participant,q1\nP1,4\nAnna,4\n",
      complaints: [
        "2:1 participant: there is no such participant in tram | did you mean P01?",
        "3:1 participant: there is no such participant in tram | kerb participant list tram names the participants",
      ]),
    Bad(
      testDescription: "somebody who may not be asked", text: "participant,q1\nP03,4\n",
      complaints: ["2:1 participant: P03: this person has withdrawn | take it out"]),
    Bad(
      testDescription: "nobody", text: "participant,q1\n,4\n",
      complaints: ["2:1 participant: nobody is named | write a P-number, such as P07"]),
    Bad(
      testDescription: "a session without that person", text: "participant,session,q1\nP02,S01,4\n",
      complaints: ["2:5 session: P02 takes no part in S01 | S01 is with P01"]),
    Bad(
      testDescription: "day, task, manner and round",
      text: "participant,givenOn,task,manner,round,q1\nP01,2.3.2026,pai,loud,0,4\n",
      complaints: [
        "2:5 givenOn: this is no day | write it as 2026-03-02",
        "2:14 task: the study has no such task | did you mean pay?",
        "2:18 manner: this is none of the manners | write one of alone, readAloud, withHelp",
        "2:23 round: this is no round | write a whole number from 1 to 1000",
      ]),
    Bad(
      testDescription: "a row without an answer", text: "participant,q1\nP01,\n",
      complaints: ["2:1 this response has no answer | write at least one answer, or take it out"]),
    Bad(
      testDescription: "too many fields", text: "participant,q1\nP01,4,5\nP02,4,\n",
      complaints: [
        "2:7 there are 3 fields for 2 columns | put a field that holds the separator in quotation marks"
      ], words: ["P02 q1=4"]),
    Bad(
      testDescription: "a row that is no CSV", text: "participant,q1\nP01,\"4\nP02,4\n",
      complaints: [
        "2:1 a field begins with a quotation mark that is never closed | close the field with a quotation mark, or write \"\" for a quotation mark inside it"
      ], words: ["P02 q1=4"]),
    Bad(
      testDescription: "JSON with an unknown key and a list",
      text: "[{\"participant\": \"P01\", \"q9\": 4},\n {\"participant\": \"P02\", \"q1\": [1]}, 7]",
      complaints: [
        "1:25 calm has no item \"q9\", and no column is called so | take it out, or name an item: q1, q2, mood, free",
        "2:31 this must be a text or a number | write it in quotation marks, or as a number",
        "2:37 a response must be an object in braces | write it as {\"participant\": \"P07\", …}",
      ]),
    Bad(
      testDescription: "a record of another instrument",
      text: #"{"participant": "P01", "instrument": "sus", "answers": {"q1": 4}}"#,
      complaints: [
        "1:38 this response belongs to another instrument | take it out, or read it in for that instrument"
      ]),
  ]

  @Test(arguments: bad) func isRefusedWithItsPlace(_ bad: Bad) throws {
    let file = try AnswersSample.read(bad.text)
    #expect(file.complaints == bad.complaints)
    #expect(file.words == bad.words)
  }

  struct Unusable: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let error: String
  }

  static let unusable = [
    Unusable(
      testDescription: "nobody is named in any column", text: "partisipant,q1\nP01,4\n",
      error:
        "error: answers:1:1: the first row names no column participant\nfix: did you mean participant where it says \"partisipant\"?"
    ),
    Unusable(
      testDescription: "no item in any column", text: "participant,note\nP01,4\n",
      error:
        "error: answers:1:1: the first row names no item of calm\nfix: take it out, or name an item: q1, q2, mood, free"
    ),
    Unusable(
      testDescription: "a column twice", text: "participant,q1,Q1\nP01,4,4\n",
      error:
        "error: answers:1:16: columns 2 and 3 are both named q1\nfix: rename or remove one of them"),
    Unusable(
      testDescription: "JSON that ends early", text: "[{\"participant\": ",
      error:
        "error: answers:1:18: the file ends in the middle\nfix: the file was cut short; restore it from git"
    ),
    Unusable(
      testDescription: "a key twice", text: #"{"q1": 4, "q1": 5}"#,
      error: "error: answers:1:11: a key stands twice in one object\nfix: keep one of the two"),
  ]

  @Test(arguments: unusable) func isNoFileOfAnswers(_ unusable: Unusable) throws {
    let error = #expect(throws: WorkbenchError.self) { try AnswersSample.read(unusable.text) }
    #expect(error?.description == unusable.error)
  }
}
