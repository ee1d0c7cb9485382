import Terminal
import Testing

@testable import Screens

@Suite("One note") struct NoteScreenTests {
  @Test func leadsToAllThatItNames() throws {
    let trial = try FindingAnythingTests.trial()
    let rows = [
      ("Session S01", "S01, P01"), ("Participant P01", "P01"),
      ("4.1.2 Name, Role, Value", "4.1.2 Name, Role, Value"),
      ("Finding F01: Pay has no name", "Pay has no name"),
    ]
    for (row, title) in rows {
      let pages = try trial.play([.say("/find S01#1"), .choose(row)])
      #expect(pages.pages.last?.title == title)
    }
    _ = try trial.play([.say("/find S01#1"), .say("/review")])
    #expect(trial.handedOver.last?.hasPrefix("review bank S01-") == true)
  }

  @Test func theNextAndTheOneBefore() throws {
    let trial = try FindingAnythingTests.trial()
    _ = trial.seen("note add S01 --study bank --kind success --at 2m0 \"hears the price\"")
    let pages = try trial.play([
      .say("/find S01#2"), .say("/previous"), .say("/next"), .say("/next"), .say("/previous"),
    ])
    #expect(pages.pages.dropFirst().map(\.place).first == "note 1 of 2")
    let titles = pages.pages.dropFirst().map { $0.title.prefix(5) }
    #expect(titles == ["S01#2", "S01#2", "S01#1", "S01#1", "S01#2"])
    let answers = pages.messages.filter { $0.weight == .answer }.map(\.text)
    #expect(
      answers == ["This is the first note of the list.", "This is the last note of the list."])
  }

  @Test func isChangedAndTakenBack() throws {
    let trial = try FindingAnythingTests.trial()
    let shown = { trial.seen("note show S01#1 --study bank") }
    let before = shown()
    let changes: [([Step], String)] = [
      ([.choose("Kind"), .choose("success")], "success"),
      ([.choose("Impact"), .choose("slows")], "slows"),
      ([.choose("Confirm"), .type("1.3.1")], "1.3.1"),
      ([.choose("Take a criterion"), .choose("4.1.2")], ""),
    ]
    for (answers, words) in changes {
      let way: [Step] = [.say("/find S01#1"), .say("/edit")]
      let pages = try trial.play(way + answers)
      #expect(pages.messages.last?.text == "Changed. /undo takes it back.")
      #expect(shown() != before)
      #expect(shown().contains(words))
      _ = try trial.play([.say("/find S01#1"), .say("/undo")])
      #expect(shown() == before)
    }
    let none = try trial.play([
      .say("/find S01#1"), .say("/edit"), .choose("Confirm"), .type("nonsense"), .back,
    ])
    #expect(none.messages.contains { $0.text.contains("is no criterion") })
    #expect(shown() == before)
  }

  @Test func aNoteOfSomebodyWhoRefusedIsNotChanged() throws {
    let trial = try FindingAnythingTests.trial()
    _ = trial.seen("participant edit bank P01 --observe refused")
    let pages = try trial.play([
      .choose("Paying"), .choose("Sessions"), .choose("S01"), .choose("Notes"),
      .choose("not shown"), .say("/edit"), .choose("Kind"), .choose("success"),
    ])
    #expect(pages.messages.contains { $0.weight == .error })
  }

  @Test func theNotesOfATask() throws {
    let trial = try FindingAnythingTests.trial()
    let pages = try trial.play([.say("/find S01"), .choose("Pay by card")])
    #expect(pages.pages.last?.text.contains("No note was made during this task.") == true)
  }
}
