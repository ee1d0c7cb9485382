import JSON
import Platform
import Records
import ScriptedPages
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace with a study and two people, and somebody who asks them.
final class SurveyTrial {
  let scene: ScreenTrial

  /// - Parameter lines: Further command lines that set the scene.
  init(_ lines: [String] = []) throws {
    scene = try ScreenTrial(
      [
        "init", "study new tram --title Tram", "study task add tram \"Buy a ticket\"",
        "participant new tram", "participant consent tram P01 --observe granted --manner speech",
        "participant new tram",
      ] + lines)
  }

  static let origin = "aaaaaaaaaaaaaaaa"

  /// Writes an instrument of a test into the workspace.
  func add(_ id: String, _ json: String) throws {
    try scene.write(
      "team/Surveys/instruments/\(id).json",
      "{\"id\": \"\(id)\", \"origins\": [\"\(Self.origin)\"], \(json), \"~format\": \"instrument/1\"}\n"
    )
    _ = scene.trial.run("check --fix")
    let seen = scene.trial.run("check")
    #expect(seen.status == 0, "\(seen.text)")
  }

  /// What was shown and said, and what came out.
  struct Played {
    let pages: PlayedPages
    let result: RunResult?
  }

  /// Asks, and plays the steps; when they are used up, the terminal hangs up.
  @discardableResult
  func play(_ options: SurveyOptions, _ steps: [Step]) throws -> Played {
    let pages = PlayedPages(steps)
    let workbench = Workbench(scene.location, console: scene.console, verb: "kerb survey run")
    var result: RunResult?
    do {
      result = try SurveyRun(workbench: workbench, pages: pages).run(options)
    } catch is TerminalEnded {
      // The steps are over while a page is still shown.
    }
    #expect(pages.missing == [])
    return Played(pages: pages, result: result)
  }

  /// The same for SUS and P01, answered alone.
  @discardableResult
  func ask(_ steps: [Step]) throws -> Played {
    try play(
      SurveyOptions(instrument: "sus", study: "tram", participant: "P01", manner: .alone), steps)
  }

  var responses: [Response] {
    get throws {
      try StudyLoader.load("tram", in: scene.location).records.responses.sorted { $0.id < $1.id }
    }
  }

  /// "q1=4 q2=declined!" for each response, in the order of the ids.
  func answers() throws -> [String] {
    try responses.map { response in
      response.answers.filter { $0.value != nil || $0.absence != nil }
        .sorted { Text.precedes($0.item, $1.item) }
        .map { "\($0.item)=\($0.value ?? "\($0.absence?.id ?? "")!")" }.joined(separator: " ")
    }
  }

  func participant() throws -> Participant {
    try #require(try StudyLoader.load("tram", in: scene.location).records.participants.first)
  }
}

extension SurveyTrial.Played {
  var titles: [String] { pages.pages.map(\.title) }
  var errors: [String] { pages.messages.filter { $0.weight == .error }.map(\.text) }
  var lastPage: String { pages.pages.last?.text ?? "" }
}
