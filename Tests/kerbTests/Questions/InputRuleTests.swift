import Elements
import Records
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// The rule for lines that every kind of questions follows, at a terminal with plain lines.
@Suite("Lines at questions") struct InputRuleTests {
  /// A kind of questions, with the lines up to a page where free text is refused.
  enum Flow: String, CaseIterable, CustomTestStringConvertible {
    case survey, checklist, walkthrough, barrier, stops, claims

    var testDescription: String { rawValue }

    /// The lines up to the question.
    var lines: [String] {
      switch self {
      case .survey, .checklist: [""]
      case .barrier: ["y", "3 it is pale"]
      case .walkthrough, .stops, .claims: []
      }
    }

    /// The command that leaves.
    var end: String { self == .claims ? "/end" : "/stop" }

    /// Whether a line of words is refused; a walk through stops takes each as a note.
    var refuses: Bool { self != .stops }

    /// - Returns: The terminal in the end; how many lines were left.
    func play(_ more: [String]) throws -> (text: String, left: [String]) {
      let person = LinearPerson(lines + more)
      let view = person.view()
      switch self {
      case .survey:
        let scene = try SurveyTrial().scene
        let workbench = Workbench(scene.location, console: scene.console, verb: "kerb survey run")
        _ = try SurveyRun(workbench: workbench, pages: view).run(
          SurveyOptions(instrument: "sus", study: "tram", participant: "P01", manner: .alone))
      case .checklist:
        let trial = try ChecklistTrial()
        let workbench = Workbench(
          trial.scene.location, console: trial.console, verb: "kerb checklist run")
        _ = try ChecklistRun(workbench: workbench, pages: view).run(
          ChecklistOptions(study: "tram", checklist: "keyboard", screen: "pay"))
      case .walkthrough, .barrier:
        let trial = try WalkthroughTrial()
        try trial.writeCourse()
        _ = try WalkthroughRun(workbench: trial.workbench, pages: view).run(try trial.plan())
      case .stops:
        let rig = try AuditRig()
        rig.run(AuditVerbTests.dump, "-", "--study", "bank", "--screen", "pay", "--save")
        let workbench = Workbench(rig.location, console: rig.console(), verb: "kerb audit walk")
        _ = try StopWalkRun(
          workbench: workbench, pages: view, settings: try SettingsSource(rig.console()).start()
        ).run(
          StopWalkOptions(
            study: "bank",
            inventories: SavedInventory.all(
              try StudyLoader.load("bank", in: rig.location).records)))
      case .claims:
        let bed = try PersonaReviewTests.Bed()
        _ = try PersonaReviewScreen(
          try bed.profile, study: nil, role: nil, includesAsked: false, pages: view,
          in: bed.workbench
        ).run()
      }
      view.close()
      return (person.text, person.left)
    }
  }

  /// With the line before in its way, the command would be the end of a text, and be refused too.
  @Test(arguments: Flow.allCases.filter(\.refuses))
  func aRefusedLineNeverBlocksTheNext(_ flow: Flow) throws {
    let played = try flow.play(["no problems found here", "quokka dune", flow.end])
    #expect(played.left == [], "\(played.text)")
    for joined in ["herequokka", "dune\(flow.end)"] {
      #expect(!played.text.contains(joined), "\(played.text)")
    }
    #expect(played.text.components(of: "Ctrl-P brings back") == 1, "\(played.text)")
  }

  @Test(arguments: Flow.allCases) func anUnknownCommandNamesTheOthers(_ flow: Flow) throws {
    let played = try flow.play(["/quokka is missing", "/quokka", flow.end])
    #expect(played.left == [], "\(played.text)")
    let text = played.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let refusal = "There is no command /quokka here. This page has /"
    #expect(text.components(of: refusal) == 2, "\(text)")
    for command in ["/undo", flow.end] { #expect(text.contains(command), "\(text)") }
  }

  /// Ctrl-P, Enter: the line that was refused is entered again, and refused again.
  @Test(arguments: Flow.allCases.filter(\.refuses))
  func aRefusedLineComesBack(_ flow: Flow) throws {
    let once = try flow.play(["no problems found here", flow.end])
    let twice = try flow.play(["no problems found here", "\u{10}", flow.end])
    #expect(twice.left == [])
    let words = "no problems found here"
    #expect(
      twice.text.components(of: words) > once.text.components(of: words), "\(twice.text)")
  }

  /// Two slashes begin text with a slash: it is no command, and becomes what text becomes there.
  @Test func twoSlashesBeginText() throws {
    let played = try Flow.stops.play(["//pay is passed over", "/stop"])
    #expect(played.text.contains("Noted at stop 1."), "\(played.text)")
  }

  /// The line that was refused last is there again when the walkthrough goes on.
  @Test func aRefusedLineOutlivesTheCall() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    try trial.play(trial.plan(), [.type("y"), .type("no way to say it"), .say("/stop")])
    let again = try trial.play(trial.plan(), [.type("1"), .say("/stop")])
    #expect(again.pages.pages.first?.prompt.initial == "no way to say it")
    let third = try trial.play(trial.plan(), [.say("/stop")])
    #expect(third.pages.pages.first?.prompt.initial == "")
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
