/// One share less another, from −1 to 1.
package struct RateDifference: Quantity {
  package let value: Double

  package init(nearest number: Double) { value = min(1, max(-1, number)) }

  package var number: Double { value }
}
