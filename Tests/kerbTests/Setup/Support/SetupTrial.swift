import FakeConsole
import JSON
import Localization
import Merging
import Records
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace on the real file system, in which recordings are set up. Clock and chance are the same each time.
final class SetupTrial {
  let folder: TemporaryFolder
  private let random = CountedRandom()
  /// 2026-03-02T09:30:00Z in milliseconds since 1970.
  static let now: Int64 = 1_772_443_800_000

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("team")
    try folder.makeFolder("home")
    try run("init --bare")
  }

  var console: Console {
    let fake = FakeConsole()
    fake.currentFolder = folder.at("team")
    fake.now = Self.now
    fake.environment = ["HOME": folder.at("home"), "TMPDIR": folder.at("tmp")]
    var effects = fake.console().effects
    let random = random
    effects.randomBytes = { random.next($0) }
    return Console(effects)
  }

  var workbench: Workbench {
    Workbench(WorkspaceLocation(root: folder.at("team")), console: console, verb: "kerb record")
  }

  /// Runs a command line of the other verbs.
  func run(_ line: String) throws {
    let frame = CommandLineApp(version: Commands.version, commands: Commands.table)
    let status = frame.run(arguments: CommandLineText.words(of: line), console: console)
    try #require(status == 0, "kerb \(line) ended with \(status)")
  }

  /// A study with one participant whose consent is there.
  func makeStudy(participants: Int = 1) throws {
    try run("study new trams --title \"Tram tickets\" --platform ios")
    for number in 0..<participants {
      try run(
        "participant new trams --need see:permanent:no --assistive-technology VoiceOver:advanced:6")
      try run(
        "participant consent trams P0\(number + 1) --observe granted --manner speech --given-on 2026-03-01"
      )
    }
  }

  /// Sets a recording up with the answers typed line by line.
  func setUp(
    _ answers: [String], _ options: RecordOptions = RecordOptions(), usualRole: Role? = nil
  ) throws -> (plan: RecordingPlan?, pages: TypedPages, leaving: [String]) {
    let pages = TypedPages(answers)
    let setup = RecordSetup(workbench, usualRole: usualRole)
    do {
      let plan = try setup.run(pages: pages, options: options)
      return (plan, pages, setup.leaving.map { $0.plain() })
    } catch {
      Issue.record("\(error)\n\(pages.text)")
      throw error
    }
  }

  /// A session that began some minutes ago, with a log by its moderator.
  func makeRunningSession(minutesAgo: Int, participants: [String] = ["P01"]) throws {
    let began = Instant(milliseconds: Int(Self.now) - minutesAgo * 60_000)
    let who = participants.map { "--participant \($0)" }.joined(separator: " ")
    try run("session new trams \(who) --started-at \(began) --round 2 --device \"iPhone SE\"")
    let session = try #require(
      RecordKind.session.files(in: workbench, study: "trams").last?.expectedID)
    let id = "a8f3q2"
    var log = RecordDraft(
      creating: Log.format, id: try #require(RecordID("log-\(id)")), ids: workbench.ids)
    try log.set(["recorderRole"], to: .string(Role.moderator.id))
    try log.set(["startedAt"], to: .string(began.text))
    try workbench.write(
      log, to: .log(id, session: session, study: "trams"), isNew: true)
  }

  /// A record of the study as it stands in its file.
  func record(_ kind: RecordKind, _ id: String, study: String = "trams") throws -> JSONObject {
    let finder = RecordFinder(workbench: workbench, kind: kind)
    let record = try finder.record(id, study: kind.isOfStudy ? study : nil)
    return record.document.flatMap { JSONValue($0.root).object } ?? JSONObject()
  }

  /// The short ids of a study's records of a kind.
  func names(_ kind: RecordKind, study: String = "trams") throws -> [String] {
    try kind.files(in: workbench, study: study).map {
      RecordID($0.expectedID)?.short ?? $0.expectedID
    }
  }
}

/// Digits of a number that grows with each call.
private final class CountedRandom {
  private var count = 0

  func next(_ length: Int) -> [UInt8] {
    count += 1
    var rest = count
    var digits: [UInt8] = []
    for _ in 0..<length {
      digits.append(UInt8(rest & 31))
      rest >>= 5
    }
    return digits.reversed()
  }
}
