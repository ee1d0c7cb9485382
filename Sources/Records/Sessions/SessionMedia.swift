import JSON
import Localization

/// A recording of a session, which lies outside the workspace: its name there, and how its time runs.
///
/// Where a file lies on a computer stands in the private folder of that computer, never here: the path of somebody's
/// home tells their name.
package struct SessionMedia: Entry {
  /// Names it within its session: `screen`.
  package let name: String
  /// Where it is in the web; `nil` for a file.
  package private(set) var address: String?
  package private(set) var kind: MediaKind?
  package private(set) var label: String?
  package private(set) var offset: Int?
  package private(set) var drift = 0

  package init(key: String) { name = key }

  /// How its time runs beside the session's; `nil` where nobody knows.
  package var alignment: MediaAlignment? {
    offset.map { MediaAlignment(offset: $0, drift: drift) }
  }

  /// The key of the map in a session.
  package static let key = "media"

  static let field = Field(
    key,
    .map(
      EntryFormat(
        Noun("recording", "recordings"), identity: .named, shorthand: ["kind", "label"],
        table.fields)),
    "Media", "Recordings of the session, which lie outside the workspace.", option: .none)

  package static let table = FieldTable<SessionMedia>([
    Slot(\.kind, "kind", .words(of: MediaKind.self), "Kind", "Sound, picture or screen."),
    Slot(\.label, "label", .line, "Label", "What it shows, in a few words."),
    Slot(
      \.address, "address", .address, "Address",
      "Where it is in the web; where a file lies is kept in a private folder."),
    Slot(
      \.offset, "offsetMilliseconds", .integer(MediaAlignment.offsets), "Offset in milliseconds",
      "Its time when the session starts; below 0 where it began later; empty where unknown."),
    Slot(
      \.drift, "driftMillisecondsAnHour", .integer(MediaAlignment.drifts),
      "Drift in milliseconds an hour",
      "How much further its time runs in an hour of the session, as two marks tell."),
  ])
}

extension Session {
  /// The recording of a name; `nil` where there is none.
  package func media(named name: String) -> SessionMedia? {
    media.first { Text.isSame($0.name, name) }
  }
}
