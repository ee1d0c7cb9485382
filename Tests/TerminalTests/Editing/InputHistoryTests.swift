import Terminal
import Testing

@Suite("What was entered before")
struct InputHistoryTests {
  @Test func backAndForth() {
    var history = InputHistory()
    for text in ["one", "two", "two", "", "three"] { history.add(text) }
    #expect(older(&history, "draft") == "three")
    #expect(older(&history, "three") == "two")
    #expect(older(&history, "two") == "one")
    #expect(older(&history, "one") == nil)
    #expect(newer(&history) == "two")
    #expect(newer(&history) == "three")
    #expect(newer(&history) == "draft")
    #expect(newer(&history) == nil)
  }

  @Test func addingGoesToTheEnd() {
    var history = InputHistory()
    history.add("one")
    #expect(older(&history, "x") == "one")
    history.add("two")
    #expect(newer(&history) == nil)
    #expect(older(&history, "") == "two")
  }

  @Test func forgettingLeavesNothing() {
    var history = InputHistory()
    for text in ["name", "two", "name", "three"] { history.add(text) }
    #expect(older(&history, "name") == "three")
    history.forget("name")
    #expect(newer(&history) == "")
    #expect(older(&history, "") == "three")
    #expect(older(&history, "") == "two")
    #expect(older(&history, "") == nil)
  }

  @Test func theOldestGoFirst() {
    var history = InputHistory()
    for number in 0..<600 { history.add("\(number)") }
    var seen: [String] = []
    while let text = history.older(current: "") { seen.append(text) }
    #expect(seen.count == 500)
    #expect(seen.last == "100")
  }
}

private func older(_ history: inout InputHistory, _ current: String) -> String? {
  history.older(current: current)
}

private func newer(_ history: inout InputHistory) -> String? { history.newer() }
