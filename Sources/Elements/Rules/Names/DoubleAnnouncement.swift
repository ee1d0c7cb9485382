import Localization

extension Rule {
  static let doubleAnnouncement = Rule(
    "double-announcement", "No stop repeats the one before", needs: [.labels], criteria: ["1.3.1"],
    .slight,
    why: "People hear everything twice and swipe twice as often.",
    remedy:
      "Hide the text beside the control from assistive technology, or make both one element.",
    passes: ["Name, heading.\nAnna, text field.", "Line 4, button.\nLine 5, button."],
    fails: ["Email\nEmail, text field.", Example("E-Mail\nE-Mail, Textfeld.", "de")]
  ) { judging in
    let stops = judging.stops
    for number in stops.indices.dropFirst() {
      let isTold =
        stops[number - 1].role == .staticText || stops[number].role == .staticText
        || stops[number].role == .image
      guard isTold else { continue }
      let (before, stop) = (stops[number - 1], stops[number])
      guard before.hasName, stop.hasName else { continue }
      guard NearStops.areNear(before, stop, judging.hearing) else { continue }
      let isSame = before.compared.utf8.elementsEqual(stop.compared.utf8)
      judging.judge(
        stop.element, breaks: isSame,
        "It says the same as the stop before it.")
    }
  }
}

/// Stops that belong to one thing, by their place.
enum NearStops {
  static func areNear(_ first: Stop, _ second: Stop, _ hearing: Hearing) -> Bool {
    guard let frame = hearing[first].frame, let next = hearing[second].frame else { return true }
    let gap = max(frame.x - next.right, next.x - frame.right)
    let fall = max(frame.y - next.bottom, next.y - frame.bottom)
    let reach = max(frame.height, next.height)
    return gap < reach * 2 && fall < reach
  }
}
