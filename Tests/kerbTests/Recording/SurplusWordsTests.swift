import Records
import TemporaryFolder
import Terminal
import Testing

@testable import Screens
@testable import Workbench
@testable import kerb

/// Words behind a command are kept as a note or refused aloud; they are never passed over.
@Suite("Words behind commands of the recorder")
struct SurplusWordsTests {
  private func lines(_ lines: String...) -> [RecordTrial.Act] { lines.map { .line($0) } }

  @Test(
    "a fault with words",
    arguments: [
      ("/fault the wifi is down, she waits", ["connection"], "context"),
      ("/fault connection: the wifi is down, she waits", [], "context"),
      ("/fault product: the wifi is down, she waits", [], "barrier"),
    ])
  func fault(_ typed: String, _ answers: [String], _ kind: String) throws {
    let trial = try RecordTrial()
    let acts = lines("", "", typed) + answers.map { .line($0) } + lines("/fault", "/end", "1", "1")
    let (text, _) = try trial.record(acts)
    let notes = try trial.notes()
    #expect(notes.map(\.text.words) == ["the wifi is down, she waits"], "\(text)")
    #expect(notes.first?.kind?.id == kind)
  }

  @Test(
    "words are refused aloud",
    arguments: [
      ("/mark she sighs", "takes no words"), ("/undo she sighs", "takes no words"),
      ("/restart she sighs", "takes no words"), ("/time she sighs", "takes no words"),
      ("/end she sighs", "takes no words"), ("/cancel she sighs", "takes no words"),
      ("/delete 1 she sighs", "number of the note alone"),
      ("/edit 1 she sighs", "number of the note alone"),
      ("/strike 1 she sighs", "number of the note alone"),
      ("/ease 5 she sighs", "from 1 to 7 alone"), ("/prompt 1 she sighs", "number of a prompt"),
      ("/break every 30 she sighs", "Write the minutes"),
    ])
  func refused(_ typed: String, _ says: String) throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(
      lines("", "", "/task", "", "one", "/task", "1", "1", "s", typed, "/end", "1", "1"))
    #expect(text.contains(says), "\(text)")
    #expect(try trial.notes().map(\.text.words) == ["one"], "\(text)")
  }

  @Test("words behind /off are not kept, and that is said") func off() throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(lines("", "", "/off she tells of her son", "/on", "/quit"))
    #expect(text.contains("The words behind /off are not kept."))
    #expect(try trial.notes().isEmpty)
  }
}
