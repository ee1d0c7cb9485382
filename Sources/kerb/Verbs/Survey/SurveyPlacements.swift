import CommandLine
import JSON
import Localization
import Measures
import Records
import Screens
import Wording
import Workbench

/// `kerb survey placements`: who stands where on which scale, by whom, when, on what evidence.
enum SurveyPlacements {
  static let verb = Verb(
    ["survey", "placements"],
    "List who was placed where on which scale, and on what evidence; or place many.",
    examples: [
      .init(
        "kerb survey placements --study tram-tickets",
        "Names every placement, the newest of each person and scale last."),
      .init(
        "kerb survey placements --study tram-tickets --participant P07 --json",
        "Prints those of one person for other programs."),
      .init(
        "kerb survey placements --study tram-tickets --from placements.csv --dry-run",
        "Says whom a table with the columns participant, scale, value, placed-by and basis would place."
      ),
    ],
    options: [
      .value("study", "STUDY", "The study of the participants.", .study, isRequired: true),
      .value("participant", "P07", "Only those of this person.", .participant),
      ManyInput.from("placement with the key participant"), ManyInput.csv, ManyInput.dryRun,
      RecordVerbs.maySilence, .json,
    ],
    discussion: [
      "Each scale stands for itself: a level of one is never turned into a level of another."
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.string("study") ?? "", workbench)
    if let many = try ManyInput(invocation, evenOne: true) {
      return try ManyPlacements(invocation, many, study, workbench).run()
    }
    let loaded = try workbench.study(study)
    let person = try invocation.string("participant").map { typed in
      try RecordFinder(workbench: workbench, kind: .participant)
        .record(typed, study: study).file.expectedID
    }
    let people = loaded.records.participants.sorted { $0.id < $1.id }.filter { participant in
      !participant.standing.isOut
        && (person.map { Text.isSame(participant.id.string, $0) } ?? true)
    }
    let rows = people.flatMap { person in ordered(person).map { (person.id, $0) } }
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(.array(rows.map { json($0, $1) })))
    } else if rows.isEmpty {
      console.message(
        "Nobody is placed on a scale yet. Place somebody: `kerb survey run digital-inclusion --study \(study) --participant P01`"
      )
    } else {
      for (id, placement) in rows {
        let scale = loaded.records.instruments.first {
          Text.isSame($0.id.string, placement.scale)
        }
        console.line(
          "\(id.short)  \(placement.scale): \(Placement.words(placement, on: scale))")
      }
      let without = people.filter(\.skillPlacements.isEmpty).map(\.id.short)
      if !without.isEmpty { console.message("Without a placement: \(Sentence.list(without)).") }
    }
    for fault in loaded.faults { console.report(fault) }
    return loaded.faults.isEmpty ? .success : .findings
  }

  private static func ordered(_ person: Participant) -> [SkillPlacement] {
    person.skillPlacements.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if !Text.isSame(a.scale, b.scale) { return Text.precedes(a.scale, b.scale) }
      if !Text.isSame(a.placedOn ?? "", b.placedOn ?? "") {
        return Text.precedes(a.placedOn ?? "", b.placedOn ?? "")
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  private static func json(_ person: RecordID, _ placement: SkillPlacement) -> JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    return .object(
      JSONObject([
        "basis": .string(placement.basis.id), "evidence": text(placement.evidence),
        "participant": .string(person.string), "placedBy": .string(placement.placedBy),
        "placedOn": text(placement.placedOn), "scale": .string(placement.scale),
        "scaleVersion": text(placement.scaleVersion), "value": .string(placement.value),
      ]))
  }
}
