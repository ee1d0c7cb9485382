import Records
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A recording that somebody takes up again 17 days later, to add a note.
@Suite("Recording: notes added later") struct AddedLaterTests {
  @Test("times say that a note was added later, and the session did not run so long")
  func seventeenDaysLater() throws {
    let trial = try RecordTrial()
    _ = try trial.record(["", "", "one"].map { .line($0) } + [.pause(90_000), .line("two")])
    let later = try trial.record(
      [.pause(17 * 86_400_000), .line("1"), .line("forgot this"), .line("/time")]
        + ["/end", "1", "1"].map { .line($0) })
    #expect(later.text.contains("Saved as added later."))
    #expect(later.text.contains("3 notes in 1 min"))
    #expect(!later.text.contains(" h "))
    let hours = try trial.notes().map { ($0.at ?? 0) / 3_600_000 }
    // The file keeps when it was typed.
    #expect(hours == [0, 0, 408])
  }
}
