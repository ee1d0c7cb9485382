import Localization

extension SVGCanvas {
  /// The names below an axis; on a page those that would touch another are left out, never the first and the last.
  mutating func names(of axis: PlotAxis, y: Double, limit: Int = .max) {
    let (left, right) = (ground.margin, ground.width - ground.margin)
    guard let last = axis.ticks.last else { return }
    let end = right - ground.width(of: last.label.plain(in: language)) - 6
    var free = 0.0
    for (index, tick) in axis.ticks.enumerated() {
      let anchor: Anchor = index == 0 ? .start : index == axis.ticks.count - 1 ? .end : .middle
      let x = axis.place(tick.value, from: left, to: right)
      let half = ground.width(of: tick.label.plain(in: language)) / 2
      if ground == .page, anchor == .middle, x - half < free || x + half > end { continue }
      text(tick.label, x: x, y: y, size: 13, .quiet, anchor: anchor, limit: limit)
      free = (anchor == .start ? x + 2 * half : x + half) + 6
    }
  }
}
