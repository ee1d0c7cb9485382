/// How many letters must be changed, added, left out or swapped with their neighbour.
///
/// - Returns: The number of edits, or `nil` when it is more than the limit.
/// - Complexity: O(*n* × *m*) in the two lengths.
package func editDistance(
  _ left: some Collection<UInt8>, _ right: some Collection<UInt8>, limit: Int
)
  -> Int?
{
  let (left, right) = (Array(left), Array(right))
  guard abs(left.count - right.count) <= limit else { return nil }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in right.indices {
      let same = left[row] == right[column]
      var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (same ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  let distance = last[right.count]
  return distance <= limit ? distance : nil
}
