import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Studies") struct StudyScreenTests {
  @Test func newAsksForATitleAndOpensThePlan() throws {
    let trial = try ScreenTrial()
    let pages = try trial.play([
      .choose("New study"), .type(""), .type("Paying a bill: \"now\""),
    ])
    #expect(pages.messages.first == .error("A study needs a title."))
    #expect(pages.pages.last?.title == "Paying a bill: \"now\"")
    #expect(
      trial.seen("study list") == "paying-a-bill-now  Paying a bill: \"now\", WCAG 2.2 AA")
  }

  @Test func aTitleThatBeginsWithHyphensIsATitle() throws {
    let trial = try ScreenTrial()
    try trial.play([.say("/new --json"), .back, .say("/new -x"), .back])
    #expect(trial.seen("study list") == "json  --json, WCAG 2.2 AA\nx  -x, WCAG 2.2 AA")
  }

  @Test func theSameTitleTwiceMakesTwoStudies() throws {
    let trial = try ScreenTrial()
    try trial.play([.say("/new Bank"), .back, .say("/new Bank"), .back])
    #expect(trial.seen("study list") == "bank  Bank, WCAG 2.2 AA\nbank-2  Bank, WCAG 2.2 AA")
  }

  @Test func aTaskIsAddedWithItsCriteriaAndTakenBack() throws {
    let trial = try ScreenTrial(["init", "study new bank --title Bank"])
    let pages = try trial.play([
      .choose("Bank"), .choose("Plan"), .say("/task Pay a bill"), .type("9.9.9"),
      .type("4.1.2, reflow"),
    ])
    #expect(pages.messages.contains { $0.weight == .error })
    #expect(pages.pages.last?.text.contains("- Pay a bill | 1.4.10, 4.1.2") == true)
    let undone = try trial.play([
      .choose("Bank"), .choose("Plan"), .say("/task Other"), .type(""), .say("/undo"),
    ])
    #expect(undone.pages.last?.text.contains("Other") == false)
    #expect(trial.seen("study task list bank") == "pay-a-bill  Pay a bill (1.4.10, 4.1.2)")
  }

  @Test func somethingToWatchForIsAdded() throws {
    let trial = try ScreenTrial(["init", "study new bank --title Bank"])
    let page = try trial.lastPage([
      .choose("Bank"), .choose("Plan"), .say("/watch Is the price spoken?"), .choose("seen (yes)"),
      .say("/watch Is a colour the only sign?"), .choose("not seen (no)"),
      .say("/watch What helps?"), .choose("say nothing of it"),
    ])
    #expect(page.contains("- Is the price spoken?\n"))
    #expect(page.contains("- Is a colour the only sign? | No speaks for the product."))
    #expect(page.contains("- What helps? | Which answer speaks for the product is not said."))
    #expect(
      trial.seen("study prompts show bank is-the-price-spoken").contains(
        "Speaks for the product: seen (yes)"))
  }

  @Test func thePlanShowsHowFarPeopleWantedAreMet() throws {
    let trial = try ScreenTrial([
      "init",
      "study new bank --title Bank --recruit \"label=People who cannot see,minimum=2,dimension=see\"",
      "participant new bank --need see:permanent:no", "session new bank --participant P01",
    ])
    let page = try trial.lastPage([.choose("Bank"), .choose("Plan")])
    #expect(page.contains("- People who cannot see | 1 of 2 planned people | not met"))
  }

  struct Empty: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let way: [String]
    let words: String
  }

  static let empty = [
    Empty(testDescription: "plan", way: ["Bank", "Plan"], words: "Add a task: /task TITLE"),
    Empty(
      testDescription: "sessions", way: ["Bank", "Sessions"], words: "Record the first: /record"),
    Empty(testDescription: "people", way: ["Bank", "People"], words: "Make one: /new"),
    Empty(testDescription: "findings", way: ["Bank", "Findings"], words: "Make one: /new TITLE"),
    Empty(
      testDescription: "coverage", way: ["Bank", "Coverage"],
      words: "No participants took part: no session counts yet."),
    Empty(testDescription: "conflicts", way: ["Conflicts"], words: "No conflicts"),
    Empty(testDescription: "to review", way: ["To review"], words: "Every note has been reviewed."),
  ]

  @Test(arguments: empty) func anEmptyPlaceSaysWhatIsNext(_ empty: Empty) throws {
    let trial = try ScreenTrial(["init", "study new bank --title Bank"])
    let page = try trial.lastPage(empty.way.map { .choose($0) })
    #expect(page.contains(empty.words), "\(page)")
  }

  @Test func everyPageIsLeftTheWayItCame() throws {
    let trial = try ScreenTrial(["init", "study new bank --title Bank"])
    for row in ["Plan", "Sessions", "People", "Coverage", "Findings"] {
      let pages = try trial.play([.choose("Bank"), .choose(row), .back, .back])
      #expect(pages.pages.map(\.title).last == "team")
      #expect(pages.pages.count == 5)
    }
  }

  @Test func pagesOfferAtMostFiveCommands() throws {
    let trial = try ScreenTrial(["init", "study new bank --title Bank"])
    let pages = try trial.play([
      .choose("Bank"), .choose("Plan"), .say("/edit"), .back, .back, .choose("Sessions"), .back,
      .choose("Coverage"), .back, .back, .choose("People and"), .choose("seeing"),
    ])
    for page in pages.pages {
      #expect(page.commands.count { $0.isInFooter } <= 5, "\(page.title)")
      #expect(Set(page.rows.map(\.id)).count == page.rows.count, "\(page.title)")
      #expect(page.title.count <= 60, "\(page.title)")
    }
  }
}
