import Localization

/// A real person, in files only as a P-number.
package struct Participant: Record {
  package let id: RecordID
  /// Why fields are empty, where the team has said so.
  package let absences: ParticipantAbsences
  package let accessRequirements: [String]
  package let ageBand: AgeBand?
  package let assistiveTechnologies: [AssistiveTechnology]
  /// What is known of the list; the same for needs and circumstances below.
  package let assistiveTechnologiesState: ListState
  package let consent: Consent
  package let devices: [String]
  package let firstLanguage: String?
  package let gender: [String]
  package let lastingCircumstances: [PersonCircumstance]
  package let lastingCircumstancesState: ListState
  package let needs: [Need]
  package let needsState: ListState
  package let skillPlacements: [SkillPlacement]
  package let withdrawals: [Withdrawal]

  package init(_ object: inout ObjectReader) {
    var absences = ParticipantAbsences()
    accessRequirements = object.strings("accessRequirements")
    ageBand = object.word("ageBand")
    absences.ageBand = object.word("ageBandAbsence")
    let technologies = object.entries("assistiveTechnologies") { AssistiveTechnology(&$1) }
    assistiveTechnologies = technologies.filter { !$0.isNone }
    absences.assistiveTechnologies = object.word("assistiveTechnologiesAbsence")
    assistiveTechnologiesState = ListState(
      hasEntries: !assistiveTechnologies.isEmpty,
      saidNone: object.flag("assistiveTechnologiesNone")
        ?? technologies.contains(where: \.isWordNone),
      absence: absences.assistiveTechnologies)
    let record = object.node
    consent = object.group(Consent.key) { Consent(&$0, of: record) }
    devices = object.strings("devices")
    firstLanguage = object.string("firstLanguage")
    absences.firstLanguage = object.word("firstLanguageAbsence")
    gender = object.strings("gender")
    id = object.id
    lastingCircumstances = object.entries("lastingCircumstances") { PersonCircumstance(&$1) }
    absences.lastingCircumstances = object.word("lastingCircumstancesAbsence")
    lastingCircumstancesState = ListState(
      hasEntries: !lastingCircumstances.isEmpty,
      saidNone: object.flag("lastingCircumstancesNone") ?? false,
      absence: absences.lastingCircumstances)
    needs = object.entries("needs") { Need(&$1) }
    absences.needs = object.word("needsAbsence")
    needsState = ListState(
      hasEntries: !needs.isEmpty, saidNone: object.flag("needsNone") ?? false,
      absence: absences.needs)
    skillPlacements = object.entries("skillPlacements") { SkillPlacement(&$1) }
    absences.skillPlacements = object.word("skillPlacementsAbsence")
    withdrawals = object.entries("withdrawals") { Withdrawal(&$1) }
    self.absences = absences
  }

  package static let format = RecordFormat(
    "participant", noun: Noun("participant", "participants"),
    "A real person who takes part, known in files only by a P-number.",
    [
      PeopleFields.needs(NeedDuration.ofPeople), .absence(of: "needs", "Needs"),
      .saidNone(of: "needs", "Needs"),
      Field(
        "accessRequirements", .set(.line), "Access requirements",
        "What the person needs in order to take part: step-free room, breaks, captions.",
        option: .named("access-requirement")),
      PeopleFields.assistiveTechnologies,
      .absence(of: "assistiveTechnologies", "Assistive technology"),
      .saidNone(of: "assistiveTechnologies", "Assistive technology"),
      PeopleFields.skillPlacements, .absence(of: "skillPlacements", "Digital skill"),
      PeopleFields.lastingCircumstances,
      .absence(of: "lastingCircumstances", "Lasting circumstances"),
      .saidNone(of: "lastingCircumstances", "Lasting circumstances"),
      PeopleFields.ageBand, .absence(of: "ageBand", "Age band"),
      PeopleFields.gender, .absence(of: "gender", "Gender"),
      PeopleFields.pronouns,
      PeopleFields.firstLanguage, .absence(of: "firstLanguage", "First language"),
      PeopleFields.devices,
      Field("consent", .group(Consent.fields), "Consent", "What the person agreed to, and how."),
      Withdrawal.field,
    ])
}

/// Why fields about a participant are empty: declined, not asked or unknown; `nil` where nobody said.
package struct ParticipantAbsences: Hashable, Sendable {
  package internal(set) var ageBand: Absence?
  package internal(set) var assistiveTechnologies: Absence?
  package internal(set) var firstLanguage: Absence?
  package internal(set) var lastingCircumstances: Absence?
  package internal(set) var needs: Absence?
  package internal(set) var skillPlacements: Absence?
}
