import Localization

/// Somebody in a published or invented source: never counted as a participant.
package struct DescribedPerson: Record {
  package let id: RecordID
  package let assistiveTechnologies: [AssistiveTechnology]
  package let evidenceKind: EvidenceKind?
  package let name: String
  package let needs: [Need]
  package let source: String?

  package init(_ object: inout ObjectReader) {
    assistiveTechnologies = object.entries("assistiveTechnologies") { AssistiveTechnology(&$1) }
      .filter { !$0.isNone }
    evidenceKind = object.word("evidenceKind")
    id = object.id
    name = object.string("name") ?? ""
    needs = object.entries("needs") { Need(&$1) }
    source = object.string("source")
  }

  package static let format = RecordFormat(
    "describedPerson", noun: Noun("described person", "described people"),
    "Somebody in a published or invented source; never counted as a participant.",
    [
      Field("name", .line, "Name", "The name that the source uses.", required: true),
      Field("conditions", .set(.line), "Conditions", "What the source says, in its words."),
      PeopleFields.needs(NeedDuration.ofDescribedPeople),
      PeopleFields.assistiveTechnologies,
      Field("source", .line, "Source", "Where the description comes from."),
      Field(
        "evidenceKind", .choice(WordList(EvidenceKind.allCases.filter { $0 != .lived })),
        "Evidence kind", "What kind of evidence the description is; never lived.", required: true),
    ])
}
