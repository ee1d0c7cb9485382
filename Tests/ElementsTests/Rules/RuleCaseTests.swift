import Testing

@testable import Elements

/// What rules say of files where it is easy to say too much or too little.
@Suite("Cases of rules")
struct RuleCaseTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let rule: String
    let what: String
    let outcome: RuleResult.Outcome
    let source: String
    var density: Double?

    init(
      _ rule: String, _ what: String, _ outcome: RuleResult.Outcome, _ source: String,
      density: Double? = nil
    ) {
      self.rule = rule
      self.what = what
      self.outcome = outcome
      self.source = source
      self.density = density
    }

    var testDescription: String { "\(rule): \(what)" }

    func result() throws -> RuleResult {
      let reading = InventoryReading(.init(density: density))
      let rule = try #require(Rule.named(rule))
      return RuleResult(rule, Hearing(try reading.read(Array(source.utf8))))
    }
  }

  private static func android(_ nodes: String) -> String {
    "<hierarchy><node class=\"android.widget.FrameLayout\" bounds=\"[0,0][1080,2400]\">\(nodes)</node></hierarchy>"
  }

  private static func button(_ more: String, x: Int = 300, y: Int = 600) -> String {
    "<node class=\"android.widget.Button\" clickable=\"true\" enabled=\"true\" text=\"Go\" bounds=\"[\(x),\(y)][\(x + 48),\(y + 48)]\" \(more)/>"
  }

  private static func source(_ elements: String) -> String {
    "<AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(elements)</XCUIElementTypeApplication></AppiumAUT>"
  }

  private static func sized(_ type: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int)
    -> String
  {
    "<XCUIElementType\(type) label=\"One\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  static let rows =
    names + sizes + cells + more + [
      Row(
        "control-name", "the stepper of the system is two buttons", .clean,
        source(
          "<XCUIElementTypeStepper x=\"9\" y=\"99\" width=\"94\" height=\"32\"><XCUIElementTypeButton label=\"Decrement\" x=\"9\" y=\"99\" width=\"47\" height=\"32\"/><XCUIElementTypeButton label=\"Increment\" x=\"56\" y=\"99\" width=\"47\" height=\"32\"/></XCUIElementTypeStepper>"
        )),
      Row(
        "control-name", "a stepper without anything inside", .found,
        source("<XCUIElementTypeStepper x=\"9\" y=\"99\" width=\"94\" height=\"32\"/>")),
      Row(
        "control-name", "what was typed into a field is no name", .undecidable,
        android(
          "<node class=\"android.widget.EditText\" clickable=\"true\" text=\"ada@example.org\"/>")),
      Row(
        "control-name", "a field with a hint", .clean,
        android(
          "<node class=\"android.widget.EditText\" clickable=\"true\" text=\"Ada\" hint=\"Name\"/>")
      ),
      Row(
        "placeholder-name", "a hint that shows is a hint", .found,
        android(
          "<node class=\"android.widget.EditText\" clickable=\"true\" text=\"Email\" hint=\"Email\" showing-hint=\"true\"/>"
        )),
      Row(
        "hidden-focusable", "yes and no hide no part", .undecidable,
        android(button("a11y-important=\"false\""))),
      Row(
        "hidden-focusable", "what hides its inside", .found,
        android(button("important-for-accessibility=\"4\""))),
      Row("hidden-focusable", "Flutter leaves hidden parts out", .undecidable, flutter),
      Row("drawn-controls", "no dump says what is drawn", .undecidable, android(button(""))),
      Row(
        "screen-title", "the class of a screen is no title", .found,
        source(
          "<XCUIElementTypeNavigationBar name=\"Shop.CheckoutView\" x=\"0\" y=\"0\" width=\"390\" height=\"44\"/>"
        )),
      Row(
        "screen-title", "the name of a bar", .clean,
        source(
          "<XCUIElementTypeNavigationBar name=\"Tickets\" x=\"0\" y=\"0\" width=\"390\" height=\"44\"/>"
        )),
      Row("screen-title", "no bar, no title told", .undecidable, source("")),
      Row("swallowed", "typed lines have nothing inside", .undecidable, "Pay, button."),
      Row(
        "modal-escape", "typed lines have nothing inside", .undecidable,
        "Pay now?, alert\nYes, button."),
      Row(
        "hint-verb", "German where nobody said so", .clean, "Sichern, Taste. Sichert die Fahrkarte."
      ),
      Row("hint-verb", "a language that is not known", .clean, "Garder, button. Ouvre le détail."),
      Row("hint-verb", "an order", .found, "Save, button. Save the ticket."),
      Row("value-spoken", "a score", .clean, "Result, 0:3, button."),
      Row("value-spoken", "round the clock", .clean, "Open, 24h, button."),
      Row("value-spoken", "a length", .found, "Left, 2h, button."),
      Row(
        "value-spoken", "a slider for a time that may be either", .undecidable,
        "Time, 3:45, adjustable."),
      Row(
        "value-spoken", "a slider for the end of a night", .clean,
        "Quiet hours until, 6:45, adjustable."),
      Row("value-spoken", "a slider of a player", .found, "Time left, 3:45, adjustable."),
      Row(
        "value-spoken", "a slider whose name says nothing of time", .found,
        "Harbour at night, 3:45, adjustable."),
      Row(
        "value-spoken", "a wheel for a time of day", .clean,
        #"{"elements": [{"role": "picker", "label": "Time", "value": "9:30"}]}"#),
      Row("value-spoken", "a button with a time of day", .clean, "Departure, 15:45, button."),
      Row(
        "value-spoken", "a clock or the length of a film", .undecidable,
        "{\"elements\": [{\"label\": \"1:05:30\"}]}"),
      Row(
        "value-spoken", "a bar that fills", .found,
        #"{"elements": [{"role": "progress", "label": "Upload", "value": "1:20"}]}"#),
      Row(
        "value-spoken", "two times of day", .clean,
        "{\"elements\": [{\"label\": \"9:30 / 10:15\"}]}"),
      Row("value-spoken", "a distance", .clean, "{\"elements\": [{\"label\": \"3km\"}]}"),
      Row("label-symbols", "a sign of a calculator", .clean, "÷, button.\n−, button.\n×, button."),
      Row("label-symbols", "an arrow", .found, "←, button."),
    ]

  private static let flutter = """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
     └─SemanticsNode#1
         Rect.fromLTRB(0.0, 0.0, 100.0, 44.0)
         actions: tap
         flags: isButton, isHidden
         label: "Pay"
    """

  private static let names = [
    Row("label-duplicate", "smaller and larger", .clean, "A-, button.\nA+, button."),
    Row("label-duplicate", "plus and minus", .clean, "+, button.\n-, button."),
    Row("label-duplicate", "capitals only", .found, "Add, button.\nadd, button."),
    Row("double-announcement", "signs tell names apart", .clean, "A-\nA+, button."),
    Row(
      "label-in-name", "one word in common decides nothing", .undecidable,
      android(button("content-desc=\"Buy now\"").replacing("Go", with: "Pay now"))),
    Row(
      "label-in-name", "words in another order decide nothing", .undecidable,
      android(button("content-desc=\"now pay\"").replacing("Go", with: "Pay now"))),
    Row(
      "label-in-name", "the words in their order", .clean,
      android(button("content-desc=\"Pay now with your card\"").replacing("Go", with: "Pay now"))),
    Row(
      "label-in-name", "no word in common", .found,
      android(button("content-desc=\"Continue\"").replacing("Go", with: "Pay now"))),
    Row(
      "label-in-name", "short for the same", .undecidable,
      android(button("content-desc=\"15 minutes\"").replacing("Go", with: "15min"))),
    Row(
      "label-in-name", "the state of a switch", .clean,
      android(
        "<node class=\"android.widget.Switch\" clickable=\"true\" checkable=\"true\" text=\"OFF\" content-desc=\"Wi-Fi\"/>"
      )),
    Row("label-file-name", "domains", .clean, "play.google.com, link.\ninfo.cern.ch, link."),
    Row("label-file-name", "what somebody is called", .clean, "anna_meyer, button."),
    Row(
      "label-file-name", "a file that is seen", .clean,
      android(button("").replacing("Go", with: "IMG_2031.jpg"))),
    Row("label-file-name", "a symbol", .found, "person.crop.circle.badge.plus, button."),
    Row("label-code-name", "what somebody may be called", .found, "anna_meyer, button."),
    Row("label-code-name", "a domain", .clean, "play.google.com, button."),
  ]

  private static func table(_ cells: String) -> String {
    """
    Element subtree:
     →Application, 0x1, pid: 7, label: 'Trams'
        Window (Main), 0x2, {{0, 0}, {390, 844}}
          Table, 0x3, {{0, 90}, {390, 700}}
    \(cells)
    """
  }

  /// Rows of a table, each with what stands in its line and the lines inside it.
  private static func rows(_ height: Int, _ count: Int, _ more: String, inside: [String] = [])
    -> String
  {
    table(
      (0..<count).map { place in
        let y = 200 + place * height
        let cell = "        Cell, 0x\(place + 4), {{0, \(y)}, {390, \(height)}}\(more)"
        let lines = inside.map { "          \($0.replacing("Y", with: "\(y)"))" }
        return ([cell] + lines).joined(separator: "\n")
      }.joined(separator: "\n"))
  }

  /// Tools of iOS do not say whether a row acts.
  private static let cells = [
    Row(
      "control-name", "a row with nothing but an image", .undecidable,
      rows(44, 1, "", inside: ["Image, 0x9, {{8, Y}, {24, 24}}"])),
    Row(
      "control-name", "a row that its text names", .clean,
      rows(44, 1, "", inside: ["StaticText, 0x9, {{8, Y}, {90, 24}}, label: 'Line 4'"])),
    Row(
      "control-name", "a row around a button", .clean,
      rows(44, 1, "", inside: ["Button, 0x9, {{8, Y}, {90, 44}}, label: 'Buy'"])),
    Row("control-name", "a row as a gap", .clean, rows(44, 1, "")),
    Row(
      "control-name", "a row that is a button by its trait", .found,
      #"{"screen": {"platform": "ios"}, "elements": [{"role": "cell", "traits": ["button"], "children": [{"role": "image", "label": ""}]}]}"#
    ),
    Row(
      "control-name", "a row that does nothing", .clean,
      #"{"screen": {"platform": "ios"}, "elements": [{"role": "cell", "clickable": false, "children": [{"role": "image", "label": ""}]}]}"#
    ),
    Row("label-duplicate", "rows of one name", .undecidable, rows(44, 2, ", label: 'More'")),
    Row("label-duplicate", "one row", .clean, rows(44, 1, ", label: 'More'")),
    Row("target-size", "low rows", .undecidable, rows(20, 2, ", label: 'More'")),
    Row("target-size", "rows as high as advised", .clean, rows(44, 2, ", label: 'More'")),
    Row("target-minimum", "low rows", .undecidable, rows(20, 2, ", label: 'More'")),
    Row(
      "label-duplicate", "links that may lead to one place", .undecidable,
      "More, link.\nLines\nMore, link."),
    Row("label-duplicate", "links of two names", .clean, "Line 4, link.\nLine 5, link."),
    Row(
      "label-duplicate", "links and buttons of one name each", .clean,
      "Privacy, link.\nBuy, button.\nPrivacy, link."),
  ]

  private static func own(_ elements: String) -> String {
    #"{"screen": {"platform": "ios", "width": 390, "height": 844}, "elements": [\#(elements)]}"#
  }

  private static let more = [
    Row(
      "modal-escape", "a language whose words are not known", .undecidable,
      #"{"screen": {"language": "fr"}, "elements": [{"role": "group", "modal": true, "escape": false, "children": [{"role": "button", "label": "Fermer"}]}]}"#
    ),
    Row(
      "trait-types", "a heading that may open its part", .undecidable,
      own(#"{"label": "Lines", "traits": ["button", "header"]}"#)),
    Row(
      "image-name", "a large image that nobody hears", .undecidable,
      own(#"{"role": "image", "label": "", "stop": false, "frame": [0, 100, 390, 300]}"#)),
    Row(
      "image-name", "a small image that nobody hears", .clean,
      own(#"{"role": "image", "label": "", "stop": false, "frame": [0, 100, 24, 24]}"#)),
    Row(
      "image-name", "a large image that is hidden", .clean,
      own(
        #"{"role": "image", "label": "", "stop": false, "hidden": true, "frame": [0, 100, 390, 300]}"#
      )),
    Row(
      "image-name", "a large image inside a stop", .clean,
      own(
        #"{"role": "button", "label": "Plan", "stop": true, "children": [{"role": "image", "label": "", "stop": false, "frame": [0, 100, 390, 300]}]}"#
      )),
    Row(
      "control-name", "beyond the left edge", .clean,
      android(
        "<node class=\"android.widget.Button\" clickable=\"true\" bounds=\"[-500,400][-10,600]\"/>")
    ),
    Row(
      "control-name", "below the screen", .clean,
      own(#"{"role": "button", "label": "", "frame": [10, 2000, 44, 44]}"#)),
    Row(
      "control-name", "below the screen in what scrolls", .found,
      own(
        #"{"role": "scrollView", "frame": [0, 0, 390, 844], "children": [{"role": "button", "label": "", "frame": [10, 2000, 44, 44]}]}"#
      )),
    Row(
      "control-name", "partly on the screen", .found,
      own(#"{"role": "button", "label": "", "frame": [380, 800, 44, 44]}"#)),
    Row(
      "control-name", "where nobody knows how large the screen is", .found,
      #"{"elements": [{"role": "button", "label": "", "frame": [0, 0, 44, 44]}, {"role": "button", "label": "Pay", "frame": [90, 900, 44, 44]}]}"#
    ),
    Row(
      "control-name", "in a dialog whose frame is all that is told", .found,
      "<hierarchy><node class=\"android.widget.FrameLayout\" bounds=\"[90,800][990,1600]\"><node class=\"android.widget.Button\" clickable=\"true\" bounds=\"[910,1500][990,1600]\"/></node></hierarchy>"
    ),
  ]

  private static let sizes = [
    Row(
      "target-minimum", "a switch beside a small button", .found,
      source(sized("Button", 300, 200, 16, 16) + sized("Switch", 318, 192, 51, 31))),
    Row(
      "target-minimum", "a link beside a small button", .found,
      source(sized("Button", 300, 200, 16, 16) + sized("Link", 318, 200, 51, 16))),
    Row(
      "target-minimum", "a small button alone", .clean, source(sized("Button", 300, 200, 16, 16))),
    Row(
      "target-minimum", "points are not divided", .clean,
      source(sized("Button", 30, 200, 44, 44) + sized("Button", 80, 200, 44, 44)), density: 3),
    Row(
      "target-minimum", "pixels are divided", .found,
      android(button("") + button("", x: 348)), density: 3),
    Row(
      "target-minimum", "pixels without a density", .undecidable,
      android(button("") + button("", x: 348))),
    Row(
      "target-minimum", "the density that an inventory in points tells", .clean,
      #"{"screen": {"platform": "ios", "density": 3}, "elements": [{"role": "button", "label": "One", "frame": [0, 60, 44, 44]}, {"role": "button", "label": "Two", "frame": [44, 60, 44, 44]}]}"#
    ),
  ]

  @Test("A rule says no more than the file tells", arguments: rows)
  func outcome(_ row: Row) throws {
    let result = try row.result()
    #expect(result.outcome == row.outcome, "\(result.judged) judged, \(result.undecided) undecided")
  }

  @Test(
    "What is neither yes nor no, and a trait that nobody knows, leaves a remark",
    arguments: [
      android(button("scrollable=\"maybe\"")),
      source("<XCUIElementTypeButton label=\"Pay\" traits=\"Button, Sparkling\"/>"),
      own(#"{"role": "button", "label": "Pay", "traits": ["button", "sparkling"]}"#),
    ])
  func strange(_ source: String) throws {
    #expect(try InventoryReading().read(Array(source.utf8)).remarks.count == 1)
  }

  @Test("A density that is not needed is told")
  func remark() throws {
    let inventory = try InventoryReading(.init(density: 3)).read(
      Array(Self.source(Self.sized("Button", 0, 0, 44, 44)).utf8))
    #expect(inventory.remarks.count == 1)
  }

  @Test("What somebody may judge otherwise fails no criterion")
  func uncertain() {
    for id in ["live-region", "custom-action", "target-minimum", "label-code-name"] {
      #expect(Rule.named(id)?.isFailure == false, "\(id)")
    }
  }

  @Test("A hint of TalkBack is said where much is said")
  func hint() throws {
    let inventory = try InventoryReading().read(Array("Pay, button. Charges you.".utf8))
    let speech = Speech(Hearing(inventory), .talkBack, .long)
    #expect(speech.stops[0].parts.contains("Charges you."))
    let field = try InventoryReading().read(
      Array(
        Self.android("<node class=\"android.widget.EditText\" clickable=\"true\" text=\"Ada\"/>")
          .utf8))
    #expect(Speech(Hearing(field), .talkBack, .short).stops.map(\.parts.first) == ["Ada"])
  }

  @Test("What Android leaves unspoken is no stop")
  func unspoken() throws {
    let inventory = try InventoryReading().read(
      Array(Self.android(Self.button("a11y-important=\"false\"") + Self.button("")).utf8))
    #expect(Hearing(inventory).stops.count == 1)
  }
}
