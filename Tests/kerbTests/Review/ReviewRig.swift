import JSON
import Merging
import Platform
import Recording
import Records
import ScriptedPages
import TemporaryFolder
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace with a study, a session of two logs and a finding, and a person who reviews it.
final class ReviewRig {
  let folder: TemporaryFolder
  private(set) var output = ""
  private(set) var messages = ""
  private var random: UInt64 = 7
  /// Whether writing into the private folder can work.
  var hasState = true

  static let log = "Surveys/bank/sessions/S09-vrh4/log-a.json"
  static let otherLog = "Surveys/bank/sessions/S09-vrh4/log-b.json"
  static let session = "Surveys/bank/sessions/S09-vrh4/session.json"
  static let finding = "Surveys/bank/findings/F01-aaaa.json"

  private static let two = """
    {"1kkes65sn4sk7n1": {"atMilliseconds": 60000, "kind": "barrier", "note": "Anna swipes past the button", "participant": "P07-kx4d", "proposed": ["4.1.2"], "task": "pay", "screen": "checkout"},
    "1kkes65sn4sk7n2": {"atMilliseconds": 751000, "kind": "question", "note": "asks Anna whether to double tap", "participant": "P07-kx4d"}}
    """

  /// - Parameter observations: The notes of the log as JSON, instead of the two that tests usually need.
  init(withOther: Bool = false, observations: String? = nil) throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("team")
    let bench = bench
    var marker = RecordDraft(
      creating: WorkspaceMarker.format, id: try #require(RecordID("team-1")), ids: bench.ids)
    try marker.set(["name"], to: .string("Team"))
    try bench.write(marker, to: .marker, isNew: true)
    try make(
      Study.format, "bank", at: .study("bank"),
      #"{"title": "Bank", "target": {"version": "2.2", "level": "AA", "platform": "ios"}, "screens": {"checkout": {"title": "Checkout"}}, "tasks": {"pay": {"title": "Pay by card", "criteria": ["3.3.2"]}}}"#
    )
    try make(Participant.format, "P07-kx4d", at: .participant("P07-kx4d", study: "bank"), "{}")
    try make(
      Session.format, "S09-vrh4", at: RecordPath(Self.session),
      #"{"participants": ["P07-kx4d"], "today": "tired after the visit to Rotterdam"}"#)
    try make(
      Log.format, "log-a", at: RecordPath(Self.log),
      """
      {"recorderRole": "moderator", "observations": \(observations ?? Self.two)}
      """)
    if withOther {
      try make(
        Log.format, "log-b", at: RecordPath(Self.otherLog),
        #"{"recorderRole": "noteTaker", "observations": {"1kkes65sn4sk7m1": {"atMilliseconds": 66000, "kind": "barrier", "note": "does not find it"}}}"#
      )
    }
    try make(
      Finding.format, "F01-aaaa", at: RecordPath(Self.finding),
      #"{"title": "No useful name", "places": ["4.1.2"], "screens": ["checkout"], "severities": [{"rater": "designer", "severity": 2}]}"#
    )
    if observations == nil { try addUnknownFields() }
  }

  private func make(_ format: RecordFormat, _ id: String, at path: RecordPath, _ json: String)
    throws
  {
    let bench = bench
    var draft = RecordDraft(creating: format, id: try #require(RecordID(id)), ids: bench.ids)
    let values = JSONValue(try JSONReader.read(Array(json.utf8)).root).object
    try RecordPatch(try #require(values)).apply(to: &draft, now: bench.now)
    try bench.write(draft, to: path, isNew: true)
  }

  /// What another version of kerb, or another tool, has written into the log.
  private func addUnknownFields() throws {
    var log = try record(Self.log)
    log.replace(["observations", Self.key("n1"), "heartRate"], with: .integer(77))
    log["camera"] = .string("left")
    try bench.write(JSONWriter.canonical(.object(log)), to: RecordPath(Self.log))
  }

  var bench: Workbench {
    Workbench(
      WorkspaceLocation(root: folder.at("team")), console: console(), verb: "kerb review")
  }

  func console() -> Console {
    Console(
      Console.Effects(
        writeOutput: { self.output += String(decoding: $0, as: UTF8.self) },
        writeMessage: { self.messages += String(decoding: $0, as: UTF8.self) },
        readAll: { [] }, readLine: { nil }, isInputTerminal: false, isOutputTerminal: false,
        isErrorTerminal: false,
        environment: {
          $0 == "XDG_STATE_HOME" && self.hasState ? self.folder.at("state") : nil
        },
        currentFolder: { self.folder.at("team") }, now: { 1_772_443_800_000 },
        randomBytes: { count in (0..<count).map { _ in self.nextByte() } },
        openEditor: { _ in }))
  }

  private func nextByte() -> UInt8 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: random >> 40)
  }

  // MARK: Reviewing

  /// What a person saw and what was left in the end.
  struct Seen {
    var pages: ScriptedPages
    var ending: ReviewScreen.Ending

    var said: [String] { pages.said.map(\.text) }
  }

  func run(
    _ pages: any PageShowing, role: String? = "moderator", log: String? = nil,
    pass: ReviewPass = .whole
  ) -> ReviewRun {
    ReviewRun(
      workbench: bench, pages: pages, study: "bank", session: "S09-vrh4", role: role, log: log,
      pass: pass)
  }

  func review(
    _ events: [PageEvent], role: String? = "moderator", log: String? = nil,
    pass: ReviewPass = .whole
  ) throws -> Seen {
    let pages = ScriptedPages(events)
    return Seen(pages: pages, ending: try run(pages, role: role, log: log, pass: pass).run())
  }

  func clear(_ events: [PageEvent], log: String? = nil) throws -> Seen {
    let pages = ScriptedPages(events)
    return Seen(pages: pages, ending: try run(pages, log: log).runIdentifiers())
  }

  /// Runs `kerb review` with arguments, as no terminal.
  func verb(_ line: String) -> Int32 {
    output = ""
    messages = ""
    let frame = CommandLineApp(
      version: Commands.version, commands: { CommandTable(verbs: [Commands.review]) },
      names: CompletionNames.names)
    return frame.run(
      arguments: CommandLineText.words(of: "review \(line)"), console: console())
  }

  // MARK: What is on the disk

  /// The whole key of a note that tests call `n1`.
  static func key(_ short: String) -> String { "1kkes65sn4sk7\(short)" }

  func record(_ path: String) throws -> JSONObject {
    let bytes = try Files.read(folder.at("team/\(path)"))
    return try #require(JSONValue(try JSONReader.read(bytes).root).object)
  }

  func note(_ key: String, in log: String = ReviewRig.log) throws -> JSONObject {
    try #require(try record(log)["observations"]?.object?[Self.key(key)]?.object)
  }

  /// The names of the journals that lie there.
  func journals() throws -> [String] {
    let path = folder.at("state/kerb/team-1/recordings")
    guard try Files.kind(path) == .folder else { return [] }
    return try Files.list(path).entries.map(\.name)
  }

  /// Everything in the journals.
  func journalText() throws -> String {
    try journals().map {
      String(
        decoding: try Files.read(folder.at("state/kerb/team-1/recordings/\($0)")), as: UTF8.self)
    }.joined()
  }
}

extension PageEvent {
  /// Enter alone.
  static let enter = PageEvent.entered("", began: 0)

  static func typed(_ text: String) -> PageEvent { .entered(text, began: 0) }

  static func slash(_ name: String, _ argument: String = "") -> PageEvent {
    .command(name, argument: argument)
  }
}
