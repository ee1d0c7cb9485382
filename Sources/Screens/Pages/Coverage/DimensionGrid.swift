import Localization
import Measures
import Records
import Terminal
import Wording

/// The persona spectrum as rows: an ability, and how many people were met permanently, temporarily, situationally.
enum DimensionGrid {
  static func heading(_ known: ListKnowledge) -> PageRow {
    let unknown: Sentence =
      known.notKnown.total == 0
      ? "" : "; needs known of \(known.known) of \(known.people, "person", "people")"
    return PageRow(
      "heading people",
      "People by ability: P permanent, T temporary, S situational, U unknown\(unknown)",
      spoken: "People by ability; people may count more than once\(unknown)", isHeading: true)
  }

  /// - Parameter known: Of how many people needs are known: an absence is told only as loudly as that.
  static func row(_ row: DimensionRow, _ known: ListKnowledge) -> PageRow {
    let nobody = nobody(known)
    func cell(_ letter: String, _ count: PeopleCount, staged: Int = 0) -> Sentence {
      Self.cell(letter, count, staged: staged, nobody)
    }
    return PageRow(
      "dimension \(row.dimension.id)", "\(row.label)",
      details: [
        cell("P", row.permanent), cell("T", row.temporary),
        cell("S", row.situational, staged: row.staged),
        row.unknown.isEmpty ? "" : cell("U", row.unknown),
      ], spoken: spoken(row, known))
  }

  private static func nobody(_ known: ListKnowledge) -> Sentence {
    known.notKnown.total == 0 ? "nobody" : "nobody known"
  }

  /// A letter, and a number or a word: nothing is told by colour or place alone.
  private static func cell(
    _ letter: String, _ count: PeopleCount, staged: Int, _ nobody: Sentence
  ) -> Sentence {
    var parts: [Sentence] = []
    if count.participants > 0 { parts.append("\(count.participants)") }
    if count.described > 0 { parts.append("\(count.described) described") }
    if staged > 0 { parts.append("\(staged) staged") }
    return "\(letter) " + (parts.isEmpty ? nobody : parts.joined(separator: ", "))
  }

  /// "seeing: permanent 3 people, temporary nobody, situational 2 people".
  static func spoken(_ row: DimensionRow, _ known: ListKnowledge) -> Sentence {
    let nobody = nobody(known)
    func words(_ count: PeopleCount) -> Sentence { count.isEmpty ? nobody : people(count) }
    var cells: [Sentence] = [
      "permanent \(words(row.permanent))", "temporary \(words(row.temporary))",
      "situational \(words(row.situational))",
    ]
    if row.staged > 0 { cells.append("staged \(row.staged, "person", "people")") }
    if !row.unknown.isEmpty { cells.append("duration unknown \(people(row.unknown))") }
    return "\(row.label): \(cells.joined(separator: ", "))"
  }

  static func people(_ count: PeopleCount) -> Sentence {
    if count.isEmpty { return "nobody" }
    var parts: [Sentence] = []
    if count.participants > 0 {
      parts.append("\(count.participants, "person", "people")")
    }
    if count.described > 0 { parts.append("\(count.described) described") }
    return .list(parts)
  }
}
