import JSON
import Localization
import Recording
import Records
import Testing

@Suite("Lines of a journal")
struct JournalEntryTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let entry: JournalEntry
    var testDescription: String { name }
  }

  private static var note: Note {
    var note = Note(at: 5, text: Verbatim("\"e\u{301}\u{202E} \\ \n \u{0}"))
    note.kind = .barrier
    return note
  }

  private static func done(_ name: String, _ change: Change) -> Row {
    Row(name: name, entry: .did(Operation(number: 7, label: "a", changes: [change])))
  }

  static var rows: [Row] {
    let key = NoteKey(log: "log-k3w0qa", note: "id1")
    var attempt = Attempt(task: "pay", started: 3)
    attempt.ended = 9
    attempt.outcome = .partlyDone
    attempt.assistance = .assisted
    attempt.ease = 2
    attempt.endedAtTimeLimit = true
    attempt.participant = RecordID("P07-kx4d")
    var pause = Interruption(kind: .rest, started: 4)
    pause.ended = 8
    let value = RecordValue(record: "Surveys/a/findings/F01-abcd.json", path: ["title"])
    return [
      Row(name: "opened", entry: .opened(SeededDeeds.opening)),
      done("a note", .note(key, note)), done("no note", .note(key, nil)),
      done("an attempt", .attempt("a", attempt)), done("no attempt", .attempt("a", nil)),
      done("an answer", .answer(PromptKey("p"), .notSeen)),
      done("an answer of one of several", .answer(PromptKey("p", of: "P01-aaaa"), .seen)),
      done("no answer", .answer(PromptKey("p"), nil)),
      done("a break", .interruption("i", pause)), done("no break", .interruption("i", nil)),
      done("a mark", .mark("m", 12)), done("no mark", .mark("m", nil)),
      done("a task", .task("pay")), done("no task", .task(nil)),
      done("a value", .value(value, .array([.bool(true)]))), done("no value", .value(value, .null)),
      Row(name: "what was found", entry: .found([.answer(PromptKey("p"), .seen)])),
      Row(name: "what stands", entry: .stands([.note(key, note), .task(nil)])),
      Row(
        name: "a line that was read",
        entry: .did(
          Operation(
            number: 1, label: "", changes: [.note(key, note)],
            typed: .init(line: Verbatim("b3: x"), at: 5)))),
      Row(name: "undid", entry: .undid(3)), Row(name: "redid", entry: .redid(3)),
      Row(name: "draft", entry: .draft(Verbatim("asks whether to dou"), began: 77)),
      Row(name: "off", entry: .off(true)), Row(name: "on", entry: .off(false)),
      Row(name: "breaks", entry: .breaks(every: 60_000)),
      Row(name: "no breaks", entry: .breaks(every: nil)),
      Row(name: "written", entry: .written), Row(name: "resumed", entry: .resumed(at: 9)),
    ]
  }

  @Test("come back as they were", arguments: rows)
  func roundTrip(row: Row) {
    let bytes = row.entry.bytes
    #expect(!bytes.contains(0x0A))
    #expect(JournalEntry(bytes) == row.entry)
  }

  @Test(
    "of a newer version are left alone",
    arguments: ["{}", "[]", "x", "{\"did\":1,\"changes\":[{\"of\":\"moon\"}]}"])
  func unknown(text: String) {
    #expect(JournalEntry(Array(text.utf8)) == nil)
  }

  @Test func anUnfinishedLineIsThereUntilANoteIsSaved() throws {
    let opened = JournalEntry.opened(SeededDeeds.opening).bytes
    let draft = JournalEntry.draft(Verbatim("asks whether to dou"), began: 77).bytes
    let replay = try #require(JournalReplay([opened, draft]))
    #expect(replay.draft?.text.words == "asks whether to dou")
    let key = NoteKey(log: "log-k3w0qa", note: "id1")
    let saved = JournalEntry.did(
      Operation(number: 1, label: "", changes: [.note(key, Self.note)], isLine: true)
    ).bytes
    #expect(try #require(JournalReplay([opened, draft, saved])).draft == nil)
    // A flag, say, is a note too, but the line still stands in the input.
    let flag = JournalEntry.did(Operation(number: 1, label: "", changes: [.note(key, Self.note)]))
    #expect(try #require(JournalReplay([opened, draft, flag.bytes])).draft != nil)
  }
}
