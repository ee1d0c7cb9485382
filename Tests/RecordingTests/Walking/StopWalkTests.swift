import Records
import Testing

@testable import Recording

@Suite("Walking through the stops of a screen") struct StopWalkTests {
  private static let stops = ["Choose a ticket, heading", "Adult, 2 euros, button", "Pay, button"]

  /// Takes events one after the other; the numbers of the stops where it was, what was written, and what was said.
  private func play(_ events: [StopWalk.Event]) -> (
    walk: StopWalk, places: [Int], written: [String], problems: Int
  ) {
    var walk = StopWalk(Self.stops, shortcuts: Shortcuts(language: nil, own: [:]))
    var (places, written, problems) = ([Int](), [String](), 0)
    for event in events {
      let outcome = walk.take(event)
      places.append(walk.place + 1)
      written += outcome.entries.map {
        "\($0.number) at \($0.stop + 1): \($0.reading?.text ?? "nothing")"
      }
      problems += outcome.isProblem ? 1 : 0
    }
    return (walk, places, written, problems)
  }

  @Test func enterGoesOnAsASwipeDoesAndStaysAtTheLastStop() {
    let played = play([
      .typed(""), .typed(""), .typed(""), .own(.previous), .own(.first), .own(.previous),
      .own(.last),
    ])
    #expect(played.places == [2, 3, 3, 2, 1, 1, 3])
    #expect(played.problems == 2)
  }

  @Test(arguments: [
    (StopWalk.Event.go(to: "3"), 3, 0), (.go(to: " 2 "), 2, 0), (.go(to: "0"), 1, 1),
    (.go(to: "4"), 1, 1), (.go(to: "pay"), 1, 1), (.find("PAY"), 3, 0), (.find("euro"), 2, 0),
    (.find("heading"), 1, 0), (.find("bus"), 1, 1), (.find(" "), 1, 1), (.chose(1), 2, 0),
    (.chose(7), 1, 0),
  ])
  func goesWhereItIsTold(_ event: StopWalk.Event, _ place: Int, _ problems: Int) {
    let played = play([event])
    #expect(played.places == [place] && played.problems == problems)
  }

  @Test func findingGoesRoundFromTheStopAfterThisOne() {
    #expect(play([.own(.last), .find("button"), .find("button")]).places == [3, 2, 3])
  }

  @Test func notesBelongToTheStopAndAreTakenBackOneByOne() {
    let played = play([
      .typed("b3: no name sc 4.1.2"), .typed(""), .typed("slow"), .own(.last), .undo, .undo, .undo,
    ])
    #expect(
      played.written == ["1 at 1: no name", "2 at 2: slow", "2 at 2: nothing", "1 at 1: nothing"])
    #expect(played.places == [1, 2, 2, 3, 2, 1, 1])
    #expect(played.problems == 1 && played.walk.sheet.isEmpty)
  }

  @Test func aNumberIsNeverUsedForASecondNote() {
    let played = play([.typed("one"), .undo, .typed("two")])
    #expect(played.written == ["1 at 1: one", "1 at 1: nothing", "2 at 1: two"])
  }

  @Test(arguments: ["q: where is it", "-30s later", "b3: q: where"])
  func whatNeedsAPersonOrAClockStaysAsTyped(_ line: String) {
    #expect(play([.typed(line)]).written == ["1 at 1: \(line)"])
  }

  @Test func escapeGoesBackStopByStopAndThenEnds() {
    let back = play([.typed(""), .show, .back, .back])
    #expect(back.places == [2, 2, 2, 1] && back.walk.ending == nil)
    #expect(play([.back]).walk.ending != nil)
    #expect(play([.stop]).walk.ending != nil)
  }
}
