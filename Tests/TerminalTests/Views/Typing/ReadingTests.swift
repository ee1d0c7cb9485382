import Localization
import Testing

@testable import Terminal

@Suite("Changing how one reads")
struct ReadingTests {
  @Test("Nothing is lost, from any way to any other", arguments: ReadingMode.allCases)
  func switching(_ from: ReadingMode) {
    let numbers: [ReadingMode: String] = [
      .standard: "1", .linear: "2", .lowVision: "3", .screenReader: "4",
    ]
    for to in ReadingMode.allCases {
      let recording = RecordingDevice([
        .keys("half a no"), .keys("\u{1B}OR"), .keys("\(numbers[to] ?? "")\r"),
        .look {
          #expect($0.screen.isAlternate == (to != .linear))
          #expect($0.screen.text.contains("half a no"))
        }, .keys("te\r"),
      ])
      let settings = ReadingSettings(mode: from, keys: KeyBindings(["f3": "/reading"]))
      var changed: [ReadingSettings] = []
      let view = TerminalView(device: recording.device, settings: settings) { changed.append($0) }
      let event = try? view.show(Samples.recorder(), [])
      #expect(event == .entered("half a note", began: 1_000_000), "to \(to)")
      #expect(changed.map(\.mode) == [to])
      #expect(view.settings.mode == to)
      #expect(recording.screen.faults.isEmpty)
      view.close()
      #expect(!recording.screen.isAlternate)
    }
  }

  @Test("Esc leaves the question as it is")
  func left() {
    let recording = RecordingDevice([
      .keys("/reading\r"), .keys("\u{1B}"), .pause(25), .keys("note\r"),
    ])
    #expect(play(recording, Samples.recorder()) == [.entered("note", began: 1_000_025)])
  }

  @Test("A note typed over the help is kept for the page below")
  func overHelp() {
    let recording = RecordingDevice([.keys("/help\r"), .keys("he stops\r"), .keys(" here\r")])
    #expect(play(recording, Samples.recorder()) == [.entered("he stops here", began: 1_000_000)])
  }

  @Test(
    "/say changes how much is said",
    arguments: [("fu", Verbosity.full), ("short", .short), ("si", .silent)])
  func say(_ word: String, _ verbosity: Verbosity) {
    let recording = RecordingDevice([.keys("/say \(word)\r")])
    var changed: [ReadingSettings] = []
    let view = TerminalView(device: recording.device, settings: ReadingSettings(verbosity: .short))
    {
      changed.append($0)
    }
    _ = try? view.show(Samples.recorder(), [])
    #expect(changed.map(\.verbosity) == [verbosity])
  }

  @Test("A terminal without escapes shows plain lines, whatever is wished")
  func dumb() {
    let recording = RecordingDevice([.keys("/reading\r1\r"), .keys("a\r")], hasEscapes: false)
    #expect(play(recording, Samples.recorder()) == [.entered("a", began: 1_000_000)])
    #expect(!recording.written.contains(0x1B))
    #expect(recording.text.contains("This terminal shows plain lines only"))
  }

  @Test("Only errors are said in silence; what is asked for is answered")
  func silence() {
    let recording = RecordingDevice([
      .keys("a\r"), .look { #expect(!$0.text.contains("Saved")) }, .keys("/last\r"),
      .look { #expect($0.text.contains("Saved")) }, .keys("b\r"),
    ])
    play(recording, Samples.recorder(), ReadingSettings(mode: .linear, verbosity: .silent)) {
      event, _ in
      if case .entered("a", _) = event { (Samples.recorder(), [.outcome("Saved.")]) } else { nil }
    }
  }

  @Test("What was said before a page is still there on it", arguments: ReadingMode.allCases)
  func saidBefore(_ mode: ReadingMode) {
    let recording = RecordingDevice([
      .look { #expect($0.screen.words.contains("Your keys clash. Saved.")) }, .keys("x\r"),
      .look { #expect(mode == .linear || !$0.screen.words.contains("clash")) },
    ])
    play(
      recording, Samples.recorder(), ReadingSettings(mode: mode), saying: [.outcome("Saved.")],
      setUp: { $0.say([.error("Your keys clash.")]) })
  }

  struct Hostile: CustomTestStringConvertible {
    var text: String
    var testDescription: String { text.debugDescription }
  }

  @Test(
    "Nothing from a file or the person steers the terminal",
    arguments: [
      "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{9B}31m", "a\u{0}b", "\u{202E}txt.exe",
      "\u{2066}x\u{2069}",
      "tab\there", "line\nbreak\rreturn", "\u{8}\u{8}\u{7F}", "\u{85}\u{2028}",
    ].map { Hostile(text: $0) })
  func hostile(_ row: Hostile) {
    let text = row.text
    let page = Page(
      "p", title: "\(text)", place: "\(text)", lead: ["\(text)"],
      list: PageList(
        .log, noun: Noun("row", "rows"),
        rows: [PageRow("1", "\(text)", details: ["\(text)"], spoken: "\(text)")]),
      prompt: Prompt("\(text)", .text, initial: text, enterMeans: "\(text)"),
      commands: [PageCommand(text, "\(text)", "\(text)", footer: true)])
    for mode in ReadingMode.allCases {
      let recording = RecordingDevice([
        .keys(Keyboard.paste(text)), .keys(Keyboard.up), .keys("/where\r/help\r\r/last\r"),
        .keys(Keyboard.control("u") + "/list\r"),
      ])
      play(
        recording, page, ReadingSettings(mode: mode),
        saying: [.error("\(text)"), .outcome("\(text)")])
      #expect(recording.screen.faults.isEmpty, "\(mode): \(recording.screen.faults)")
      for bad in ["\u{202E}", "\u{2066}", "\u{0}", "\u{9B}", "\u{85}", "\u{2028}"] {
        #expect(!recording.text.unicodeScalars.contains(Unicode.Scalar(bad) ?? " "), "\(mode)")
      }
    }
  }
}
