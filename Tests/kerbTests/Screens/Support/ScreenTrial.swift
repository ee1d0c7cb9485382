import FakeConsole
import Localization
import Measures
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

/// A workspace on the real file system, and a person in the workbench.
final class ScreenTrial {
  let trial: VerbTrial
  private var count = 0
  /// What was handed over to recorder and review: "record bank", "review bank S01-…".
  private(set) var handedOver: [String] = []
  /// Whether there is a folder for what belongs to the person alone.
  var hasHome = true
  var stopped: [(title: Sentence, study: String, session: String)] = []

  /// - Parameter lines: Command lines that set the scene, without `kerb`.
  init(_ lines: [String] = ["init"]) throws {
    trial = try VerbTrial()
    for line in lines {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(line)\n\(seen.text)")
    }
  }

  var location: WorkspaceLocation { WorkspaceLocation(root: trial.current) }

  var console: Console {
    let fake = FakeConsole()
    fake.currentFolder = trial.current
    fake.now = VerbTrial.now
    var effects = fake.console().effects
    let state = hasHome ? trial.folder.at("state") : nil
    effects.environment = { $0 == "XDG_STATE_HOME" ? state : nil }
    effects.randomBytes = { length in
      self.count += 1
      var rest = self.count
      var digits: [UInt8] = []
      for _ in 0..<length {
        digits.append(UInt8(rest & 31) ^ 21)
        rest >>= 5
      }
      return digits.reversed()
    }
    return Console(effects)
  }

  var actions: WorkbenchActions {
    WorkbenchActions(
      record: { study, session in
        self.handedOver.append(
          (["record", study] + [session].compactMap(\.self)).joined(separator: " "))
      },
      review: { study, session in self.handedOver.append("review \(study) \(session)") },
      stoppedRecordings: { self.stopped },
      makeWorkspace: { try WorkspaceMaking(self.console.surroundings).make(in: ".").workbench })
  }

  /// Opens the workbench and plays the steps; then the person leaves, whatever page is shown.
  @discardableResult
  func play(_ steps: [Step], inWorkspace: Bool = true) throws -> PlayedPages {
    let pages = PlayedPages(steps)
    let workbench = inWorkspace ? Workbench(location, console: console, verb: "kerb") : nil
    do {
      try WorkbenchScreens.run(workbench: workbench, pages: pages, actions: actions)
    } catch is TerminalEnded {
      // The steps are over while a page is still shown.
    }
    #expect(pages.missing == [])
    #expect(pages.hasPlayedAll)
    return pages
  }

  func read(_ path: String) throws -> String { try trial.folder.read(path) }

  func write(_ path: String, _ text: String) throws { try trial.folder.write(path, text) }

  func names(_ path: String) throws -> [String] { try trial.folder.names(path) }

  /// The last page as text.
  func lastPage(_ steps: [Step]) throws -> String {
    try play(steps).pages.last?.text ?? "no page"
  }

  /// What a verb prints now.
  func seen(_ line: String) -> String { trial.run(line).text }
}
