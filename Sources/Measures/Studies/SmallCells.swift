/// Chooses the groups that the edition for sharing may tell about, so that no one or two people stand out.
///
/// A group is not told when it has fewer than three people, when it differs by one or two people from a larger group
/// that is told or from everybody (the difference would tell of them), or when all groups of its family that are told
/// leave out one or two people.
enum SmallCells {
  /// - Parameters:
  ///   - groups: Members of each group, by anything that names a person once.
  ///   - everybody: All who are counted beside the groups.
  /// - Returns: For each group, whether it may be told.
  /// - Complexity: O(*g*² × *n*) for *g* groups, and less where sizes differ.
  static func told<Person: Hashable>(
    _ groups: [(family: StudyGroup.Family, members: Set<Person>)], of everybody: Set<Person>
  ) -> [Bool] {
    var told = [Bool](repeating: false, count: groups.count)
    let bySize = groups.indices.sorted {
      (groups[$1].members.count, $0) < (groups[$0].members.count, $1)
    }
    var larger: [Set<Person>] = [everybody]
    for index in bySize {
      let members = groups[index].members
      let stands = larger.contains { other in
        isSmall(other.count - members.count) && members.isSubset(of: other)
      }
      guard members.count >= Edition.smallestSharedCell, !stands else { continue }
      told[index] = true
      larger.append(members)
    }
    for family in StudyGroup.Family.allCases {
      var shown = bySize.filter { told[$0] && groups[$0].family == family }
      while !shown.isEmpty {
        let union = shown.reduce(into: Set<Person>()) { $0.formUnion(groups[$1].members) }
        guard isSmall(everybody.count - union.count) else { break }
        told[shown.removeLast()] = false
      }
    }
    return told
  }

  /// Nobody is no small cell here: it tells of nobody.
  private static func isSmall(_ count: Int) -> Bool {
    count > 0 && count < Edition.smallestSharedCell
  }
}
