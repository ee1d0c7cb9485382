import Localization
import Measures
import Records
import Wording

/// Writes counts of people for cells, as far as an edition may show them.
struct PeopleCells {
  let edition: Edition

  /// A count where two properties cross; small ones are not shown outside the team.
  ///
  /// - Parameter row: How many people the row is about; where it is nobody, its cells hide nobody.
  func crossing(_ count: Int, in row: Int) -> Sentence {
    if row > 0 || count > 0, edition.hides(crossing: count) {
      return "fewer than \(Edition.smallestSharedCell) people"
    }
    return people(count)
  }

  func people(_ count: Int) -> Sentence { "\(count, "person", "people")" }

  /// Those who took part, and those who are only described if there are any.
  func crossing(_ count: PeopleCount, in row: PeopleCount) -> Sentence {
    let took = crossing(count.participants, in: row.participants)
    return count.described == 0 ? took : took + ", \(count.described) described"
  }

  /// How far this round met a target.
  func metInRound(_ row: TargetRow) -> Sentence {
    if let uncounted = row.uncounted { return uncounted.words }
    return row.isHidden(in: edition)
      ? "not shown, \(row.planned) planned"
      : met(row.metInRound, row) + share(row, row.peopleInRound, of: row.share?.tookPartInRound)
  }

  /// How far all rounds together met a target.
  func metInAll(_ row: TargetRow) -> Sentence {
    if let uncounted = row.uncounted { return uncounted.words }
    return row.isHiddenInAll(in: edition)
      ? "not shown, \(row.planned) planned"
      : met(row.metInAll, row) + share(row, row.peopleInAll, of: row.share?.tookPartInAll)
  }

  /// Whether a target is met; whoever may not see how far may not see that either.
  func isMet(_ row: TargetRow) -> Sentence {
    if row.uncounted != nil { return "cannot be counted" }
    if row.isHidden(in: edition) { return "not shown" }
    return row.isMetInRound ? "yes" : row.isMet ? "over all rounds only" : "no"
  }

  /// "1 of 2 planned people", "3 people, 2 planned".
  private func met(_ count: Int, _ row: TargetRow) -> Sentence {
    PlannedCount.met(count, planned: row.planned, countsSessions: row.countsSessions)
  }

  /// "; share: 3 of 12, at least 30 % planned"; nothing for a target without a share.
  private func share(_ row: TargetRow, _ people: Int, of everybody: Int?) -> Sentence {
    guard let share = row.share, let everybody else { return "" }
    return "; share: \(people) of \(everybody), at least \(share.percent) % planned"
  }

  /// "14 of 20 recruitment targets", of those that can be counted, and how many cannot.
  static func quota(_ targets: [TargetRow]) -> (met: Int, all: Sentence, left: Sentence) {
    let counted = targets.filter { $0.uncounted == nil }
    let met = counted.count(where: \.isMetInRound)
    let left = targets.count - counted.count
    return (
      met, "\(met) of \(counted.count, "recruitment target", "recruitment targets")",
      left == 0 ? "" : " \(left, "target", "targets") cannot be counted."
    )
  }

  func total(_ count: PeopleCount) -> Sentence {
    count.described == 0
      ? people(count.participants)
      : people(count.participants) + ", \(count.described) described"
  }

  /// What a group of people exercised.
  func criteria(_ count: Int, of all: Int, by people: Int) -> Sentence {
    edition.hides(exercisedBy: people) ? Self.notShown : "\(count) of \(all) criteria"
  }

  /// What those who count for a target exercised.
  func criteria(of all: Int, by row: TargetRow) -> Sentence {
    row.hidesExercised(in: edition) ? Self.notShown : "\(row.criteria) of \(all) criteria"
  }

  static let notShown: Sentence = "not shown for so few people"
}
