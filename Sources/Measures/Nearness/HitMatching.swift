/// Gives each meeting to one barrier at most, so that as many barriers as possible have one.
///
/// The result is the same in every run; what agrees in more is given first.
struct HitMatching {
  /// By barrier, the meeting that is counted for it.
  private(set) var meetings: [Int: Int] = [:]
  private var barriers: [Int: Int] = [:]

  /// - Parameters:
  ///   - firm: By barrier, the meetings that agree in place and screen.
  ///   - loose: By barrier, those that agree in place, the firm ones among them.
  init(firm: [[Int]], loose: [[Int]]) {
    for edges in [firm, loose] {
      for barrier in edges.indices where meetings[barrier] == nil {
        var seen: Set<Int> = []
        _ = place(barrier, edges, &seen)
      }
    }
  }

  /// Finds a meeting for a barrier, if need be by giving other barriers other meetings.
  private mutating func place(_ barrier: Int, _ edges: [[Int]], _ seen: inout Set<Int>) -> Bool {
    for meeting in edges[barrier] where seen.insert(meeting).inserted {
      if let other = barriers[meeting], !place(other, edges, &seen) { continue }
      barriers[meeting] = barrier
      meetings[barrier] = meeting
      return true
    }
    return false
  }
}
