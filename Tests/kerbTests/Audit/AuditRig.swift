import JSON
import Merging
import Platform
import Records
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace with a study of two screens, and the verbs of the audit on a console of their own.
final class AuditRig {
  let folder: TemporaryFolder
  private(set) var output = ""
  private(set) var messages = ""
  /// Whether what verbs print goes to a terminal.
  var isTerminal = false
  private var input: [UInt8] = []
  private var random: UInt64 = 7

  init(platform: String = "ios") throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("team")
    let bench = Workbench(location, console: console(), verb: "kerb init")
    var marker = RecordDraft(
      creating: WorkspaceMarker.format, id: try #require(RecordID("team-1")), ids: bench.ids)
    try marker.set(["name"], to: .string("Team"))
    try bench.write(marker, to: .marker, isNew: true)
    var study = RecordDraft(
      creating: Study.format, id: try #require(RecordID("bank")), ids: bench.ids)
    try study.set(["title"], to: .string("Bank"))
    try study.set(["target", "version"], to: .string("2.2"))
    try study.set(["target", "level"], to: .string("AA"))
    try study.set(["target", "platform"], to: .string(platform))
    for (screen, title) in [("home", "Home"), ("pay", "Pay")] {
      let key = try study.add(to: ["screens"], key: screen, now: 0)
      try study.set(["screens", key, "title"], to: .string(title))
    }
    try bench.write(study, to: RecordPath.study("bank"), isNew: true)
  }

  /// Gives the study a session of a round.
  func meet(_ id: String, round: Int) throws {
    let bench = Workbench(location, console: console(), verb: "kerb session new")
    var session = RecordDraft(
      creating: Session.format, id: try #require(RecordID(id)), ids: bench.ids)
    try session.set(["round"], to: .integer(round))
    try bench.write(session, to: RecordPath.session(id, study: "bank"), isNew: true)
  }

  /// Closes a round of the study.
  func close(round: Int) throws {
    let bench = Workbench(location, console: console(), verb: "kerb study round close")
    let path = try RecordPath.study("bank")
    var study = RecordDraft(
      changing: try #require(try bench.document(path)), format: Study.format, ids: bench.ids)
    let key = try study.add(to: ["rounds"], key: String(round), now: 0)
    try study.set(["rounds", key, "closedOn"], to: .string("2026-06-30"))
    try bench.write(study, to: path, isNew: false)
  }

  var location: WorkspaceLocation { WorkspaceLocation(root: folder.at("team")) }

  func console() -> Console {
    Console(
      Console.Effects(
        writeOutput: { self.output += String(decoding: $0, as: UTF8.self) },
        writeMessage: { self.messages += String(decoding: $0, as: UTF8.self) },
        readAll: { self.input }, readLine: { nil }, isInputTerminal: false,
        isOutputTerminal: self.isTerminal, isErrorTerminal: false,
        environment: { $0 == "XDG_STATE_HOME" ? self.folder.at("private") : nil },
        currentFolder: { self.folder.at("team") }, now: { 1_772_000_000_000 },
        randomBytes: { count in (0..<count).map { _ in self.nextByte() } },
        openEditor: { _ in }))
  }

  private func nextByte() -> UInt8 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: random >> 40)
  }

  /// Runs a verb of the audit with a dump on standard input.
  @discardableResult
  func run(_ dump: String, _ words: String...) -> Int32 { call(dump, words) }

  func call(_ dump: String, _ words: [String]) -> Int32 {
    input = Array(dump.utf8)
    output = ""
    messages = ""
    let frame = CommandLineApp(
      version: "0",
      commands: {
        CommandTable(verbs: AuditVerbs.all)
      })
    return frame.run(arguments: ["audit"] + words, console: console())
  }

  /// What `--json` printed.
  func json() throws -> JSONNode { try JSONReader.read(Array(output.utf8)).root }

  func document(_ path: String) throws -> JSONDocument {
    try JSONReader.read(try Files.read(folder.at("team/\(path)")))
  }

  /// The names of the files in a folder of the study.
  func names(_ folder: String) throws -> [String] {
    let path = self.folder.at("team/Surveys/bank/\(folder)")
    guard try Files.kind(path) != .missing else { return [] }
    return try Files.list(path).entries.map(\.name).sorted()
  }
}
