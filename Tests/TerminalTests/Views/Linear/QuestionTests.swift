import Localization
import Testing

@testable import Terminal

/// What a short braille display shows of a question: only the line with the cursor.
@Suite("Questions on the line with the cursor")
struct QuestionTests {
  private static let item = "I can picture myself coming back often, also without my sister."

  private static func page(_ number: Int = 3, options: [String] = ["no", "perhaps", "yes"]) -> Page
  {
    var prompt = Prompt("Answer", .choice)
    prompt.position = "\(number) of 10"
    prompt.question = "\(item)"
    prompt.takesS = true
    return Page(
      "item \(number)", title: "\(number) of 10. \(item)",
      list: PageList(
        .choices, noun: Noun("answer", "answers"), rows: options.map { PageRow($0, "\($0)") }),
      prompt: prompt, commands: [PageCommand("skip", "", "Leave it out.")])
  }

  private func play(
    _ steps: [RecordingDevice.Act], columns: Int = 40, hasEscapes: Bool = true,
    _ page: Page = page(), answer: (PageEvent, TerminalView) -> (Page, [Message])? = { _, _ in nil }
  ) -> (text: String, events: [PageEvent]) {
    let text = Box("")
    let recording = RecordingDevice(
      steps + [.look { text.value = $0.screen.text }], rows: 40, columns: columns,
      hasEscapes: hasEscapes)
    let events = TerminalTests.play(
      recording, page, ReadingSettings(mode: .linear), answer: answer)
    #expect(recording.screen.faults.isEmpty)
    return (text.value, events)
  }

  private func last(_ text: String) -> String? { text.split(separator: "\n").last.map(String.init) }

  @Test("The prompt says which question it is; the next one has another beginning")
  func position() {
    let seen = play([.keys("2\r")]) { event, view in
      event == .chosen(1) && view.page?.id == "item 3" ? (Self.page(4), []) : nil
    }
    #expect(seen.text.contains("3 of 10, 1-3: 2\n"))
    #expect(last(seen.text) == "4 of 10, 1-3: |")
  }

  struct Refused: CustomTestStringConvertible {
    var typed: String
    var line: String
    var testDescription: String { typed }
  }

  @Test(
    "An answer that is refused stands in front of the range",
    arguments: [
      Refused(typed: "9", line: "no 9. 1-3: |"), Refused(typed: "", line: "no answer. 1-3: |"),
      Refused(typed: "x", line: "no x. 1-3: |"),
      Refused(typed: "a long answer of nobody", line: "no. 1-3: |"),
      Refused(typed: "\u{202E}x", line: "no. 1-3: |"),
    ])
  func refused(_ row: Refused) {
    let seen = play([.keys(row.typed + "\r")], columns: 80)
    #expect(seen.events.isEmpty)
    #expect(last(seen.text) == row.line)
  }

  @Test("What a page itself refuses is short there, too, but not on the page after it")
  func refusedByThePage() {
    var prompt = Prompt("Answer", .text)
    prompt.range = "0-10"
    prompt.position = "3 of 10"
    let page = Page("n", title: "T", prompt: prompt)
    let seen = play([.keys("11\r")], page) { event, view in
      view.page?.id == "n" ? (page, [.error("Write a number from 0 to 10.")]) : nil
    }
    #expect(seen.text.contains("3 of 10, 0-10: 11\nWrite a number from 0 to 10.\n"))
    #expect(last(seen.text) == "no 11. 0-10: |")
    let other = Page("m", title: "Other", prompt: prompt)
    let next = play([.keys("11\r")], page) { event, view in
      view.page?.id == "n" ? (other, [.error("The disk is full.")]) : nil
    }
    #expect(last(next.text) == "3 of 10, 0-10: |")
  }

  @Test("Tab shows the question behind the cursor, piece by piece; the next key takes it away")
  func tab() {
    let tab = "\t"
    #expect(last(play([.keys(tab)]).text) == "3 of 10, 1-3: |I can picture myself")
    #expect(last(play([.keys(tab), .keys(tab)]).text) == "3 of 10, 1-3: |coming back often, also")
    #expect(
      last(play([.keys(tab), .keys(tab), .keys(tab), .keys(tab)]).text)
        == "3 of 10, 1-3: |I can picture myself")
    #expect(last(play([.keys(tab), .keys("2")]).text) == "3 of 10, 1-3: 2|")
    #expect(play([.keys(tab), .keys("2\r")]).events == [.chosen(1)])
    #expect(play([.keys(tab), .keys("\r")]).events.isEmpty)
    // Without escape sequences nothing can be taken back: the answer gets a line of its own.
    #expect(last(play([.keys(tab), .keys("2")], hasEscapes: false).text) == "3 of 10, 1-3: 2|")
    // A window with no room for words shows none.
    #expect(last(play([.keys(tab)], columns: 20).text) == "3 of 10, 1-3: |")
  }

  @Test("s and /s leave a question out, as /skip does, unless an answer begins so")
  func skip() {
    let skipped = [PageEvent.command("skip", argument: "")]
    #expect(play([.keys("s\r")]).events == skipped)
    #expect(play([.keys("S\r")]).events == skipped)
    #expect(play([.keys("/s\r")]).events == skipped)
    #expect(play([.keys("/skip\r")]).events == skipped)
    let seen = play([.keys("s\r")], columns: 80, Self.page(options: ["never", "sometimes"]))
    #expect(seen.events.isEmpty)
    #expect(seen.text.contains("s may mean \"sometimes\" or leaving this out."))
    #expect(last(seen.text) == "no s. 1-2: |")
    var page = Self.page()
    page.prompt.takesS = false
    #expect(play([.keys("s\r")], page).events.isEmpty)
  }
}
