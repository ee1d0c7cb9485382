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
    names + sizes + [
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
