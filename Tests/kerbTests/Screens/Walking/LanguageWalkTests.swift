import FakeConsole
import Laws
import Localization
import Platform
import Records
import TemporaryFolder
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Somebody wanders through all pages of the example study: every word of the program there is part of a sentence, so
/// that a translation reaches it.
@Suite struct LanguageWalkTests {
  /// Starts the workbench anew as often as it is left, until the steps are over.
  private func wander(_ pages: WanderingPages, in rig: ExampleRig) throws {
    do {
      while true {
        try WorkbenchScreens.run(
          workbench: rig.workbench, pages: pages, actions: rig.actions(pages))
      }
    } catch is TerminalEnded {
      return
    }
  }

  /// What W3C names, and translates.
  private static let namesOfOthers: [String] = {
    let wcag = WCAGCatalogue.shared
    return wcag.principles.map(\.name) + wcag.guidelines.map(\.name) + wcag.criteria.map(\.name)
  }()

  /// What becomes a text of a file: the short information sheet, how consent is taken back, what marks of a clock note.
  private static let written =
    InformationSheet(of: nil).paragraphs + ["Tell anybody of the team the code"]
    + ObservationKind.allCases.map { $0.label.plain() }
    + InterruptionKind.allCases.map { $0.label.plain() }

  @Test(arguments: Laws.seeds(1...10)) func everyWordIsPartOfASentence(_ seed: Int) throws {
    let rig = try ExampleRig()
    let pages = WanderingPages(seed: UInt64(seed), steps: 1500)
    try wander(pages, in: rig)
    let words = try PlainWords(
      writtenIn: ["Personas", "Surveys"].map { "\(Repository.top)/\($0)" } + [rig.folder.path],
      WanderingPages.typed + Self.namesOfOthers + Self.written)
    var left: [String: String] = [:]
    for (sentence, page) in pages.met {
      for run in words.left(in: sentence) { left[run] = "\(page): \(sentence)" }
    }
    #expect(pages.pages.count > 40, "\(pages.pages.sorted())")
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
private final class ExampleRig {
  let folder: TemporaryFolder
  private var count = 0

  init() throws {
    folder = try TemporaryFolder()
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

  private var console: Console {
    let fake = FakeConsole()
    fake.currentFolder = folder.path
    fake.now = VerbTrial.now
    var effects = fake.console().effects
    let state = folder.at("state")
    effects.environment = { $0 == "XDG_STATE_HOME" ? state : nil }
    effects.randomBytes = { length in
      self.count += 1
      return (0..<length).map { UInt8(truncatingIfNeeded: self.count >> ($0 * 5)) & 31 }.reversed()
    }
    return Console(effects)
  }

  var workbench: Workbench {
    Workbench(WorkspaceLocation(root: folder.path), console: console, verb: "kerb")
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
