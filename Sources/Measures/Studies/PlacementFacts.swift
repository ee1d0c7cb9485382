import JSON
package import Records

/// Placements of the round's people on one scale of digital skill: who placed them, when, and on what evidence.
package struct ScalePlacements: Sendable {
  package let scale: String
  package let title: String
  /// People placed on it.
  package let people: Int
  /// How many of the placements that count were observed, self-reported, assumed.
  package let byBasis: [(basis: SkillBasis, placements: Int)]
  /// Who placed them, by role, with how many placements; in byte order.
  package let placedBy: [(role: String, placements: Int)]
  /// The first and the last day; `nil` where no placement has one.
  package let days: (first: String, last: String)?
  /// Placements without a day.
  package let withoutDay: Int
  /// Each placement by P-number; empty in the edition for sharing.
  package let placements: [PlacementRow]
}

/// One person's place on a scale, for the team only.
package struct PlacementRow: Sendable {
  package let participant: RecordID
  package let placement: SkillPlacement
}

extension ScalePlacements {
  static func all(_ view: StudyView, _ present: [Int], _ groups: StudyGroups) -> [ScalePlacements] {
    var byScale: [Text: [PlacementRow]] = [:]
    for number in present {
      for placement in groups.skill.placements(of: number) {
        byScale[Text(placement.scale), default: []].append(
          PlacementRow(participant: view.register.ids[number], placement: placement))
      }
    }
    return byScale.sorted { $0.key < $1.key }.map { scale, rows in
      let days = rows.compactMap(\.placement.placedOn).sorted { Text.precedes($0, $1) }
      var roles: [Text: Int] = [:]
      for row in rows { roles[Text(view.mask.text(row.placement.placedBy)), default: 0] += 1 }
      return ScalePlacements(
        scale: scale.string, title: groups.skill.title(of: scale.string), people: rows.count,
        byBasis: SkillBasis.allCases.map { basis in
          (basis, rows.count { $0.placement.basis == basis })
        },
        placedBy: roles.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) },
        days: days.first.flatMap { first in days.last.map { (first, $0) } },
        withoutDay: rows.count - days.count,
        placements: view.edition == .team
          ? rows : [])
    }
  }
}
