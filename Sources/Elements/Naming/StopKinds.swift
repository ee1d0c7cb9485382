/// What many rules ask of every stop, answered once.
struct StopKinds: OptionSet, Sendable {
  let rawValue: UInt8

  /// Its own label, text or value names it.
  static let own = StopKinds(rawValue: 1 << 0)
  /// Has a name at all.
  static let named = StopKinds(rawValue: 1 << 1)
  /// What it is makes it a control.
  static let control = StopKinds(rawValue: 1 << 2)
  /// People act upon it, whatever it is.
  static let acting = StopKinds(rawValue: 1 << 3)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ stop: Stop, acts: Bool) {
    self = []
    if stop.source == .own { insert(.own) }
    if stop.hasName { insert(.named) }
    if stop.role.isControl { insert(.control) }
    if acts { insert(.acting) }
  }
}

/// The stops of a screen that are of all of some kinds, in their order; the others are not even copied.
struct StopsOfKind: Sequence, IteratorProtocol {
  private let stops: [Stop]
  private let kinds: [StopKinds]
  private let wanted: StopKinds
  private var at = 0

  init(_ stops: [Stop], _ kinds: [StopKinds], _ wanted: StopKinds) {
    self.stops = stops
    self.kinds = kinds
    self.wanted = wanted
  }

  mutating func next() -> Stop? {
    while at < kinds.count {
      let place = at
      at &+= 1
      if kinds[place].isSuperset(of: wanted) { return stops[place] }
    }
    return nil
  }
}
