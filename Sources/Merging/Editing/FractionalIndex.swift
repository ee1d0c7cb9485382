import JSON
import Records

/// Positions in an ordered map: texts between which there is always room for another.
///
/// Digits are 0 to 9 and a to z; an index never ends in 0, so nothing sorts before everything.
package enum FractionalIndex {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
  private static let top = digits.count - 1

  /// A position behind all others.
  package static func after(_ positions: [String]) -> String {
    between(positions.max { Text.precedes($0, $1) }, nil)
  }

  /// A position between two others; `nil` stands for an open end.
  ///
  /// Two entries that were added in two clones may share a position: behind `low` is then the nearest there is.
  package static func between(_ low: String?, _ high: String?) -> String {
    let low = trimmed((low ?? "").utf8.map(value))
    if let high = high.map({ trimmed($0.utf8.map(value)) }), low.lexicographicallyPrecedes(high) {
      return text(between(low, high))
    }
    return text(low.isEmpty ? [digits.count / 2] : after(low))
  }

  private static func between(_ low: [Int], _ high: [Int]) -> [Int] {
    var result: [Int] = []
    var isBelowHigh = false
    for place in 0... {
      let from = place < low.count ? low[place] : 0
      let to = isBelowHigh ? digits.count : place < high.count ? high[place] : 0
      if to - from > 1 {
        let isStep = isBelowHigh && !low.isEmpty
        result.append(isStep ? from + min(4, (to - from) / 2) : (from + to) / 2)
        break
      }
      result.append(from)
      if to > from { isBelowHigh = true }
    }
    return result
  }

  /// The next position at the open end.
  ///
  /// Behind as many `z` as a position begins with follows a counter of one more digit, so that the length grows with
  /// the logarithm of the number of entries.
  private static func after(_ low: [Int]) -> [Int] {
    let head = low.prefix { $0 == top }
    var counter = Array(low.dropFirst(head.count).prefix(head.count + 1))
    if head.isEmpty, let digit = counter.first {
      return [digit + max(1, min(4, (top + 1 - digit) / 2))]
    }
    counter += [Int](repeating: 0, count: head.count + 1 - counter.count)
    var place = counter.count - 1
    while counter[place] == top {
      counter[place] = 0
      place -= 1
    }
    counter[place] += 1
    return trimmed(head + counter)
  }

  private static func trimmed(_ number: [Int]) -> [Int] {
    Array(number.reversed().drop { $0 == 0 }.reversed())
  }

  private static func text(_ number: [Int]) -> String {
    String(decoding: number.map { digits[$0] }, as: UTF8.self)
  }

  private static func value(_ byte: UInt8) -> Int {
    digits.firstIndex(of: byte) ?? 0
  }
}
