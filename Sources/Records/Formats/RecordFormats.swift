/// Every format that this program reads and writes.
package enum RecordFormats {
  package static let all: [RecordFormat] = [
    WorkspaceMarker.format, Profile.format, Spectrum.format, Instrument.format, PromptPack.format,
    Study.format, Participant.format, DescribedPerson.format, Session.format, Log.format,
    Response.format, Finding.format, Evidence.format,
  ]

  private static let byName: [Text: RecordFormat] = Dictionary(
    uniqueKeysWithValues: all.map { (Text($0.name), $0) })

  /// The format of a name, or `nil` for a name that this version does not know.
  package static func named(_ name: String) -> RecordFormat? { byName[Text(name)] }
}
