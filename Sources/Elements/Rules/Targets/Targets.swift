import Localization

/// What can be touched on a screen, in points or dp.
struct Targets {
  /// The controls whose size somebody chose: what the system draws and links in text are left out, and so is what
  /// lies at the edge of the screen or of what scrolls, because only a part of it may be seen.
  let chosen: [Target]
  /// Rows of which nobody can say whether they can be touched.
  let possible: [Target]
  private let all: FrameIndex
  /// The middles of everything that is smaller than the least size.
  private let middles: FrameIndex
  /// For each stop its place in ``all``, and in ``middles``.
  private var places: [Int: (frame: Int, middle: Int?)] = [:]

  static let least = 24.0

  init(_ hearing: Hearing) {
    let scale =
      hearing.inventory.isInPixels ? 1 / (hearing.inventory.screen.density ?? 1) : 1
    let edges = Edges(hearing)
    var (chosen, possible) = ([Target](), [Target]())
    var (frames, middles) = ([Frame](), [Frame]())
    for stop in hearing.stops {
      let isControl = hearing.isControl(stop)
      guard isControl || hearing.mayAct(stop.element) else { continue }
      guard let given = hearing.elements[stop.element].frame, !given.isEmpty else { continue }
      let frame = Frame(
        x: given.x * scale, y: given.y * scale, width: given.width * scale,
        height: given.height * scale)
      let target = Target(stop: stop, frame: frame)
      guard isControl else {
        if !edges.cut(given, stop.element) { possible.append(target) }
        continue
      }
      places[stop.element] = (frames.count, nil)
      frames.append(frame)
      if target.smaller(than: Self.least) {
        places[stop.element]?.middle = middles.count
        middles.append(
          Frame(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: 0, height: 0))
      }
      if Self.isChosen(stop, hearing), !edges.cut(given, stop.element) { chosen.append(target) }
    }
    self.chosen = chosen
    self.possible = possible
    all = FrameIndex(frames)
    self.middles = FrameIndex(middles)
  }

  /// Whether a circle of 24 around a small target's middle meets another target, or the circle of another small one.
  func isCrowded(_ target: Target) -> Bool {
    guard target.smaller(than: Self.least), let own = places[target.stop.element] else {
      return false
    }
    let (x, y) = (target.frame.x + target.frame.width / 2, target.frame.y + target.frame.height / 2)
    return all.isNear(x: x, y: y, reach: Self.least / 2, except: own.frame)
      || middles.isNear(x: x, y: y, reach: Self.least, except: own.middle ?? -1)
  }

  private static func isChosen(_ stop: Stop, _ hearing: Hearing) -> Bool {
    let states = hearing.elements[stop.element].states
    guard !states.isNot(.enabled), !isDrawnInOne(stop, hearing) else { return false }
    switch stop.role {
    case .link, .key, .toggle, .slider, .stepper, .picker, .segmented, .pageIndicator: return false
    default: return !states.isNot(.clickable)
    }
  }

  /// Whether it is a text that is a link, or a part of a segmented control, which the system lays out.
  private static func isDrawnInOne(_ stop: Stop, _ hearing: Hearing) -> Bool {
    if hearing[stop].traits?.contains(.link) == true { return true }
    guard let parent = hearing[stop].parent else { return false }
    return hearing.elements[parent].typeName == "SegmentedControl"
  }
}

/// Something that can be touched, in points or dp.
struct Target {
  let stop: Stop
  let frame: Frame

  var size: Sentence { "\(Frame.text(frame.width)) by \(Frame.text(frame.height))" }

  func smaller(than limit: Double) -> Bool {
    frame.width < limit - 0.01 || frame.height < limit - 0.01
  }
}

/// The part of the screen in which an element is surely seen whole.
struct Edges {
  private struct Box {
    var left = -Double.infinity
    var top = -Double.infinity
    var right = Double.infinity
    var bottom = Double.infinity
  }

  /// For each element what the screen and everything that scrolls around it leave of the screen.
  private var boxes: [Box] = []
  private let parents: [Int?]

  init(_ hearing: Hearing) {
    parents = hearing.elements.map(\.parent)
    boxes.reserveCapacity(parents.count)
    for index in hearing.elements.indices {
      var box = parents[index].map { boxes[$0] } ?? Box()
      if let edge = Self.edge(index, hearing) {
        box.left = max(box.left, edge.x)
        box.top = max(box.top, edge.y)
        box.right = min(box.right, edge.right)
        box.bottom = min(box.bottom, edge.bottom)
      }
      boxes.append(box)
    }
  }

  /// Whether a part of an element may lie outside of what is seen.
  func cut(_ frame: Frame, _ index: Int) -> Bool {
    guard let parent = parents[index] else { return false }
    let box = boxes[parent]
    return frame.y <= box.top || frame.bottom >= box.bottom || frame.x < box.left
      || frame.right > box.right
  }

  private static func edge(_ index: Int, _ hearing: Hearing) -> Frame? {
    let isEdge =
      hearing.elements[index].states.holds(.scrollable) || scrolls(hearing.elements[index].role)
      || hearing.elements[index].parent == nil
    guard isEdge, let frame = hearing.elements[index].frame, !frame.isEmpty else { return nil }
    return frame
  }

  private static func scrolls(_ role: Role) -> Bool {
    role == .scrollView || role == .list || role == .grid || role == .webView
  }
}
