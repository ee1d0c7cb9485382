import Records
import Testing

@testable import Recording

/// Blocks that people paste, in the formats that they use.
@Suite("A pasted block") struct PastedBlockTests {
  static let tasks = [
    PastedBlock.Task(id: "find-a-book", title: "Find a book"),
    PastedBlock.Task(id: "pay", title: "Pay by card"),
  ]

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// The task, `#` for a heading that is none, or nothing for a note.
    let heading: String?
    let at: Int?
    let text: String

    init(_ line: String, heading: String? = nil, at: Int? = nil, _ text: String? = nil) {
      testDescription = line
      self.heading = heading
      self.at = at
      self.text = text ?? line
    }
  }

  static let rows = [
    Row("# Find a book", heading: "find-a-book"), Row("## Task 2: Pay by card", heading: "pay"),
    Row("Task 2:", heading: "pay"), Row("TASK 1 - find a book", heading: "find-a-book"),
    Row("**Pay by card**", heading: "pay"), Row("Pay by card:", heading: "pay"),
    Row("Task: Pay by card", heading: "pay"), Row("### Session 3", heading: "#"),
    Row("Task 3:"), Row("Task 2: swipes past Pay"), Row("Pay by card works at once"),
    Row("#1 of the list is wrong"),
    Row("12:31 swipes", at: 751_000, "swipes"), Row("[00:04:10] swipes", at: 250_000, "swipes"),
    Row("(4:10) swipes", at: 250_000, "swipes"), Row("- 4:10 swipes", at: 250_000, "swipes"),
    Row("* [4:10] - swipes", at: 250_000, "swipes"),
    Row("1:02:03 – swipes", at: 3_723_000, "swipes"),
    Row("4m10 swipes", at: 250_000, "swipes"), Row("12:31: swipes", at: 751_000, "swipes"),
    Row("- swipes", "swipes"), Row("• swipes", "swipes"), Row("3. swipes", "swipes"),
    Row("  - 4:10 b3: no name", at: 250_000, "b3: no name"),
    Row("-15 C outside"), Row("5 swipes"), Row("4:75 swipes"), Row("12:31"), Row("3.5 stars"),
    Row("[sic] 4:10"), Row("the 12:31 bus"),
  ]

  @Test(arguments: rows)
  func readsALine(_ row: Row) throws {
    let block = PastedBlock([row.testDescription], tasks: Self.tasks)
    let line = try #require(block.lines.first)
    #expect(line.isHeading == (row.heading != nil && row.heading != "#"))
    #expect(line.endsTask == (row.heading == "#"))
    #expect(line.task == (row.heading == "#" ? nil : row.heading))
    #expect(line.text == row.text)
    #expect(line.before + line.text == row.testDescription)
    let times = try #require(block.milliseconds(from: nil))
    #expect(times == [row.at])
  }

  @Test func ordinaryNotesAreNoStructure() {
    for lines in [
      ["swipes", "asks", "finds it"], ["12:31 swipes", "asks", "finds it"],
      ["# Notes", "swipes", "asks"], ["Task 2:", "swipes"],
    ] { #expect(!PastedBlock(lines, tasks: Self.tasks).isStructured, "\(lines)") }
    for lines in [
      ["Task 2:", "swipes", "asks"], ["12:31 swipes", "asks", "12:40 finds it"],
    ] { #expect(PastedBlock(lines, tasks: Self.tasks).isStructured, "\(lines)") }
  }

  @Test func timesOfDayCountFromTheStart() {
    let block = PastedBlock(["14:05 a", "b", "15:00:30 c"], tasks: [])
    #expect(block.milliseconds(from: PastedBlock.start("14:00")) == [300_000, nil, 3_630_000])
    #expect(block.milliseconds(from: PastedBlock.start("14:30")) == nil)
    // A time with units always counts from the start.
    #expect(PastedBlock(["4m10 a"], tasks: []).milliseconds(from: 0) == [250_000])
    let clock = PastedBlock(["10:04:00 a", "10:09 b"], tasks: [])
    #expect(clock.hasClockTimes && block.hasClockTimes)
    #expect(!PastedBlock(["12:31 a", "1:02:03 b"], tasks: []).hasClockTimes)
    #expect(clock.milliseconds(from: nil) == nil)
    #expect(clock.milliseconds(from: PastedBlock.start("10:00")) == [240_000, 540_000])
    #expect(PastedBlock.start("25:00") == nil && PastedBlock.start("2 pm") == nil)
  }

  /// Whatever is pasted, no byte of it is lost, and reading it twice says the same.
  @Test(arguments: 0..<200)
  func losesNothing(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = [
      "# ", "## ", "Task ", "2", ":", " ", "- ", "* ", "[", "]", "12:31", "00:04:10", "(4:10)",
      "4m10",
      "Pay by card", "Find a book", "swipes", "b3: ", "–", "\t", "é", "支付", "🇩🇪", "-30s ", "99:99",
    ]
    let lines = (0..<6).map { _ in
      (0..<(1 + next(6))).map { _ in pieces[next(pieces.count)] }.joined()
    }
    let block = PastedBlock(lines, tasks: Self.tasks)
    #expect(block.lines.map { $0.before + $0.text } == lines)
    #expect(block == PastedBlock(lines, tasks: Self.tasks))
    for (line, at) in zip(block.lines, block.milliseconds(from: nil) ?? []) {
      #expect(at == nil || !line.text.isEmpty)
      #expect(!line.isHeading || line.before.isEmpty)
    }
  }
}
