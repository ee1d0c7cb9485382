/// Whether a number lies within a relative distance of another; equal infinities do too.
package func isNear(_ found: Double, _ expected: Double, relative tolerance: Double) -> Bool {
  found == expected || abs(found - expected) <= tolerance * abs(expected)
}

/// Whether a number lies within an absolute distance of another.
package func isNear(_ found: Double, _ expected: Double, within tolerance: Double) -> Bool {
  found == expected || abs(found - expected) <= tolerance
}
