/// A real person, in files only as a P-number.
package struct Participant: Record {
  package let id: RecordID
  package let accessRequirements: [String]
  package let ageBand: AgeBand?
  package let assistiveTechnologies: [AssistiveTechnology]
  package let consent: Consent
  package let devices: [String]
  package let gender: [String]
  package let lastingCircumstances: [PersonCircumstance]
  package let needs: [Need]
  package let skillPlacements: [SkillPlacement]
  package let withdrawals: [Withdrawal]

  package init(_ object: inout ObjectReader) {
    accessRequirements = object.strings("accessRequirements")
    ageBand = object.word("ageBand")
    assistiveTechnologies = object.entries("assistiveTechnologies") { AssistiveTechnology(&$1) }
    consent = object.group("consent") { Consent(&$0) }
    devices = object.strings("devices")
    gender = object.strings("gender")
    id = object.id
    lastingCircumstances = object.entries("lastingCircumstances") { PersonCircumstance(&$1) }
    needs = object.entries("needs") { Need(&$1) }
    skillPlacements = object.entries("skillPlacements") { SkillPlacement(&$1) }
    withdrawals = object.entries("withdrawals") { Withdrawal(&$1) }
  }

  package static let format = RecordFormat(
    "participant", version: 2, noun: "participant",
    "A real person who takes part, known in files only by a P-number.",
    [
      PeopleFields.needs(NeedDuration.ofPeople), .absence(of: "needs", "Needs"),
      Field(
        "accessRequirements", .set(.line), "Access requirements",
        "What the person needs in order to take part: step-free room, breaks, captions.",
        option: .named("access-requirement")),
      PeopleFields.assistiveTechnologies,
      .absence(of: "assistiveTechnologies", "Assistive technology"),
      PeopleFields.skillPlacements, .absence(of: "skillPlacements", "Digital skill"),
      PeopleFields.lastingCircumstances,
      .absence(of: "lastingCircumstances", "Lasting circumstances"),
      PeopleFields.ageBand, .absence(of: "ageBand", "Age band"),
      PeopleFields.gender, .absence(of: "gender", "Gender"),
      PeopleFields.pronouns,
      PeopleFields.firstLanguage, .absence(of: "firstLanguage", "First language"),
      PeopleFields.devices,
      Field("consent", .group(Consent.fields), "Consent", "What the person agreed to, and how."),
      Withdrawal.field,
    ])
}
