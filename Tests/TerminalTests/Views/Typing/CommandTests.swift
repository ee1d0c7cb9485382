import Localization
import Testing

@testable import Terminal

@Suite("Commands")
struct CommandTests {
  struct Name: CustomTestStringConvertible {
    var typed: String
    var meaning: PageCommands.Meaning
    var testDescription: String { "/\(typed)" }
  }

  static let commands =
    Samples.commands + [
      PageCommand("back", "", "Another meaning."), PageCommand("quit", "", "Never heard."),
      PageCommand("1", "", "The first tag."),
    ]

  @Test(
    "A name, its beginning, or what is near to it",
    arguments: [
      Name(typed: "task", meaning: .own(Samples.commands[0].shown(in: .english))),
      Name(typed: "t", meaning: .own(Samples.commands[0].shown(in: .english))),
      Name(typed: "f", meaning: .several(["flag", "fault"])),
      Name(typed: "fl", meaning: .own(Samples.commands[1].shown(in: .english))),
      Name(typed: "1", meaning: .own(ShownCommand("1", "", "The first tag."))),
      Name(typed: "where", meaning: .common(.where)),
      Name(typed: "w", meaning: .common(.where)),
      Name(typed: "quit", meaning: .common(.quit)),
      Name(typed: "back", meaning: .own(ShownCommand("back", "", "Another meaning."))),
      Name(typed: "flga", meaning: .unknown(suggestion: "flag")),
      Name(typed: "taks", meaning: .unknown(suggestion: "task")),
      Name(typed: "xyzzy", meaning: .unknown(suggestion: nil)),
      Name(typed: "", meaning: .unknown(suggestion: nil)),
    ])
  func meaning(_ row: Name) {
    #expect(
      PageCommands(Self.commands.map { $0.shown(in: .english) }, in: .english).meaning(
        of: row.typed) == row.meaning)
  }

  struct Line: CustomTestStringConvertible {
    var keys: String
    var events: [PageEvent]
    var testDescription: String { keys.debugDescription }
  }

  private static func text(_ text: String) -> PageEvent { .entered(text, began: 1_000_000) }

  @Test(
    "What a line means",
    arguments: [
      Line(keys: "/task  Pay by card \r", events: [.command("task", argument: "Pay by card")]),
      Line(keys: "/TASK\r", events: [.command("task", argument: "")]),
      Line(keys: "／task\r", events: [.command("task", argument: "")]),
      Line(keys: "//task\r", events: [text("/task")]),
      Line(keys: "／／task\r", events: [text("／task")]),
      Line(keys: "help\r", events: [text("help")]),
      Line(keys: " /task\r", events: [text(" /task")]),
      Line(keys: "\u{1B}[200~/task\u{1B}[201~\r", events: [text("/task")]),
      Line(keys: "/back\r", events: [.back]),
      Line(keys: "/q\r", events: [.quit]),
      Line(keys: "/flga\r", events: []),
      Line(keys: "/\r", events: []),
      Line(keys: "/where\r/last\r/say\r", events: []),
    ])
  func line(_ row: Line) {
    for mode in ReadingMode.allCases {
      #expect(
        play(RecordingDevice([.keys(row.keys)]), Samples.recorder(), ReadingSettings(mode: mode))
          == row.events, "\(mode)")
    }
  }

  @Test("A wrong command is not in the way, and comes back", arguments: ReadingMode.allCases)
  func correction(_ mode: ReadingMode) {
    let recording = RecordingDevice([
      .keys("/flga\r"),
      .look {
        #expect(
          $0.screen.words.contains("There is no command /flga here. Did you mean /flag?"))
      },
      .keys("swipes past Pay\r"), .keys(Keyboard.control("p") + Keyboard.control("p")),
      .keys("\u{7F}\u{7F}ag\r"),
    ])
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: mode))
    #expect(
      events == [
        .entered("swipes past Pay", began: 1_000_000), .command("flag", argument: ""),
      ])
  }

  /// "/undo button is missing" is a note that begins with a slash as often as it is a command.
  @Test(
    "A command that takes no words refuses them, and the line comes back",
    arguments: ReadingMode.allCases,
    ["/end please stop", "/en that was it", "/quit smoking ad", "/back to start", "/1 more"])
  func refused(_ mode: ReadingMode, _ line: String) {
    let recording = RecordingDevice([
      .keys(line + "\r"),
      .look { #expect($0.screen.words.contains("takes no words, so nothing was done.")) },
      .keys("a note\r"),
      .keys(Keyboard.control("p") + Keyboard.control("p")),
      .look { #expect($0.screen.words.contains(line)) },
    ])
    let page = Page(
      "p", title: "Try", prompt: Prompt("Note"),
      commands: [PageCommand("end", "", "Ends."), PageCommand("1", "", "Tags.")])
    #expect(
      play(recording, page, ReadingSettings(mode: mode)) == [.entered("a note", began: 1_000_000)])
  }

  @Test("A key stands for its command and leaves the line alone", arguments: ReadingMode.allCases)
  func bound(_ mode: ReadingMode) {
    let recording = RecordingDevice([.keys("half a no"), .keys("\u{1B}OQ"), .keys("te\r")])
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: mode))
    #expect(
      events == [.command("task", argument: ""), .entered("half a note", began: 1_000_000)])
  }

  @Test("Tab completes a name, or says which fit")
  func tab() {
    let recording = RecordingDevice([
      .keys("/ta\t"), .look { #expect($0.screen.text.contains("Note: /task |")) },
      .keys(Keyboard.control("u") + "/f\t"),
      .look { #expect($0.screen.text.contains("|/flag, /fault.")) },
    ])
    play(recording, Samples.recorder())
  }

  @Test("The footer narrows while a command is typed, but not for a screen reader")
  func footer() {
    for mode in [ReadingMode.standard, .lowVision] {
      let recording = RecordingDevice([
        .keys("/f"),
        .look { #expect($0.screen.line($0.screen.rows - 1) == "/flag  /fault") },
        .keys("\u{7F}\u{7F}"),
        .look { #expect($0.screen.line($0.screen.rows - 1).hasPrefix("/task  /flag  /fault")) },
      ])
      play(recording, Samples.recorder(), ReadingSettings(mode: mode))
    }
    let recording = RecordingDevice([
      .look { _ = $0.fresh() }, .keys("/"), .look { #expect($0.fresh() == Array("/".utf8)) },
      .keys("f"), .look { #expect($0.fresh() == Array("f".utf8)) },
    ])
    play(recording, Samples.recorder(), ReadingSettings(mode: .screenReader))
  }

  @Test(
    "/where says screen, item and position; /last the last outcome", arguments: BudgetTests.modes)
  func orientation(_ mode: ReadingMode) {
    let recording = RecordingDevice(
      [
        .keys("x\r"), .keys(Keyboard.up + Keyboard.up), .keys("/where\r"),
        .look {
          #expect(
            $0.screen.words.contains("Note 3 of 4: finds the receipt with the rotor"),
            "\(mode)")
        },
        .keys("/last\r"), .look { #expect($0.screen.text.contains("|Saved at 12m31.")) },
      ], columns: 200)
    play(
      recording, Samples.recorder(), ReadingSettings(mode: mode),
      answer: { _, _ in (Samples.recorder(), [.outcome("Saved at 12m31.")]) })
  }

  @Test("/help says a command's sentence and its key", arguments: ReadingMode.allCases)
  func help(_ mode: ReadingMode) {
    let recording = RecordingDevice([
      .keys("/help fla\r"),
      .look {
        #expect($0.screen.text.contains("/flag: Stamps a moment to fill in"))
        #expect($0.screen.text.contains("Key: f3."))
      },
    ])
    play(recording, Samples.recorder(), ReadingSettings(mode: mode))
  }

  @Test("Ctrl-C and Ctrl-D say how to leave", arguments: ["c", "d"] as [Character])
  func leaving(_ letter: Character) {
    for mode in ReadingMode.allCases {
      let recording = RecordingDevice([
        .keys(Keyboard.control(letter)),
        .look { #expect($0.screen.text.contains("To leave type /quit.")) },
      ])
      #expect(play(recording, Samples.recorder(), ReadingSettings(mode: mode)).isEmpty)
    }
  }
}
