import Localization

extension Rule {
  static let targetMinimum = Rule(
    "target-minimum", "Targets are 24 by 24 or stand apart", needs: [.roles, .frames, .points],
    criteria: ["2.5.8"], .serious,
    why: "Fingers that tremble, and small switches of attention, hit the neighbour.",
    remedy: "Make the touchable area at least 24 by 24, or leave room around it.",
    passes: [
      #"{"elements": [{"role": "button", "label": "Close", "frame": [10, 60, 44, 44]}]}"#,
      #"{"elements": [{"role": "button", "label": "Close", "frame": [10, 60, 20, 20]}]}"#,
    ],
    fails: [
      """
      {"elements": [{"role": "button", "label": "Close", "frame": [10, 60, 20, 20]},
        {"role": "button", "label": "Help", "frame": [32, 60, 20, 20]}]}
      """,
      """
      {"elements": [{"role": "button", "label": "Info", "frame": [300, 200, 16, 16]},
        {"role": "toggle", "label": "Night trams", "frame": [318, 192, 51, 31]}]}
      """,
    ]
  ) { judging in
    let targets = Targets(judging.hearing)
    for target in targets.chosen {
      judging.judge(
        target.stop.element, breaks: targets.isCrowded(target),
        "It measures \(target.size), and a circle of 24 around it meets another target.")
    }
    for row in targets.possible where row.smaller(than: Targets.least) { judging.cannotTell() }
  }
}
