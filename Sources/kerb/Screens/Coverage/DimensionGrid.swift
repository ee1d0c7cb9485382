import Measures
import Records
import Terminal

/// The persona spectrum as rows: an ability, and how many people were met permanently, temporarily, situationally.
enum DimensionGrid {
  static let heading = PageRow(
    "heading people", "People by ability: P permanent, T temporary, S situational, U unknown",
    spoken: "People by ability; people may count more than once", isHeading: true)

  static func row(_ row: DimensionRow) -> PageRow {
    PageRow(
      "dimension \(row.dimension.id)", row.label,
      details: [
        cell("P", row.permanent), cell("T", row.temporary),
        cell("S", row.situational, staged: row.staged),
        row.unknown.isEmpty ? "" : cell("U", row.unknown),
      ], spoken: spoken(row))
  }

  /// A letter, and a number or a word: nothing is told by colour or place alone.
  private static func cell(_ letter: String, _ count: PeopleCount, staged: Int = 0) -> String {
    var parts: [String] = []
    if count.participants > 0 { parts.append("\(count.participants)") }
    if count.described > 0 { parts.append("\(count.described) described") }
    if staged > 0 { parts.append("\(staged) staged") }
    return "\(letter) " + (parts.isEmpty ? "nobody" : parts.joined(separator: ", "))
  }

  /// "seeing: permanent 3 people, temporary nobody, situational 2 people".
  static func spoken(_ row: DimensionRow) -> String {
    var cells = [
      "permanent \(people(row.permanent))", "temporary \(people(row.temporary))",
      "situational \(people(row.situational))",
    ]
    if row.staged > 0 { cells.append("staged \(Phrase.count(row.staged, "person", "people"))") }
    if !row.unknown.isEmpty { cells.append("duration unknown \(people(row.unknown))") }
    return "\(row.label): " + cells.joined(separator: ", ")
  }

  static func people(_ count: PeopleCount) -> String {
    if count.isEmpty { return "nobody" }
    var parts: [String] = []
    if count.participants > 0 {
      parts.append(Phrase.count(count.participants, "person", "people"))
    }
    if count.described > 0 { parts.append("\(count.described) described") }
    return Phrase.list(parts)
  }
}
