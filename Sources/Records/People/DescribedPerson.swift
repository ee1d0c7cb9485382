import Localization

/// A person in a published or invented source: never counted as a participant.
package struct DescribedPerson: Record {
  package let id: RecordID
  package private(set) var assistiveTechnologies: [AssistiveTechnology] = []
  package private(set) var conditions: [String] = []
  package private(set) var evidenceKind: EvidenceKind?
  package private(set) var name = ""
  package private(set) var needs: [Need] = []
  package private(set) var source: String?

  package init(id: RecordID) { self.id = id }

  package static let format = RecordFormat(
    "describedPerson", noun: Noun("described person", "described people"),
    "Somebody in a published or invented source; never counted as a participant.", table.fields)

  package static let table = FieldTable<DescribedPerson>([
    Slot(\.name, "name", .line, "Name", "The name that the source uses.", required: true),
    Slot(
      \.conditions, "conditions", setOf: .line, "Conditions",
      "What the source says, in its words."),
    Slot(entries: \.needs, Need.field(NeedDuration.ofDescribedPeople)),
    Slot(AssistiveTechnology.field, \DescribedPerson.assistiveTechnologies) { object, person in
      person.assistiveTechnologies = AssistiveTechnology.used(&object)
    },
    Slot(\.source, "source", .line, "Source", "Where the description comes from."),
    Slot(
      \.evidenceKind, "evidenceKind",
      .choice(WordList(EvidenceKind.allCases.filter { $0 != .lived })), "Evidence kind",
      "What kind of evidence the description is; never lived.", required: true),
  ])
}
