import JSON
import Localization

/// A recording of a session, which lies outside the workspace: its name there, and how its time runs.
///
/// Where a file lies on a computer stands in the private folder of that computer, never here: the path of somebody's
/// home tells their name.
package struct SessionMedia: Sendable {
  /// Names it within its session: `screen`.
  package let name: String
  /// Where it is in the web; `nil` for a file.
  package let address: String?
  package let kind: MediaKind?
  package let label: String?
  /// How its time runs beside the session's; `nil` where nobody knows.
  package let alignment: MediaAlignment?

  init(_ name: String, _ object: inout ObjectReader) {
    self.name = name
    address = object.string("address")
    let drift = object.integer("driftMillisecondsAnHour") ?? 0
    kind = object.word("kind")
    label = object.string("label")
    let offset = object.integer("offsetMilliseconds")
    alignment = offset.map { MediaAlignment(offset: $0, drift: drift) }
  }

  /// The key of the map in a session.
  package static let key = "media"

  static let field = Field(
    key,
    .map(
      EntryFormat(
        Noun("recording", "recordings"), identity: .named, shorthand: ["kind", "label"],
        [
          Field("kind", .choice(WordList(MediaKind.allCases)), "Kind", "Sound, picture or screen."),
          Field("label", .line, "Label", "What it shows, in a few words."),
          Field(
            "address", .address, "Address",
            "Where it is in the web; where a file lies is kept in a private folder."),
          Field(
            "offsetMilliseconds", .integer(MediaAlignment.offsets), "Offset in milliseconds",
            "Its time when the session starts; below 0 where it began later; empty where unknown."),
          Field(
            "driftMillisecondsAnHour", .integer(MediaAlignment.drifts),
            "Drift in milliseconds an hour",
            "How much further its time runs in an hour of the session, as two marks tell."),
        ])),
    "Media", "Recordings of the session, which lie outside the workspace.", option: .none)
}

extension Session {
  /// The recording of a name; `nil` where there is none.
  package func media(named name: String) -> SessionMedia? {
    media.first { Text.isSame($0.name, name) }
  }
}
