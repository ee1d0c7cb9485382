import Records
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What the pages of a checklist refuse, keep and say.
@Suite("Pages of checklists") struct ChecklistPagesTests {
  /// A failure becomes "beyond WCAG" only where somebody says so.
  @Test func nothingMarkedIsNotBeyondWcag() throws {
    let trial = try ChecklistTrial()
    let played = try trial.play(
      "screen-reader", [.type(""), .type("no: comes last"), .several([]), .several([])])
    #expect(try trial.entries() == [])
    #expect(played.pages.messages.contains { $0.text.contains("write /none") })
    try trial.play("screen-reader", [.type(""), .type("no: comes last"), .say("/none")])
    #expect(try trial.entries() == ["pay.in-order: no -  [\"pay\"]"])
  }

  /// The same with keys: blanks and Enter take what is marked, as the page says.
  @Test func blanksTakeTheMarkedOnes() throws {
    let trial = try ChecklistTrial()
    let person = LinearPerson(["", "2: comes last", " ", "/stop"])
    let view = person.view()
    _ = try ChecklistRun(
      workbench: Workbench(
        trial.scene.location, console: trial.console, verb: "kerb checklist run"), pages: view
    ).run(ChecklistOptions(study: "tram", checklist: "screen-reader", screen: "pay"))
    view.close()
    #expect(try trial.entries() == ["pay.in-order: no failed 1.3.2 2.4.3 [\"pay\"]"])
    #expect(person.text.contains("takes the marked ones"))
    #expect(person.text.contains("Kept: no; failed 1.3.2, 2.4.3: comes last."))
  }

  @Test func aLineThatWasNotTakenIsNotInTheWay() throws {
    let trial = try ChecklistTrial()
    let played = try trial.play("keyboard", [.type(""), .type("no problems found")])
    #expect(played.pages.pages.last?.prompt.initial == "")
    #expect(played.pages.messages.contains { $0.weight == .error })
    #expect(try trial.entries() == [])
  }

  @Test func oneCriterionIsAskedForToo() throws {
    let trial = try ChecklistTrial()
    let played = try trial.play(
      "dark-mode", [.type(""), .choose("yes"), .type("no: weak"), .say("/none"), .say("/stop")])
    #expect(played.pages.pages.contains { $0.title == "Does it fail this?" })
    #expect(try trial.entries().contains("pay.text-stands-out: no -  [\"pay\"]"))
  }

  @Test func levelAAAIsSaid() throws {
    let trial = try ChecklistTrial()
    let played = try trial.play(
      "contrast", [.type(""), .say("/go 2"), .type("no: weak"), .say("/stop")])
    let pages = played.pages.pages
    #expect(
      pages.contains { $0.lead.contains("Level AAA: 1.4.6. Most targets do not ask for it.") })
    #expect(pages.last?.text.contains("1.4.6 Contrast (Enhanced), level AAA") == true)
    let shown = trial.scene.trial.run("checklist show contrast")
    #expect(shown.text.contains("[text-enhanced; 1.4.6 AAA]"))
  }

  @Test func cautionsComeEachTime() throws {
    let trial = try ChecklistTrial()
    try trial.play("simulate-balloon", [.type(""), .choose("yes"), .say("/stop")])
    let again = try trial.play("simulate-balloon", [.type(""), .choose("yes"), .say("/stop")])
    #expect(again.pages.pages.first?.text.contains("simulates a moment, not a life") == true)
    #expect(again.pages.pages.dropFirst().first?.title.hasPrefix("2 of 5.") == true)
  }

  /// Nothing can be remembered outside the work tree; what was answered is on the disk all the same, and it is told.
  @Test func withoutAHomeTheAnswersAreKept() throws {
    let trial = try ChecklistTrial()
    trial.scene.hasHome = false
    let pages = PlayedPages([.type(""), .choose("yes"), .say("/stop")])
    let workbench = Workbench(
      trial.scene.location, console: trial.scene.console, verb: "kerb checklist run")
    _ = try ChecklistRun(workbench: workbench, pages: pages).run(
      ChecklistOptions(study: "tram", checklist: "keyboard", screen: "pay"))
    #expect(try trial.entries() == ["pay.all-by-keys: yes passed 2.1.1 [\"pay\"]"])
    #expect(pages.messages.contains { $0.text.contains("will begin a batch of their own") })
  }

  static let roles = [
    ("Anna Müller", true), ("Anna", true), ("anna@example.org", true),
    ("accessibility specialist", false), ("Accessibility Specialist", false),
    ("QA engineer", false), ("test lead", false),
  ]

  @Test(arguments: roles) func aNameIsTold(_ role: String, _ isTold: Bool) throws {
    #expect((JudgedBy.remark(on: role) != nil) == isTold)
    let trial = try ChecklistTrial()
    let seen = trial.scene.trial.run(
      "checklist answer tram keyboard --screen pay --by \"\(role)\" --answer 1=yes")
    #expect(seen.text.contains("may name somebody") == isTold && seen.status == 0)
  }
}
