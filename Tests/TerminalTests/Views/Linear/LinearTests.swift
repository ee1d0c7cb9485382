import Localization
import Testing

@testable import Terminal

@Suite("Plain lines")
struct LinearTests {
  private func lines(
    _ keys: [String], _ page: Page, verbosity: Verbosity = .full, hasEscapes: Bool = true,
    columns: Int = 80, saying: [Message] = [],
    answer: (PageEvent, TerminalView) -> (Page, [Message])? = { _, _ in nil }
  ) -> String {
    let text = Box("")
    let recording = RecordingDevice(
      keys.map { .keys($0) } + [.look { text.value = $0.screen.text }], rows: 60, columns: columns,
      hasEscapes: hasEscapes)
    play(
      recording, page, ReadingSettings(mode: .linear, verbosity: verbosity), saying: saying,
      answer: answer)
    #expect(recording.screen.faults.isEmpty)
    #expect(!recording.screen.isAlternate)
    if !hasEscapes { #expect(!recording.written.contains(0x1B)) }
    return text.value
  }

  @Test("A scene of recording", arguments: [true, false])
  func scene(hasEscapes: Bool) {
    var recorder = Samples.recorder()
    recorder.lead = []
    let ease = Page(
      "ease", title: "How easy was it for the person, 1 hard to 7 easy, s skips?",
      prompt: Prompt("Ease 1-7", .text))
    let told = lines(
      ["asks whether to double tap\r", "/task\r", "2\r", "3\r", "long one\r"], recorder,
      hasEscapes: hasEscapes
    ) { event, view in
      switch (event, view.page?.id) {
      case (.entered("3", _), _): (recorder, [.outcome("Ease 3.")])
      case (.entered("long one", _), _):
        (recorder, [.outcome("Saved at 12m50, tagged 1.4.10 Reflow."), .notice("Break in 5 min.")])
      case (.entered, _): (recorder, [.outcome("Saved at 12m31.")])
      case (.command, _): (Samples.outcome(), [])
      case (.chosen, _): (ease, [.outcome("Partly done.")])
      default: nil
      }
    }
    #expect(
      told == """
        Tram tickets, P07, VoiceOver on iPhone SE. Task 2 of 4: Pay by card.
        Note: asks whether to double tap
        Saved at 12m31. /task
        Pay by card: how did it end?
        1 done
        2 partly done
        3 not done
        4 stopped by participant
        5 stopped by moderator
        Outcome 1-5: 2
        Partly done.
        How easy was it for the person, 1 hard to 7 easy, s skips?
        Ease 1-7: 3
        Ease 3. Note: long one
        Saved at 12m50, tagged 1.4.10 Reflow.
        Break in 5 min.
        Note: |
        """)
  }

  struct Said: CustomTestStringConvertible {
    var prompt: Prompt
    var last: Int = 0
    var message: Message
    var line: String?
    var testDescription: String { "\(prompt.label): \(message.text)" }
  }

  @Test(
    "Outcome and prompt end by column 18",
    arguments: [
      Said(
        prompt: Prompt("Note", yieldsToOutcome: true), message: .outcome("Saved at 12m31."),
        line: "Saved at 12m31. "),
      Said(prompt: Prompt("Note"), message: .outcome("Saved at 12m31."), line: nil),
      Said(prompt: Prompt("Note"), message: .outcome("Ease 3."), line: "Ease 3. Note: "),
      Said(
        prompt: Prompt("Note", yieldsToOutcome: true), message: .error("Not saved. Why"), line: nil),
      Said(
        prompt: Prompt("Note", yieldsToOutcome: true), message: .outcome("Saved at 112m31 s."),
        line: nil),
      Said(
        prompt: Prompt("Ease", .choice), last: 7, message: .outcome("Done."),
        line: "Done. Ease 1-7: "),
      Said(prompt: Prompt("Outcome", .choice), last: 5, message: .outcome("Done."), line: nil),
    ])
  func column(_ row: Said) {
    let prompt = LinearPrompt(Page("p", title: "", prompt: row.prompt).shown(), last: row.last)
    #expect(CellWidth.of(prompt.prompt) <= 18)
    #expect(prompt.after(row.message.shown(), yields: row.prompt.yieldsToOutcome) == row.line)
  }

  @Test("A long label has a line of its own")
  func longLabel() {
    let page = Page("p", title: "Consent", prompt: Prompt("How was consent given", .text))
    #expect(
      lines(["aloud"], page) == """
        Consent.
        How was consent given:
        Answer: aloud|
        """)
  }

  struct Edit: CustomTestStringConvertible {
    var keys: String
    var line: String
    var testDescription: String { line }
  }

  @Test(
    "The line shows what was edited",
    arguments: [
      Edit(keys: "abc\u{7F}\u{7F}d", line: "Note: ad|"),
      Edit(keys: "日本\u{7F}", line: "Note: 日|"),
      Edit(keys: "ab" + Keyboard.left + "x", line: "Note: ax|b"),
      Edit(keys: "abc" + Keyboard.home + "\u{1B}[3~", line: "Note: |bc"),
      Edit(keys: "abc" + Keyboard.control("u") + "z", line: "Note: z|"),
      Edit(keys: "e\u{301}", line: "Note: e\u{301}|"),
      Edit(keys: "one\r" + Keyboard.up, line: "Note: one|"),
    ])
  func edits(_ row: Edit) {
    let page = Page("p", title: "T", prompt: Prompt("Note", .text))
    let told = lines(row.keys.map { String($0) }.isEmpty ? [] : [row.keys], page)
    #expect(told.split(separator: "\n").last.map { String($0) } == row.line)
    let oneByOne = lines(Self.single(row.keys), page)
    #expect(oneByOne.split(separator: "\n").last.map { String($0) } == row.line)
  }

  /// Key by key; sequences stay whole.
  private static func single(_ keys: String) -> [String] {
    var parts: [String] = []
    for character in keys {
      if let last = parts.last, last.hasPrefix("\u{1B}"), last.count < 3 || last == "\u{1B}[3" {
        parts[parts.count - 1] += String(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }

  @Test("Appending, and deleting at the end, need no escape")
  func noEscapes() {
    let recording = RecordingDevice([
      .look { _ = $0.fresh() }, .keys("a"), .look { #expect($0.fresh() == Array("a".utf8)) },
      .keys("\u{7F}"), .look { #expect($0.fresh() == [8, 0x20, 8]) },
      .keys("日"), .look { _ = $0.fresh() },
      .keys("\u{7F}"), .look { #expect($0.fresh() == [8, 8, 0x20, 0x20, 8, 8]) },
    ])
    play(recording, Samples.recorder(), ReadingSettings(mode: .linear))
  }

  @Test("On a dumb terminal other edits write the line anew, below")
  func dumb() {
    let page = Page("p", title: "T", prompt: Prompt("Note", .text))
    #expect(
      lines(["abc", Keyboard.left, "x"], page, hasEscapes: false) == """
        T.
        Note: abc
        Note: abx|c
        """)
  }

  @Test("A line longer than the window goes on in the next row")
  func overEdge() {
    let page = Page("p", title: "T", prompt: Prompt("Note", .text))
    #expect(
      lines(["abcdefghijklmnopqrst"], page, columns: 20) == "T.\nNote: abcdefghijklmn\nopqrst|")
    #expect(
      lines(["abcdefghijklmnopqrst", "\u{7F}", "\u{7F}"], page, columns: 20)
        == "T.\nNote: abcdefghijklmn\nopqr|")
    // Where the row is just full, and back over its edge, the line is written anew.
    #expect(
      lines(["abcdefghijklmn", "\u{7F}"], page, columns: 20)
        == "T.\nNote: abcdefghijklmn\nNote: abcdefghijklm|")
    #expect(
      lines(["abcdefghijklmno", "\u{7F}\u{7F}"], page, columns: 20)
        == "T.\nNote: abcdefghijklmn\no\nNote: abcdefghijklm|")
  }

  struct Words: CustomTestStringConvertible {
    var verbosity: Verbosity
    var told: String
    var testDescription: String { verbosity.rawValue }
  }

  @Test(
    "How much is said",
    arguments: [
      Words(
        verbosity: .full,
        told:
          "Note more.\nAsk\nLead.\n1 no\n2 yes\nAnswer 1-2: 9\nWrite a number from 1 to 2.\nno 9. 1-2: |"
      ),
      Words(
        verbosity: .short,
        told: "Ask\n1 no\n2 yes\nAnswer 1-2: 9\nWrite a number from 1 to 2.\nno 9. 1-2: |"),
      Words(
        verbosity: .silent, told: "Ask\nAnswer 1-2: 9\nWrite a number from 1 to 2.\nno 9. 1-2: |"),
    ])
  func verbosity(_ row: Words) {
    let page = Page(
      "p", title: "Ask…", lead: ["Lead."],
      list: PageList(
        .choices, noun: Noun("choice", "choices"), rows: [PageRow("n", "no"), PageRow("y", "yes")]),
      prompt: Prompt("Answer", .choice))
    let told = lines(["9\r"], page, verbosity: row.verbosity, saying: [.notice("Note more.")])
    #expect(
      told
        == row.told.split(separator: "\n").map { $0 == "Ask" ? "Ask…" : $0 }.joined(separator: "\n")
    )
  }

  @Test(
    "What an answer decides about is said in every verbosity",
    arguments: [
      (Verbosity.short, "Ask…\nThe words of a note.\n1 no\n2 yes\nEnter keeps it.\nAnswer 1-2: |"),
      (.silent, "Ask…\nThe words of a note.\nEnter keeps it.\nAnswer 1-2: |"),
    ])
  func neededLead(_ verbosity: Verbosity, _ told: String) {
    var page = Page(
      "p", title: "Ask…", lead: ["The words of a note."],
      list: PageList(
        .choices, noun: Noun("choice", "choices"), rows: [PageRow("n", "no"), PageRow("y", "yes")]),
      prompt: Prompt("Answer", .choice, enterMeans: "keeps it"))
    page.needsLead = true
    #expect(lines([], page, verbosity: verbosity, saying: []) == told)
  }

  @Test("Dragging the window says nothing again")
  func resized() {
    let recording = RecordingDevice([
      .keys("abc"), .look { _ = $0.fresh() }, .resize(rows: 30, columns: 50),
      .look { #expect($0.fresh().isEmpty) },
    ])
    play(recording, Samples.recorder(), ReadingSettings(mode: .linear))
  }

  @Test("A secret is not echoed")
  func secret() {
    let page = Page("p", title: "T", prompt: Prompt("Key", .text, isSecret: true))
    let recording = RecordingDevice([.keys("opensesame"), .keys("\u{7F}\r")])
    let events = play(recording, page, ReadingSettings(mode: .linear))
    #expect(events.first == .entered("opensesam", began: 1_000_000))
    #expect(!recording.text.contains("open"))
  }

  @Test("/list says the last ten, some, or all")
  func list() {
    let page = Samples.long(12)
    func count(_ command: String) -> Int {
      lines([command], page).split(separator: "\n").count { $0.hasPrefix("note number") }
    }
    #expect(count("/list\r") == 10)
    #expect(count("/list 3\r") == 3)
    #expect(count("/list all\r") == 12)
    #expect(count("") == 0)
  }

  @Test("/more goes on: forwards in choices, headings apart, backwards in a log")
  func more() {
    func numbers(_ commands: [String], _ page: Page) -> [String] {
      lines(commands, page).split(separator: "\n").compactMap { line in
        line.hasPrefix("note number ") ? String(line.split(separator: " ")[2]) : nil
      }
    }
    let log = Samples.long(23)
    #expect(numbers(["/more\r"], log) == (13...22).map(String.init))
    #expect(numbers(["/list\r", "/more\r", "/more\r"], log).suffix(3) == ["0", "1", "2"])
    let rows = (0..<26).map {
      PageRow("\($0)", $0 % 13 == 0 ? "head" : "row \($0)", isHeading: $0 % 13 == 0)
    }
    let choices = Page(
      "c", title: "Choices", list: PageList(.choices, noun: Noun("row", "rows"), rows: rows),
      prompt: Prompt("Row", .choice))
    func said(_ commands: [String]) -> [Int] {
      lines(commands, choices).split(separator: "\n").compactMap { line in
        line.contains(" row ") ? line.split(separator: " ").last.flatMap { Int($0) } : nil
      }
    }
    let all = (0..<26).filter { $0 % 13 != 0 }
    #expect(said([]) == Array(all.prefix(10)))
    #expect(lines([], choices).contains("10 of 24 rows. /more says the next 10"))
    #expect(said(["/more\r", "/more\r"]) == all)
    #expect(said(["/more\r", "/more\r", "/more\r"]) == all)
    #expect(
      lines(["/more\r", "/more\r", "/more\r"], choices).contains("That was all: 24 rows."))
    #expect(said(["/list all\r"]).count == 34)
  }
}
