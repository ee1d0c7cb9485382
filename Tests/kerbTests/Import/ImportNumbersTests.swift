import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// References that look like P-numbers, headings that are not known, and times of day in tables.
@Suite("Numbers, headings and times in tables")
struct ImportNumbersTests {
  private func bed(_ table: String) throws -> NoteBed {
    let bed = try NoteBed()
    try bed.trial.folder.write("table.csv", table)
    return bed
  }

  @Test("a reference that looks like a P-number keeps its number") func kept() throws {
    let bed = try bed(
      "reference,need\nAnna,see:permanent\nP12,see:permanent\np9,hear:permanent\nP03,see:permanent\n"
    )
    let dry = bed.text("participant new tram --from ../table.csv --dry-run")
    #expect(dry.contains("would keep them: P12, P09 and P03."), "\(dry)")
    let made = bed.text("participant new tram --from ../table.csv")
    #expect(made.contains("P13, P12, P09 and P03"), "\(made)")
    #expect(bed.text("participant show tram P09").contains("hear"))
    #expect(bed.text("participant show tram P12").contains("P12-"))
  }

  @Test("a number of another participant is refused") func taken() throws {
    let bed = try bed("reference,need\nP02,see:permanent\n")
    let seen = bed.trial.run("participant new tram --from ../table.csv")
    #expect(seen.status != 0)
    #expect(seen.text.contains("P02 is another participant already"), "\(seen.text)")
  }

  @Test("references of one number are refused, and so is a number that only the key has")
  func shared()
    throws
  {
    let bed = try bed(
      "reference,need\nP7,see:permanent\nP07,hear:permanent\nP007,touch:permanent\np7,think:permanent\n"
    )
    let seen = bed.trial.run("participant new tram --from ../table.csv")
    #expect(seen.status != 0)
    for line in 3...5 {
      #expect(
        seen.text.contains(
          "../table.csv:\(line):1: the same P-number stands in a row before, in line"),
        "\(seen.text)")
    }
    #expect(
      bed.text("participant list tram").contains("P02")
        && !bed.text("participant list tram").contains("P07"))
    try bed.trial.folder.write(
      "ids.csv", "id,need\nP2-abcd,see:permanent\nP9-a,hear:permanent\nP09-b,see:permanent\n")
    let ids = bed.trial.run("participant new tram --from ../ids.csv")
    #expect(
      ids.status != 0 && ids.text.contains("P02 is another participant already"), "\(ids.text)")
    #expect(ids.text.contains("P9 is another participant already"), "\(ids.text)")
  }

  @Test("notes about P1 are about P01, and an unknown number is refused") func notes() throws {
    let bed = try bed("participant,note\nP1,zqoneqz\nP44,zqtwoqz\n")
    let seen = bed.trial.run("import notes ../table.csv --study tram --evidence-kind lived")
    #expect(seen.text.contains("1 added, 0 already there, 1 rejected"), "\(seen.text)")
    #expect(bed.text("note search zqoneqz --json").contains("\"P01-"))
  }

  @Test(
    "a P-number in another form keeps its number",
    arguments: [
      "P-12", "P 12", "p 12", "Participant 12", "participant 12", "Participant #12", "p012",
    ]) func forms(_ reference: String) throws
  {
    let bed = try bed("reference,need\n\(reference),see:permanent\n")
    #expect(bed.text("participant new tram --from ../table.csv").contains("kept them: P12."))
    try bed.trial.folder.write(
      "notes.csv", "participant,note\n\(reference),zqoneqz\nP12,like Participant 12\n")
    let notes = bed.text("import notes ../notes.csv --study tram --evidence-kind lived")
    #expect(notes.contains("2 added, 0 already there, 0 rejected"), "\(notes)")
    #expect(bed.text("note search zqoneqz --json").contains("\"P12-"))
    #expect(!bed.text("participant list tram").contains("P13"))
  }

  @Test(
    "what only looks like a P-number is refused",
    arguments: [
      "P12a", "Participant no. 12", "P0", "P12 Anna",
    ]) func looksLike(_ reference: String) throws
  {
    let bed = try bed("reference,need\n\(reference),see:permanent\n")
    let made = bed.trial.run("participant new tram --from ../table.csv")
    #expect(made.status != 0 && made.text.contains("looks like a P-number"), "\(made.text)")
    try bed.trial.folder.write("notes.csv", "participant,note\n\(reference),zqoneqz\n")
    let notes = bed.trial.run("import notes ../notes.csv --study tram --evidence-kind lived")
    #expect(notes.text.contains("0 added, 0 already there, 1 rejected"), "\(notes.text)")
  }

  @Test("an unknown heading is named") func headings() throws {
    let bed = try bed("reference,need,shoe size\nAnna,see:permanent,42\n")
    #expect(
      bed.text("participant new tram --from ../table.csv --dry-run").contains(
        "Column 3, \"shoe size\", is not known and was left out."))
  }

  @Test("times of day need a start and count from it") func clock() throws {
    let table =
      "participant,note,at\nP01,zqoneqz,10:04:00\nP01,zqtwoqz,10:09\nP01,zqthreeqz,12 min\n"
    let bed = try bed(table)
    let refused = bed.trial.run(
      "import notes ../table.csv --study tram --evidence-kind lived --dry-run")
    #expect(refused.text.contains("start of the session is not known"), "\(refused.text)")
    #expect(refused.text.contains("1 added, 0 already there, 2 rejected"), "\(refused.text)")
    try bed.run(
      "import notes ../table.csv --study tram --evidence-kind lived --session-start 10:00")
    for (words, milliseconds) in [
      ("zqoneqz", 240_000), ("zqtwoqz", 540_000), ("zqthreeqz", 720_000),
    ] {
      #expect(
        bed.text("note search \(words) --json").contains("\"atMilliseconds\": \(milliseconds)"))
    }
    let wrong = bed.trial.run(
      "import notes ../table.csv --study tram --evidence-kind lived --session-start ten")
    #expect(wrong.status == 64)
  }

  @Test("the start of the session that a row names counts") func named() throws {
    let bed = try bed("participant,note,at,session\nP01,zqoneqz,10:04:00,S03\n")
    try bed.run("session new tram --participant P01 --started-at 2026-03-01T10:00:00Z")
    try bed.run("import notes ../table.csv --study tram --evidence-kind lived")
    #expect(bed.text("note search zqoneqz --json").contains("\"atMilliseconds\": 240000"))
  }

  @Test("evidence of experts is found with its words") func evidence() throws {
    let bed = try bed("note,kind,wcag,impact\nthe contrast is 3.2 to 1,barrier,1.4.3,3\n")
    try bed.run(
      "import notes ../table.csv --study tram --evidence-kind expert --source \"Spring audit\"")
    let found = bed.text("note search \"3.2 to 1\"")
    for part in [
      "expert, barrier, serious", "1.4.3", "the contrast is 3.2 to 1", "From: Spring audit",
    ] {
      #expect(found.contains(part), "\(found)")
    }
    #expect(bed.text("note list --evidence-kind expert --count").contains("1 note"))
    #expect(bed.text("note list --evidence-kind lived --count").contains("4 notes"))
    #expect(bed.text("note list --count").contains("5 notes"))
    #expect(bed.text("note list --participant P01 --count").contains("3 notes"))
    let json = bed.text("note list --criterion 1.4.3 --json")
    #expect(json.contains("\"evidenceKind\": \"expert\"") && json.contains("Spring audit"))
    #expect(bed.text("note list --evidence-kind expert --csv").contains("Spring audit"))
  }
}
