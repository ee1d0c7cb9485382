import Localization
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Making a profile section by section") struct PersonaGuideTests {
  private static func workbench(_ trial: ScreenTrial) -> Workbench {
    Workbench(trial.location, console: trial.console, verb: "kerb")
  }

  private func play(
    _ trial: ScreenTrial, _ steps: [Step], _ template: GuideTemplate = .blank
  ) throws -> (pages: PlayedPages, result: RunResult) {
    let pages = PlayedPages(steps)
    let guide = PersonaGuide(workbench: Self.workbench(trial), pages: pages, template: template)
    // Also where the guide throws: then these say why.
    defer {
      #expect(pages.missing == [])
      #expect(pages.hasPlayedAll)
    }
    return (pages, try guide.run())
  }

  @Test("answers are written at once, and an interrupted profile is offered again")
  func interrupted() throws {
    let trial = try ScreenTrial(["init"])
    let pages = PlayedPages([
      .type("Ilka Morvan"), .choose("Age"), .choose("Age band"), .choose("65 to 74"), .back,
      .choose("Work"), .choose("Work"), .type("Repairs lamps"),
    ])
    // The terminal ends here, as when the window is closed.
    #expect(throws: TerminalEnded.self) {
      try PersonaGuide(workbench: Self.workbench(trial), pages: pages, template: .blank).run()
    }
    #expect(trial.seen("persona show ilka-morvan").contains("Repairs lamps"))

    let again = try play(
      trial,
      [
        .choose("Go on with Ilka Morvan: 6 of 9 sections left"), .choose("Family"),
        .choose("Immediate family"), .type("Lives with a sister"), .say("/undo"), .back, .quit,
      ])
    let sections = try #require(again.pages.pages.last)
    #expect(sections.text.contains("- Work and income | said"), "\(sections.text)")
    #expect(sections.text.contains("- Family | empty"), "\(sections.text)")
    #expect(again.result.words.first?.plain().contains("kept") == true)
    #expect(trial.seen("check").contains("nothing found"))
  }

  @Test("each section says its question and what to beware of", arguments: GuideTemplate.allCases)
  func sections(_ template: GuideTemplate) throws {
    let titles = template.sections.map(\.title)
    #expect(Set(titles).count == titles.count)
    let trial = try ScreenTrial(["init"])
    let steps = titles.flatMap { [Step.choose($0.plain()), .back] }
    let played = try play(trial, [.type("Ilka Morvan")] + steps + [.back], template)
    for section in template.sections {
      let page = played.pages.pages.first { $0.title == section.title.plain() }
      let lead = page?.lead ?? []
      #expect(lead == [section.question.plain(), section.caution.plain()])
      #expect(page?.rows.count == section.keys.count, "\(section.title)")
    }
    #expect(played.result.lines == ["Personas/people/ilka-morvan.json"])
  }

  @Test("reading it as the person asks what a check would ask")
  func read() throws {
    let trial = try ScreenTrial(["init"])
    let played = try play(
      trial,
      [
        .type("Ilka Morvan"), .choose("Backstory"), .choose("Summary"),
        .type("Suffers from a disease"), .back, .say("/person"), .quit,
      ])
    let said = played.pages.messages.map(\.text)
    #expect(said.contains { $0.contains("What would this person say") }, "\(said)")
    #expect(said.contains { $0.contains("suffers from") }, "\(said)")
  }

  @Test("a participant's number is no name")
  func number() throws {
    let trial = try ScreenTrial(["init"])
    let pages = PlayedPages([.type("P07"), .type("Ilka Morvan"), .quit])
    _ = try? PersonaGuide(workbench: Self.workbench(trial), pages: pages, template: .short).run()
    #expect(!trial.seen("persona list").contains("p07"))
  }

  @Test("without a terminal, a name is asked for as before")
  func withoutTerminal() throws {
    let trial = try ScreenTrial(["init"])
    #expect(trial.seen("persona new").contains("NAME"))
    #expect(trial.seen("persona new --template short").contains("terminal"))
    #expect(trial.seen("persona new Ilka --template short").contains("leave out the name"))
  }
}
