import Localization
import Terminal
import Testing

@Suite("Keys for commands")
struct KeyBindingsTests {
  @Test(arguments: [
    (f(2), "f2"), (f(3, .shift), "shift-f3"), (Key.control("t"), "ctrl-t"), (alt("x"), "alt-x"),
    (Key(.left, .control), "ctrl-left"), (Key(.pageUp), "pageup"), (Key(.escape), "esc"),
    (Key.control(" "), "ctrl-space"), (Key(.character("a"), [.control, .alt]), "ctrl-alt-a"),
    (f(1, [.control, .shift]), "ctrl-shift-f1"),
  ])
  func names(_ key: Key, _ name: String) {
    #expect(KeyBindings.name(of: key) == name)
    #expect(KeyBindings([name: "/x"]).line(for: key) == "/x")
    #expect(KeyBindings([name.uppercased(): "/x"]).line(for: key) == "/x")
  }

  @Test func plainTextIsNeverACommand() {
    #expect(KeyBindings.name(of: typed("a")) == nil)
    #expect(KeyBindings.name(of: Key(.paste("f2"))) == nil)
    #expect(KeyBindings(["a": "/x"]).line(for: typed("a")) == nil)
    #expect(KeyBindings.standard.line(for: f(2)) == "/task")
    #expect(KeyBindings.standard.line(for: f(12)) == nil)
  }

  @Test func theStandardHasNoProblems() {
    #expect(KeyBindings.problems(in: KeyBindings.standard.lines) == [])
    #expect(KeyBindings.problems(in: ["Ctrl+T": "/task 2", "shift-F3": "/flag"]) == [])
  }

  @Test(arguments: [
    ("f25", "/x", "There is no key named \"f25\". Did you mean f2?"),
    ("ctrl-", "/x", "There is no key named \"ctrl-\". Did you mean ctrl-a?"),
    ("pagup", "/x", "There is no key named \"pagup\". Did you mean pageup?"),
    (
      "banana", "/x",
      "There is no key named \"banana\". Keys have names such as f2, ctrl-t and shift-f3."
    ),
    (
      "\u{1B}[2J", "/x",
      "There is no key named \"\\u{1b}[2J\". Keys have names such as f2, ctrl-t and shift-f3."
    ),
    ("a", "/x", "\"a\" types a character, so it cannot be bound. Use f1 to f24 or ctrl."),
    (
      "shift-a", "/x",
      "\"shift-a\" types a character, so it cannot be bound. Use f1 to f24 or ctrl."
    ),
    ("enter", "/x", "\"enter\" cannot be bound: it enters what was typed."),
    ("ctrl-c", "/x", "\"ctrl-c\" cannot be bound: it leaves without losing anything."),
    ("Ctrl+M", "/x", "\"Ctrl+M\" cannot be bound: terminals send it for enter."),
    ("ctrl-z", "/x", "\"ctrl-z\" cannot be bound: it gives the terminal back to the shell."),
    ("up", "/x", "\"up\" cannot be bound: it moves in the list."),
    ("f2", "task", "The line of \"f2\" does not begin with a slash. Write it as /task."),
    ("f2", "/", "The line of \"f2\" has no command after its slash. Write it as /task."),
    ("f2", "//x", "The line of \"f2\" has no command after its slash. Write it as /task."),
    (
      "f2", "/a\n/b",
      "The line of \"f2\" holds a line end or another control. Write one command only."
    ),
  ])
  func problems(_ name: String, _ line: String, _ sentence: String) {
    #expect(KeyBindings.problems(in: [name: line]) == ["\(sentence)"])
  }

  @Test(arguments: [
    "tab", "shift-tab", "left", "right", "down", "home", "end", "backspace", "delete",
    "esc", "pageup", "ctrl-a", "ctrl-b", "ctrl-d", "ctrl-e", "ctrl-f", "ctrl-h", "ctrl-i", "ctrl-j",
    "ctrl-k", "ctrl-l", "ctrl-m", "ctrl-u", "ctrl-w", "ctrl-y", "ctrl-left", "alt-b", "alt-f",
  ])
  func neededKeys(_ name: String) {
    #expect(KeyBindings.problems(in: [name: "/x"]).count == 1)
  }

  @Test func twoNamesOfOneKeyClash() {
    #expect(
      KeyBindings.problems(in: ["ctrl-t": "/a", "Ctrl+T": "/b"]) == [
        "\"ctrl-t\" and \"Ctrl+T\" are the same key. Keep one."
      ])
  }
}
