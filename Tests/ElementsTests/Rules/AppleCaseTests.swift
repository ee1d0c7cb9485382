import Testing

@testable import Elements

/// What rules say of controls that iOS itself draws, and of what looks like them.
@Suite("Cases of rules on iOS")
struct AppleCaseTests {
  typealias Row = RuleCaseTests.Row

  /// A source of WebDriverAgent with these elements on one screen.
  static func source(_ elements: String) -> String {
    "<AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(elements)</XCUIElementTypeApplication></AppiumAUT>"
  }

  /// One element of 30 by 30, which is too small.
  static func small(
    _ type: String, _ more: String = "", label: String = "One", x: Int = 40, inside: String = ""
  ) -> String {
    "<XCUIElementType\(type) label=\"\(label)\" x=\"\(x)\" y=\"70\" width=\"30\" height=\"30\" \(more)>\(inside)</XCUIElementType\(type)>"
  }

  /// A bar over the width of the screen.
  static func bar(_ type: String, _ inside: String, name: String = "") -> String {
    "<XCUIElementType\(type) name=\"\(name)\" x=\"0\" y=\"60\" width=\"390\" height=\"50\">\(inside)</XCUIElementType\(type)>"
  }

  static let rows = types + sizes + names + titles

  private static let types = [
    Row(
      "trait-types", "a switch of the system", .clean,
      source(small("Switch", "traits=\"ToggleButton, StaticText, Button\""))),
    Row(
      "trait-types", "a row of the system that switches", .clean,
      source(small("Cell", "traits=\"ToggleButton, Button\""))),
    Row(
      "trait-types", "a text that is a link", .clean,
      source(small("StaticText", "traits=\"Link, StaticText\""))),
    Row(
      "trait-types", "a button that is a link", .found,
      source(small("Button", "traits=\"Link, Button\""))),
  ]

  private static let sizes = [
    Row(
      "target-size", "a button in a navigation bar", .clean,
      source(bar("NavigationBar", small("Other", inside: small("Button"))))),
    Row("target-size", "a button in a toolbar", .clean, source(bar("Toolbar", small("Button")))),
    Row("target-size", "a tab", .clean, source(bar("TabBar", small("Button")))),
    Row("target-size", "a button in a bar of one's own", .found, source(small("Button"))),
    Row(
      "target-minimum", "two small buttons in a navigation bar", .found,
      source(bar("NavigationBar", dot(40) + dot(60)))),
    Row(
      "target-size", "a toolbar of Android", .found,
      #"{"screen": {"platform": "android", "density": 1}, "elements": [{"role": "toolbar", "frame": [0, 0, 400, 60], "children": [{"role": "button", "label": "Pay", "frame": [10, 10, 30, 30]}]}]}"#
    ),
    Row("target-size", "the search field of the system", .clean, source(small("SearchField"))),
    Row("target-size", "a field", .found, source(small("TextField"))),
    Row(
      "target-size", "a text that is a link", .clean,
      source(small("StaticText", "traits=\"Link, StaticText\""))),
    Row(
      "target-size", "a part of a segmented control", .clean,
      source(small("SegmentedControl", inside: small("Button")))),
    Row(
      "target-size", "a button inside a part of a segmented control", .found,
      source(small("SegmentedControl", inside: small("Other", inside: small("Button"))))),
  ]

  private static func dot(_ x: Int) -> String {
    "<XCUIElementTypeButton label=\"Dot \(x)\" x=\"\(x)\" y=\"80\" width=\"16\" height=\"16\"/>"
  }

  private static let names = [
    Row(
      "label-duplicate", "a tab and a button", .clean,
      source(small("Button") + bar("TabBar", small("Button")))),
    Row(
      "label-duplicate", "two tabs", .found,
      source(bar("TabBar", small("Button") + small("Button", x: 90)))),
    Row(
      "label-duplicate", "the way back and a button", .clean,
      source(
        bar("NavigationBar", small("Button", "name=\"BackButton\"")) + small("Button", x: 90))),
    Row(
      "label-duplicate", "a way back that is no part of a bar", .found,
      source(small("Button", "name=\"BackButton\"") + small("Button", x: 90))),
    Row(
      "control-name", "a text view that shows a text", .undecidable,
      source(small("TextView", "value=\"The tram waits for two minutes.\"", label: ""))),
    Row(
      "control-name", "a text view with nothing in it", .found, source(small("TextView", label: ""))
    ),
    Row(
      "control-name", "a field with what was typed", .found,
      source(small("TextField", "value=\"Harbour\"", label: ""))),
    Row("label-code-name", "three humps", .found, "mapTramLineLarge, button."),
    Row("label-code-name", "two humps, the second of a drawing", .found, "tramLarge, button."),
    Row("label-code-name", "a picture of three humps", .found, "harbourAtNight, image."),
    Row("label-code-name", "a tab of two humps", .found, "ticketIcon, tab."),
    Row(
      "label-code-name", "brands", .clean,
      "iPhone, button.\neBay, button.\nYouTube, button.\niOS, button.\nGitHub, button."),
    Row(
      "label-code-name", "brands of three humps", .clean,
      "OpenStreetMap, button.\niPadOS, button.\niCloudDrive, button.\nmacOS, button."),
    Row("label-code-name", "two humps that say nothing of a drawing", .clean, "annaMeyer, button."),
    Row("label-code-name", "words", .clean, "Show the tramLarge drawing, button."),
    Row("label-code-name", "a field", .clean, "mapTramLineLarge, text field."),
  ]

  private static let titles = [
    Row(
      "screen-title", "a box around a button", .found,
      source(bar("NavigationBar", small("Other", inside: small("Button"))))),
    Row(
      "screen-title", "a text on a button", .found,
      source(bar("NavigationBar", small("Button", inside: small("StaticText"))))),
    Row(
      "screen-title", "a box around a button of another name", .clean,
      source(bar("NavigationBar", small("Other", label: "Lines", inside: small("Button"))))),
    Row(
      "screen-title", "a heading that opens a menu", .clean,
      source(bar("NavigationBar", small("PopUpButton", "traits=\"Header\"")))),
    Row("screen-title", "a text", .clean, source(bar("NavigationBar", small("StaticText")))),
  ]

  @Test("What iOS draws itself is judged as what it is", arguments: rows)
  func outcome(_ row: Row) throws {
    let result = try row.result()
    #expect(result.outcome == row.outcome, "\(result.judged) judged, \(result.undecided) undecided")
  }
}
