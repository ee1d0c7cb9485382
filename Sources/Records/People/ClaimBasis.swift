import Localization

/// What one claim of a profile rests on, or what speaks against it.
package struct ClaimBasis: Sendable {
  /// The id of the entry.
  package let key: String
  /// The digest of the words that the claim had when this was entered; `nil` where nobody noted it.
  package let about: String?
  /// The key of the claim.
  package let claim: String
  package let date: CalendarDay?
  package let direction: BasisDirection
  package let enteredBy: String?
  package let enteredOn: String?
  package let kind: BasisKind
  /// What it is: `<session>/<observation>` of a note, the id of a record, the title of a document, the role of a person.
  package let reference: String
  /// The study that the reference belongs to.
  package let study: String?

  init(key: String, _ object: inout ObjectReader) {
    self.key = key
    about = object.string("about")
    claim = object.string("claim") ?? ""
    date = object.string("date").flatMap { CalendarDay($0) }
    direction = object.word("direction") ?? .supports
    enteredBy = object.string("enteredBy")
    enteredOn = object.string("enteredOn")
    kind = object.word("kind") ?? .document
    reference = object.string("reference") ?? ""
    study = object.string("study")
  }

  package static let field = Field(
    "bases",
    .map(
      EntryFormat(
        Noun("basis", "bases"), identity: .random,
        [
          Field("claim", .line, "Claim", "The key of the claim.", required: true),
          Field(
            "about", .line, "About",
            "The digest of the words that the claim had then; other words begin anew."),
          Field(
            "kind", .choice(WordList(BasisKind.allCases)), "Kind", "What it is.", required: true),
          Field(
            "direction", .choice(WordList(BasisDirection.allCases)), "Direction",
            "Whether it supports the claim or contradicts it.", required: true),
          Field("study", .reference(.study), "Study", "The study that the reference belongs to."),
          Field(
            "reference", .line, "Reference",
            "A note as session/note, the id of a record, the title of a document, the role of a person; kept in the team.",
            required: true),
          Field(
            "date", .day, "Date",
            "When it was so: of the document, the reading, or what a participant told; the day of a note, a finding and answers is looked up."
          ),
          Field("enteredBy", .line, "Entered by", "The role of who entered it."),
          Field("enteredOn", .day, "Entered on", "The day on which it was entered."),
        ])),
    "Bases", "What single claims rest on, and what speaks against them: `kerb persona evidence`.",
    option: .none, inForms: false)

  static let lostField = Field(
    "lostBases",
    .map(
      EntryFormat(
        Noun("lost basis", "lost bases"), identity: .named,
        [
          Field("claim", .line, "Claim", "The key of the claim.", required: true),
          Field("about", .line, "About", "The digest of the words that the claim had then."),
          Field(
            "days", .set(.day), "Days",
            "The days on which a withdrawal took away something that the claim rested on."),
        ])),
    "Lost bases",
    "Claims of which a withdrawal took something away, by the claim's key and the digest of its words.",
    option: .none, inForms: false)

  /// The key under which it stands that a claim lost something.
  ///
  /// - `about`: The digest of the words that the claim had.
  package static func lossKey(claim: String, about: String?) -> String {
    "\(claim)/\(about ?? "-")"
  }
}
