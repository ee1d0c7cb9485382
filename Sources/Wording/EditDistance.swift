/// How many letters must be changed, added, left out or swapped with their neighbour.
///
/// - Returns: The number of edits, or `nil` when it is more than the limit.
/// - Complexity: O(*n* × *k*) in the shorter length and the limit, and less where the beginnings differ.
package func editDistance(
  _ left: some Collection<UInt8>, _ right: some Collection<UInt8>, limit: Int
)
  -> Int?
{
  let (left, right) = (Array(left), Array(right))
  guard abs(left.count - right.count) <= limit else { return nil }
  // What lies further from the diagonal than the limit can never come back within it, so it is not looked at.
  let far = limit + 1
  var beforeLast = [Int](repeating: far, count: right.count + 1)
  var last = beforeLast
  var current = beforeLast
  for column in 0...min(limit, right.count) { last[column] = column }
  var leastBefore = 0
  for row in 1..<(left.count + 1) {
    let (low, high) = (max(0, row - limit), min(right.count, row + limit))
    if low == 0 { current[0] = row } else { current[low - 1] = far }
    var least = low == 0 ? row : far
    for column in max(1, low)..<(high + 1) {
      let same = left[row - 1] == right[column - 1]
      var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
      if row > 1, column > 1, left[row - 1] == right[column - 2],
        left[row - 2] == right[column - 1]
      {
        best = min(best, beforeLast[column - 2] + 1)
      }
      current[column] = min(best, far)
      least = min(least, best)
    }
    // A swap looks two rows back.
    if least >= far, leastBefore >= far { return nil }
    leastBefore = least
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  let distance = last[right.count]
  return distance <= limit ? distance : nil
}
