import Localization

/// What makes a folder a workspace: its id, its name and its defaults.
package struct WorkspaceMarker: Record {
  package let id: RecordID
  package let name: String
  package let language: String?
  package let rawNotes: RawNotesRule
  /// Salts of the digests of closed rounds, in byte order: one, unless two clones made one each before they met.
  package let sharingSecrets: [String]

  package init(_ object: inout ObjectReader) {
    id = object.id
    language = object.string("language")
    name = object.string("name") ?? ""
    rawNotes = object.word("rawNotes") ?? .clearedOnly
    sharingSecrets = object.strings("sharingSecrets")
  }

  package static let format = RecordFormat(
    "workspace", noun: Noun("workspace", "workspaces"),
    "The marker of a workspace, and its defaults.",
    [
      Field("name", .line, "Name", "What the team calls it.", required: true),
      Field("language", .line, "Language", "The language of notes, such as en."),
      Field(
        "defaultLevel", .choice(WordList(ConformanceLevel.allCases)), "Default level",
        "For new studies."),
      Field(
        "defaultVersion", .choice(WordList(WCAGVersion.allCases)), "Default WCAG version",
        "For new studies."),
      Field(
        "defaultPlatform", .choice(WordList(ProductPlatform.allCases)), "Default platform",
        "For new studies."),
      Field(
        "rawNotes", .choice(WordList(RawNotesRule.allCases)), "Raw notes",
        "Whether logs may be sent before somebody has cleared them of identifiers."),
      Field(
        "sharingSecrets", .set(.line), "Sharing secrets",
        "Random salts of the digests of closed rounds; `kerb study round close` creates the first. No report prints them.",
        option: .none, inForms: false),
    ])
}
