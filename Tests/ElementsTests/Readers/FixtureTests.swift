import Foundation
import Testing
import Wording

@testable import Elements

/// Files as they come out of tools, logs and notes; all content is invented.
@Suite("Fixtures of readers")
struct FixtureTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let format: InventoryFormat
    let elements: Int
    let spoken: [String]
    var remarks = 0

    var testDescription: String { file }
  }

  static let rows = [
    Row(
      file: "android-names-from-inside.xml", format: .uiautomator, elements: 9,
      spoken: ["Line 4, To the sea", "More about line 4, button", "unlabelled, button"]),
    Row(
      file: "android-off-screen.xml", format: .uiautomator, elements: 6,
      spoken: ["Seen, button", "Left, button"]),
    Row(
      file: "android-two-packages.xml", format: .uiautomator, elements: 4, spoken: ["Buy, button"]),
    Row(file: "android-rotated.xml", format: .uiautomator, elements: 1, spoken: ["Buy, button"]),
    Row(
      file: "android-declaration-unquoted.xml", format: .uiautomator, elements: 1,
      spoken: ["Buy, button"]),
    Row(
      file: "android-escaped-quotes.txt", format: .uiautomator, elements: 1,
      spoken: ["Buy & go, button"]),
    Row(
      file: "android-json-wrapped.json", format: .uiautomator, elements: 2, spoken: ["Buy, button"]),
    Row(file: "android-logcat.txt", format: .uiautomator, elements: 2, spoken: ["Buy, button"]),
    Row(file: "android-comment.txt", format: .uiautomator, elements: 2, spoken: ["Buy, button"]),
    Row(
      file: "android-emoji.xml", format: .uiautomator, elements: 1,
      spoken: ["Ride 😊 <now>, button"]),
    Row(
      file: "android-bare-ampersand.xml", format: .uiautomator, elements: 1,
      spoken: ["Bus & tram, button"], remarks: 1),
    Row(
      file: "android-utf16.xml", format: .uiautomator, elements: 1, spoken: ["Fährkarte, button"]),
    Row(file: "android-bom.xml", format: .uiautomator, elements: 1, spoken: ["Buy, button"]),
    Row(
      file: "android-appium-inner-class.xml", format: .appiumAndroid, elements: 2,
      spoken: ["Lines, tab"]),
    Row(
      file: "android-switch-in-row.xml", format: .uiautomator, elements: 4,
      spoken: ["on, Night trams, switch"]),
    Row(
      file: "xcuitest-plain.txt", format: .debugDescription, elements: 7,
      spoken: ["Tickets", "Buy, button", "Child, on, switch button"]),
    Row(
      file: "xcuitest-one-line.txt", format: .debugDescription, elements: 7,
      spoken: ["Tickets", "Don't wait, button", "Child, on, switch button"]),
    Row(
      file: "xcuitest-no-attributes.txt", format: .debugDescription, elements: 7,
      spoken: ["Tickets", "Buy, button", "Child, on, switch button"]),
    Row(
      file: "xcuitest-in-comment.swift", format: .debugDescription, elements: 7,
      spoken: ["Tickets", "Buy, button", "Child, on, switch button"], remarks: 1),
    Row(
      file: "xcuitest-prose-inside.txt", format: .debugDescription, elements: 7,
      spoken: ["Tickets", "Buy, button", "Child, on, switch button"], remarks: 1),
    Row(
      file: "xcuitest-unquoted-value.txt", format: .debugDescription, elements: 6,
      spoken: [
        "Travellers, 0%, adjustable", "Trams that leave fr...",
        "selected, It's late, isn't it, button", "Night, dimmed, button",
      ]),
    Row(
      file: "xcuitest-2018.txt", format: .debugDescription, elements: 5,
      spoken: ["Lines, heading", "selected, Buy, button"]),
    Row(
      file: "xcuitest-six-others.txt", format: .debugDescription, elements: 7,
      spoken: ["Next tram in 3 minutes"]),
    Row(
      file: "xcuitest-two-line-label.txt", format: .debugDescription, elements: 3,
      spoken: ["First line second line", "Buy, button"]),
    Row(
      file: "xcuitest-cut-off.txt", format: .debugDescription, elements: 7,
      spoken: ["Tickets", "Buy, button", "Ch, switch button"]),
    Row(
      file: "xcuitest-unknown-role.txt", format: .debugDescription, elements: 2, spoken: ["Map"]),
    Row(
      file: "xcuitest-two-windows.txt", format: .debugDescription, elements: 4,
      spoken: ["Buy, button"], remarks: 1),
    Row(
      file: "xcuitest-two-screens.txt", format: .debugDescription, elements: 3,
      spoken: ["Buy, button"], remarks: 1),
    Row(
      file: "xcuitest-tab-bar.txt", format: .debugDescription, elements: 7,
      spoken: ["Lines, back button", "selected, Lines, tab, 1 of 2", "Map, tab, 2 of 2"]),
    Row(file: "wda-plain.xml", format: .appiumIOS, elements: 3, spoken: ["Buy, button"]),
    Row(
      file: "wda-source.json", format: .appiumIOS, elements: 2, spoken: ["Buy, dimmed, button"]),
    Row(
      file: "android-comment-wrapped.txt", format: .uiautomator, elements: 1,
      spoken: ["Buy, button"]),
    Row(file: "wda-traits.xml", format: .appiumIOS, elements: 2, spoken: ["Lines, heading"]),
    Row(
      file: "flutter-plain.txt", format: .flutter, elements: 7,
      spoken: [
        "Tickets, heading", "Buy, button", "button", "Travellers of all ages, 2, adjustable",
      ]),
    Row(
      file: "flutter-logcat.txt", format: .flutter, elements: 7,
      spoken: [
        "Tickets, heading", "Buy, button", "button", "Travellers of all ages, 2, adjustable",
      ]),
    Row(
      file: "flutter-ios-log.txt", format: .flutter, elements: 7,
      spoken: [
        "Tickets, heading", "Buy, button", "button", "Travellers of all ages, 2, adjustable",
      ]),
    Row(
      file: "flutter-first-line-only.txt", format: .flutter, elements: 7,
      spoken: [
        "Tickets, heading", "Buy, button", "button", "Travellers of all ages, 2, adjustable",
      ]),
    Row(
      file: "flutter-verbose-log.txt", format: .flutter, elements: 7,
      spoken: [
        "Tickets, heading", "Buy, button", "button", "Travellers of all ages, 2, adjustable",
      ]),
    Row(
      file: "flutter-unknown-prefix.txt", format: .flutter, elements: 6,
      spoken: ["Tickets, heading", "Buy, button", "Travellers of all ages, 2, adjustable"],
      remarks: 1),
    Row(file: "maestro-android.json", format: .maestro, elements: 3, spoken: ["Back, button"]),
    Row(file: "maestro-ios.json", format: .maestro, elements: 2, spoken: ["Buy, button"]),
    Row(
      file: "own.json", format: .inventory, elements: 5,
      spoken: ["Tickets, heading, 1", "Rating, 4 of 5", "Buy, button"], remarks: 1),
    Row(
      file: "typed.txt", format: .typed, elements: 6,
      spoken: [
        "Song of the tram", "Position, 10 seconds of 3 minutes, adjustable", "Play, button",
        "Back, at once, dimmed, button", "selected, Home, tab", "Charts, heading, 2",
      ]),
    Row(
      file: "typed-de.txt", format: .typed, elements: 3,
      spoken: ["Fahrkarten, Überschrift", "Kaufen, Taste", "Reisende, 2 Personen, anpassbar"]),
    Row(file: "typed-zh.txt", format: .typed, elements: 2, spoken: ["车票, 标题", "购买, 按钮"]),
  ]

  @Test("A file is read with its elements and what is heard", arguments: rows)
  func reads(_ row: Row) throws {
    let inventory = try InventoryReading().read(Fixtures.bytes(row.file))
    #expect(inventory.format == row.format)
    #expect(inventory.elements.count == row.elements)
    #expect(inventory.remarks.count == row.remarks, "\(inventory.remarks)")
    let speech = Speech(Hearing(inventory), ScreenReader(inventory.screen.platform), .short)
    #expect(speech.stops.map(\.words) == row.spoken)
  }

  @Test("Trees are closed: each element ends inside the one around it", arguments: rows)
  func closed(_ row: Row) throws {
    let inventory = try InventoryReading().read(Fixtures.bytes(row.file))
    for (index, element) in inventory.elements.enumerated() {
      #expect(element.end > index && element.end <= inventory.elements.count)
      guard let parent = element.parent else { continue }
      #expect(parent < index && element.end <= inventory.elements[parent].end)
      #expect(element.depth == inventory.elements[parent].depth + 1)
    }
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let file: String
    let error: String

    var testDescription: String { file }
  }

  static let bad = [
    Bad(file: "bad-entity-bomb.xml", error: "x:2:1: a document type stands here"),
    Bad(file: "bad-mismatch.xml", error: "x:3:1: this end tag closes"),
    Bad(file: "bad-attribute.xml", error: "x:2:12: an attribute with its value"),
    Bad(file: "bad-nul.xml", error: "x:1:38: a NUL byte"),
    Bad(file: "bad-prose.txt", error: "x: this is none of the formats"),
    Bad(file: "bad-json.json", error: "x:2:21: "),
    Bad(file: "bad-frame.json", error: "x:2:31: a frame is [x, y, width, height]"),
    Bad(
      file: "bad-newer-inventory.json",
      error: "x:1:12: unknown version of the format: this kerb reads kerb-inventory/1"),
    Bad(file: "bad-html.html", error: "x:1:1: a document type"),
    Bad(file: "bad-tree-of-a-browser.json", error: "x: this is none of the formats"),
    Bad(file: "bad-children-only.json", error: "x: this is none of the formats"),
    Bad(file: "bad-elements-of-others.json", error: "x: this is none of the formats"),
    Bad(file: "bad-empty.txt", error: "x: the file is empty"),
    Bad(file: "bad-checker.txt", error: "x: this file lists findings"),
    Bad(
      file: "android-truncated.xml",
      error: "x:2:634: the file ends in the middle of the tree, after 2 tags"),
    Bad(
      file: "android-json-cut-off.json",
      error: "x:1:570: the file ends in the middle of the tree, after 2 tags"),
  ]

  @Test("What cannot be read says where and why", arguments: bad)
  func refuses(_ row: Bad) throws {
    let bytes = try Fixtures.bytes(row.file)
    #expect {
      try InventoryReading().read(bytes)
    } throws: { error in
      let text = (error as? ReadingFault)?.error(in: "x").description ?? "\(error)"
      let isRight = text.hasPrefix("error: \(row.error)")
      if !isRight { Issue.record("\(text)") }
      return isRight
    }
  }
}

enum Fixtures {
  static func bytes(_ name: String, from place: String = #filePath) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }
}
