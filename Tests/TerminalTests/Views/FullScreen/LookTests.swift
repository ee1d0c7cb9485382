import Localization
import Terminal
import Testing

/// The bar stands where the cursor is.
@Suite("What stands on the screen")
struct LookTests {
  private func look(
    _ page: Page, _ mode: ReadingMode, rows: Int, columns: Int, keys: String = "",
    saying: [Message] = [.outcome("Saved at 12m31.")]
  ) -> String {
    let text = Box("")
    let recording = RecordingDevice(
      keys.split(separator: "\r", omittingEmptySubsequences: false).enumerated().flatMap {
        $0.offset == 0 ? [.keys(String($0.element))] : [.keys("\r"), .keys(String($0.element))]
      } + [.look { text.value = $0.screen.text }], rows: rows, columns: columns)
    play(recording, page, ReadingSettings(mode: mode), answer: { _, _ in (page, saying) })
    #expect(recording.screen.faults.isEmpty)
    return text.value
  }

  @Test("The recorder, standard")
  func recorder() {
    #expect(
      look(Samples.recorder(), .standard, rows: 18, columns: 80, keys: "the bus noise sc re")
        == """
        Tram tickets, P07, VoiceOver on iPhone SE               task 2 of 4: Pay by card

        Watch for: is the price spoken? is Pay found by swiping?

          swipes past Pay twice, VoiceOver says only "button"    serious   4.1.2?  11m2
          "is it paid or not? nothing told me"                   quote     4.1.3?  11m40
          finds the receipt with the rotor, by headings          success   2.4.6?  12m5
          asks whether to double tap                             question          12m31






        Note: the bus noise sc re|


        /task  /flag  /fault  /break  /off  /help
        """)
  }

  @Test("The cursor is on what was said, until the next key")
  func said() {
    let page = Samples.recorder([])
    #expect(
      look(page, .standard, rows: 12, columns: 60, keys: "a note\r")
        == """
        Tram tickets, P07, VoiceOver on iPhone SE
        task 2 of 4: Pay by card
        Watch for: is the price spoken? is Pay found by swiping?
        No notes yet.





        Note:
        |Saved at 12m31.
        /task  /flag  /fault  /break  /off  /help
        """)
  }

  @Test(
    "Which rows are seen, without the headings", arguments: ["", "\u{1B}[6~\u{1B}[6~\u{1B}[6~"])
  func position(_ keys: String) {
    let rows = (1...12).map { PageRow("\($0)", $0 == 1 ? "Head" : "row \($0)", isHeading: $0 == 1) }
    let page = Page(
      "p", title: "Rows", list: PageList(.choices, noun: Noun("row", "rows"), rows: rows),
      prompt: Prompt("Row", .choice),
      commands: [PageCommand("find", "", "Finds.", footer: true)])
    let text = look(page, .standard, rows: 10, columns: 40, keys: keys, saying: [])
    let last = text.split(separator: "\n").last ?? ""
    let position = keys.isEmpty ? "1-5 of 11, more below" : "6-11 of 11, more above"
    #expect(last == "/find  /help" + String(repeating: " ", count: 28 - position.count) + position)
  }

  @Test("Choices with the one that stands, standard")
  func choices() {
    #expect(
      look(Samples.outcome(start: 1), .standard, rows: 18, columns: 80, keys: Keyboard.down)
        == """
        Pay by card: how did it end?

        Enter takes "partly done".

          1 done
          2 partly done
          |3 not done
          4 stopped by participant
          5 stopped by moderator

        Outcome:


        /help
        """)
  }

  @Test("The recorder for a screen reader: sentences, one column")
  func screenReader() {
    #expect(
      look(
        Samples.recorder(), .screenReader, rows: 11, columns: 90, keys: Keyboard.up + Keyboard.up)
          == """

          Tram tickets, P07, VoiceOver on iPhone SE. Task 2 of 4: Pay by card. Newest…
          Watch for: is the price spoken? is Pay found by swiping?
          swipes past Pay twice, VoiceOver says only "button"; serious; 4.1.2 proposed;
          11 min 2 s
          is it paid or not? nothing told me; P07's words; 4.1.3 proposed; 11 min 40 s
          |finds the receipt with the rotor, by headings; success; 2.4.6?; 12m5
          asks whether to double tap; question; 12m31


          Note:
          """)
  }

  @Test("For a screen reader what came of an answer stands first, and the cursor is on it")
  func outcomeFirst() {
    let text = look(Samples.outcome(start: 1), .screenReader, rows: 14, columns: 100, keys: "1\r")
    #expect(text.hasPrefix("|Saved at 12m31.\nPay by card: how did it end?"))
    let width = text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(width <= 79)
  }

  @Test(
    "For a screen reader, leaving a page says where one is then, in the first line",
    arguments: [ReadingMode.screenReader, .standard, .lowVision])
  func back(mode: ReadingMode) {
    let text = Box("")
    let recording = RecordingDevice(
      [.keys("\u{1B}"), .pause(100), .look { text.value = $0.screen.text }], rows: 14, columns: 78)
    var home = Samples.outcome(start: 1)
    home.id = "home"
    play(
      recording, Samples.recorder(), ReadingSettings(mode: mode), saying: [],
      answer: { _, _ in (home, []) })
    let said = "|Back: Pay by card: how did it end? Outcome 2 of 5: partly done."
    #expect(text.value.hasPrefix(said) == (mode == .screenReader), "\(text.value)")
    #expect(text.value.contains("Back:") == (mode == .screenReader))
  }

  @Test("Choices, large and simple: on the left, spaced, marked")
  func lowVision() {
    #expect(
      look(Samples.outcome(), .lowVision, rows: 20, columns: 100, keys: Keyboard.down)
        == """
        Pay by card: how did it end?

          1 done

        > |2 partly done

          3 not done

          4 stopped by participant

          5 stopped by moderator

        Outcome:


        /help
        """)
  }

  struct Small: CustomTestStringConvertible {
    var mode: ReadingMode
    var frame: String
    var testDescription: String { mode.rawValue }
  }

  @Test(
    "Everything is there at 20 by 10",
    arguments: [
      Small(
        mode: .standard,
        frame: """
          Tram tickets, P07,…
          Watch for: is the
          price spoken? is Pay
          found by swiping?
          |asks whether to
          double tap;
          question; 12m31
          Note:
          Saved at 12m31. 1
          note has no tag.
          """),
      Small(
        mode: .lowVision,
        frame: """
          Tram tickets, P07,…
          Watch for: is the
          price spoken? is Pay
          found by swiping?
          > |asks whether to
            double tap;
            question; 12m31
          Note:
          Saved at 12m31. 1
          note has no tag.
          """),
      Small(
        mode: .screenReader,
        frame: """
          Saved at 12m31. 1
          note has no tag.
          Tram tickets, P07,…
          Watch for: is the
          price spoken? is Pay
          found by swiping?
          |asks whether to
          double tap;
          question; 12m31
          Note:
          """),
    ])
  func small(_ row: Small) {
    #expect(
      look(
        Samples.recorder(), row.mode, rows: 10, columns: 20, keys: "a\r" + Keyboard.up,
        saying: [.outcome("Saved at 12m31."), .notice("1 note has no tag.")]) == row.frame)
  }

  @Test(
    "What is cut can be read with /where",
    arguments: [ReadingMode.standard, .lowVision, .screenReader])
  func whereReadsAll(_ mode: ReadingMode) {
    let read = Box("")
    let look = RecordingDevice.Act.look { recording in
      let line = recording.screen.atCursor
      if !read.value.hasSuffix(line) { read.value += " " + line }
    }
    var acts: [RecordingDevice.Act] = [.keys(Keyboard.up + "/where\r")]
    for _ in 0..<30 { acts += [look, .keys(Keyboard.down)] }
    play(
      RecordingDevice(acts, rows: 10, columns: 20), Samples.recorder(),
      ReadingSettings(mode: mode))
    let words = Set(read.value.split(separator: " "))
    let all =
      "Tram tickets, P07, VoiceOver on iPhone SE. Task 2 of 4: Pay by card. "
      + "asks whether to double tap; question; Watch for: is the price spoken?"
    let missing = all.split(separator: " ").filter { !words.contains($0) }
    // A row of two lines has the cursor on its first.
    #expect(missing.count <= 4, "\(missing)")
  }

  @Test(
    "Nothing crashes in tiny windows",
    arguments: [(1, 1), (1, 80), (2, 3), (4, 5), (9, 2), (3, 20)])
  func tiny(_ size: (rows: Int, columns: Int)) {
    for mode in BudgetTests.modes {
      for page in [Samples.recorder(), Samples.outcome(start: 1), Samples.long(300, .textOrChoice)]
      {
        let recording = RecordingDevice(
          [.keys("日本 ab" + Keyboard.up + Keyboard.down + "/where\r\r/help\r" + Keyboard.down)],
          rows: size.rows, columns: size.columns)
        play(recording, page, ReadingSettings(mode: mode))
        #expect(recording.screen.faults.isEmpty)
      }
    }
  }

  @Test("After a small window the columns are there again")
  func smallAndBack() {
    let rows = [PageRow("1", "second", details: ["serious", "4.1.2?", "1s"])]
    let page = Page(
      "p", title: "T", list: PageList(.log, noun: Noun("note", "notes"), rows: rows),
      prompt: Prompt("Note"))
    var before = ""
    let recording = RecordingDevice([
      .keys("x"), .look { before = $0.screen.text }, .resize(rows: 10, columns: 20),
      .keys("y"), .resize(rows: 24, columns: 80), .keys("\u{7F}"),
      .look { #expect($0.screen.text == before) },
    ])
    play(recording, page, ReadingSettings(mode: .standard))
    #expect(before.contains("4.1.2?"))
  }

  @Test("A long detail goes on below in its column")
  func longDetail() {
    let rows = [
      PageRow("1", "one", details: ["serious", "4.1.2? 1.4.10? 2.4.6?", "11m2"]),
      PageRow("2", "two", details: ["", "", "12m"]),
    ]
    #expect(
      look(
        Page(
          "p", title: "T", list: PageList(.log, noun: Noun("note", "notes"), rows: rows),
          prompt: Prompt("Note")),
        .standard, rows: 8, columns: 80, keys: "x")
          == """
          T
            one                                          serious  4.1.2? 1.4.10?      11m2
                                                                  2.4.6?
            two                                                                       12m


          Note: x|
          """)
  }

  @Test("Wide, combined and joined characters keep the columns")
  func wide() {
    let rows = [
      PageRow("1", "日本語のボタン", details: ["serious", "11m2"]),
      PageRow("2", "e\u{301}te\u{301} 👩‍🔬 and 🇩🇪", details: ["slows", "12m"]),
      PageRow("3", "plain", details: ["", "13m"]),
    ]
    let screen = look(Samples.recorder(rows), .standard, rows: 18, columns: 80)
    let lines = screen.split(separator: "\n").filter {
      $0.hasSuffix("m2") || $0.hasSuffix("2m") || $0.hasSuffix("3m")
    }
    let columns = lines.map { line in
      line.reversed().prefix { $0 != " " }.count == 4
        ? CellWidth.of(String(line)) - 4 : CellWidth.of(String(line)) - 3
    }
    #expect(columns.count == 3)
    #expect(Set(columns).count == 1)
  }
}
