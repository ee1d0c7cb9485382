package import JSON
package import Localization
package import Measures
import Records
import Wording

/// Notes that were found, as JSON for other programs: for the team.
package enum NotesJSON {
  /// One note; what is not known is `null`. Words that may not be shown are `null` too.
  package static func value(_ note: FoundNote) -> JSONValue {
    let observation = note.note
    return .of([
      "reference": note.reference, "evidenceKind": EvidenceKind.lived.id, "study": note.study,
      "session": note.session, "number": note.number, "log": note.log, "id": observation.id,
      "round": note.round, "pilot": note.isPilot, "day": note.day,
      "atMilliseconds": observation.at, "media": note.media.map { $0.map(moment) },
      "participants": note.people, "needs": note.needs.map(\.id),
      "assistiveTechnologies": note.technologies, "kind": observation.kind?.id,
      "impact": observation.impact, "criteria": note.places,
      "confirmed": observation.confirmed.sorted(), "beyondWcag": observation.isBeyondWcag,
      "task": observation.task, "screen": observation.screen, "speaker": observation.speaker?.id,
      "wording": observation.wording?.id, "reviewed": observation.isReviewed,
      "cleared": note.isCleared, "findings": note.findings.map(\.id),
      "transcriptLine": note.isLine,
      "words": note.showsWords ? observation.text.words : nil as String?, "typed": note.typed,
      "earlier": note.earlier.map {
        JSONValue.of(["changedAt": $0.changedAt, "words": $0.note.words])
      }, "earlierCount": observation.earlier.count, "dropped": observation.dropped.sorted(),
    ])
  }

  private static func moment(_ moment: MediaMoment) -> JSONValue {
    .of(["name": moment.name, "state": moment.state, "atMilliseconds": moment.milliseconds])
  }

  /// One entry of evidence without participants.
  package static func value(_ one: FoundEvidence) -> JSONValue {
    let item = one.item
    return .of([
      "reference": one.reference, "evidenceKind": one.kind.id, "study": one.study,
      "batch": one.batch, "id": item.id, "source": one.source, "round": one.round,
      "kind": item.kind?.id, "impact": item.impact, "outcome": item.outcome?.id,
      "criteria": item.places.sorted(), "beyondWcag": item.isBeyondWcag, "screens": item.screens,
      "words": one.words.words,
    ])
  }

  /// Notes in the order given, then entries of evidence.
  package static func bytes(_ notes: [FoundNote], _ evidence: [FoundEvidence] = []) -> [UInt8] {
    JSONWriter.canonical(.array(notes.map(value) + evidence.map(value)))
  }

  /// How many notes there are, as a whole and by a property.
  package static func bytes(_ groups: [NoteGroup], by property: NoteProperty, of total: Int)
    -> [UInt8]
  {
    let groups = groups.map {
      JSONValue.of(["label": $0.label, "notes": $0.notes, "participants": $0.people])
    }
    return JSONWriter.canonical(
      .of(["notes": total, "by": property.rawValue, "groups": groups]))
  }
}

/// Notes that were found, as comma-separated values for a spreadsheet: for the team.
package enum NotesCSV {
  package static func text(_ notes: [FoundNote], _ evidence: [FoundEvidence] = []) -> String {
    CSVText.table(
      columns.map(\.name),
      (notes.map { note in columns.map { $0.note(note) } }
        + evidence.map { one in columns.map { $0.evidence(one) } })
        .map { $0.map { $0.isEmpty ? "none" : $0 } })
  }

  package static func text(_ groups: [NoteGroup], by property: NoteProperty) -> String {
    CSVText.table(
      [property.rawValue, "notes", "participants"],
      groups.map { [$0.label.plain(), String($0.notes), String($0.people)] })
  }

  /// The cells of a column; an empty one is none. Entries of evidence have no participant and no session.
  private struct Column: Sendable {
    let name: String
    let note: @Sendable (FoundNote) -> String
    var evidence: @Sendable (FoundEvidence) -> String = { _ in "" }
  }

  private static let columns: [Column] = [
    Column(name: "reference", note: \.reference, evidence: \.reference),
    Column(name: "study", note: \.study, evidence: \.study),
    Column(name: "session", note: \.session.string),
    Column(
      name: "round", note: { String($0.round) }, evidence: { $0.round.map(String.init) ?? "" }),
    Column(name: "day", note: { $0.day ?? "" }),
    Column(name: "time", note: { $0.time?.plain() ?? "" }),
    Column(name: "recordings", note: { $0.media.map { set($0.map(\.terse)) } ?? "not told" }),
    Column(name: "participants", note: { set($0.people.map(\.short)) }),
    Column(name: "needs", note: { set($0.needs.map { $0.label.plain() }) }),
    Column(name: "assistiveTechnologies", note: { set($0.technologies) }),
    Column(
      name: "kind", note: { $0.note.kind?.label.plain() ?? "" },
      evidence: { $0.item.kind?.label.plain() ?? "" }),
    Column(name: "impact", note: { impact($0.note.impact) }, evidence: { impact($0.item.impact) }),
    Column(
      name: "criteria", note: { set($0.places.map(CSVText.place)) },
      evidence: { set($0.item.places.sorted().map(CSVText.place)) }),
    Column(
      name: "beyondWcag", note: { yes($0.note.isBeyondWcag) },
      evidence: { yes($0.item.isBeyondWcag) }),
    Column(name: "task", note: { $0.task ?? "" }),
    Column(name: "screen", note: { $0.screen ?? "" }, evidence: { set($0.screens) }),
    Column(name: "speaker", note: { $0.note.speaker?.label.plain() ?? "" }),
    Column(name: "reviewed", note: { yes($0.note.isReviewed) }),
    Column(name: "cleared", note: { yes($0.isCleared) }),
    Column(name: "findings", note: { set($0.findings.map(\.id.short)) }),
    Column(name: "evidenceKind", note: { _ in EvidenceKind.lived.id }, evidence: \.kind.id),
    Column(name: "source", note: { _ in "" }, evidence: { $0.source ?? "" }),
    Column(name: "words", note: { $0.shownWords.plain() }, evidence: \.words.words),
  ]

  private static func set(_ members: [String]) -> String { members.joined(separator: "; ") }

  private static func yes(_ isSo: Bool) -> String { isSo ? "yes" : "no" }

  private static func impact(_ impact: Impact?) -> String {
    impact.map { "\($0.rawValue) \($0.label.plain())" } ?? ""
  }
}

/// What a search of notes left out.
package enum NoteRemarks {
  /// - Parameters:
  ///   - peopleOut: Of how many people nothing is shown.
  ///   - peopleUnsearched: How many people's own words were not searched.
  /// - Returns: A sentence each; none where nothing was left out.
  package static func sentences(peopleOut: Int, peopleUnsearched: Int) -> [Sentence] {
    var remarks: [Sentence] = []
    if peopleOut > 0 {
      let people = Sentence.count(peopleOut, "person", "people")
      remarks.append(
        "Notes that are, or may be, about \(people) who refused to be observed or took consent back are not shown."
      )
    }
    if peopleUnsearched > 0 {
      let people = Sentence.count(peopleUnsearched, "person", "people")
      remarks.append(
        "What \(people) said themselves was not searched: there is no permission to quote it.")
    }
    return remarks
  }
}
