import JSON
import Records

/// How the parts of nearness are counted.
enum NearnessRules {
  /// 0 to 2; `nil` where nobody knows how practised somebody is.
  static func step(_ practice: Proficiency) -> Int? {
    switch practice {
    case .novice: 0
    case .intermediate: 1
    case .advanced: 2
    case .unknown: nil
    }
  }

  /// The same ability for as long counts whole, the same ability half; of the abilities of both.
  static func needs(_ left: NearnessTraits, _ right: NearnessTraits) -> Nearness.Part? {
    guard let left = left.needs, let right = right.needs else { return nil }
    let all = Set(left.keys).union(right.keys)
    // Neither has a lasting need, and both are known: that is alike.
    guard !all.isEmpty else { return Nearness.Part(halves: 2, of: 1) }
    let halves = all.reduce(0) { sum, ability in
      guard let one = left[ability], let other = right[ability] else { return sum }
      return sum + (one.intersection(other).subtracting([.unknown]).isEmpty ? 1 : 2)
    }
    return Nearness.Part(halves: halves, of: all.count)
  }

  /// A class that both use counts whole with the same practice, half one step apart or where one practice is not known.
  static func technology(_ left: NearnessTraits, _ right: NearnessTraits) -> Nearness.Part? {
    guard let left = left.technologies, let right = right.technologies else { return nil }
    let all = Set(left.keys).union(right.keys)
    guard !all.isEmpty else { return nil }
    let halves = all.reduce(0) { sum, used in
      guard let one = left[used], let other = right[used] else { return sum }
      guard let one = step(one), let other = step(other) else { return sum + 1 }
      return sum + max(0, 2 - abs(one - other))
    }
    return Nearness.Part(halves: halves, of: all.count)
  }

  /// On the same scale only: at most one level apart counts whole, two half, more nothing. On several scales the least
  /// alike counts.
  static func skill(
    _ left: NearnessTraits, _ right: NearnessTraits, _ instruments: [Instrument]
  ) -> Nearness.Part? {
    var least: Int?
    for one in left.placements {
      guard
        let other = right.placements.first(where: { Text.isSame($0.scale, one.scale) }),
        let scale = instruments.first(where: { Text.isSame($0.id.string, one.scale) }),
        let from = scale.levels.firstIndex(where: { Text.isSame($0.value, one.value) }),
        let to = scale.levels.firstIndex(where: { Text.isSame($0.value, other.value) })
      else { continue }
      let halves = max(0, min(2, 3 - abs(from - to)))
      least = min(least ?? halves, halves)
    }
    return least.map { Nearness.Part(halves: $0, of: 1) }
  }

  /// Kinds in common, of the kinds of both.
  static func circumstances(_ left: NearnessTraits, _ right: NearnessTraits) -> Nearness.Part? {
    guard let left = left.circumstances, let right = right.circumstances else { return nil }
    let all = left.union(right)
    guard !all.isEmpty else { return nil }
    return Nearness.Part(halves: 2 * left.intersection(right).count, of: all.count)
  }
}
