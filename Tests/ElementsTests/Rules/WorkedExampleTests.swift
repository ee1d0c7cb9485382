import Testing

@testable import Elements

/// Situations that texts about mobile accessibility use to explain how controls are heard.
@Suite("Worked examples")
struct WorkedExampleTests {
  private func audit(_ text: String, _ given: InventoryReading.Given = .init(isTyped: true)) throws
    -> Audit
  {
    Audit(try InventoryReading(given).read(Array(text.utf8)))
  }

  private func found(_ audit: Audit) -> [String] { audit.findings.map(\.rule.id) }

  @Test("A length of time without a spoken form is found, its spoken form is not")
  func duration() throws {
    #expect(found(try audit("0:10")) == ["value-spoken"])
    #expect(found(try audit("10 seconds")).isEmpty)
  }

  @Test("Start and stop that a view draws by itself are missing where the file tells")
  func drawn() throws {
    let drawn = try audit(
      #"{"elements": [{"role": "group", "label": "", "shows": ["Start", "Stop"]}]}"#, .init())
    #expect(found(drawn) == ["drawn-controls"])
    let told = try InventoryReading().read(
      Array(
        #"<hierarchy><node class="android.view.View" clickable="false" bounds="[0,0][900,900]"/></hierarchy>"#
          .utf8))
    let result = Audit(told).results.first { $0.rule.id == "drawn-controls" }
    #expect(result?.outcome == .undecidable)
  }

  @Test("A slider that counts travellers in percent is found, and its grouped version is not")
  func slider() throws {
    #expect(
      found(try audit("Travellers\nTravellers, 0 percent, adjustable.")).contains("value-percent"))
    #expect(found(try audit("Travellers, no travellers, adjustable.")).isEmpty)
  }

  @Test("A rating is five stops before and three after grouping")
  func rating() throws {
    let apart = """
      {"elements": [{"role": "staticText", "label": "Tram 4", "stop": true},
        {"role": "group", "children": [{"role": "staticText", "label": "Rating", "stop": true},
          {"role": "staticText", "label": "4.5", "stop": true},
          {"role": "staticText", "label": "200 votes", "stop": true}]},
        {"role": "button", "label": "Buy", "stop": true}]}
      """
    let grouped = apart.replacing(
      #"{"role": "group", "#,
      with: #"{"role": "group", "stop": true, "label": "Rated 4.5 by 200", "#)
    let (before, after) = (try audit(apart, .init()), try audit(grouped, .init()))
    #expect(Speech(before.hearing, .voiceOver, .short).stops.count == 5)
    let speech = Speech(after.hearing, .voiceOver, .short)
    #expect(speech.stops.map(\.words) == ["Tram 4", "Rated 4.5 by 200", "Buy, button"])
    #expect(speech.stops.last?.swipes == 3)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let rules: [String]

    var testDescription: String { line }
  }

  @Test(
    "Labels and hints are judged apart",
    arguments: [
      Row(line: "Submit button, button.", rules: ["label-type-word"]),
      Row(line: "Submit, button.", rules: []),
      Row(line: "Save, button. Saves.", rules: []),
      Row(line: "Save, button. Save.", rules: ["hint-verb", "hint-repeats"]),
      Row(line: "Save, button. Saves", rules: ["hint-form"]),
    ])
  func labels(_ row: Row) throws {
    #expect(found(try audit(row.line)) == row.rules)
  }

  @Test("One adjustable element is better than five buttons")
  func pizza() throws {
    let five = try audit(
      "Tiny, button.\nSmall, button.\nMedium, button.\nLarge, button.\nExtra large, button.\nOrder, button."
    )
    let one = try audit("Size, medium, adjustable.\nOrder, button.")
    #expect(found(five) == ["adjustable-instead"])
    #expect(found(one).isEmpty)
    let comparison = InventoryComparison(five, one)
    #expect(comparison.stops == (6, 2))
    #expect(comparison.findings == (1, 0))
    #expect(comparison.items.filter { $0.change == .gone }.count == 5)
    #expect(comparison.items.filter { $0.change == .new }.map(\.name) == ["Size"])
  }

  @Test("A comparison tells better, worse, new, gone and moved")
  func comparison() throws {
    let before = try audit(
      "One, button.\nTwo, button.\nthree, button.\nFour, button.\nFive, button.")
    let after = try audit("Four, button.\nOne, button.\ntwo, button.\nThree, button.\nSix, button.")
    let items = InventoryComparison(before, after).items
    func names(_ change: InventoryComparison.Change) -> [String] {
      items.filter { $0.change == change }.map(\.name)
    }
    #expect(names(.better) == ["Three"])
    #expect(names(.worse) == ["two"])
    #expect(names(.new) == ["Six"])
    #expect(names(.gone) == ["Five"])
    #expect(names(.moved) == ["Four"])
  }
}
