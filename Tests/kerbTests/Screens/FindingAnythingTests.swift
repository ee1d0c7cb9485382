import Terminal
import Testing

@testable import Screens

@Suite("Finding anything from any page") struct FindingAnythingTests {
  static func trial() throws -> ScreenTrial {
    let trial = try ScreenTrial([
      "init",
      "study new bank --title \"Paying a bill\" --platform ios --screen Home",
      "study task add bank \"Pay by card\" --exercises 4.1.2",
      "participant new bank --need see:permanent:no --assistive-technology VoiceOver:advanced:6",
      "session new bank --participant P01 --attempt pay-by-card:done:unassisted:5",
      "session new bank --participant P01",
      "persona new Wanda",
    ])
    let sessions = try trial.names("team/Surveys/bank/sessions").sorted()
    for (session, text) in zip(sessions, ["the button says nothing", "a heading is missing"]) {
      try trial.write(
        "team/Surveys/bank/sessions/\(session)/log-aaaa.json", NotesFile.text(text))
    }
    let made = trial.seen(
      "finding new bank \"Pay has no name\" --criterion 4.1.2 --observation S01#1")
    #expect(made.contains("F01"), "\(made)")
    return trial
  }

  private struct Row {
    let typed: String
    let title: String
    let rows: [String]

    init(_ typed: String, _ title: String, _ rows: [String] = []) {
      (self.typed, self.title, self.rows) = (typed, title, rows)
    }
  }

  private static let rows = [
    // An id leads straight to its page, in any case.
    Row("S01#1", "S01#1, P01, 1 min 1 s"), Row("s01#1", "S01#1, P01, 1 min 1 s"),
    Row("P01", "P01"), Row("f01", "Pay has no name"), Row("S02", "S02, P01"),
    Row("4.1.2", "4.1.2 Name, Role, Value"),
    // So does the one thing that words fit.
    Row("bill", "Paying a bill"), Row("recruit", "Recruitment, round 1"), Row("Wanda", "Wanda"),
    Row("VOICEOVER", "P01"), Row("missing heading", "S02#1, P01, 1 min 1 s"),
    Row("audited", "Audited screens"),
    // Several things stand in groups.
    Row(
      "pay", "Found: pay",
      [
        "# Studies and their plans", "Paying a bill", "Pay by card", "# Findings",
        "Pay has no name",
      ]
    ),
    Row("seeing", "Found: seeing", ["# Participants", "P01", "# Coverage", "Coverage of seeing"]),
    Row("xyzzy", "Found: xyzzy"),
    Row("S09#1", "team"), Row("4.1.9", "Found: 4.1.9"),
  ]

  @Test func leadsThere() throws {
    let trial = try Self.trial()
    for row in Self.rows {
      let page = try #require(try trial.play([.say("/find \(row.typed)")]).pages.last)
      #expect(page.title == row.title, "\(row.typed)")
      let shown = page.rows.map { ($0.isHeading ? "# " : "") + $0.text }
      #expect(row.rows.allSatisfy(shown.contains), "\(row.typed): \(shown)")
    }
  }

  @Test func aNoteThatIsNotThereIsSaid() throws {
    let pages = try Self.trial().play([.say("/find S09#1")])
    #expect(pages.messages.contains { $0.weight == .error && $0.text.contains("S09") })
  }

  @Test func whatNobodyMaySeeIsNotFound() throws {
    let trial = try Self.trial()
    _ = trial.seen("participant edit bank P01 --withdrawal all:2026-03-02")
    for typed in ["button says", "P01", "VoiceOver", "S01#1"] {
      let pages = try trial.play([.say("/find \(typed)")])
      #expect(!pages.pages.contains { $0.title == "P01" || $0.text.contains("says nothing") })
    }
    // Whether one thing is found or several: what was left out is said.
    let left = "about 1 person who refused"
    let one = try trial.play([.say("/find button says")])
    #expect(one.messages.contains { $0.text.contains(left) })
    let several = try trial.play([.say("/find button")])
    #expect(several.pages.last?.lead.joined().contains(left) == true)
  }

  @Test func aQuestionWaitsWhileSomebodyLooks() throws {
    let pages = try Self.trial().play([
      .choose("New study"), .say("/find P01"), .back, .type("Another"),
    ])
    let titles = pages.pages.map(\.title)
    #expect(titles[1] == titles[3])
    #expect(titles[2] == "P01")
  }

  @Test func findingAsksForWords() throws {
    let pages = try Self.trial().play([.say("/find"), .type("card")])
    #expect(pages.pages.last?.title == "Plan" || pages.pages.last?.title.contains("card") == true)
  }

  @Test func quittingBelowQuits() throws {
    let pages = try Self.trial().play([.say("/find P01"), .quit])
    #expect(pages.pages.count == 2)
  }

  @Test func whatWasChangedBelowIsShownAbove() throws {
    let trial = try Self.trial()
    let pages = try trial.play([
      .choose("Paying"), .choose("Findings"), .say("/find"), .type("F01"), .say("/edit"),
      .choose("Title"), .type("Pay is silent"), .back, .back,
    ])
    #expect(pages.pages.last?.rows.first?.text == "Pay is silent")
  }
}
