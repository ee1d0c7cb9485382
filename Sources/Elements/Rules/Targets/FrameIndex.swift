/// Frames in halves of halves: whether one of many lies near a point is found without asking each.
struct FrameIndex {
  private struct Node {
    /// What the frames of this node cover together.
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
    /// The places of its frames in ``order``.
    let begin: Int
    let end: Int
    /// The node of the first half; the second follows it. -1 for a leaf.
    var first = -1
  }

  private let frames: [Frame]
  private var order: [Int]
  private var nodes: [Node] = []

  /// - Complexity: O(*n* log² *n*) in the number of frames.
  init(_ frames: [Frame]) {
    self.frames = frames
    order = Array(frames.indices)
    guard !frames.isEmpty else { return }
    nodes.append(node(0, frames.count))
    var next = 0
    while next < nodes.count {
      split(next)
      next += 1
    }
  }

  private static let leaf = 8

  private func node(_ begin: Int, _ end: Int) -> Node {
    var node = Node(
      left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity, begin: begin,
      end: end)
    for place in order[begin..<end] {
      node.left = min(node.left, frames[place].x)
      node.top = min(node.top, frames[place].y)
      node.right = max(node.right, frames[place].right)
      node.bottom = max(node.bottom, frames[place].bottom)
    }
    return node
  }

  private mutating func split(_ number: Int) {
    let (begin, end) = (nodes[number].begin, nodes[number].end)
    guard end - begin > Self.leaf else { return }
    let isWide =
      nodes[number].right - nodes[number].left > nodes[number].bottom - nodes[number].top
    let frames = frames
    order[begin..<end].sort {
      isWide
        ? frames[$0].x + frames[$0].right < frames[$1].x + frames[$1].right
        : frames[$0].y + frames[$0].bottom < frames[$1].y + frames[$1].bottom
    }
    let middle = (begin + end) / 2
    nodes[number].first = nodes.count
    nodes.append(node(begin, middle))
    nodes.append(node(middle, end))
  }

  /// Whether a frame other than one lies nearer to a point than a reach.
  func isNear(x: Double, y: Double, reach: Double, except own: Int) -> Bool {
    guard !nodes.isEmpty else { return false }
    var open = [0]
    while let number = open.popLast() {
      let node = nodes[number]
      guard
        Self.isNear(x, y, node.left, node.top, node.right, node.bottom, reach)
      else { continue }
      if node.first >= 0 {
        open.append(node.first)
        open.append(node.first + 1)
        continue
      }
      for place in order[node.begin..<node.end] where place != own {
        let frame = frames[place]
        if Self.isNear(x, y, frame.x, frame.y, frame.right, frame.bottom, reach) { return true }
      }
    }
    return false
  }

  private static func isNear(
    _ x: Double, _ y: Double, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double,
    _ reach: Double
  ) -> Bool {
    let dx = max(left - x, 0, x - right)
    let dy = max(top - y, 0, y - bottom)
    return dx * dx + dy * dy < reach * reach
  }
}
