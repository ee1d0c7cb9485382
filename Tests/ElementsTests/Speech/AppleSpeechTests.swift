import Testing

@testable import Elements

/// What VoiceOver makes of the sources that tools write on iOS.
@Suite("Speech on iOS")
struct AppleSpeechTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let what: String
    let spoken: [String]
    let source: String
    var language = "en"

    init(_ what: String, _ spoken: [String], _ source: String, _ language: String = "en") {
      self.what = what
      self.spoken = spoken
      self.source = source
      self.language = language
    }

    var testDescription: String { what }

    func words() throws -> [String] {
      let reading = InventoryReading(.init(language: language))
      let inventory = try reading.read(Array(AppleCaseTests.source(source).utf8))
      return Speech(Hearing(inventory), .voiceOver, .short).stops.map(\.words)
    }
  }

  private static func one(_ type: String, _ more: String, inside: String = "") -> String {
    "<XCUIElementType\(type) x=\"20\" y=\"100\" width=\"200\" height=\"50\" \(more)>\(inside)</XCUIElementType\(type)>"
  }

  private static let tabs = AppleCaseTests.bar(
    "TabBar",
    one(
      "Other", "",
      inside: one("Button", "label=\"Lines\" value=\"1\"") + one("Button", "label=\"Map\"")))

  private static let warning =
    one("StaticText", "label=\"Pay now?\"") + one("Button", "label=\"No\"")
    + one("Button", "label=\"Yes\"")

  static let rows =
    values + stops + [
      Row("tabs", ["selected, Lines, tab, 1 of 2", "Map, tab, 2 of 2"], tabs),
      Row("tabs in German", ["ausgewählt, Lines, Tab, 1 von 2", "Map, Tab, 2 von 2"], tabs, "de"),
      Row(
        "the way back", ["Lines, back button"],
        AppleCaseTests.bar("NavigationBar", one("Button", "name=\"BackButton\" label=\"Lines\""))),
      Row(
        "the way back in German", ["Linien, Zurück-Taste"],
        AppleCaseTests.bar("NavigationBar", one("Button", "name=\"BackButton\" label=\"Linien\"")),
        "de"),
      Row(
        "a heading of a box", ["Night trams, heading"],
        one("Other", "label=\"Night trams\" traits=\"Header\"")),
      Row(
        "a button that is a heading too", ["Night trams, button, heading"],
        one("Button", "label=\"Night trams\" traits=\"Button, Header\"")),
      Row(
        "a text that is a link", ["Terms, link"],
        one("StaticText", "label=\"Terms\" traits=\"Link, StaticText\"")),
      Row(
        "a picture that is a link", ["Harbour, link, image"],
        one("Image", "label=\"Harbour\" traits=\"Link, Image\"")),
      Row("a link", ["Terms, link"], one("Link", "label=\"Terms\" traits=\"Link\"")),
    ]

  private static let values = [
    Row(
      "selected, as WebDriverAgent has it", ["selected, Lines, button"],
      one("Button", "label=\"Lines\" value=\"1\"")),
    Row(
      "selected, and told twice", ["selected, Lines, button"],
      one("Button", "label=\"Lines\" value=\"1\" traits=\"Selected, Button\"")),
    Row(
      "a value of 1", ["Messages, 1, button"],
      one("Button", "label=\"Messages\" value=\"1\" traits=\"Button\"")),
    Row(
      "a value of 1, and not selected", ["Messages, 1, button"],
      one("Button", "label=\"Messages\" value=\"1\" selected=\"false\"")),
    Row(
      "a value of 2", ["Messages, 2, button"], one("Button", "label=\"Messages\" value=\"2\"")),
    Row(
      "a switch", ["Night trams, on, switch button"],
      one("Switch", "label=\"Night trams\" value=\"1\"")),
    Row(
      "a text with a space", ["leaves at night"],
      one("StaticText", "label=\"leaves at night\" value=\" leaves at night\"")),
    Row(
      "a text behind a bullet", ["The harbour"],
      one("StaticText", "label=\"The harbour\" value=\"• The harbour \"")),
    Row(
      "a value that ends with the same digits", ["50, 250"],
      one("StaticText", "label=\"50\" value=\"250\"")),
    Row(
      "a text with a value of its own", ["Next tram, 3 minutes"],
      one("StaticText", "label=\"Next tram\" value=\"3 minutes\"")),
  ]

  private static let stops = [
    Row(
      "a button over the whole screen that holds controls",
      ["Pay now?", "No, button", "Yes, button"],
      "<XCUIElementTypeButton x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(warning)</XCUIElementTypeButton>"
    ),
    Row(
      "a button over the whole screen that has a name", ["Close, button"],
      "<XCUIElementTypeButton label=\"Close\" x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(warning)</XCUIElementTypeButton>"
    ),
    Row(
      "a button that holds controls and is no screen", ["Pay now?, button"],
      one("Button", "", inside: warning)),
    Row(
      "a button in a field", ["Password, secure text field", "Show password, button"],
      one(
        "SecureTextField", "label=\"Password\"",
        inside: one("Button", "label=\"Show password\"", inside: one("Image", "label=\"Eye\"")))),
    Row(
      "texts in a field", ["Password, secure text field", "Show password, button", "After"],
      one(
        "SecureTextField", "label=\"Password\"",
        inside: one("StaticText", "label=\"Typed\"") + one("Button", "label=\"Show password\"")
          + one("StaticText", "label=\"Also typed\"")) + one("StaticText", "label=\"After\"")),
    Row(
      "a button in a field, where the file tells stops",
      ["Password, secure text field", "Show password, button"],
      one(
        "SecureTextField", "label=\"Password\" accessible=\"true\"",
        inside: one("StaticText", "label=\"Typed\" accessible=\"true\"")
          + one("Button", "label=\"Show password\" accessible=\"true\""))),
  ]

  @Test("A stop is said as VoiceOver says it", arguments: rows)
  func spoken(_ row: Row) throws {
    #expect(try row.words() == row.spoken)
  }

  @Test("A button of a field that can be reached is not swallowed")
  func swallowed() throws {
    let row = try #require(Self.stops.last)
    let inventory = try InventoryReading().read(Array(AppleCaseTests.source(row.source).utf8))
    let rule = try #require(Rule.named("swallowed"))
    #expect(RuleResult(rule, Hearing(inventory)).outcome == .clean)
  }

  @Test("A selected tab in JSON of WebDriverAgent")
  func json() throws {
    let source =
      #"{"type": "TabBar", "rect": {"x": 0, "y": 0, "width": 390, "height": 80}, "children": [{"type": "Button", "label": "Lines", "value": "1", "rect": {"x": 0, "y": 0, "width": 90, "height": 80}}]}"#
    let inventory = try InventoryReading().read(Array(source.utf8))
    let speech = Speech(Hearing(inventory), .voiceOver, .short)
    #expect(speech.stops.map(\.words) == ["selected, Lines, tab, 1 of 1"])
  }
}
