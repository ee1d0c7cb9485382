/// A measured kind of thing whose values lie on a line: a share, a time, a score.
package protocol Quantity: Comparable, Hashable, Sendable {
  /// The value in the unit of its type.
  var number: Double { get }

  /// The value nearest to a number that the type allows; for ends of intervals that arithmetic put outside.
  init(nearest number: Double)
}

extension Quantity {
  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
