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
    object["evidenceKind"] = .string(EvidenceKind.lived.id)
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
    object["earlier"] = .array(
      note.showsWords
        ? observation.earlier.map { earlier in
          .object(
            JSONObject([
              "changedAt": text(earlier.changedAt), "words": .string(earlier.note.words),
            ]))
        } : [])
    object["earlierCount"] = .integer(observation.earlier.count)
    object["dropped"] = list(observation.dropped.sorted().map(\.description))
    return .object(object)
  }

  private static func moment(_ moment: MediaMoment) -> JSONValue {
    .object(
      JSONObject([
        "name": .string(moment.name), "state": .string(moment.state),
        "atMilliseconds": moment.milliseconds.map { .integer($0) } ?? .null,
      ]))
  }

  /// One entry of evidence without participants.
  package static func value(_ one: FoundEvidence) -> JSONValue {
    var object = JSONObject()
    object["reference"] = .string(one.reference)
    object["evidenceKind"] = .string(one.kind.id)
    object["study"] = .string(one.study)
    object["batch"] = .string(one.batch.string)
    object["id"] = .string(one.item.id)
    object["source"] = text(one.source)
    object["round"] = one.round.map { .integer($0) } ?? .null
    object["kind"] = text(one.item.kind?.id)
    object["impact"] = one.item.impact.map { .integer($0.rawValue) } ?? .null
    object["outcome"] = text(one.item.outcome?.id)
    object["criteria"] = list(one.item.places.sorted().map(\.description))
    object["beyondWcag"] = .bool(one.item.isBeyondWcag)
    object["screens"] = list(one.item.screens)
    object["words"] = .string(one.words.words)
    return .object(object)
  }

  /// Notes in the order given, then entries of evidence.
  package static func bytes(_ notes: [FoundNote], _ evidence: [FoundEvidence] = []) -> [UInt8] {
    JSONWriter.canonical(.array(notes.map(value) + evidence.map(value)))
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
