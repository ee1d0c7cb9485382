import Testing

@testable import Elements

@Suite("Hostile files")
struct HostileTests {
  private func read(_ text: String) throws -> Inventory {
    try InventoryReading().read(Array(text.utf8))
  }

  @Test("A tree deeper than any screen is refused at once")
  func depth() {
    let deep = String(repeating: "<node bounds=\"[0,0][1,1]\">", count: 5_000)
    #expect(throws: ReadingFault(.tooDeep)) { try read("<hierarchy>\(deep)") }
  }

  @Test("More elements than any screen has are refused")
  func number() {
    #expect(throws: ReadingFault(.tooMany)) {
      var builder = InventoryBuilder()
      for _ in 0...InventoryBuilder.most {
        try builder.begin(Element())
        builder.end()
      }
    }
  }

  /// Ten times the size must not take a hundred times the time; a hundred milliseconds are allowed for nothing.
  @Test(
    "Reading and judging take time in proportion to the size",
    arguments: [
      "<node text=\"Line\" clickable=\"true\" bounds=\"[0,0][9,9]\"/>",
      "<node text=\"&amp;&amp;&amp;&amp;&amp;&amp;\" bounds=\"[0,0][9,9]\"/>",
      "<!-- -- -- - - -- -->", "<node><node><node/></node></node>",
      "<node text=\"\" clickable=\"true\"/>",
    ])
  func linear(_ piece: String) throws {
    func time(_ count: Int) throws -> Duration {
      let text =
        "<hierarchy><node>" + String(repeating: piece, count: count) + "<node/></node></hierarchy>"
      return try ContinuousClock().measure { _ = Audit(try read(text)) }
    }
    let (small, large) = (try time(1_000), try time(10_000))
    #expect(large < small * 40 + .milliseconds(100))
  }

  private func proportion(_ text: (Int) -> String) throws -> (small: Duration, large: Duration) {
    func time(_ count: Int) throws -> Duration {
      let text = text(count)
      return try ContinuousClock().measure { _ = Audit(try read(text)) }
    }
    return (try time(1_000), try time(10_000))
  }

  @Test("Small targets that stand apart take time in proportion to their number")
  func targets() throws {
    let time = try proportion { count in
      let buttons = (0..<count).map {
        "<XCUIElementTypeButton label=\"B\($0)\" x=\"\($0 % 6 * 60 + 9)\" y=\"\($0 / 6 * 60 + 9)\" width=\"20\" height=\"20\"/>"
      }
      return "<XCUIElementTypeApplication>\(buttons.joined())</XCUIElementTypeApplication>"
    }
    #expect(time.large < time.small * 40 + .milliseconds(100))
  }

  @Test(
    "Boxes in boxes around many elements take time in proportion to them",
    arguments: [
      ("<node clickable=\"true\">", "<node/>"), ("<node clickable=\"true\">", "<node text=\"a\"/>"),
      ("<node class=\"x.ListView\">", "<node clickable=\"true\" bounds=\"[0,0][9,9]\"/>"),
      ("<XCUIElementTypeCell>", "<XCUIElementTypeOther/>"),
      ("<XCUIElementTypeCell>", "<XCUIElementTypeButton label=\"a\"/>"),
      ("<node clickable=\"true\">", "<node text=\"a\" clickable=\"true\"/>"),
      ("<XCUIElementTypeAlert>", "<XCUIElementTypeOther/>"),
      ("<XCUIElementTypeOther label=\"a\">", "<XCUIElementTypeOther/>"),
    ])
  func nested(_ open: String, _ piece: String) throws {
    let time = try proportion { count in
      let name = open.dropFirst().prefix { $0 != " " && $0 != ">" }
      let (begin, end) = open.hasPrefix("<node") ? ("<hierarchy>", "</hierarchy>") : ("", "")
      let root = begin.isEmpty ? "<XCUIElementTypeApplication>" : begin
      let close = end.isEmpty ? "</XCUIElementTypeApplication>" : end
      return root + String(repeating: open, count: 1_900)
        + String(repeating: piece, count: count * 3)
        + String(repeating: "</\(name)>", count: 1_900) + close
    }
    #expect(time.large < time.small * 40 + .milliseconds(100))
    #expect(time.large < .seconds(20))
  }

  @Test("Modal views beside each other take time in proportion to their number")
  func modals() throws {
    let time = try proportion { count in
      let modal =
        #"{"role": "group", "modal": true, "escape": false, "children": [{"role": "button", "label": "Pay"}]}"#
      return "{\"elements\": [\(Array(repeating: modal, count: count).joined(separator: ","))]}"
    }
    #expect(time.large < time.small * 40 + .milliseconds(100))
  }

  @Test("A line of brackets is no trap")
  func brackets() throws {
    let line = String(repeating: "[1] ", count: 100_000)
    #expect(throws: ReadingFault(.noElements)) { try read("\(line)SemanticsNode#0\n") }
  }

  @Test("A line of a hundred thousand signs is no trap")
  func longLine() throws {
    let line = "Button, 0x1, {{0, 0}, {1, 1}}, label: '" + String(repeating: "', '", count: 25_000)
    let inventory = try read("Element subtree:\n \(line)'\n")
    #expect(inventory.elements.count == 1)
  }

  @Test("Frames without end, negative or of nonsense are no trap")
  func frames() throws {
    let inventory = try read(
      """
      <hierarchy><node clickable="true" text="a" bounds="[-99999999999999999999,0][99999999999999999999999,1]"/>
      <node clickable="true" text="b" bounds="nonsense"/></hierarchy>
      """)
    #expect(inventory.elements.count == 2)
    #expect(inventory.elements[1].frame == nil)
    _ = Audit(inventory)
    #expect(inventory.elements[0].frame?.words.isEmpty == false)
  }
}
