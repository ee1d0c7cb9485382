/// A named, invented person (a persona), with what it is based on, what is assumed and who checked it.
package struct Profile: Record {
  package let id: RecordID
  package let ageBand: AgeBand?
  package let assistiveTechnologies: [AssistiveTechnology]
  /// The sources it rests on.
  package let basedOn: [String]
  /// Roles or groups who read and corrected it.
  package let checkedBy: [String]
  package let firstLanguage: String?
  package let lastingCircumstances: [PersonCircumstance]
  package let name: String
  package let needs: [Need]
  package let skillPlacements: [SkillPlacement]
  /// Cells of the persona spectrum, `<spectrum>/<duration>`.
  package let spectrumCells: [String]
  package let summary: String?

  package init(_ object: inout ObjectReader) {
    ageBand = object.word("ageBand")
    assistiveTechnologies = object.entries("assistiveTechnologies") { AssistiveTechnology(&$1) }
      .filter { !$0.isNone }
    basedOn = object.strings("basedOn")
    checkedBy = object.strings("checkedBy")
    firstLanguage = object.string("firstLanguage")
    id = object.id
    lastingCircumstances = object.entries("lastingCircumstances") { PersonCircumstance(&$1) }
    name = object.string("name") ?? ""
    needs = object.entries("needs") { Need(&$1) }
    skillPlacements = object.entries("skillPlacements") { SkillPlacement(&$1) }
    spectrumCells = object.strings("spectrumCells")
    summary = object.string("summary")
  }

  package static let format = RecordFormat(
    "profile", version: 3, noun: "profile",
    "An invented person: a reason to look into something, never a finding.",
    [
      Field("name", .line, "Name", "An invented name.", required: true),
      Field("summary", .line, "Summary", "The person in one sentence."),
      PeopleFields.ageBand, .absence(of: "ageBand", "Age band"),
      PeopleFields.gender, .absence(of: "gender", "Gender"),
      PeopleFields.pronouns, PeopleFields.title,
      Field(
        "ethnicity", .line, "Ethnicity", "In the person's own words, if they would say.", since: 3),
      Field(
        "orientation", .line, "Orientation", "In the person's own words, if they would say.",
        since: 3),
      Field(
        "religion", .line, "Religion", "In the person's own words, if they would say.", since: 3),
      Field("preferredName", .line, "Preferred name", "If it differs from the legal name."),
      Field("family", .text, "Immediate family", "Who lives with the person or depends on them."),
      Field("work", .text, "Work", "What the person does, paid or not."),
      Field("income", .text, "Income", "How the money lasts."),
      Field(
        "education", .text, "Education", "What the person has learned, in school or elsewhere.",
        since: 3),
      Field(
        "disability", .text, "Disability",
        "How the world and the person fit or do not fit, in plain words."),
      Field("backstory", .text, "Backstory", "How the person came to this day."),
      Field("whyTheyUseIt", .text, "Why they use it", "What the person wants from the product."),
      Field(
        "useReason", .choice(WordList(UseReason.allCases)), "Choice or necessity",
        "Whether the person could do without the product."),
      PeopleFields.firstLanguage,
      Field(
        "languages", .set(.line), "Languages", "Every language the person uses.",
        option: .named("language")),
      PeopleFields.devices,
      Field("connection", .line, "Connection", "How the person gets online."),
      Field("money", .line, "Money", "What the person can spend on being online."),
      PeopleFields.needs(NeedDuration.ofExamples + [.unknown]),
      Field(
        "spectrumCells", .set(.reference(.spectrumCell)), "Spectrum cells",
        "Cells of the persona spectrum, such as see/temporary.", option: .named("cell")),
      PeopleFields.assistiveTechnologies, PeopleFields.skillPlacements,
      PeopleFields.lastingCircumstances,
      Field(
        "basedOn", .set(.line), "Based on", "Sources: studies, interviews, statistics.",
        option: .named("based-on")),
      Field(
        "assumptions", .set(.line), "Assumptions", "What nobody has checked yet.",
        option: .named("assumption")),
      Field(
        "checkedBy", .set(.line), "Checked by", "Roles or groups who read and corrected it.",
        option: .named("checked-by")),
    ])
}
