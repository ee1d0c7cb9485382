import JSON
import Platform
import Records
import Testing
import Wording
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A session that is typed up from paper.
@Suite("Recording: a session that is over") struct AfterwardsTests {
  private typealias Act = RecordTrial.Act

  private static func options(_ held: String? = nil, session: String? = nil) -> RecordOptions {
    RecordOptions(
      study: "trams", participants: ["P01"], session: session, isAfterwards: true,
      held: held.flatMap { SessionDate($0) })
  }

  private static func session(_ trial: RecordTrial) throws -> Session {
    var reader = ObjectReader(
      try JSONReader.read(JSONWriter.canonical(.object(trial.session()))).root)
    return Session(&reader)
  }

  private func lines(_ lines: String...) -> [Act] { lines.map { .line($0) } }

  @Test("nothing has a time that nobody gave, and no clock is told")
  func noClock() throws {
    let trial = try RecordTrial()
    let (text, result) = try trial.record(
      lines(
        "someday", "2099-01-01", "2026-02-27", "", "swipes past Pay", "at 4m10 b3: no name sc 4.1.2"
      )
        + [.pause(1_449_000_000)]
        + lines("/task", "1", "finds the receipt", "/task", "1", "1", "5", "/list", "/end", ""),
      Self.options())
    try RecordSceneTests().expectGolden(text, "afterwards")
    #expect(result.completion == .complete)
    #expect(!text.contains("402 h") && !text.contains(" 0s") && !text.contains("Saved at 0"))
    let notes = try trial.notes()
    #expect(Set(notes.map(\.at)) == [nil, 250_000])
    #expect(notes.count == 3)
    let session = try Self.session(trial)
    #expect(session.startedAt == nil && session.heldOn == "2026-02-27")
    #expect(session.attempts.map(\.started) == [nil])
    #expect(session.attempts.map(\.ended) == [nil])
    #expect(session.attempts.map(\.outcome) == [.done] && session.attempts.map(\.ease) == [5])
    #expect(session.attempts.map(\.excluded) == [nil])
    let log = try trial.files("team/Surveys/trams/sessions").first { $0.path.contains("/log-") }
    #expect(log?.text.contains("\"startedAt\": null") == true)
  }

  @Test("counting back from now is refused and the line stays")
  func backdating() throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(
      lines("", "-30s swipes", "", "/quit"), Self.options("2026-02-27"))
    #expect(text.contains("Not saved: -30s counts back from now"))
    #expect(text.contains("Note: -30s swipes"))
    #expect(try trial.notes().isEmpty)
  }

  @Test(
    "what needs a clock says so",
    arguments: ["/mark", "/time", "/fault", "/break", "/restart", "/flag", "/task -2m 1"])
  func commands(_ command: String) throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(lines("", command, "/quit"), Self.options("2026-02-27"))
    #expect(text.contains("There is no clock: this session is entered afterwards."))
    let session = try Self.session(trial)
    #expect(session.attempts.isEmpty && session.interruptions.isEmpty)
    #expect(try trial.notes().isEmpty)
  }

  @Test("a time that was read is taken back by /plain")
  func plain() throws {
    let trial = try RecordTrial()
    _ = try trial.record(
      lines("", "at 4m10 swipes", "/plain", "/quit"), Self.options("2026-02-27"))
    let notes = try trial.notes()
    #expect(notes.map(\.text.words) == ["at 4m10 swipes"])
    #expect(notes.map(\.at) == [nil])
  }

  @Test("a recording that stopped goes on without a clock, and undo works")
  func resumes() throws {
    let trial = try RecordTrial()
    _ = try trial.record(lines("", "one", "two") + [.keys("thr")], Self.options("2026-02-27"))
    let later = try trial.record(
      [.pause(17 * 86_400_000)] + lines("1", "", "/undo", "four", "/end", ""))
    #expect(later.text.contains("This session is entered afterwards: no clock runs."))
    #expect(later.text.contains("Undone: note without a time."))
    #expect(!later.text.contains("added later"))
    #expect(try trial.notes().map(\.at).allSatisfy { $0 == nil })
    #expect(try Self.session(trial).startedAt == nil)
  }

  @Test("it goes into a planned session, which keeps its day")
  func planned() throws {
    let trial = try RecordTrial()
    try trial.run("session new trams --participant P01 --held-on 2026-02-20")
    let (text, _) = try trial.record(lines("1", "", "one", "/end", ""), Self.options())
    #expect(text.contains("S01, planned"))
    #expect(!text.contains("When was the session?"))
    #expect(try Self.session(trial).heldOn == "2026-02-20")
    // It is over now, and offered to nobody as a plan.
    let (again, _) = try trial.record(lines("2026-02-21", "", "/quit"), Self.options())
    #expect(!again.contains("planned"))
  }

  @Test("another day than the session says is refused")
  func anotherDay() throws {
    let trial = try RecordTrial()
    try trial.run("session new trams --participant P01 --held-on 2026-02-20")
    #expect(throws: WorkbenchError.self) {
      _ = try trial.record(lines("1"), Self.options("2026-02-21"))
    }
  }

  @Test("without recorded consent nothing is entered, and nobody is asked as if they were here")
  func consent() throws {
    let trial = try RecordTrial()
    try trial.run("participant new trams")
    var options = Self.options("2026-02-27")
    options.participants = ["P02"]
    let (text, _) = try trial.record(lines("1"), options)
    #expect(!text.contains("Read this aloud"))
    #expect(text.contains("--observe granted --manner writing"))
    #expect(try !trial.files("team").contains { $0.path.contains("/sessions/") })
  }

  @Test(
    "days and moments",
    arguments: [
      ("2026-03-02", "2026-03-02"), ("2026-03-02T09:30Z", "2026-03-02"),
      ("2026-03-02 09:30:05z", "2026-03-02"), ("2026-03-02 09:30", nil), ("yesterday", nil),
      ("2026-02-30", nil),
    ])
  func dates(_ typed: String, _ day: String?) {
    #expect(SessionDate(typed)?.day == day)
  }
}
