import Localization
import Measures
import Records
import Reports
import Terminal
import Wording
import Workbench

/// One profile: its card, row by row, as every other way of showing it.
struct ProfileScreen {
  let navigator: Navigator
  let profile: RecordID
  /// What is shown: the card, or what its claims rest on.
  var isEvidence = false

  private enum Destination {
    case read(PageRow)
    case evidence, edit
  }

  func run() throws {
    try ListScreen(
      navigator: navigator, page: { try page(start: $0) },
      act: { way in
        switch way {
        case .read(let row): [.answer(row.sentence)]
        case .evidence:
          try navigator.open {
            try ProfileScreen(navigator: navigator, profile: profile, isEvidence: true).run()
          }
        case .edit:
          try navigator.open {
            let record = try EditedRecord(
              .persona, profile.string, study: nil, navigator: navigator)
            try FieldEditing(record).run()
          }
        }
      }
    ).run()
  }

  private func page(start: Int?) throws -> ActionPage<Destination> {
    let cards = try PersonaCards(in: navigator.workbench)
    let made = try cards.card(cards.profile(profile.string))
    let document =
      isEvidence
      ? EvidenceDocument.document(made.card, withKeys: false)
      : PersonaCardDocument.document(made.card, .team)
    let rows = DocumentRows.rows(document)
    let faults = made.faults.map { $0.sentence }
    return ActionPage(
      "profile \(profile)\(isEvidence ? " evidence" : "")", title: rows.title,
      place: isEvidence ? "evidence" : "profile", lead: rows.lead + faults,
      list: ActionList(
        .choices, noun: Noun("row", "rows"),
        rows: rows.rows.map { ($0, $0.isHeading ? nil : .read($0)) },
        start: start),
      prompt: Prompt("Row", .choice),
      commands: (isEvidence
        ? []
        : [
          ActionCommand("evidence", "What each claim rests on.", footer: true, .evidence)
        ]) + [ActionCommand("edit", "Change any field of it.", footer: true, .edit)])
  }
}

/// A document as the parts of a page: its title, what stands before its first section, and a row for each sentence.
enum DocumentRows {
  static func rows(_ document: Document) -> (title: Sentence, lead: [Sentence], rows: [PageRow]) {
    var (title, lead, rows): (Sentence, [Sentence], [PageRow]) = ("", [], [])
    for block in document.blocks {
      switch block {
      case .heading(1, let text, _): title = text
      case .heading(_, let text, _): rows.append(row(rows.count, text, isHeading: true))
      case .paragraph(let text), .notice(let text):
        if rows.isEmpty {
          lead.append(text)
        } else {
          rows.append(row(rows.count, text))
        }
      case .list(let entries): for entry in entries { rows.append(row(rows.count, entry)) }
      case .table(let table): for cells in table.rows { rows.append(row(rows.count, table, cells)) }
      case .drawing(let drawing): rows.append(row(rows.count, drawing.sentence))
      case .picture(let picture): rows.append(row(rows.count, picture.sentence))
      }
    }
    return (title, lead, rows)
  }

  private static func row(_ place: Int, _ text: Sentence, isHeading: Bool = false) -> PageRow {
    PageRow("row \(place)", text, isHeading: isHeading)
  }

  /// "seeing: permanent yes, temporary not said".
  private static func row(_ place: Int, _ table: Table, _ cells: [Sentence]) -> PageRow {
    let named = zip(table.columns, cells).dropFirst().map { "\($0) \($1)" as Sentence }
    let first = cells.first ?? ""
    return PageRow("row \(place)", "\(first): \(named.joined(separator: ", "))")
  }
}
