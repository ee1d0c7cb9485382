import Localization

extension Rule {
  static let headings = Rule(
    "headings", "Headings are marked", needs: [.headings], criteria: ["1.3.1", "2.4.6"], .slows,
    why: "People jump from heading to heading instead of hearing the whole screen.",
    remedy: "Mark the titles of the screen's parts as headings.",
    passes: ["Lines, heading.\nOne\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight", "Buy, button."],
    fails: ["Lines\nOne\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight"]
  ) { judging in
    let count = judging.stops.count
    guard count > 7 else { return }
    let isMarked = judging.hearing.elements.indices.contains {
      judging.hearing.isMet($0)
        && (judging.hearing.elements[$0].states.holds(.heading)
          || judging.hearing.elements[$0].traits?.contains(.header) == true)
    }
    judging.judge(
      nil, breaks: !isMarked,
      "\(count, "stop has", "stops have") no heading among them.")
  }
}
