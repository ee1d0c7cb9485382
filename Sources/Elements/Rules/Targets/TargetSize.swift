import Localization

extension Rule {
  static let targetSize = Rule(
    "target-size", "Targets are as large as the platform advises",
    platforms: [.ios, .android], needs: [.roles, .frames, .points], criteria: ["2.5.5"], .slight,
    why: "A finger covers 7 to 10 millimetres; smaller targets are missed.",
    remedy: "Make the touchable area at least 44 by 44 points on iOS, 48 by 48 dp on Android.",
    passes: [
      #"{"elements": [{"role": "button", "label": "Close", "frame": [10, 60, 44, 44]}]}"#,
      """
      {"screen": {"platform": "ios"}, "elements": [{"role": "navigationBar", "id": "Lines", "children": [
        {"role": "button", "label": "Close", "frame": [10, 60, 36, 36]}]}]}
      """,
    ],
    fails: [#"{"elements": [{"role": "button", "label": "Close", "frame": [10, 60, 44, 30]}]}"#]
  ) { judging in
    let least: Double = judging.inventory.screen.platform == .android ? 48 : 44
    let targets = Targets(judging.hearing)
    let bars = SystemBars(judging.hearing)
    for target in targets.chosen where !bars.enlarge(target.stop) {
      judging.judge(
        target.stop.element, breaks: target.smaller(than: least),
        "It measures \(target.size); \(Frame.text(least)) by \(Frame.text(least)) are advised.")
    }
    for row in targets.possible where row.smaller(than: least) { judging.cannotTell() }
  }
}
