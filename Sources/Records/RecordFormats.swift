import JSON

/// Every format that this program reads and writes.
package enum RecordFormats {
  package static let all: [RecordFormat] = makers.map { $0.format() }

  /// The name of each format, and what makes it: a program that merges one file needs one format of them.
  private static let makers: [(name: String, format: @Sendable () -> RecordFormat)] = [
    ("workspace", { WorkspaceMarker.format }), ("profile", { Profile.format }),
    ("spectrum", { Spectrum.format }), ("facets", { FacetSet.format }),
    ("instrument", { Instrument.format }),
    ("promptPack", { PromptPack.format }), ("checklist", { Checklist.format }),
    ("study", { Study.format }),
    ("participant", { Participant.format }), ("describedPerson", { DescribedPerson.format }),
    ("session", { Session.format }), ("log", { Log.format }), ("response", { Response.format }),
    ("finding", { Finding.format }), ("evidence", { Evidence.format }),
    ("inventory", { ScreenInventory.format }), ("walkthrough", { Walkthrough.format }),
    ("attachment", { Attachment.format }),
  ]

  /// The format of a name, or `nil` for a name that this version does not know.
  package static func named(_ name: String) -> RecordFormat? {
    makers.first { Text.isSame($0.name, name) }?.format()
  }
}
