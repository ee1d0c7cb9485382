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

/// A scene as somebody in plain lines reads it; the file beside holds every line of it.
struct SetupScene: CustomTestStringConvertible, Sendable {
  let name: String
  /// Sets the scene.
  var before: @Sendable (SetupTrial) throws -> Void = { _ in }
  var options = RecordOptions(study: "trams")
  let answers: [String]

  var testDescription: String { name }

  static let all = [
    SetupScene(
      name: "from-nothing", options: RecordOptions(),
      answers: [
        "Tram tickets", "2", "", "1, 2", "1", "2", "2", "", "VoiceOver", "18", "3", "6", "", "",
        "1", "1", "1", "2", "1", "3", "2", "1", "", "",
      ]),
    SetupScene(
      name: "everything-known", before: { try $0.makeStudy() }, answers: ["", ""]),
    SetupScene(
      name: "consent-refused",
      before: {
        try $0.makeStudy(participants: 0)
        try $0.run("participant new trams --need hear:permanent:no")
      }, answers: ["", "", "", "", "2"]),
    SetupScene(
      name: "a-pair", before: { try $0.makeStudy(participants: 3) },
      answers: ["P01 P03", "7", "", ""]),
    SetupScene(
      name: "joined",
      before: {
        try $0.makeStudy()
        try $0.makeRunningSession(minutesAgo: 14)
      }, answers: ["", "", "1", "13", "2", ""]),
    SetupScene(
      name: "left-in-the-middle", before: { try $0.makeStudy() },
      answers: ["somebody new", "see", "", "", "none", "", "1", "1", "/back", "", "/quit"]),
    SetupScene(
      name: "one-thing-changed", before: { try $0.makeStudy() },
      answers: ["", "12", "a little tired", "11", "sunlight", "", "see", "", ""]),
  ]

  static let folder: String = {
    let here = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(here)/Goldens"
  }()
}

@Suite("Setting up, in plain lines")
struct SetupTranscriptTests {
  @Test("reads as it is written down", arguments: SetupScene.all)
  func reads(_ scene: SetupScene) throws {
    let trial = try SetupTrial()
    try scene.before(trial)
    let person = LinearPerson(scene.answers)
    let view = person.view()
    let setup = RecordSetup(trial.workbench)
    var ending = ""
    do {
      let plan = try setup.run(pages: view, options: scene.options)
      ending = plan.map { Self.words($0) } ?? setup.leaving.map { "\($0)\n" }.joined()
    } catch is TerminalEnded {
      ending = "! asked once more than there are answers\n"
    }
    view.close()
    let seen = person.text + ending
    #expect(person.left.isEmpty, "\(seen)")
    #expect(!seen.contains("\n! "), "\(seen)")
    let path = "\(SetupScene.folder)/\(scene.name).golden"
    if ThisProcess.environment("RECORD_GOLDENS") == "1" {
      _ = try Files.makeFolder(SetupScene.folder)
      try AtomicWriter().write(Array(seen.utf8), toFile: path)
      return
    }
    let written = String(decoding: try Files.read(path), as: UTF8.self)
    #expect(seen == written)
  }

  private static func words(_ plan: RecordingPlan) -> String {
    let who = plan.participants.map(\.short).joined(separator: ", ")
    let tasks = plan.keepsTasks ? "keeps the tasks" : "does not keep the tasks"
    return "# \(plan.study), \(plan.session.short), \(who), \(plan.role.label), \(tasks)\n"
  }

  @Test("every prompt is short enough for a small braille display")
  func labels() throws {
    for scene in SetupScene.all {
      let trial = try SetupTrial()
      try scene.before(trial)
      let pages = LinearLabels(LinearPerson(scene.answers).view())
      _ = try RecordSetup(trial.workbench).run(pages: pages, options: scene.options)
      #expect(pages.labels.allSatisfy { $0.count <= 14 }, "\(pages.labels)")
      #expect(!pages.labels.isEmpty)
    }
  }
}

/// Collects the labels of prompts on their way to a view.
private final class LinearLabels: PageShowing {
  private let view: TerminalView
  private(set) var labels: [String] = []
  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?
  var retries = false

  init(_ view: TerminalView) { self.view = view }

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    labels.append(page.prompt.label.plain())
    return try view.show(page, messages)
  }

  var hasMoreLines: Bool { false }

  func forgetTyped() { view.forgetTyped() }

  func say(_ messages: [Message]) { view.say(messages) }
}
