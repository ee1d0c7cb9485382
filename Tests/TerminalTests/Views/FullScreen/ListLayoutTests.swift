import Testing

@testable import Terminal

@Suite("Which rows are in the window")
struct ListLayoutTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var turns = false
    var height = 5
    var gap = 0
    var size = 1
    var count = 20
    var focus: Int
    var top: Int?
    var seen: Range<Int>
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "the end of a log", focus: 19, top: nil, seen: 15..<20),
    Case(name: "the beginning of choices", focus: 0, top: nil, seen: 0..<5),
    Case(name: "a move inside stays", focus: 7, top: 4, seen: 4..<9),
    Case(name: "down past the end scrolls", focus: 9, top: 4, seen: 5..<10),
    Case(name: "up past the top scrolls", focus: 3, top: 4, seen: 3..<8),
    Case(name: "down past the end turns the page", turns: true, focus: 9, top: 4, seen: 9..<14),
    Case(name: "up past the top turns the page", turns: true, focus: 3, top: 4, seen: 0..<5),
    Case(name: "tall rows", size: 2, focus: 19, top: nil, seen: 18..<20),
    Case(name: "rows with a gap", gap: 1, focus: 19, top: nil, seen: 17..<20),
    Case(name: "a row taller than the window", size: 9, focus: 4, top: nil, seen: 4..<5),
    Case(name: "fewer rows than before", count: 3, focus: 2, top: 15, seen: 0..<3),
    Case(name: "no rows", count: 0, focus: 0, top: nil, seen: 0..<0),
  ])
  func window(_ row: Case) {
    let layout = ListLayout(
      height: row.height, gap: row.gap, turnsPages: row.turns, size: { _ in row.size })
    #expect(layout.window(count: row.count, focus: row.focus, top: row.top) == row.seen)
  }
}
