import Measures
import Records

/// Writes counts of people for cells, as far as an edition may show them.
struct PeopleCells {
  let edition: Edition

  /// A count where two properties cross; small ones are not shown outside the team.
  ///
  /// - Parameter row: How many people the row is about; where it is nobody, its cells hide nobody.
  func crossing(_ count: Int, in row: Int) -> Markdown {
    if row > 0 || count > 0, edition.hides(crossing: count) {
      return "fewer than \(Edition.smallestSharedCell) people"
    }
    return people(count)
  }

  func people(_ count: Int) -> Markdown { "\(Phrase.count(count, "person", "people"))" }

  /// Those who took part, and those who are only described if there are any.
  func crossing(_ count: PeopleCount, in row: PeopleCount) -> Markdown {
    let took = crossing(count.participants, in: row.participants)
    return count.described == 0 ? took : took + ", \(count.described) described"
  }

  /// How far a target is met: "1 of 2 planned people", "3 people, 2 were planned".
  func met(_ count: Int, _ row: TargetRow) -> Markdown {
    let noun = row.countsSessions ? "sessions" : "people"
    if row.isCrossing, edition.hides(crossing: count) {
      return count >= row.planned
        ? "enough, \(row.planned) planned" : "too few, \(row.planned) planned"
    }
    return count > row.planned
      ? "\(count) \(noun), \(row.planned) planned" : "\(count) of \(row.planned) planned \(noun)"
  }

  func total(_ count: PeopleCount) -> Markdown {
    count.described == 0
      ? people(count.participants)
      : people(count.participants) + ", \(count.described) described"
  }

  func criteria(_ count: Int, of all: Int) -> Markdown { "\(count) of \(all) criteria" }
}
