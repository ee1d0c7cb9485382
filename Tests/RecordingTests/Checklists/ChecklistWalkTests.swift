import JSON
import Records
import Testing

@testable import Recording

@Suite("Answering a checklist") struct ChecklistWalkTests {
  private static func list() throws -> Checklist {
    let text = """
      {"id": "try", "questions": {
        "one": {"text": "Is one so?", "criteria": ["1.3.2"], "favourable": "yes", "position": "4"},
        "two": {"text": "Is two so?", "criteria": ["1.1.1", "4.1.2"], "favourable": "yes", "position": "8"},
        "three": {"text": "Is three so?", "criteria": [], "favourable": "no", "position": "d"}}}
      """
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    return Checklist(&reader)
  }

  /// Takes events one after the other; what was written, "one=no: note" each, and what was said.
  private func play(
    _ events: [ChecklistEvent], standing: [String: ChecklistReply] = [:]
  ) throws -> (walk: ChecklistWalk, written: [String], problems: Int) {
    var walk = ChecklistWalk(try Self.list(), standing: standing)
    var written: [String] = []
    var problems = 0
    for event in events {
      let outcome = walk.take(event)
      written += outcome.entries.map { "\($0.question)=\($0.reply?.words ?? "nothing")" }
      problems += outcome.isProblem ? 1 : 0
    }
    return (walk, written, problems)
  }

  @Test func goodAnswersGoStraightOn() throws {
    let played = try play([.begin, .chose(0), .typed("yes"), .typed("n"), .typed("")])
    #expect(played.written == ["one=yes", "two=yes", "three=no"])
    #expect(played.walk.ending == .finished)
  }

  @Test func aBadAnswerAsksForANoteAndForWhichOfSeveralCriteria() throws {
    let place = try #require(Place("4.1.2"))
    let played = try play([
      .begin, .chose(1), .typed("comes last"), .typed("2 Pay has no name"), .fails([place]),
    ])
    #expect(played.written == ["one=no: comes last", "two=no: Pay has no name"])
    #expect(played.walk.sheet.replies[1]?.failing == [place])
    #expect(played.walk.spot == .question(2, returns: false))
  }

  @Test func nothingIsWrittenBeforeAllIsKnown() throws {
    let played = try play([.begin, .chose(1)])
    #expect(played.written == [])
    #expect(played.walk.spot == .note(0, ChecklistReply(.no), returns: false))
    let back = try play([.begin, .chose(1), .back])
    #expect(back.walk.spot == .question(0, returns: false))
  }

  @Test func undoTakesAnswersBackOneByOne() throws {
    let played = try play([.begin, .chose(0), .chose(0), .undo, .undo, .undo])
    #expect(played.written == ["one=yes", "two=yes", "two=nothing", "one=nothing"])
    #expect(played.problems == 1)
    #expect(played.walk.spot == .question(0, returns: false))
  }

  @Test func whatWasLeftOutIsTold() throws {
    let played = try play([.begin, .skip, .chose(0), .chose(1), .typed("")])
    #expect(played.written == ["two=yes", "three=no"])
    #expect(played.walk.ending == .stopped && played.walk.sheet.left == [0])
  }

  @Test func itGoesOnWithTheFirstThatHasNoAnswer() throws {
    let walk = try play([], standing: ["one": ChecklistReply(.yes)]).walk
    #expect(walk.spot == .question(1, returns: false))
    let all = ["one", "two", "three"].map { ($0, ChecklistReply(.yes)) }
    let done = try play([], standing: Dictionary(uniqueKeysWithValues: all)).walk
    #expect(done.spot == .overview)
  }

  @Test func anAnswerFromTheListLeadsBackToTheList() throws {
    let standing = ["one": ChecklistReply(.yes), "two": ChecklistReply(.yes)]
    let played = try play([.show, .chose(0), .typed("cannot tell")], standing: standing)
    #expect(played.written == ["one=cannot tell"] && played.walk.spot == .overview)
  }

  @Test func theSameAnswerAgainIsNoWrite() throws {
    let played = try play(
      [.go(to: "1"), .typed("yes"), .go(to: "9")], standing: ["one": ChecklistReply(.yes)])
    #expect(played.written == [] && played.problems == 1)
  }

  @Test func stoppingAnywhereKeepsWhatWasAnswered() throws {
    #expect(try play([.begin, .chose(0), .stop]).walk.ending == .stopped)
    #expect(try play([.begin, .chose(1), .quit]).walk.ending == .stopped)
    #expect(try play([.back]).walk.ending == .notBegun)
  }

  @Test(arguments: [
    ("1", "yes"), ("2", "no"), ("y", "yes"), ("NO", "no"),
    ("no, the bar covers it", "no: the bar covers it"),
    ("2 Pay has no name", "no: Pay has no name"), ("cannot tell", "cannot tell"),
    ("cannot tell: noisy", "cannot tell: noisy"),
    ("does not apply no films", "does not apply: no films"),
    ("3", "cannot tell"), ("４", "does not apply"), ("d", "does not apply"), ("?", "cannot tell"),
  ])
  func answersAreTypedWithOrWithoutANote(_ typed: String, _ words: String) {
    #expect(ChecklistReply(typed: typed)?.words == words)
  }

  @Test func aNoteAloneIsNoAnswer() {
    for text in ["", "not announced", "does it", "nothing", "5", "12", "yesterday it worked"] {
      #expect(ChecklistReply(typed: text) == nil, "\(text)")
    }
  }
}
