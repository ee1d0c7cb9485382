import Localization

extension Rule {
  static let targetMinimum = Rule(
    "target-minimum", "Targets are 24 by 24 or stand apart", needs: [.roles, .frames, .points],
    criteria: ["2.5.8"], .serious, isFailure: true,
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
      """
    ]
  ) { judging in
    let targets = Targets.of(judging.hearing)
    let small = targets.filter { $0.smaller(than: 24) }
    for target in targets {
      let crowds = target.smaller(than: 24) && target.isCrowded(by: targets, small: small)
      judging.judge(
        target.stop.element, breaks: crowds,
        "It measures \(target.size), and a circle of 24 around it meets another target.")
    }
  }
}

/// What can be touched, in points or dp.
struct Target {
  let stop: Stop
  let frame: Frame

  var size: String { "\(Frame.text(frame.width)) by \(Frame.text(frame.height))" }

  func smaller(than limit: Double) -> Bool {
    frame.width < limit - 0.01 || frame.height < limit - 0.01
  }

  /// Whether a circle of 24 around its middle meets another target, or the circle of another small one.
  func isCrowded(by targets: [Target], small: [Target]) -> Bool {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let meets = targets.contains { other in
      guard other.stop.element != stop.element else { return false }
      let dx = max(other.frame.x - x, 0, x - other.frame.right)
      let dy = max(other.frame.y - y, 0, y - other.frame.bottom)
      return dx * dx + dy * dy < 144
    }
    return meets
      || small.contains { other in
        guard other.stop.element != stop.element else { return false }
        let dx = other.frame.x + other.frame.width / 2 - x
        let dy = other.frame.y + other.frame.height / 2 - y
        return dx * dx + dy * dy < 576
      }
  }
}

enum Targets {
  /// The controls whose size somebody chose: links in text and what the system draws are left out, and so is what lies
  /// at the edge of the screen or of what scrolls, because only a part of it may be seen.
  static func of(_ hearing: Hearing) -> [Target] {
    let scale = 1 / (hearing.inventory.screen.density ?? 1)
    return hearing.stops.compactMap { stop in
      let element = hearing.element(of: stop)
      guard isTarget(stop, element, hearing), let frame = element.frame, !frame.isEmpty,
        !isCut(frame, stop.element, hearing)
      else { return nil }
      return Target(
        stop: stop,
        frame: Frame(
          x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
          height: frame.height * scale))
    }
  }

  private static func isTarget(_ stop: Stop, _ element: Element, _ hearing: Hearing) -> Bool {
    guard hearing.isControl(stop), !element.states.isNot(.enabled) else { return false }
    switch stop.role {
    case .link, .key, .toggle, .slider, .stepper, .picker, .segmented, .pageIndicator: return false
    default: return !element.states.isNot(.clickable)
    }
  }

  private static func isCut(_ frame: Frame, _ index: Int, _ hearing: Hearing) -> Bool {
    for around in hearing.around(index) {
      let element = hearing.elements[around]
      guard element.states.holds(.scrollable) || scrolls(element.role) || element.parent == nil,
        let edge = element.frame, !edge.isEmpty
      else { continue }
      return frame.y <= edge.y || frame.bottom >= edge.bottom || frame.x < edge.x
        || frame.right > edge.right
    }
    return false
  }

  private static func scrolls(_ role: Role) -> Bool {
    role == .scrollView || role == .list || role == .grid || role == .webView
  }
}
