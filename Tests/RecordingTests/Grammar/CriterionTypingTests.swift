import JSON
import Localization
import Recording
import Records
import Testing

/// What somebody types after `/match`, and the answer.
struct MatchRow: CustomTestStringConvertible {
  let letters: String
  let answer: String
  var testDescription: String { letters }

  init(_ letters: String, _ answer: String) {
    self.letters = letters
    self.answer = answer
  }
}

@Suite("What a few letters would match")
struct CriterionTypingTests {
  @Test(arguments: [
    MatchRow("reflow", "1 criterion: 1.4.10 Reflow; sc reflow names it"),
    MatchRow(" sc refl ", "1 criterion: 1.4.10 Reflow; sc refl names it"),
    MatchRow("ＳＣ 1.4.10", "1 criterion: 1.4.10 Reflow; sc 1.4.10 names it"),
    MatchRow("keyb", "3 criteria: 2.1.1 Keyboard"),
    MatchRow("1.4.", "13 criteria: 1.4.1 Use of Color"),
    MatchRow("qqqq", "No criterion matches \"qqqq\"; write other letters or its number"),
    MatchRow("9.9.9", "No criterion matches \"9.9.9\"; write other letters or its number"),
    MatchRow("", "Write a few letters or a number, such as /match refl"),
    MatchRow("sc ", "Write a few letters or a number, such as /match refl"),
  ])
  func answers(_ row: MatchRow) {
    #expect(CriterionTyping.answer(row.letters).plain().hasPrefix(row.answer))
  }

  @Test func fiveAreListedAndTheOthersCounted() {
    #expect(
      CriterionTyping.answer("1.4.").plain()
        == "13 criteria: 1.4.1 Use of Color, 1.4.2 Audio Control, 1.4.3 Contrast (Minimum), "
        + "1.4.4 Resize Text, 1.4.5 Images of Text and 8 more; write more of it")
    #expect(CriterionTyping.matches("1.4.").count == 13)
  }

  @Test func onlyTheTargetCounts() {
    let target = WCAGTarget(version: .v21, level: .aa, platform: .web)
    #expect(CriterionTyping.matches("1.4.", among: target).count == 9)
    #expect(
      CriterionTyping.answer("2.4.13", among: target).plain()
        == "1 criterion: 2.4.13 Focus Appearance, which the study does not ask for; "
        + "sc 2.4.13 names it")
  }

  @Test func whatIsTooLongMatchesNothing() {
    let long = String(repeating: "re ", count: 5000)
    #expect(CriterionTyping.matches(long).isEmpty)
    #expect(CriterionTyping.answer(long).plain().hasPrefix("No criterion matches \"re re"))
  }
}

@Suite("Tags used last")
struct RecentTagsTests {
  @Test func mostRecentComesFirstAndOnce() throws {
    var recent = RecentTags()
    let places = WCAGCatalogue.shared.criteria.prefix(12).map(\.place)
    for place in places { recent.use(place) }
    #expect(recent.places == places.suffix(9).reversed())
    recent.use(places[5])
    #expect(recent.places.count == 9)
    #expect(recent[number: 1] == places[5])
    #expect(recent[number: 2] == places[11])
    #expect(recent[number: 9] == places[3])
    #expect(recent == RecentTags(used: places + [places[5]]))
  }

  @Test func otherNumbersNameNothing() {
    let recent = RecentTags(used: [Place("1.4.10")].compactMap(\.self))
    #expect(recent[number: 1] == Place("1.4.10"))
    for number in [0, 2, 9, 10, -1, .max, .min] { #expect(recent[number: number] == nil) }
  }
}
