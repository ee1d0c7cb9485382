import Localization

/// A real person, in files only as a P-number.
package struct Participant: Record {
  package let id: RecordID
  /// Why fields are empty, where the team has recorded it.
  package private(set) var absences = ParticipantAbsences()
  package private(set) var accessRequirements: [String] = []
  package private(set) var ageBand: AgeBand?
  package private(set) var assistiveTechnologies: [AssistiveTechnology] = []
  package private(set) var consent = Consent()
  package private(set) var devices: [String] = []
  package private(set) var firstLanguage: String?
  package private(set) var gender: [String] = []
  package private(set) var lastingCircumstances: [PersonCircumstance] = []
  package private(set) var needs: [Need] = []
  package private(set) var skillPlacements: [SkillPlacement] = []
  package private(set) var withdrawals: [Withdrawal] = []
  private var usesNone: Bool?
  private var hasNoCircumstances: Bool?
  private var hasNoNeeds: Bool?

  package init(id: RecordID) { self.id = id }

  /// What is known of the list.
  package var assistiveTechnologiesState: ListState {
    ListState(
      hasEntries: !assistiveTechnologies.isEmpty, saidNone: usesNone ?? false,
      absence: absences.assistiveTechnologies)
  }
  /// What is known of the list.
  package var lastingCircumstancesState: ListState {
    ListState(
      hasEntries: !lastingCircumstances.isEmpty, saidNone: hasNoCircumstances ?? false,
      absence: absences.lastingCircumstances)
  }
  /// What is known of the list.
  package var needsState: ListState {
    ListState(hasEntries: !needs.isEmpty, saidNone: hasNoNeeds ?? false, absence: absences.needs)
  }

  package static let format = RecordFormat(
    "participant", noun: Noun("participant", "participants"),
    "A real person who takes part, known in files only by a P-number.", table.fields)

  package static let table = FieldTable<Participant>([
    Slot(entries: \.needs, Need.field(NeedDuration.ofPeople)),
    Slot(\.absences.needs, .absence(of: "needs", "Needs")),
    Slot(\.hasNoNeeds, .saidNone(of: "needs", "Needs")),
    Slot(
      \.accessRequirements, "accessRequirements", setOf: .line, "Access requirements",
      "What the person needs in order to take part: step-free room, breaks, captions.",
      option: .named("access-requirement")),
    Slot(AssistiveTechnology.field, \Participant.assistiveTechnologies) { object, person in
      let listed = object.entries(AssistiveTechnology.field.key, AssistiveTechnology.init)
      person.assistiveTechnologies = listed.filter { !$0.isNone }
      if listed.contains(where: \.isWordNone) { person.usesNone = true }
    },
    Slot(
      \.absences.assistiveTechnologies,
      .absence(of: "assistiveTechnologies", "Assistive technology")),
    Slot(\.usesNone, .saidNone(of: "assistiveTechnologies", "Assistive technology")),
    Slot(entries: \.skillPlacements, SkillPlacement.field),
    Slot(\.absences.skillPlacements, .absence(of: "skillPlacements", "Digital skill")),
    Slot(entries: \.lastingCircumstances, PersonCircumstance.field),
    Slot(
      \.absences.lastingCircumstances,
      .absence(of: "lastingCircumstances", "Lasting circumstances")),
    Slot(
      \.hasNoCircumstances, .saidNone(of: "lastingCircumstances", "Lasting circumstances")),
    Slot(\.ageBand, PeopleFields.ageBand),
    Slot(\.absences.ageBand, .absence(of: "ageBand", "Age band")),
    Slot(set: \.gender, PeopleFields.gender), Slot(.absence(of: "gender", "Gender")),
    Slot(PeopleFields.pronouns),
    Slot(\.firstLanguage, PeopleFields.firstLanguage),
    Slot(\.absences.firstLanguage, .absence(of: "firstLanguage", "First language")),
    Slot(set: \.devices, PeopleFields.devices),
    Slot(
      group: \.consent, Consent.key, "Consent", "What the person agreed to, and how."),
    Slot(entries: \.withdrawals, Withdrawal.field),
  ]) { object, person in person.consent.refuse(beside: object.node) }
}

/// Why fields about a participant are empty: declined, not asked or unknown; `nil` where it is not recorded.
package struct ParticipantAbsences: Hashable, Sendable {
  package internal(set) var ageBand: Absence?
  package internal(set) var assistiveTechnologies: Absence?
  package internal(set) var firstLanguage: Absence?
  package internal(set) var lastingCircumstances: Absence?
  package internal(set) var needs: Absence?
  package internal(set) var skillPlacements: Absence?
}
