import Localization

extension Rule {
  static let screenTitle = Rule(
    "screen-title", "The screen has a title", needs: [.title], criteria: ["2.4.2"], .slows,
    why: "The title is what a screen reader says first: it tells where one is.",
    remedy: "Give the screen, pane or navigation bar a title.",
    passes: [
      "# title: Tickets\nBuy, button.",
      #"{"elements": [{"role": "navigationBar", "id": "example.org"}]}"#,
    ],
    fails: [
      #"{"screen": {"title": ""}, "elements": [{"role": "button", "label": "Buy"}]}"#,
      #"{"elements": [{"role": "navigationBar", "id": "Shop.CheckoutView", "children": []}]}"#,
      """
      {"elements": [{"role": "navigationBar", "id": "Shop.CheckoutView", "children": [
        {"role": "other", "label": "Skip", "children": [{"role": "button", "label": "Skip"}]}]}]}
      """,
    ]
  ) { judging in
    if let title = judging.inventory.screen.title {
      return judging.judge(nil, breaks: !Words.hasContent(title), "The screen has no title.")
    }
    let elements = judging.hearing.elements
    let bars = elements.indices.filter {
      elements[$0].role == .navigationBar && judging.hearing.isMet($0)
    }
    guard let bar = bars.last else { return judging.cannotTell() }
    let isNamed =
      BarTitles.isTitle(elements[bar].identifier) || BarTitles.holdsTitle(bar, judging.hearing)
    judging.judge(bar, breaks: !isNamed, "The navigation bar has no title.")
  }
}

/// Titles of navigation bars. iOS puts the title into the identifier, and the name of a class where there is none.
enum BarTitles {
  /// Whether something in a bar has a name that is not the name of a button.
  static func holdsTitle(_ bar: Int, _ hearing: Hearing) -> Bool {
    let elements = hearing.elements
    var index = bar
    while index < max(bar + 1, elements[bar].end) {
      let isHeading = elements[index].traits?.contains(.header) == true
      if elements[index].hasOwnLabel {
        if isHeading { return true }
        if elements[index].role != .button, !isBoxOfButton(index, elements) { return true }
      }
      // What stands on a button is no title.
      index = elements[index].role == .button ? max(index + 1, elements[index].end) : index + 1
    }
    return false
  }

  /// Whether a button inside has the same label.
  private static func isBoxOfButton(_ box: Int, _ elements: [Element]) -> Bool {
    guard let label = elements[box].ownLabel else { return false }
    return (box + 1..<max(box + 1, elements[box].end)).contains {
      elements[$0].role == .button
        && elements[$0].ownLabel?.utf8.elementsEqual(label.utf8) == true
    }
  }

  static func isTitle(_ identifier: String?) -> Bool {
    guard let identifier, Words.hasContent(identifier) else { return false }
    return !isClass(identifier)
  }

  /// `Shop.CheckoutView`, `_TtGC7SwiftUI19UIHostingController`, `UIView`.
  private static func isClass(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5a).contains($0 & 0xdf) || $0 == 0x5f || $0 == 0x2e
    }
    guard isPlain else { return false }
    if text.hasPrefix("_Tt") || text.hasPrefix("_UI") { return true }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, let first = last.utf8.first, (0x41...0x5a).contains(first) else {
      return false
    }
    if parts.count == 2, !parts[0].isEmpty { return true }
    return parts.count == 1 && last.hasPrefix("UI")
      && (last.hasSuffix("View") || last.hasSuffix("Controller"))
  }
}
