package import Localization
package import Records

/// Of the people with one lasting need, how many met barriers that notes tie to this need, principle by principle.
///
/// A barrier of somebody with two needs says nothing of the need that it has nothing to do with: so it counts in the
/// rows of the abilities that its notes name, and only for people who have a need there.
package struct NeedsByPrinciple: Sendable {
  package let dimension: Dimension
  package let label: Sentence
  /// People of the round with a need there.
  package let people: Int
  /// One for each principle, in order.
  package let cells: [Cell]

  /// How many of the people met a barrier that a note ties to the need and that somebody settled as beyond WCAG.
  package let beyondWcag: Int

  package struct Cell: Sendable, Hashable {
    package let principle: Place
    /// How many of the people tried something that belongs to it.
    package let tried: Int
    /// How many of these met a barrier there that a note ties to the need.
    package let met: Int
  }
}

extension PeopleMeasure {
  /// One row for each ability that the report tells of.
  ///
  /// - Parameter rows: The abilities, in their order.
  func needsByPrinciple(_ present: [Int], _ rows: [DimensionRow]) -> [NeedsByPrinciple] {
    let principles = Place.all.filter { $0.kind == .principle }
    return rows.map { row in
      let people = present.filter { number in
        register.records[number]?.needs.contains { $0.dimension == row.dimension } ?? false
      }
      func met(_ principle: Place?, _ people: [Int]) -> Int {
        people.count { person in
          lived.tied.contains(
            TiedBarrier(dimension: row.dimension, principle: principle, person: person))
        }
      }
      return NeedsByPrinciple(
        dimension: row.dimension, label: row.label, people: people.count,
        cells: principles.map { principle in
          let tried = people.filter { lived.triedBy[$0].places.contains(where: principle.covers) }
          return NeedsByPrinciple.Cell(
            principle: principle, tried: tried.count, met: met(principle, tried))
        }, beyondWcag: met(nil, people))
    }
  }
}
