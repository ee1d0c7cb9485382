import Localization

extension Profile {
  package static let format = RecordFormat(
    "profile", noun: Noun("profile", "profiles"),
    "An invented person: a reason to look into something, never a finding.",
    [
      Field("name", .line, "Name", "An invented name.", required: true),
      Field("summary", .line, "Summary", "The person in one sentence."),
      PeopleFields.ageBand, .absence(of: "ageBand", "Age band"),
      PeopleFields.gender, .absence(of: "gender", "Gender"),
      PeopleFields.pronouns, PeopleFields.title,
      Field(
        "ethnicity", .line, "Ethnicity", "In the person's own words, if they would say."),
      Field(
        "orientation", .line, "Orientation", "In the person's own words, if they would say."),
      Field(
        "religion", .line, "Religion", "In the person's own words, if they would say."),
      Field("preferredName", .line, "Preferred name", "If it differs from the legal name."),
      Field("family", .text, "Immediate family", "Who lives with the person or depends on them."),
      Field("work", .text, "Work", "What the person does, paid or not."),
      Field("income", .text, "Income", "How the money lasts."),
      Field(
        "education", .text, "Education", "What the person has learned, in school or elsewhere."),
      Field(
        "disability", .text, "Disability",
        "How the world and the person fit or do not fit, in plain words."),
      Field("backstory", .text, "Backstory", "How the person came to this day."),
      Field(
        "day", .text, "A day", "A day in the person's own words, in about 60; invented."),
      Field("whyTheyUseIt", .text, "Why they use it", "What the person wants from the product."),
      Field(
        "useReason", .choice(WordList(UseReason.allCases)), "Choice, necessity or no use",
        "By choice, of necessity, or not at all: whether the person uses the product."),
      PeopleFields.firstLanguage,
      Field(
        "languages", .set(.line), "Languages", "Every language the person uses.",
        option: .named("uses-language")),
      PeopleFields.devices,
      Field("connection", .line, "Connection", "How the person gets online."),
      Field("money", .line, "Money", "What the person can spend on being online."),
      PeopleFields.needs(NeedDuration.ofExamples + [.unknown]),
      Field(
        "spectrumCells", .set(.reference(.spectrumCell)), "Spectrum cells",
        "Cells of the persona spectrum, such as see/temporary.", option: .named("cell")),
      PeopleFields.assistiveTechnologies, PeopleFields.skillPlacements,
      PeopleFields.lastingCircumstances, statements,
      Field(
        "tryIt", .text, "How to try it",
        "What to switch on, which task to do and for how long, to meet the product in this person's way."
      ),
      Field(
        "basedOn", .set(.line), "Based on", "Sources: studies, interviews, statistics.",
        option: .named("based-on")),
      Field(
        "assumptions", .set(.line), "Assumptions", "What nobody has checked yet.",
        option: .named("assumption")),
      Field(
        "checkedBy", .set(.line), "Checked by", "Roles or groups who read and corrected it.",
        option: .named("checked-by")),
      ClaimBasis.field, ClaimBasis.lostField,
    ])

  private static let statements = Field(
    "statements",
    .map(
      EntryFormat(
        Noun("statement", "statements"), identity: .random, shorthand: ["kind", "text"],
        [
          Field(
            "kind", .choice(WordList(StatementKind.allCases)), "Kind",
            "Whether it is wanted, stands in the way, or is what the person does.", required: true),
          Field(
            "text", .line, "Text", "One thing, in words that somebody could see come true or not.",
            required: true),
        ])),
    "Statements", "What the person wants, does, and meets in the way, one thing each.",
    option: .named("statement"))
}
