import Localization

/// What one claim of a profile rests on, or what speaks against it.
package struct ClaimBasis: Entry {
  /// The id of the entry.
  package let key: String
  /// The digest of the words that the claim had when this was entered; `nil` where it is not recorded.
  package var about: String?
  /// The key of the claim.
  package var claim = ""
  package var date: CalendarDay?
  package var direction = BasisDirection.supports
  package var enteredBy: String?
  package var enteredOn: String?
  package var kind = BasisKind.document
  /// What it is: `<session>/<observation>` of a note, the id of a record, the title of a document, the role of a person.
  package var reference = ""
  /// The study that the reference belongs to.
  package var study: String?

  package init(key: String) { self.key = key }

  package static let field = Field(
    "bases",
    .map(EntryFormat(Noun("basis", "bases"), identity: .random, table.fields)),
    "Bases", "What single claims rest on, and what speaks against them: `kerb persona evidence`.",
    option: .none, inForms: false)

  package static let table = FieldTable<ClaimBasis>([
    Slot(\.claim, "claim", .line, "Claim", "The key of the claim.", required: true),
    Slot(
      \.about, "about", .line, "About",
      "The digest of the words that the claim had then; other words begin anew."),
    Slot(
      \.kind, "kind", .words(of: BasisKind.self), "Kind", "What it is.", required: true),
    Slot(
      \.direction, "direction", .words(of: BasisDirection.self), "Direction",
      "Whether it supports the claim or contradicts it.", required: true),
    Slot(
      \.study, "study", .reference(.study), "Study", "The study that the reference belongs to."),
    Slot(
      \.reference, "reference", .line, "Reference",
      "A note as session/note, the id of a record, the title of a document, the role of a person; kept in the team.",
      required: true),
    Slot(
      \.date, "date", .day, "Date",
      "When it was so: of the document, the reading, or what a participant told; the day of a note, a finding and answers is looked up."
    ),
    Slot(\.enteredBy, "enteredBy", .line, "Entered by", "The role of who entered it."),
    Slot(
      \.enteredOn, "enteredOn", .day, "Entered on", "The day on which it was entered."),
  ])
}
