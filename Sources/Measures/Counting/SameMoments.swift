import JSON
import Records

/// Which notes of one session hold the same moment: `sameMomentAs` joins them, through chains and circles too.
///
/// Links into other sessions, and to notes that are not there, join nothing.
struct SameMoments {
  /// For each note, in the order of logs and notes, the position of the first note of its moment.
  let heads: [Int]

  /// - Complexity: O(*n*) in the number of notes.
  init(_ records: SessionRecords) {
    // Only ids that some note refers to are looked for; ids are ASCII, so `String` compares their bytes.
    var positions: [String: Int] = [:]
    var links: [(from: Int, to: String)] = []
    var count = 0
    for log in records.logs {
      for index in log.observations.indices {
        if let reference = log.observations[index].sameMomentAs,
          let other = ObservationReference(reference),
          Text.isSame(other.session, records.session.id.string)
        {
          links.append((count, other.observation))
          positions[other.observation] = -1
        }
        count += 1
      }
    }
    var parents = Array(0..<count)
    guard !links.isEmpty else {
      heads = parents
      return
    }
    var position = 0
    for log in records.logs {
      for index in log.observations.indices {
        if positions[log.observations[index].id] == -1 {
          positions[log.observations[index].id] = position
        }
        position += 1
      }
    }
    for link in links {
      guard let twin = positions[link.to], twin >= 0 else { continue }
      let (one, two) = (Self.root(of: link.from, &parents), Self.root(of: twin, &parents))
      if one != two { parents[max(one, two)] = min(one, two) }
    }
    for start in parents.indices { parents[start] = Self.root(of: start, &parents) }
    heads = parents
  }

  /// Follows the parents to the first note, and shortens the way for those who come later.
  private static func root(of start: Int, _ parents: inout [Int]) -> Int {
    var at = start
    while parents[at] != at {
      parents[at] = parents[parents[at]]
      at = parents[at]
    }
    return at
  }
}
