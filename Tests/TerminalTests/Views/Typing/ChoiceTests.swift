import Localization
import Testing

@testable import Terminal

@Suite("Choosing")
struct ChoiceTests {
  private static let list = PageList(
    .choices, noun: Noun("outcome", "outcomes"),
    rows: [PageRow("h", "How it ended", isHeading: true)]
      + Samples.outcomes.map { PageRow($0, "\($0)") }
  )

  struct Answer: CustomTestStringConvertible {
    var typed: String
    var means: ChoiceAnswer
    var testDescription: String { typed }
  }

  @Test(
    "By number, name or beginning",
    arguments: [
      Answer(typed: "1", means: .row(1)), Answer(typed: " ５ ", means: .row(5)),
      Answer(typed: "0", means: .outOfRange), Answer(typed: "6", means: .outOfRange),
      Answer(typed: "done", means: .row(1)), Answer(typed: "PART", means: .row(2)),
      Answer(typed: "stopped by p", means: .row(4)),
      Answer(typed: "stop", means: .several([4, 5])),
      Answer(typed: "How", means: .none), Answer(typed: "zz", means: .none),
    ])
  func answers(_ row: Answer) {
    let reader = ChoiceReader(
      list: Self.list.shown(in: .english), numbers: RowNumbers(Self.list.shown(in: .english)))
    #expect(reader.read(row.typed) == row.means)
  }

  struct Several: CustomTestStringConvertible {
    var typed: String
    var means: ChoiceReader.Several
    var testDescription: String { typed }
  }

  @Test(
    "Several at once",
    arguments: [
      Several(typed: "1, 3", means: .rows([1, 3])), Several(typed: "3 1 1", means: .rows([1, 3])),
      Several(typed: "not done，done", means: .rows([1, 3])),
      Several(typed: "done 2", means: .rows([1, 2])),
      Several(typed: "1, 9", means: .unclear("9", .outOfRange)),
      Several(typed: "1, stop", means: .unclear("stop", .several([4, 5]))),
    ])
  func several(_ row: Several) {
    let reader = ChoiceReader(
      list: Self.list.shown(in: .english), numbers: RowNumbers(Self.list.shown(in: .english)))
    #expect(reader.readSeveral(row.typed) == row.means)
  }

  @Test("Numbers leave headings out, both ways", arguments: [[], [0], [0, 3], [1, 2, 9]])
  func numbers(_ headings: [Int]) {
    let list = PageList(
      .choices, noun: Noun("row", "rows"),
      rows: (0..<10).map { PageRow("\($0)", "row", isHeading: headings.contains($0)) })
    let numbers = RowNumbers(list.shown(in: .english))
    #expect(numbers.last == 10 - headings.count)
    for number in 1...numbers.last {
      let row = numbers.row(of: number)
      #expect(row.flatMap { numbers.number(of: $0) } == number)
      #expect(row.map { headings.contains($0) } == false)
    }
    for heading in headings { #expect(numbers.number(of: heading) == nil) }
    #expect(numbers.row(of: 0) == nil)
    #expect(numbers.row(of: numbers.last + 1) == nil)
  }

  struct Keys: CustomTestStringConvertible {
    var name: String
    var keys: String
    var modes = ReadingMode.allCases
    var page: Page
    var events: [PageEvent]
    var testDescription: String { name }
  }

  private static let full: [ReadingMode] = [.standard, .screenReader, .lowVision]

  private static func page(
    _ accepts: AcceptedInput, start: Int? = nil, enter: String? = nil, marked: [Int] = []
  ) -> Page {
    Page(
      "p", title: "T",
      list: PageList(
        .choices, noun: Noun("row", "rows"),
        rows: ["red", "green", "blue"].enumerated().map {
          PageRow($0.element, "\($0.element)", isMarked: marked.contains($0.offset))
        }, start: start), prompt: Prompt("Row", accepts, enterMeans: enter.map { "\($0)" }))
  }

  private static func text(_ text: String) -> PageEvent { .entered(text, began: 1_000_000) }

  @Test(
    "What Enter chooses",
    arguments: [
      Keys(name: "a number", keys: "2\r", page: page(.choice), events: [.chosen(1)]),
      Keys(name: "a beginning", keys: "b\r", page: page(.choice), events: [.chosen(2)]),
      Keys(
        name: "the focus", keys: Keyboard.down + "\r", modes: full, page: page(.choice),
        events: [.chosen(1)]),
      Keys(
        name: "the first focus", keys: "\r", modes: full, page: page(.choice), events: [.chosen(0)]),
      Keys(
        name: "what stands", keys: "\r", page: page(.choice, start: 2, enter: "takes blue"),
        events: [.chosen(2)]),
      Keys(
        name: "nothing, where Enter means something else", keys: "\r",
        page: page(.choice, enter: "takes none"), events: [text("")]),
      Keys(
        name: "nothing, in plain lines", keys: "\r", modes: [.linear], page: page(.choice),
        events: []),
      Keys(name: "out of range", keys: "4\r", page: page(.choice), events: []),
      Keys(
        name: "out of range, then right", keys: "4\r3\r", page: page(.choice), events: [.chosen(2)]),
      Keys(
        name: "a number, else text", keys: "2\rtwo\r", page: page(.textOrChoice),
        events: [.chosen(1), text("two")]),
      Keys(name: "text is text", keys: "2\r", page: page(.text), events: [text("2")]),
      Keys(name: "several", keys: "1 3\r", page: page(.choices), events: [.chosenSeveral([0, 2])]),
      Keys(
        name: "the marked ones", keys: "\r", page: page(.choices, marked: [1]),
        events: [.chosenSeveral([1])]),
      Keys(
        name: "blanks are the marked ones", keys: "  \r", modes: [.linear],
        page: page(.choices, marked: [1]), events: [.chosenSeveral([1])]),
      Keys(
        name: "commas alone are the marked ones", keys: ", ,\r",
        page: page(.choices, marked: [1]), events: [.chosenSeveral([1])]),
      Keys(
        name: "blanks, where Enter means something else", keys: "  \r", modes: [.linear],
        page: page(.choice, enter: "takes none"), events: [text("")]),
      Keys(
        name: "toggled ones", keys: " " + Keyboard.down + " \r", modes: full,
        page: page(.choices, marked: [1]), events: [.chosenSeveral([0])]),
    ])
  func enter(_ row: Keys) {
    for mode in row.modes {
      #expect(
        play(RecordingDevice([.keys(row.keys)]), row.page, ReadingSettings(mode: mode))
          == row.events, "\(mode)")
    }
  }

  @Test("The range is said", arguments: ReadingMode.allCases)
  func range(_ mode: ReadingMode) {
    let recording = RecordingDevice([
      .keys("9\r"), .look { #expect($0.screen.text.contains("Write a number from 1 to 5.")) },
    ])
    play(recording, Samples.outcome(), ReadingSettings(mode: mode))
  }

  @Test("A row of the log is chosen with the cursor, where no line is unfinished")
  func log() {
    for mode in Self.full {
      #expect(
        play(
          RecordingDevice([.keys(Keyboard.up + Keyboard.up + "\r")]), Samples.recorder(),
          ReadingSettings(mode: mode)) == [.chosen(2)])
      #expect(
        play(
          RecordingDevice([.keys("half" + Keyboard.up + "\r"), .keys(" done\r")]),
          Samples.recorder(), ReadingSettings(mode: mode))
          == [.entered("half done", began: 1_000_000)])
    }
  }

  private static let criteria = Page(
    "c", title: "Which criterion?",
    list: PageList(
      .choices, noun: Noun("criterion", "criteria"), count: 200,
      matching: { typed in (0..<200).filter { "pointer \($0)".contains(typed) } }
    ) { PageRow("\($0)", "pointer \($0)") }, prompt: Prompt("Criterion", .choice))

  @Test("Typing narrows a long list; Enter takes the one that is left")
  func narrows() {
    let recording = RecordingDevice([
      .keys("er 19"),
      .look {
        #expect($0.screen.text.contains("pointer 19\n"))
        #expect($0.screen.text.contains("pointer 199"))
        #expect(!$0.screen.text.contains("pointer 20"))
      }, .keys("9\r"), .keys("er 19"), .keys(Keyboard.down + Keyboard.down + "\r"),
    ])
    #expect(play(recording, Self.criteria) == [.chosen(199), .chosen(190)])
  }

  @Test("For a screen reader the list narrows only when they move into it")
  func narrowsLate() {
    let recording = RecordingDevice([
      .look { _ = $0.fresh() }, .keys("e"), .look { _ = $0.fresh() },
      .keys("r"), .look { #expect($0.fresh() == Array("r".utf8)) },
      .keys(" 199"), .keys(Keyboard.down),
      .look { #expect($0.screen.atCursor == "200 pointer 199") }, .keys("\r"),
    ])
    #expect(
      play(recording, Self.criteria, ReadingSettings(mode: .screenReader)) == [.chosen(199)])
  }

  @Test("Headings are passed over")
  func headings() {
    let page = Page("p", title: "T", list: Self.list, prompt: Prompt("Outcome", .choice))
    for mode in Self.full {
      #expect(
        play(
          RecordingDevice([.keys("\r"), .keys(Keyboard.home + "\r"), .keys(Keyboard.up + "\r")]),
          page, ReadingSettings(mode: mode)) == [.chosen(1), .chosen(1), .chosen(1)])
    }
  }

  @Test("A question that is asked again begins at its start, a menu where one was")
  func again() {
    let other = Samples.recorder()
    for (isQuestion, second) in [(true, 0), (false, 1)] {
      var page = Self.page(.choice)
      page.list?.startsAnew = isQuestion
      let recording = RecordingDevice([
        .keys(Keyboard.down + "\r"), .keys("x\r"), .keys("\r"),
      ])
      let events = play(recording, page) { event, _ in
        if case .chosen = event { (other, []) } else { (page, []) }
      }
      #expect(events.last == .chosen(second))
    }
  }
}
