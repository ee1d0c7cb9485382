import JSON
package import Localization
package import Measures
package import Records
import Wording

/// The set of profiles on one page, which leads to their cards.
package enum PersonaSheetDocument {
  /// The name of somebody's page in a folder of cards, in small letters; the first page of the folder is `index`.
  package static func page(of id: RecordID) -> String {
    Text.isSame(id.folded, "index") ? "profile-index" : id.folded
  }

  package static func document(_ sheet: PersonaSheet) -> Document {
    var document = Document()
    document.heading(1, "\(sheet.profiles.count, "profile", "profiles")")
    let drafts = sheet.profiles.count(where: \.isDraft)
    document.notice(
      drafts == 0
        ? "All of them are invented; each is one example, others with these needs differ."
        : "\(drafts, "is a draft", "are drafts") of what participants share, and \(drafts == 1 ? "stays" : "stay" as Sentence) in the team; the others are invented."
    )
    document.heading(2, "Who is there")
    document.list(
      sheet.profiles.map { profile in
        // Two people of the same name are told apart by their ids.
        let isShared = sheet.profiles.count { Text.isSame($0.name, profile.name) } > 1
        let name: Sentence = isShared ? "\(profile.name) (\(profile.id.string))" : "\(profile.name)"
        let link = name.marked(.link(ReportPlace(report: page(of: profile.id))))
        return profile.summary.map { link + ": \($0)" } ?? link
      })
    if sheet.profiles.isEmpty { document.paragraph("Nobody yet.") }
    document.heading(2, "Where on the persona spectrum")
    document.table(
      "Who of the set stands in each cell.", none: "The workspace has no spectrum.",
      columns: [
        "Ability", "permanent", "temporary", "situational", "changing", "duration not said",
      ],
      rows: sheet.rows.map(row))
    document.heading(2, "Where nobody of the set stands")
    document.list(
      sheet.nobody.map { "\($0.dimension.label), \($0.duration.label)" })
    if !sheet.unsettled.isEmpty {
      document.paragraph("Not known, since somebody has a need there whose duration is not said:")
      document.list(sheet.unsettled.map { "\($0.dimension.label): \(Sentence.list(unsaid($0)))" })
    }
    if sheet.nobody.isEmpty, sheet.unsettled.isEmpty, !sheet.rows.isEmpty {
      document.paragraph("In each cell stands somebody. That is no sign that nobody is missing.")
    }
    return document
  }

  private static func row(_ row: PersonaSheet.Row) -> [Sentence] {
    // Who stands in one of the empty cells is not known where a duration is not said.
    let nobody: Sentence = unsaid(row).isEmpty ? "nobody" : "not known"
    let cells = NeedDuration.ofExamples.map { duration -> Sentence in
      row.names[duration].map { Sentence.list($0) } ?? nobody
    }
    let last: Sentence = unsaid(row).isEmpty ? "nobody" : Sentence.list(unsaid(row))
    return ["\(row.dimension.label)"] + cells + [last]
  }

  /// The names of those whose need has no duration.
  private static func unsaid(_ row: PersonaSheet.Row) -> [String] { row.names[.unknown] ?? [] }
}
