import Localization

extension Rule {
  static let screenTitle = Rule(
    "screen-title", "The screen has a title", needs: [], criteria: ["2.4.2"], .slows,
    why: "The title is what a screen reader says first: it tells where one is.",
    remedy: "Give the screen, pane or navigation bar a title.",
    passes: ["# title: Tickets\nBuy, button."],
    fails: [
      #"{"screen": {"title": ""}, "elements": [{"role": "button", "label": "Buy"}]}"#
    ]
  ) { judging in
    if judging.inventory.facts.contains(.title), judging.inventory.format != .flutter {
      let title = judging.inventory.screen.title
      return judging.judge(nil, breaks: !Words.hasContent(title), "The screen has no title.")
    }
    let elements = judging.hearing.elements
    let bars = elements.indices.filter {
      elements[$0].role == .navigationBar && judging.hearing.isMet($0)
    }
    guard let bar = bars.last else { return judging.cannotTell() }
    let isNamed =
      Words.hasContent(elements[bar].identifier)
      || (bar..<max(bar + 1, elements[bar].end)).contains {
        elements[$0].role != .button && elements[$0].hasOwnLabel
      }
    judging.judge(bar, breaks: !isNamed, "The navigation bar has no title.")
  }
}
