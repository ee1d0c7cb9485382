package import Localization
package import Records

/// Of the participants with a need in one ability, how many have barriers tied to this need, principle by principle.
///
/// A barrier is tied to the abilities that its note names and in which the participant has a need; if the note names none, to
/// the ability of a participant with needs in one ability only. Other barriers are not tied, and never a zero.
package struct NeedsByPrinciple: Sendable {
  package let dimension: Dimension
  package let label: Sentence
  /// People of the round with a need there.
  package let people: Int
  /// One for each principle, in order.
  package let cells: [Cell]
  /// The same for barriers outside WCAG; everybody tried that.
  package let beyondWcag: Cell
  /// How many of the people have a barrier that is tied to no need.
  package let untied: Int

  package struct Cell: Sendable, Hashable {
    /// `nil` for what is outside WCAG.
    package let principle: Place?
    /// How many of the people tried something that belongs to it.
    package let tried: Int
    /// How many of these have a barrier there that is tied to the need.
    package let met: Int
    /// How many of the others have a barrier there that is tied to no need.
    package let untied: Int

    /// "2 of 5, unknown for 1"; 0 only if no barrier of these people is untied.
    package var words: Sentence {
      if tried == 0 { return "not tried" }
      if untied == 0 { return "\(met) of \(tried)" }
      return met == 0
        ? "unknown for \(untied) of \(tried)" : "\(met) of \(tried), unknown for \(untied)"
    }

    /// The count and what is unknown, for a column that is too narrow for both.
    package var lines: [Sentence] {
      guard untied > 0, tried > 0 else { return [words] }
      return met == 0
        ? ["unknown", "for \(untied) of \(tried)"]
        : ["\(met) of \(tried)", "\(untied) unknown"]
    }
  }
}

extension NeedsByPrinciple {
  /// A cell of the table of needs and principles; no principle for barriers outside WCAG.
  package func claim(_ cell: Cell, round: Int?) -> Sentence {
    .claim(
      "need.barriers",
      [
        "round": round, "ability": dimension.id, "principle": cell.principle?.description,
        "tried": cell.tried, "met": cell.met, "untied": cell.untied,
      ], cell.words)
  }

  /// How many participants with a need have a barrier that is tied to no need.
  package func untiedClaim(round: Int?) -> Sentence {
    .claim(
      "need.untied",
      ["round": round, "ability": dimension.id, "untied": untied, "participants": people],
      "\(untied) of \(people)")
  }
}

/// A barrier of a participant at a principle, or outside WCAG.
struct PersonalBarrier: Hashable {
  /// The register number.
  let person: Int
  /// `nil` for what is settled as outside WCAG.
  let principle: Place?
  /// The abilities that its notes name.
  let dimensions: Set<Dimension>
  /// Whether it is theirs: a note that names none of several participants may be about another.
  let isCertain: Bool

  /// The abilities that it is tied to.
  func abilities(needs: Set<Dimension>) -> Set<Dimension> {
    guard isCertain else { return [] }
    return dimensions.isEmpty
      ? (needs.count == 1 ? needs : []) : dimensions.intersection(needs)
  }
}

extension PeopleMeasure {
  /// One row for each ability that the report tells of.
  ///
  /// - Parameter rows: The abilities, in their order.
  func needsByPrinciple(_ present: [Int], _ rows: [DimensionRow]) -> [NeedsByPrinciple] {
    let needs = Dictionary(
      uniqueKeysWithValues: present.map {
        ($0, Set((register.records[$0]?.needs ?? []).map(\.dimension)))
      })
    var tied: [Place?: [Int: Set<Dimension>]] = [:]
    var untied: [Place?: Set<Int>] = [:]
    for barrier in lived.personalBarriers {
      let abilities = barrier.abilities(needs: needs[barrier.person] ?? [])
      if abilities.isEmpty {
        untied[barrier.principle, default: []].insert(barrier.person)
      } else {
        tied[barrier.principle, default: [:]][barrier.person, default: []].formUnion(abilities)
      }
    }
    return rows.map { row in
      let people = present.filter { needs[$0]?.contains(row.dimension) ?? false }
      func cell(_ principle: Place?) -> NeedsByPrinciple.Cell {
        let tried = people.filter { person in
          principle.map { lived.triedBy[person].places.contains(where: $0.covers) } ?? true
        }
        let met = tried.filter { tied[principle]?[$0]?.contains(row.dimension) ?? false }
        return NeedsByPrinciple.Cell(
          principle: principle, tried: tried.count, met: met.count,
          untied: (untied[principle] ?? []).intersection(tried).subtracting(met).count)
      }
      return NeedsByPrinciple(
        dimension: row.dimension, label: row.label, people: people.count,
        cells: Place.all.filter { $0.kind == .principle }.map(cell), beyondWcag: cell(nil),
        untied: people.count { person in untied.values.contains { $0.contains(person) } })
    }
  }
}
