import Foundation
import JSON
import Testing

@testable import Elements

/// Real dumps whose counts somebody made independently; they lie beside the repository, not in it.
@Suite("Samples")
struct SampleTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../shared/data/element-samples").standardizedFileURL

  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  static let files = [
    "android-appium/settings-datetime-en.xml", "android-uiautomator/lingbook-home-zh.xml",
    "ios-appium/settings-accessibility-en.xml", "ios-xcuitest/xqdemo-me-zh.txt",
    "ios-xcuitest/sessiometer-macos.txt",
  ]

  @Test(
    "A sample has the counts that were expected of it",
    .enabled(if: isThere, "../shared/data/element-samples is not there"),
    arguments: files)
  func counts(_ file: String) throws {
    let folder = Self.folder
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("EXPECTED.json")))
    let expected = try #require(try JSONReader.read(bytes).root[key: file])
    let inventory = try InventoryReading().read(
      Array(try Data(contentsOf: folder.appendingPathComponent(file))))
    let count = SampleCounts(inventory)
    var compared = 0
    for member in expected.members {
      guard let key = member.key.string, let number = member.value.integer,
        let found = count.number(key)
      else { continue }
      #expect(found == number, "\(key)")
      compared += 1
    }
    #expect(compared > 8)
    let types = expected[key: "types"] ?? expected[key: "classes"]
    for member in types?.members ?? expected.members where member.value.integer != nil {
      guard types != nil, let name = member.key.string else { continue }
      #expect(count.types[name] == member.value.integer, "\(name)")
    }
  }
}

/// The counts that EXPECTED.json names, made of an inventory.
struct SampleCounts {
  let inventory: Inventory
  let types: [String: Int]

  init(_ inventory: Inventory) {
    self.inventory = inventory
    types = inventory.elements.reduce(into: [:]) { types, element in
      let short = element.typeName.split(separator: ".").last.map(String.init) ?? ""
      types[short, default: 0] += 1
    }
  }

  private func count(_ holds: (Element) -> Bool) -> Int { inventory.elements.count(where: holds) }

  private func isNamedInside(_ element: Element, _ index: Int) -> Bool {
    (index..<max(index + 1, element.end)).contains { inventory.elements[$0].hasOwnLabel }
  }

  func number(_ key: String) -> Int? {
    let all = inventory.elements
    let isAndroid = inventory.screen.platform == .android
    switch key {
    case "elements", "nodes": return all.count
    case "maxDepth": return (all.map(\.depth).max() ?? 0) + 1
    case "maxLevel": return all.map(\.depth).max() ?? 0
    case "withText": return count { Words.hasContent($0.text) }
    case "withContentDesc": return count { Words.hasContent($0.label) }
    case "withOwnLabel": return count(\.hasOwnLabel)
    case "withResourceId": return count { $0.identifier != nil }
    case "withLabel":
      return count { Words.hasContent($0.label) && $0.typeName != "Application" }
        + count { $0.typeName == "Application" && Words.hasContent($0.label) && !isTitled($0) }
    case "withValue": return count { $0.value.map { !$0.isEmpty } ?? false }
    case "withName": return count { Words.hasContent($0.identifier) }
    case "clickable": return count { $0.states.holds(.clickable) }
    case "clickableWithoutOwnLabel":
      return count { $0.states.holds(.clickable) && !$0.hasOwnLabel }
    case "clickableWithoutLabelAnywhere":
      return all.enumerated().count {
        $0.element.states.holds(.clickable) && !isNamedInside($0.element, $0.offset)
      }
    case "focusable": return count { $0.states.holds(.focusable) }
    case "scrollable": return count { $0.states.holds(.scrollable) }
    case "checkable": return count { $0.states.holds(.checkable) }
    case "checked": return count { $0.states.holds(.checked) }
    case "selected": return count { $0.states.holds(.selected) }
    case "longClickable": return count { $0.states.holds(.longClickable) }
    case "disabled": return count { $0.states.isNot(.enabled) }
    case "notVisible": return count { $0.states.isNot(.visible) }
    case "bounds" where isAndroid, "frames" where !isAndroid: return count { $0.frame != nil }
    case "boundsEmptyOrNegative", "framesEmptyOrNegative":
      return count { $0.frame?.isEmpty == true }
    case "image": return count { $0.role == .image }
    default: return nil
    }
  }

  /// Of a menu-bar app the title stands where others have a label.
  private func isTitled(_ element: Element) -> Bool { inventory.screen.platform == .mac }
}
