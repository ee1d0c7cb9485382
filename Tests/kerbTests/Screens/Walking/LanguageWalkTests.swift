import FakeConsole
import Laws
import Localization
import Platform
import Records
import TemporaryFolder
import Terminal
import Testing
import Wording
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Somebody wanders through all pages of the example study: every word of the program there is part of a sentence, so
/// that a translation reaches it.
@Suite struct LanguageWalkTests {
  /// What W3C names, and translates.
  static let namesOfOthers: [String] = {
    let wcag = WCAGCatalogue.shared
    return wcag.principles.map(\.name) + wcag.guidelines.map(\.name) + wcag.criteria.map(\.name)
  }()

  /// What becomes a text of a file: the short information sheet, how consent is taken back, what marks of a clock note.
  static let written =
    InformationSheet(of: nil).paragraphs + [
      "Tell anybody of the team the code", "Walkthrough of",
      // What a recorder's undo names stands in its journal.
      "note at",
    ]
    + ObservationKind.allCases.map { $0.label.plain() }
    + InterruptionKind.allCases.map { $0.label.plain() }

  @Test(arguments: Laws.seeds(1...3)) func everyWordIsPartOfASentence(_ seed: Int) throws {
    let rig = try ExampleRig()
    let pages = WanderingPages(seed: UInt64(seed))
    for (number, run) in rig.runs(pages).enumerated() {
      try pages.wander(steps: number == 0 ? 500 : 80, through: run)
    }
    let words = try PlainWords(
      writtenIn: ["Personas", "Surveys"].map { "\(Repository.top)/\($0)" } + [rig.folder.path],
      WanderingPages.typed + Self.namesOfOthers + Self.written)
    var left: [String: String] = [:]
    for (sentence, page) in pages.met {
      for run in words.left(in: sentence) { left[run] = "\(page): \(sentence)" }
    }
    #expect(pages.pages.count > 60, "\(pages.pages.sorted())")
    let told = left.sorted { $0.key < $1.key }.map { "\($0.key)  <- \($0.value)" }
    #expect(told.isEmpty, "\(told.joined(separator: "\n"))")
  }

  @Test func aWordOutsideOfSentencesIsFound() throws {
    let rig = try ExampleRig()
    let words = try PlainWords(writtenIn: [rig.folder.path], [])
    let forgotten = "some forgotten words"
    #expect(words.left(in: "Here stand \(forgotten).") == [forgotten])
    #expect(words.left(in: "Here stand some words and `kerb study list`.") == [])
  }
}

/// A copy of this repository's workspace.
final class ExampleRig {
  let folder: TemporaryFolder
  /// What belongs to the person alone, which no workspace may hold.
  private let home: TemporaryFolder
  private var count = 0

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    for name in ["Personas", "Surveys", ".kerb"] { try copy("\(Repository.top)/\(name)", name) }
  }

  private func copy(_ source: String, _ name: String) throws {
    for entry in try Files.list(source).entries {
      let target = "\(name)/\(entry.name)"
      switch entry.kind {
      case .folder: try copy("\(source)/\(entry.name)", target)
      default:
        let bytes = try Files.read("\(source)/\(entry.name)")
        try folder.write(target, String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  var console: Console {
    let fake = FakeConsole()
    fake.currentFolder = folder.path
    fake.now = VerbTrial.now
    var effects = fake.console().effects
    let home = home.path
    effects.environment = {
      ["XDG_STATE_HOME": "\(home)/state", "XDG_CONFIG_HOME": "\(home)/config", "HOME": home][$0]
    }
    effects.randomBytes = { length in
      self.count += 1
      return (0..<length).map { UInt8(truncatingIfNeeded: self.count >> ($0 * 5)) & 31 }.reversed()
    }
    return Console(effects)
  }

  var workbench: Workbench {
    Workbench(WorkspaceLocation(root: folder.path), console: console, verb: "kerb")
  }

  /// What the workbench opens, and what verbs open on pages of their own; what refuses does so in sentences.
  func runs(_ pages: WanderingPages) -> [() throws -> Void] {
    let steps: [() throws -> Void] = [
      {
        try WorkbenchScreens.run(
          workbench: self.workbench, pages: pages, actions: self.actions(pages))
      },
      { try self.survey(pages) }, { try self.walkthrough(pages) }, { try self.claims(pages) },
      {
        var exercise = YourNetworkExercise(pages: pages)
        try exercise.run()
      },
      { try self.actions(pages).record("tram-tickets", nil) }, { try self.identifiers(pages) },
      { try self.actions(pages).review("tram-tickets", "S01-zq1a") },
    ]
    return steps.map { step in { try self.told(step, pages) } }
  }

  /// Does a step; what refuses is read too.
  func told(_ step: () throws -> Void, _ pages: WanderingPages) throws {
    do {
      try step()
    } catch let error as WorkbenchError {
      pages.say([.error(error.sentence)])
    } catch is QuestionLeft {
      pages.say([.outcome("Left.")])
    }
  }

  private func survey(_ pages: WanderingPages) throws {
    let known = ["sus", "umux-lite", "digital-inclusion", nil]
    try survey(pages, known[pages.next(known.count)])
  }

  func survey(_ pages: WanderingPages, _ instrument: String?) throws {
    _ = try SurveyRun(workbench: workbench, pages: pages).run(
      SurveyOptions(
        instrument: instrument, study: "tram-tickets", participant: "P08"))
  }

  private func walkthrough(_ pages: WanderingPages) throws {
    let manners = WalkthroughManner.allCases
    try walkthrough(pages, manners[pages.next(manners.count)])
  }

  func walkthrough(_ pages: WanderingPages, _ manner: WalkthroughManner) throws {
    let tasks = try workbench.study("tram-tickets").records.study.tasks
    let plan = WalkthroughPlan(
      study: "tram-tickets", profile: try profile(), task: tasks[pages.next(tasks.count)],
      over: nil, manner: manner, round: nil, evaluators: [], tool: nil,
      day: CalendarDay(daysSince1970: 20_000))
    _ = try WalkthroughRun(workbench: workbench, pages: pages).run(plan, isAnew: true)
  }

  private func profile() throws -> Profile {
    try PersonaCards(in: workbench).profile("tendai-mupfure")
  }

  private func claims(_ pages: WanderingPages) throws {
    _ = try PersonaReviewScreen(
      profile(), study: nil, role: nil, includesAsked: true, pages: pages, in: workbench
    ).run()
  }

  private func identifiers(_ pages: WanderingPages) throws {
    let sessions = try workbench.study("tram-tickets").records.sessions
    let ending = try ReviewRun(
      workbench: workbench, pages: pages, study: "tram-tickets",
      session: sessions[pages.next(sessions.count)].session.id.string
    ).runIdentifiers()
    pages.say(ending.summary.map { .outcome($0) })
  }

  /// Recorder, review and walk are really run.
  func actions(_ pages: any PageShowing) -> WorkbenchActions {
    WorkbenchActions(
      record: { study, session in
        let settings = try SettingsSource(self.console).start()
        let run = RecordRun(
          workbench: self.workbench, pages: pages, settings: settings, source: nil)
        let result = try run.run(RecordOptions(study: study, session: session))
        pages.say(result.words.map { .outcome($0) })
      },
      review: { study, session in
        let run = ReviewRun(
          workbench: self.workbench, pages: pages, study: study, session: session)
        pages.say(try run.run().summary.map { .outcome($0) })
      },
      walk: { options in
        let settings = try SettingsSource(self.console).start()
        return try StopWalkRun(workbench: self.workbench, pages: pages, settings: settings)
          .run(options)
      },
      makeWorkspace: {
        try WorkspaceMaking(self.console.surroundings).make(in: ".").workbench
      })
  }
}
