/// What became of a screen between two inventories of it.
package struct InventoryComparison: Sendable {
  package enum Change: String, Sendable, CaseIterable {
    case better, worse, new, gone, moved
  }

  /// One control or stop that changed.
  package struct Item: Sendable {
    package let change: Change
    /// The element in the newer inventory; `nil` for what is gone.
    package let newer: Int?
    package let older: Int?
    package let name: String
    /// The rules that it broke before only, or breaks now only.
    package let rules: [String]
    /// Swipes to it, before and now.
    package let swipes: (before: Int?, now: Int?)
  }

  package let items: [Item]
  package let stops: (before: Int, now: Int)
  package let findings: (before: Int, now: Int)

  package init(_ older: Audit, _ newer: Audit) {
    let before = Self.keys(older)
    let now = Self.keys(newer)
    var items: [Item] = []
    let (rulesBefore, rulesNow) = (older.rulesByElement, newer.rulesByElement)
    for (key, place) in now.places {
      let rules = rulesNow[newer.hearing.stops[place].element] ?? []
      guard let earlier = before.byKey[key] else {
        items.append(Self.item(.new, nil, place, older, newer, rules))
        continue
      }
      let broken = rulesBefore[older.hearing.stops[earlier].element] ?? []
      let (mended, fresh) = (
        broken.filter { !rules.contains($0) }, rules.filter { !broken.contains($0) }
      )
      if !fresh.isEmpty { items.append(Self.item(.worse, earlier, place, older, newer, fresh)) }
      if !mended.isEmpty { items.append(Self.item(.better, earlier, place, older, newer, mended)) }
    }
    items += Self.moved(before, now, older, newer)
    for (key, place) in before.places where now.byKey[key] == nil {
      items.append(Self.item(.gone, place, nil, older, newer, []))
    }
    self.items = items
    stops = (older.hearing.stops.count, newer.hearing.stops.count)
    findings = (older.findings.count, newer.findings.count)
  }

  private struct Keys {
    var places: [(key: String, stop: Int)] = []
    var byKey: [String: Int] = [:]
  }

  /// Stops are known again by identifier, or by type and name; the second of the same by its number.
  private static func keys(_ audit: Audit) -> Keys {
    var keys = Keys()
    var copies: [String: Int] = [:]
    for (number, stop) in audit.hearing.stops.enumerated() {
      let element = audit.hearing.element(of: stop)
      let base =
        Fingerprint.stable(element.identifier).map { "id \($0)" }
        ?? "\(stop.role.rawValue) \(stop.compared)"
      let copy = copies[base, default: 0] + 1
      copies[base] = copy
      let key = "\(base)\u{0}\(copy)"
      keys.byKey[key] = number
      keys.places.append((key, number))
    }
    return keys
  }

  /// What stays has moved where others of those that stay come between: the fewest that explain the new order.
  private static func moved(_ before: Keys, _ now: Keys, _ older: Audit, _ newer: Audit) -> [Item] {
    let kept = now.places.compactMap { entry in before.byKey[entry.key].map { ($0, entry.stop) } }
    let still = LongestRise.of(kept.map(\.0))
    return kept.enumerated().filter { !still.contains($0.offset) }.map {
      item(.moved, $0.element.0, $0.element.1, older, newer, [])
    }
  }

  private static func item(
    _ change: Change, _ before: Int?, _ now: Int?, _ older: Audit, _ newer: Audit, _ rules: [String]
  ) -> Item {
    let stop = now.map { newer.hearing.stops[$0] } ?? before.map { older.hearing.stops[$0] }
    return Item(
      change: change, newer: now.map { newer.hearing.stops[$0].element },
      older: before.map { older.hearing.stops[$0].element }, name: stop?.name ?? "", rules: rules,
      swipes: (before.map { $0 + 1 }, now.map { $0 + 1 }))
  }
}

extension Audit {
  /// The rules that each element breaks.
  var rulesByElement: [Int: [String]] {
    findings.reduce(into: [:]) { rules, finding in
      guard let element = finding.element else { return }
      rules[element, default: []].append(finding.rule.id)
    }
  }
}

/// The longest run of numbers that only rise, others left out.
enum LongestRise {
  /// - Returns: The places of its numbers.
  /// - Complexity: O(*n* log *n*).
  static func of(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = tails[low - 1] }
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var result: Set<Int> = []
    var at = tails.last ?? -1
    while at >= 0 {
      result.insert(at)
      at = before[at]
    }
    return result
  }
}
