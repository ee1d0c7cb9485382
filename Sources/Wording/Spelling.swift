/// Finds what somebody may have meant.
package enum Spelling {
  /// The candidates closest to a word, best first, at most three.
  ///
  /// Case does not count; a candidate that goes on where the word stops counts as one slip.
  package static func near(_ word: String, among candidates: [String]) -> [String] {
    let typed = Array(word.lowercased().utf8)
    guard !typed.isEmpty else { return [] }
    let scored = candidates.enumerated().compactMap {
      (place, candidate) -> (distance: Int, place: Int, name: String)? in
      let known = Array(candidate.lowercased().utf8)
      let limit = slips(max(typed.count, known.count))
      if typed.count >= 2, known.starts(with: typed) {
        return (min(1, known.count - typed.count), place, candidate)
      }
      return editDistance(typed, known, limit: limit).map { ($0, place, candidate) }
    }
    guard let best = scored.map(\.distance).min() else { return [] }
    return scored.filter { $0.distance == best }.prefix(3).map(\.name)
  }

  package static func nearest(to word: String, among candidates: [String]) -> String? {
    near(word, among: candidates).first
  }

  /// How many slips still make two words of a length neighbours.
  private static func slips(_ length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3...5: 1
    case 6...9: 2
    default: 3
    }
  }
}
