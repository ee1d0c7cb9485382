package import JSON
import Localization
package import Measures
import Records

/// Notes that were found, as JSON for other programs: for the team.
package enum NotesJSON {
  /// One note; what is not known is `null`. Words that may not be shown are `null` too.
  package static func value(_ note: FoundNote) -> JSONValue {
    let observation = note.note
    var object = JSONObject()
    object["reference"] = .string(note.reference)
    object["study"] = .string(note.study)
    object["session"] = .string(note.session.string)
    object["number"] = .integer(note.number)
    object["log"] = .string(note.log.string)
    object["id"] = .string(observation.id)
    object["round"] = .integer(note.round)
    object["pilot"] = .bool(note.isPilot)
    object["day"] = text(note.day)
    object["atMilliseconds"] = observation.atMilliseconds.map { .integer($0) } ?? .null
    object["media"] = note.media.map { .array($0.map(moment)) } ?? .null
    object["participants"] = list(note.people.map(\.string))
    object["needs"] = list(note.needs.map(\.id))
    object["assistiveTechnologies"] = list(note.technologies)
    object["kind"] = text(observation.kind?.id)
    object["impact"] = observation.impact.map { .integer($0.rawValue) } ?? .null
    object["criteria"] = list(note.places.map(\.description))
    object["confirmed"] = list(observation.confirmed.sorted().map(\.description))
    object["beyondWcag"] = .bool(observation.isBeyondWcag)
    object["task"] = text(observation.task)
    object["screen"] = text(observation.screen)
    object["speaker"] = text(observation.speaker?.id)
    object["wording"] = text(observation.wording?.id)
    object["reviewed"] = .bool(observation.isReviewed)
    object["cleared"] = .bool(note.isCleared)
    object["findings"] = list(note.findings.map(\.id.string))
    object["transcriptLine"] = .bool(note.isLine)
    object["words"] = note.showsWords ? .string(observation.note.words) : .null
    object["typed"] = text(note.typed)
    return .object(object)
  }

  private static func moment(_ moment: MediaMoment) -> JSONValue {
    .object(
      JSONObject([
        "name": .string(moment.name), "state": .string(moment.state),
        "atMilliseconds": moment.milliseconds.map { .integer($0) } ?? .null,
      ]))
  }

  /// All of them, in the order given.
  package static func bytes(_ notes: [FoundNote]) -> [UInt8] {
    JSONWriter.canonical(.array(notes.map(value)))
  }

  /// How many notes there are, as a whole and by a property.
  package static func bytes(_ groups: [NoteGroup], by property: NoteProperty, of total: Int)
    -> [UInt8]
  {
    var object = JSONObject()
    object["notes"] = .integer(total)
    object["by"] = .string(property.rawValue)
    object["groups"] = .array(
      groups.map { group in
        .object(
          JSONObject([
            "label": .string(group.label.plain()), "notes": .integer(group.notes),
            "participants": .integer(group.people),
          ]))
      })
    return JSONWriter.canonical(.object(object))
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
