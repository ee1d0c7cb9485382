/// One mean less another, in the unit of the values.
package struct ValueDifference: Quantity {
  package let number: Double

  package init(nearest number: Double) { self.number = number }
}

/// How many times as long something takes as something else; 1 is as long.
package struct TimeRatio: Quantity {
  package let number: Double

  package init(nearest number: Double) { self.number = max(.leastNormalMagnitude, number) }
}
