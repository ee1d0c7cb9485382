import Localization

/// What makes a folder a workspace: its id, its name and its defaults.
package struct WorkspaceMarker: Record {
  package let id: RecordID
  package private(set) var name = ""
  package private(set) var defaultLevel: ConformanceLevel?
  package private(set) var defaultPlatform: ProductPlatform?
  package private(set) var defaultVersion: WCAGVersion?
  package private(set) var language: String?
  package private(set) var rawNotes = RawNotesRule.clearedOnly
  /// Salts of the digests of closed rounds, in byte order: one, unless two clones made one each before they met.
  package private(set) var sharingSecrets: [String] = []

  package init(id: RecordID) { self.id = id }

  package static let format = RecordFormat(
    "workspace", noun: Noun("workspace", "workspaces"),
    "The marker of a workspace, and its defaults.", table.fields)

  package static let table = FieldTable<WorkspaceMarker>([
    Slot(\.name, "name", .line, "Name", "What the team calls it.", required: true),
    Slot(\.language, "language", .line, "Language", "The language of notes, such as en."),
    Slot(
      \.defaultLevel, "defaultLevel", .words(of: ConformanceLevel.self), "Default level",
      "For new studies."),
    Slot(
      \.defaultVersion, "defaultVersion", .words(of: WCAGVersion.self), "Default WCAG version",
      "For new studies."),
    Slot(
      \.defaultPlatform, "defaultPlatform", .words(of: ProductPlatform.self), "Default platform",
      "For new studies."),
    Slot(
      \.rawNotes, "rawNotes", .words(of: RawNotesRule.self), "Raw notes",
      "Whether logs may be sent before somebody has cleared them of identifiers."),
    Slot(
      set: \.sharingSecrets,
      Field(
        "sharingSecrets", .set(.line), "Sharing secrets",
        "Random salts of the digests of closed rounds; `kerb study round close` creates the first. No report prints them.",
        option: .none, inForms: false)),
  ])
}
