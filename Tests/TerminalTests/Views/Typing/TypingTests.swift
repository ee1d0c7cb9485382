import Localization
import Testing

@testable import Terminal

@Suite("Typing")
struct TypingTests {
  private static func text(_ text: String, _ began: Int64 = 1_000_000) -> PageEvent {
    .entered(text, began: began)
  }

  @Test("A line began at its first key", arguments: ReadingMode.allCases)
  func began(_ mode: ReadingMode) {
    let recording = RecordingDevice([
      .pause(5_000), .keys("a"), .pause(2_000), .keys("b"), .keys("\u{7F}\u{7F}"), .pause(1_000),
      .keys("c"), .pause(500), .keys("\r"),
    ])
    #expect(
      play(recording, Samples.recorder(), ReadingSettings(mode: mode)) == [
        Self.text("c", 1_008_000)
      ])
  }

  @Test("Esc leaves after 25 ms and keeps what is typed", arguments: ReadingMode.allCases)
  func escape(_ mode: ReadingMode) {
    let other = Samples.outcome()
    let recording = RecordingDevice([
      .keys("half"), .keys(Keyboard.escape), .pause(25), .keys("1\r"), .keys(" done\r"),
    ])
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: mode)) { event, _ in
      event == .back ? (other, []) : (Samples.recorder(), [])
    }
    #expect(events == [.back, .chosen(0), Self.text("half done", 1_000_000)])
    #expect(recording.waits.contains(25))
  }

  @Test("What stood there at first stands there again, until the page changes it")
  func initial() {
    var page = Page("e", title: "Edit", prompt: Prompt("Note", .text, initial: "abc"))
    let recording = RecordingDevice([
      .keys("d\r"), .keys("/where\r"), .keys("e\r"), .keys("\r"),
    ])
    let events = play(recording, page) { _, _ in
      page.prompt.initial = "xyz"
      return (page, [])
    }
    let texts = events.map { event in
      if case .entered(let text, _) = event { text } else { "" }
    }
    #expect(texts == ["abcd", "xyz/where", "xyze", "xyz"])
  }

  @Test("Drafts are told after 300 ms, and when the line is empty again")
  func drafts() {
    var told: [String] = []
    let recording = RecordingDevice([
      .pause(1_000), .keys("a"), .pause(299), .keys("b"), .pause(300),
      .look { _ in #expect(told == ["record ab 1001000"]) }, .pause(1_000),
      .keys("\u{7F}\u{7F}"), .pause(300), .keys("/task"), .pause(400),
      .keys("\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}//x"), .pause(300), .keys("\r"),
    ])
    play(
      recording, Samples.recorder(),
      setUp: { $0.onDraft = { told.append("\($0) \($1) \($2)") } })
    #expect(told.prefix(2) == ["record ab 1001000", "record  1002899"])
    #expect(told.count == 3)
    #expect(told.last?.hasPrefix("record /x ") == true)
  }

  @Test("What is typed when the terminal goes, or another page comes, is told at once")
  func draftsAtEnd() {
    var told: [String] = []
    let setUp = { (view: TerminalView) in view.onDraft = { _, text, _ in told.append(text) } }
    play(RecordingDevice([.keys("gone")]), Samples.recorder(), setUp: setUp)
    play(RecordingDevice([.keys("left\u{1B}"), .pause(30)]), Samples.recorder(), setUp: setUp)
    play(RecordingDevice([.keys("task\u{1B}OQ")]), Samples.recorder(), setUp: setUp)
    #expect(told == ["gone", "left", "task"])
    let secret = Page("s", title: "S", prompt: Prompt("Key", .text, isSecret: true))
    play(RecordingDevice([.keys("secret"), .pause(1_000)]), secret, setUp: setUp)
    #expect(told.count == 3)
  }

  @Test("Ten seconds without a key are one event a pause")
  func idle() {
    let recording = RecordingDevice([
      .pause(60_000), .keys("a"), .pause(9_999), .keys("b"), .pause(10_000),
    ])
    #expect(play(recording, Samples.recorder()) == [.idle, .idle])
  }

  @Test("Where something is tried again, every five seconds are one")
  func retries() {
    let recording = RecordingDevice([.pause(20_000)])
    let events = play(recording, Samples.recorder(), setUp: { $0.retries = true })
    #expect(events == [.idle, .idle, .idle, .idle])
  }

  @Test("Earlier lines come back", arguments: ReadingMode.allCases)
  func history(_ mode: ReadingMode) {
    let recording = RecordingDevice([
      .keys("one\r"), .keys("two\r"), .keys("new"),
      .keys(Keyboard.control("p") + Keyboard.control("p")),
      .keys("\r"), .keys("x" + Keyboard.control("p") + Keyboard.control("n") + "y\r"),
    ])
    #expect(
      play(recording, Samples.recorder(), ReadingSettings(mode: mode)).map {
        if case .entered(let text, _) = $0 { text } else { "" }
      } == ["one", "two", "one", "xy"])
  }

  struct Paste: CustomTestStringConvertible {
    var pasted: String
    var typed: String = ""
    var entered: [String]
    var left: String
    var testDescription: String { pasted.debugDescription }
  }

  @Test(
    "Pasted lines are text",
    arguments: [
      Paste(pasted: "one", entered: [], left: "one"),
      Paste(pasted: "one\rtwo\r", entered: ["one", "two"], left: ""),
      Paste(pasted: "one\n\n/quit\nhelp", entered: ["one", "/quit"], left: "help"),
      Paste(pasted: "//one\n//two\n", entered: ["//one", "//two"], left: ""),
      Paste(pasted: "b\nc", typed: "a", entered: ["ab"], left: "c"),
      Paste(pasted: "\n\n", entered: [], left: ""),
      Paste(pasted: "b\nc\n", typed: "//", entered: ["/b", "c"], left: ""),
    ])
  func paste(_ row: Paste) {
    for mode in ReadingMode.allCases {
      let view = Box<TerminalView?>(nil)
      let left = Box("")
      let recording = RecordingDevice([
        .keys(row.typed), .keys(Keyboard.paste(row.pasted)),
        .look { _ in left.value = view.value?.state.line.text ?? "" },
      ])
      let events = play(
        recording, Samples.recorder(), ReadingSettings(mode: mode), setUp: { view.value = $0 })
      #expect(events == row.entered.map { Self.text($0) }, "\(mode)")
      #expect(left.value == row.left, "\(mode)")
    }
  }

  @Test("Ten thousand pasted lines are painted once", arguments: ReadingMode.allCases)
  func longPaste(_ mode: ReadingMode) {
    let lines = (0..<10_000).map { "line \($0)" }
    var written = 0
    let recording = RecordingDevice([
      .look { _ = $0.fresh() }, .keys(Keyboard.paste(lines.joined(separator: "\r") + "\r")),
      .look { written = $0.fresh().count },
    ])
    var count = 0
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: mode)) { event, _ in
      count += 1
      let page = Samples.long(count)
      var same = page
      same.id = "record"
      return (same, count == 500 ? [.error("The disk is full.")] : [.outcome("Saved at \(count).")])
    }
    #expect(events.count == 10_000)
    #expect(events.last == Self.text("line 9999"))
    #expect(written < 4_000)
    #expect(recording.text.contains("The disk is full."))
    #expect(recording.text.contains("Saved at 10000."))
    #expect(!recording.text.contains("Saved at 9999."))
  }

  @Test("A paste into a choice or a command stays on one line")
  func pasteElsewhere() {
    #expect(
      play(RecordingDevice([.keys(Keyboard.paste("2\n") + "\r")]), Samples.outcome()) == [
        .chosen(1)
      ])
    #expect(
      play(
        RecordingDevice([.keys("/task "), .keys(Keyboard.paste("Pay\nby card\n") + "\r")]),
        Samples.recorder()) == [.command("task", argument: "Pay by card")])
  }

  @Test("A later stop from outside is painted anew as well")
  func stoppedAgain() {
    let recording = RecordingDevice([
      .keys(Keyboard.control("z")), .keys("a"), .look { _ = $0.fresh() }, .resumed,
      .look { #expect(String(decoding: $0.fresh(), as: UTF8.self).contains("\u{1B}[2J")) },
    ])
    play(recording, Samples.recorder())
  }

  @Test(
    "Ctrl-Z gives the terminal back, and it is painted anew once", arguments: ReadingMode.allCases)
  func suspends(_ mode: ReadingMode) {
    let recording = RecordingDevice([
      .keys("half"), .look { _ = $0.fresh() }, .keys(Keyboard.control("z")), .resumed,
      .look { recording in
        let bytes = String(decoding: recording.fresh(), as: UTF8.self)
        #expect(bytes.contains("half"))
        #expect(bytes.split(separator: "half", omittingEmptySubsequences: false).count == 2)
        #expect(recording.suspensions == 1)
        #expect(recording.screen.isAlternate == (mode != .linear))
        #expect(recording.screen.text.contains("half|"))
      }, .keys(" done\r"),
    ])
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: mode))
    #expect(events == [Self.text("half done")])
    #expect(!recording.screen.isAlternate)
    #expect(!recording.screen.pastesBracketed)
  }
}
