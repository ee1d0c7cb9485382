import JSON
import Localization
import Measures
import Records
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Answering checklists on pages") struct ChecklistScreenTests {
  @Test func fourAnswersBecomeExpertEvidence() throws {
    let trial = try ChecklistTrial()
    let played = try trial.play(
      "screen-reader",
      [
        .type(""), .choose("yes"), .type("2: Pay has no name"),
        .several(["4.1.2 Name, Role, Value"]), .choose("yes"),
        .choose("no"), .type("three stops a row"), .type(""),
      ])
    #expect(
      try trial.entries() == [
        "pay.in-order: yes cantTell 1.3.2 2.4.3 [\"pay\"]",
        "pay.not-tiring: no -  [\"pay\"]",
        "pay.nothing-missing: no failed 4.1.2 [\"pay\"]",
        "pay.nothing-unexpected: yes cantTell 1.1.1 2.4.3 [\"pay\"]",
      ])
    let batch = try #require(try trial.records.evidence.first)
    #expect(batch.kind == .expert && batch.checklist == "screen-reader")
    #expect(batch.judgedBy == "accessibility specialist" && batch.round == nil)
    #expect(batch.items.first { $0.question == "nothing-missing" }?.note.words == "Pay has no name")
    #expect(
      batch.items.first { $0.question == "in-order" }?.note.words
        == "Do all stops come in an order that makes sense? yes")
    #expect(
      played.result?.lines.first?.plain().hasPrefix("Kept 4 of 4 answers about Pay in ") == true)
    #expect(played.result?.lines.first?.plain().hasSuffix("2 against the product.") == true)
  }

  @Test func eachAnswerIsWrittenBeforeTheNextQuestion() throws {
    let trial = try ChecklistTrial()
    let first = try trial.play("keyboard", [.type(""), .choose("yes")])
    #expect(try trial.entries() == ["pay.all-by-keys: yes passed 2.1.1 [\"pay\"]"])
    #expect(first.result?.words == ["To go on: kerb checklist run tram keyboard --screen pay"])
    let again = try trial.play("keyboard", [.type("yes"), .say("/stop")])
    #expect(again.pages.pages.first?.title.hasPrefix("2 of 8. ") == true)
    #expect(try trial.entries().count == 2 && trial.records.evidence.count == 1)
  }

  @Test func undoTakesAnAnswerOutOfTheEvidence() throws {
    let trial = try ChecklistTrial()
    let played = try trial.play(
      "keyboard", [.type(""), .choose("yes"), .say("/undo"), .say("/undo"), .choose("cannot tell")])
    #expect(played.pages.messages.contains { $0.weight == .error })
    #expect(try trial.entries() == ["pay.all-by-keys: cannotTell cantTell 2.1.1 [\"pay\"]"])
  }

  @Test func anotherScreenGoesOnInTheSameEvidence() throws {
    let trial = try ChecklistTrial()
    try trial.play("orientation", [.type(""), .choose("yes"), .say("/stop")])
    try trial.play("orientation", screen: "start", [.type(""), .choose("yes"), .say("/stop")])
    #expect(try trial.records.evidence.count == 1)
    let criterion = try trial.coverage().criteria.first { $0.criterion.label.hasPrefix("1.3.4") }
    #expect(criterion?.outcome(of: .expert) == .passed)
  }

  @Test func aPassOfOneScreenIsNoPassOfTheCriterion() throws {
    let trial = try ChecklistTrial()
    try trial.play("orientation", [.type(""), .choose("yes"), .say("/stop")])
    let criterion = try trial.coverage().criteria.first { $0.criterion.label.hasPrefix("1.3.4") }
    #expect(criterion?.state == .checkedOnly && criterion?.outcome(of: .expert) == .cantTell)
  }

  /// That one question found nothing leaves the criterion open; it takes nothing from what another one settled.
  @Test func whatFoundNothingIsNoDoubt() throws {
    let trial = try ChecklistTrial()
    try trial.play("screen-reader", screen: nil, [.type(""), .choose("yes"), .say("/stop")])
    let focusOrder = { (coverage: Coverage) in
      coverage.criteria.first { $0.criterion.label.hasPrefix("2.4.3") }?.outcome(of: .expert)
    }
    #expect(focusOrder(try trial.coverage()) == .cantTell)
    try trial.play(
      "keyboard", screen: nil, [.type(""), .say("/go 3"), .choose("yes"), .say("/stop")])
    #expect(focusOrder(try trial.coverage()) == .passed)
  }

  @Test func cautionsAreSaidBeforeASimulationBegins() throws {
    let trial = try ChecklistTrial()
    let played = try trial.play("simulate-balloon", [.type(""), .choose("no")])
    let opening = try #require(played.pages.pages.first)
    #expect(opening.text.contains("simulates a moment, not a life"))
    #expect(opening.text.contains("Keep the balloon"))
  }

  /// Whatever is answered in a simulation: it is suggested only, nobody took part, and nothing is settled.
  @Test(arguments: ["yes", "no", "cannot tell", "does not apply"])
  func aSimulationNeverCountsAsLived(_ answer: String) throws {
    let trial = try ChecklistTrial()
    var steps: [Step] = [.type(""), .type("\(answer): as it went")]
    if answer == "no" { steps.append(.type("")) }
    steps.append(.say("/stop"))
    try trial.play("simulate-balloon", screen: nil, steps)
    let coverage = try trial.coverage()
    #expect(coverage.evidence.byKind[.simulated] == 1 && coverage.evidence.byKind[.lived] == 0)
    #expect(coverage.people.participants == 0)
    let criterion = try #require(
      coverage.criteria.first { $0.criterion.label.hasPrefix("2.5.1") })
    #expect(criterion.state == .suggestedOnly && !criterion.state.countsAsPeople)
    #expect(criterion.participants == 0 && criterion.participantsWithBarrier == 0)
    #expect(EvidenceKind.allCases.allSatisfy { criterion.outcome(of: $0) == nil })
  }

  /// The same in plain lines: outcome and prompt fit a short braille display.
  @Test func plainLinesAskTheSame() throws {
    let trial = try ChecklistTrial()
    let person = LinearPerson([
      "", "1", "2: Pay has no name", "2", "yes", "no", "three stops a row", "",
    ])
    let workbench = Workbench(
      trial.scene.location, console: trial.console, verb: "kerb checklist run")
    let view = person.view()
    let result = try ChecklistRun(workbench: workbench, pages: view).run(
      ChecklistOptions(study: "tram", checklist: "screen-reader", screen: "pay"))
    view.close()
    #expect(person.left == [])
    #expect(result.lines.first?.plain().hasPrefix("Kept 4 of 4 answers about Pay") == true)
    for words in [
      "1 of 4. Do all stops come in an order that makes sense?", "1 of 4, 1-4: ", "2 of 4, 1-4: ",
      "Fails 1-2: ",
      "Which of these does it fail?", "What did you notice?", "All 4 answered",
    ] {
      #expect(person.text.contains(words), "\(words)\n\(person.text)")
    }
    #expect(
      try trial.records.evidence.flatMap(\.items).map(\.note.words).contains("three stops a row"))
  }

  @Test func aClosedRoundTakesNoAnswers() throws {
    let trial = try ChecklistTrial()
    for line in [
      "participant new tram", "session new tram --participant P01", "study round close tram 1",
    ] {
      let seen = trial.scene.trial.run(line)
      #expect(seen.status == 0, "\(line)\n\(seen.text)")
    }
    let played = try trial.play("keyboard", [.type(""), .choose("yes"), .say("/stop")])
    #expect(try trial.records.evidence.first?.round == 2)
    #expect(played.result != nil)
  }

  @Test func theWorkbenchLeadsToThem() throws {
    let trial = try ChecklistTrial()
    let pages = try trial.scene.play([
      .choose("Tram"), .choose("Checklists"), .choose("Orientation"),
      .choose("Pay"), .type(""), .choose("yes"), .say("/stop"), .back, .quit,
    ])
    #expect(pages.pages.contains { $0.text.contains("1 answer, on 1 of 2 screens") })
    #expect(pages.pages.last?.text.contains("Checklists | 1 answer") == true)
  }
}
