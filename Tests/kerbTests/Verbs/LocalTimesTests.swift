import Testing

@testable import kerb

@Suite("Times on the person's clock")
struct LocalTimesTests {
  private static func trial(_ lines: String...) throws -> VerbTrial {
    let trial = try VerbTrial()
    trial.clock = { _ in (7200, "CEST") }
    for line in ["init", "study new tram --title Tram --platform ios"] + lines {
      #expect(trial.run(line).status == 0, "\(line)")
    }
    return trial
  }

  @Test("are stored in UTC, from options, tables and JSON, and shown with their zone")
  func stored() throws {
    let trial = try Self.trial("session new tram --started-at \"2026-07-02 09:30\"")
    let shown = trial.run("session show tram S01").text
    #expect(shown.contains("Started at: 2026-07-02 09:30 CEST (2026-07-02T07:30:00Z)"))
    #expect(trial.run("session show tram S01 --json").text.contains("\"2026-07-02T07:30:00Z\""))
    let table = "started-at,round\n2026-07-03 10:00,1\n2026-07-03T10:00+05:00,2\n"
    #expect(trial.run("session new tram --from - --csv", .init(input: table)).status == 0)
    let json = "[{\"startedAt\": \"today 9:30\"}]"
    #expect(trial.run("session new tram --from -", .init(input: json)).status == 0)
    let list = trial.run("session list tram --json").text
    for moment in ["2026-07-03T08:00:00Z", "2026-07-03T05:00:00Z", "2026-03-02T07:30:00Z"] {
      #expect(list.contains("\"startedAt\": \"\(moment)\""), "\(moment)")
    }
    #expect(trial.run("session edit tram S01 --started-at \"yesterday 8:05\"").status == 0)
    #expect(trial.run("session show tram S01").text.contains("2026-03-01T06:05:00Z"))
    #expect(trial.run("check").status == 0)
  }

  @Test("are taken in the editor's form too")
  func form() throws {
    let trial = try Self.trial("session new tram --round 2")
    let edit = FormEdits(steps: ["Started at: => Started at: 2026-07-02 09:30"])
    #expect(trial.run("session edit tram S01", .init(edits: [edit])).status == 0)
    #expect(trial.run("session show tram S01 --json").text.contains("2026-07-02T07:30:00Z"))
  }

  @Test("what is no moment is refused with the ways to write one")
  func refused() throws {
    let trial = try Self.trial()
    let seen = trial.run("session new tram --started-at 9:30")
    #expect(seen.status == 64 && seen.text.contains("today 9:30"))
  }

  @Test("which clocks skipped is refused, with a remedy that works")
  func skipped() throws {
    let trial = try Self.trial()
    trial.clock = { $0 < 1_774_746_000_000 ? (3600, "CET") : (7200, "CEST") }
    let seen = trial.run("session new tram --started-at \"2026-03-29 02:30\"")
    #expect(seen.status == 65 && seen.text.contains("clocks went forward"))
    #expect(trial.run("session new tram --started-at 2026-03-29T02:30+02:00").status == 0)
  }

  @Test("leave reports and what is piped as they are")
  func reports() throws {
    let trial = try Self.trial("session new tram --started-at 2026-07-02T23:30:00Z")
    let here = trial.run("report study tram").text
    trial.clock = { _ in (0, "UTC") }
    #expect(trial.run("report study tram").text == here)
  }
}
