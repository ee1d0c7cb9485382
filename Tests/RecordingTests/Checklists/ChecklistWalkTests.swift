import JSON
import Localization
import Records
import Testing

@testable import Recording

@Suite("Answering a checklist") struct ChecklistWalkTests {
  private static func list(cautions: String? = nil) throws -> Checklist {
    let said = cautions.map { "\"cautions\": \"\($0)\", " } ?? ""
    let text = """
      {\(said)"id": "try", "questions": {
        "one": {"text": "Is one so?", "criteria": ["1.3.2"], "favourable": "yes", "position": "4"},
        "two": {"text": "Is two so?", "criteria": ["1.1.1", "4.1.2"], "favourable": "yes", "position": "8"},
        "three": {"text": "Is three so?", "criteria": [], "favourable": "no", "position": "d"}}}
      """
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    return Checklist(&reader)
  }

  /// Takes events one after the other; what was written, "one=no: note" each, and what was said.
  private func play(
    _ events: [ChecklistWalk.Event], standing: [String: ChecklistReply] = [:]
  ) throws -> (walk: ChecklistWalk, written: [String], problems: Int, said: [String]) {
    var walk = ChecklistWalk(try Self.list(), standing: standing)
    var written: [String] = []
    var problems = 0
    var said: [String] = []
    for event in events {
      let outcome = walk.take(event)
      written += outcome.entries.map { "\($0.question)=\($0.answer?.words ?? "nothing")" }
      problems += outcome.isProblem ? 1 : 0
      if !outcome.words.isEmpty { said.append(outcome.words.plain()) }
    }
    return (walk, written, problems, said)
  }

  @Test func goodAnswersGoStraightOn() throws {
    let played = try play([.begin, .chose(0), .typed("yes"), .typed("n"), .typed("")])
    #expect(played.written == ["one=yes", "two=yes", "three=no"])
    #expect(played.walk.ending == .finished)
  }

  @Test func aBadAnswerAsksForANoteAndForWhichCriteria() throws {
    let first = try #require(Place("1.3.2"))
    let place = try #require(Place("4.1.2"))
    let played = try play([
      .begin, .chose(1), .typed("comes last"), .own(.fails([first])), .typed("2: Pay has no name"),
      .own(.fails([place])),
    ])
    #expect(played.written == ["one=no: comes last", "two=no: Pay has no name"])
    #expect(played.walk.sheet[0]?.failing == nil)
    #expect(played.walk.sheet[1]?.failing == [place])
    #expect(played.walk.spot == .question(2))
  }

  @Test func nothingIsWrittenBeforeAllIsKnown() throws {
    let played = try play([.begin, .chose(1)])
    #expect(played.written == [])
    #expect(played.walk.spot == .detail(.note(0, ChecklistReply(.no))))
    let back = try play([.begin, .chose(1), .back])
    #expect(back.walk.spot == .question(0))
  }

  @Test func undoTakesAnswersBackOneByOne() throws {
    let played = try play([.begin, .chose(0), .chose(0), .undo, .undo, .undo])
    #expect(played.written == ["one=yes", "two=yes", "two=nothing", "one=nothing"])
    #expect(played.problems == 1)
    #expect(played.walk.spot == .question(0))
  }

  @Test func whatWasLeftOutIsTold() throws {
    let played = try play([.begin, .skip, .chose(0), .chose(1), .typed("")])
    #expect(played.written == ["two=yes", "three=no"])
    #expect(played.walk.ending == .stopped && played.walk.left == [0])
  }

  @Test func itGoesOnWithTheFirstThatHasNoAnswer() throws {
    let walk = try play([], standing: ["one": ChecklistReply(.yes)]).walk
    #expect(walk.spot == .question(1))
    let all = ["one", "two", "three"].map { ($0, ChecklistReply(.yes)) }
    let done = try play([], standing: Dictionary(uniqueKeysWithValues: all)).walk
    #expect(done.spot == .overview)
  }

  @Test func anAnswerFromTheListLeadsBackToTheList() throws {
    let standing = ["one": ChecklistReply(.yes), "two": ChecklistReply(.yes)]
    let played = try play([.show, .chose(0), .typed("cannot tell")], standing: standing)
    #expect(played.written == ["one=cannot tell"] && played.walk.spot == .overview)
  }

  @Test func lookingAtAllAnswersLeadsBackToTheQuestion() throws {
    for leave in [ChecklistWalk.Event.back, .typed("")] {
      let played = try play([.begin, .chose(0), .show, leave])
      #expect(played.walk.spot == .question(1) && played.walk.ending == nil)
      let changed = try play([.begin, .chose(0), .show, .chose(0), .typed("cannot tell"), leave])
      #expect(changed.walk.spot == .question(1) && changed.walk.ending == nil)
    }
    let moved = try play([.begin, .chose(0), .show, .go(to: "3"), .skip, .typed("")])
    #expect(moved.walk.ending == .stopped)
  }

  @Test func wordsAreNotTakenForEnter() throws {
    let before = try play([.typed("it is fine")])
    #expect(before.problems == 1 && before.walk.spot == .opening && before.walk.ending == nil)
    let all = [.begin, .chose(0), .chose(0), .typed("n")] + [ChecklistWalk.Event.show]
    let after = try play(all + [.typed("one more thing")])
    #expect(after.problems == 1 && after.walk.spot == .overview && after.walk.ending == nil)
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

  /// Also where the question names one criterion only, a bad answer can be about something else.
  @Test func aBadAnswerCanLieBeyondItsOnlyCriterion() throws {
    let played = try play([.begin, .chose(1), .typed("only tiring"), .own(.fails([]))])
    #expect(played.written == ["one=no: only tiring"])
    #expect(played.walk.sheet[0]?.failing == [])
    #expect(played.said.last == "Kept: no; beyond WCAG: only tiring.")
  }

  @Test func whatIsKeptIsSaid() throws {
    let place = try #require(Place("1.3.2"))
    let played = try play([
      .begin, .chose(0), .go(to: "1"), .typed("no: comes last"), .own(.fails([place])),
    ])
    #expect(
      played.said == [
        "Kept: yes; cannot tell 1.3.2.", "Kept: no; failed 1.3.2: comes last. Replaces yes.",
      ])
  }

  @Test func cautionsAreSaidAgainWhenItGoesOn() throws {
    let standing = ["one": ChecklistReply(.yes)]
    var walk = ChecklistWalk(try Self.list(cautions: "Ten minutes are enough."), standing: standing)
    #expect(walk.spot == .opening)
    _ = walk.take(.begin)
    #expect(walk.spot == .question(1))
  }

  @Test(arguments: [
    ("1", "yes"), ("2", "no"), ("y", "yes"), ("NO", "no"), ("no.", "no"),
    ("no, the bar covers it", "no: the bar covers it"),
    ("2: Pay has no name", "no: Pay has no name"), ("2:Pay", "no: Pay"),
    ("２：Pay", "no: Pay"), ("cannot tell", "cannot tell"),
    ("cannot tell: noisy", "cannot tell: noisy"),
    ("does not apply; no films", "does not apply: no films"), ("no:", "no"),
    ("3", "cannot tell"), ("４", "does not apply"), ("d", "does not apply"), ("?", "cannot tell"),
  ])
  func answersAreTypedWithOrWithoutANote(_ typed: String, _ words: String) {
    guard case .reply(let reply) = ChecklistReading(typed) else {
      Issue.record("\(typed) is read as no answer")
      return
    }
    #expect(reply.words == "\(words)")
  }

  /// Plain English would be kept as its opposite: nothing without a sign between answer and note is taken.
  @Test(arguments: [
    ("no problems found", ChecklistAnswer.no), ("1 button cannot be reached", .yes),
    ("2 Pay has no name", .no), ("yes there are problems", .yes), ("No!", .no),
    ("does not apply no films", .notApplicable), ("cannot tell noisy", .cannotTell),
  ])
  func whatCanBeReadInTwoWaysIsAskedBack(_ typed: String, _ answer: ChecklistAnswer) throws {
    #expect(ChecklistReading(typed) == .unclear(answer))
    let played = try play([.begin, .typed(typed)])
    #expect(played.written == [] && played.problems == 1)
    #expect(played.walk.spot == .question(0))
  }

  @Test func aNoteAloneIsNoAnswer() {
    for text in ["", "not announced", "does it", "nothing", "5", "12", "yesterday it worked"] {
      #expect(ChecklistReading(text) == .none, "\(text)")
    }
  }
}
