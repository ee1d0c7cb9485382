import Localization

extension Rule {
  static let liveRegion = Rule(
    "live-region", "What changes by itself is a live region", platforms: [.android],
    needs: [.liveRegions, .changes], criteria: ["4.1.3"], .serious,
    why: "Who does not see the change learns nothing of it.",
    remedy: "Make it a live region: polite for news, assertive for what cannot wait.",
    passes: [
      #"{"screen": {"platform": "android"}, "elements": [{"label": "Two trams found", "changes": true, "liveRegion": "polite"}]}"#
    ],
    fails: [
      #"{"screen": {"platform": "android"}, "elements": [{"label": "Two trams found", "changes": true, "liveRegion": "off"}]}"#
    ]
  ) { judging in
    for stop in judging.stops {
      let element = judging.hearing.element(of: stop)
      guard element.states.holds(.changes) else { continue }
      judging.judge(
        stop.element, breaks: element.details?.liveRegion.map { $0 == "off" },
        "It changes by itself and is no live region.")
    }
  }
}
