import Statistics

/// Points of a questionnaire's score; what they mean, and their range, is up to the instrument.
package struct Points: Quantity {
  package let number: Double

  package init(nearest number: Double) { self.number = number }
}
