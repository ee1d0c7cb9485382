import Localization
import Terminal
import Testing

@testable import Screens

@Suite("Filtering and sorting lists") struct FilteringTests {
  private static let rows = [
    PageRow("h1", "Fruit", isHeading: true), PageRow("a", "Apple", details: ["red"]),
    PageRow("b", "Plum", details: ["blue"]), PageRow("h2", "Cars", isHeading: true),
    PageRow("c", "Van", details: ["red"]), PageRow("h3", "Nothing", isHeading: true),
  ]

  private func page(_ words: String, start: Int? = nil) -> FilteredPage {
    FilteredPage(
      Page(
        "p", title: "T",
        list: PageList(.choices, noun: Noun("row", "rows"), rows: Self.rows, start: start),
        prompt: Prompt("Row", .choice)), words, in: .english)
  }

  @Test(arguments: [
    ("", ["h1", "a", "b", "h2", "c", "h3"]), ("red", ["h1", "a", "h2", "c"]),
    ("RED apple", ["h1", "a"]), ("blue", ["h1", "b"]), ("fruit", []), ("green", []),
  ])
  func rowsThatHoldTheWords(_ words: String, _ ids: [String]) {
    #expect(page(words).page.shown().rows.map(\.id) == ids)
  }

  @Test func choosingMeansTheRowOfTheWholeList() {
    #expect(page("red").event(.chosen(3)) == .chosen(4))
    #expect(page("red").event(.chosenSeveral([1, 3])) == .chosenSeveral([1, 4]))
    #expect(page("").event(.chosen(3)) == .chosen(3))
    #expect(page("red").event(.back) == .back)
  }

  @Test func theStartMovesAlong() {
    #expect(page("red", start: 4).page.list?.start == 3)
    #expect(page("blue", start: 4).page.list?.start == nil)
    #expect(page("red").page.list?.headings == [0, 2])
  }

  @Test func saysHowManyAndHowToEnd() {
    #expect(page("red").page.lead == ["Only rows with \"red\", 2 of 3. /only shows all."])
    #expect(page("green").page.list?.whenEmpty == "Nothing fits. /only shows all rows.")
  }

  @Test func staysUntilItIsTakenBack() throws {
    let trial = try FindingAnythingTests.trial()
    let way: [Step] = [.choose("Paying"), .choose("Sessions"), .say("/only S02")]
    let pages = try trial.play(way + [.choose("S02"), .back, .say("/only")])
    #expect(pages.pages.map { $0.list?.count ?? 0 }.suffix(2) == [1, 2])
  }

  @Test(arguments: [
    ("newest", ["S02", "S01"]), ("oldest", ["S01", "S02"]), ("participant", ["S02", "S01"]),
  ])
  func sessionsInAnotherOrder(_ order: String, _ ids: [String]) throws {
    let trial = try FindingAnythingTests.trial()
    let pages = try trial.play([
      .choose("Paying"), .choose("Sessions"), .say("/sort \(order)"),
    ])
    #expect(pages.pages.last?.rows.map { String($0.text.prefix(3)) } == ids)
  }

  @Test func findingsInAnotherOrder() throws {
    let trial = try FindingAnythingTests.trial()
    _ = trial.seen("finding new bank \"A small thing\"")
    let way: [Step] = [.choose("Paying"), .choose("Findings")]
    let titles = { (steps: [Step]) in
      try trial.play(way + steps).pages.last?.rows.map(\.text) ?? []
    }
    #expect(try titles([.say("/sort title")]) == ["A small thing", "Pay has no name"])
    #expect(try titles([.say("/sort number")]) == ["Pay has no name", "A small thing"])
    #expect(try titles([.say("/sort criterion")]) == ["Pay has no name", "A small thing"])
    #expect(
      try titles([.say("/sort nonsense"), .choose("by title")])
        == ["A small thing", "Pay has no name"])
  }
}
