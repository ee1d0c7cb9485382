import Records
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A block of notes that somebody pastes into the recorder.
@Suite("Recording: a pasted block") struct PastingTests {
  private typealias Act = RecordTrial.Act

  private static let block = """
    # Pay by card
    - 12:31 swipes past Pay
    - b3: no name
    ## Task 2: Find the receipt
    14:02 finds it by headings

    """

  /// Pastes a block: all of it arrives at once, between the marks of a paste.
  private func paste(_ text: String) -> Act { .keys("\u{1b}[200~\(text)\u{1b}[201~") }

  private func run(_ lines: String...) throws -> (text: String, trial: RecordTrial) {
    let trial = try RecordTrial()
    let acts: [Act] =
      [.line(""), .line(""), paste(Self.block)] + lines.map { .line($0) } + [.line("/quit")]
    return (try trial.record(acts).text, trial)
  }

  @Test("it is kept as it is, and taking it is offered")
  func offered() throws {
    let (text, trial) = try run()
    #expect(text.contains("These 5 lines are kept as typed."))
    #expect(text.contains("/take 14:00"))
    let notes = try trial.notes()
    #expect(notes.count == 5 && notes.allSatisfy { $0.at != nil && $0.task == nil })
  }

  @Test("headings become tasks, times the notes' times, and one undo takes it back")
  func taken() throws {
    let (text, trial) = try run("/take")
    #expect(text.contains("Taken: 3 notes, 2 with a time, 2 headings as tasks."))
    let notes = try trial.notes()
    #expect(
      Set(notes.map(\.text.words)) == ["swipes past Pay", "no name", "finds it by headings"])
    let byWords = Dictionary(uniqueKeysWithValues: notes.map { ($0.text.words, $0) })
    #expect(byWords["swipes past Pay"]?.at == 751_000)
    #expect(byWords["swipes past Pay"]?.task == "pay-by-card")
    #expect(byWords["swipes past Pay"]?.typedBefore?.words == "- 12:31 ")
    #expect(byWords["no name"]?.at == nil && byWords["no name"]?.impact == .serious)
    #expect(byWords["finds it by headings"]?.task == "find-the-receipt")
    let (_, undone) = try run("/take", "/undo")
    #expect(try undone.notes().map(\.text.words).count == 5)
    #expect(try undone.notes().allSatisfy { $0.task == nil })
  }

  @Test("times of day need the start, and none may lie before it")
  func timesOfDay() throws {
    let (text, trial) = try run("/take 13:00", "/take noon", "/take 12:30")
    #expect(text.contains("Not taken: a time of the block lies before the start of the session"))
    #expect(text.contains("Write /take alone, or the time of day of the start"))
    #expect(
      Set(try trial.notes().map(\.at)) == [60_000, nil, 5_520_000])
  }

  @Test("without a block there is nothing to take")
  func nothing() throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(
      ["", "", "12:31 swipes", "/take", "/quit"].map { .line($0) })
    #expect(text.contains("No block was pasted"))
    #expect(!text.contains("kept as typed. They"))
  }
}
