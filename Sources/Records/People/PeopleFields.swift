import Localization

/// Field groups that participants, described people and profiles share.
enum PeopleFields {
  /// Needs, by entry; `durations` says which words fit this kind of person.
  static func needs(_ durations: [NeedDuration]) -> Field {
    Field(
      "needs",
      .map(
        EntryFormat(
          Noun("need", "needs"), identity: .random,
          shorthand: ["dimension", "duration", "fluctuates"],
          [
            Field(
              "dimension", .dimension, "Dimension",
              "The ability that the product asks for: see, hear, speak, touch, think, feel, body, energy, or your own.",
              required: true),
            Field(
              "duration", .choice(WordList(durations)), "Duration", "How long the need lasts.",
              required: true),
            Field(
              "fluctuates", .choice(WordList(Certainty.allCases)), "Comes and goes",
              "Whether the need changes from day to day."),
          ])),
      "Needs", "Which abilities a product must not take for granted; never a diagnosis.",
      option: .named("need"))
  }

  static let assistiveTechnologies = Field(
    "assistiveTechnologies",
    .map(
      EntryFormat(
        Noun("assistive technology", "assistive technologies"), identity: .random,
        shorthand: ["name", "proficiency", "years"],
        [
          Field("name", .line, "Name", "What it is called, such as VoiceOver.", required: true),
          Field("version", .line, "Version", "Its version, where known."),
          Field(
            "proficiency", .choice(WordList(Proficiency.allCases)), "Proficiency",
            "How practised the person is with it."),
          Field("years", .decimal(0...100), "Years", "For how many years the person has used it."),
        ])),
    "Assistive technology", "What the person uses to perceive and operate things.",
    option: .named("assistive-technology"))

  static let skillPlacements = Field(
    "skillPlacements",
    .map(
      EntryFormat(
        Noun("skill placement", "skill placements"), identity: .random,
        shorthand: ["scale", "value", "placedBy", "basis"],
        [
          Field(
            "scale", .reference(.instrument), "Scale", "The id of the scale.", required: true),
          Field("scaleVersion", .line, "Scale version", "The version of the scale that was used."),
          Field(
            "value", .line, "Value", "The level on that scale, as the scale writes it.",
            required: true),
          Field(
            "placedBy", .line, "Placed by", "Who placed the person: a role, or self.",
            required: true),
          Field("placedOn", .day, "Placed on", "The day of the placement."),
          Field(
            "basis", .choice(WordList(SkillBasis.allCases)), "Basis",
            "What the placement rests on; people often rate themselves too low.", required: true),
          Field(
            "evidence", .text, "Evidence", "What shows it: answers, tasks, what the person said."),
        ])),
    "Digital skill",
    "Placements on scales of digital skill; never converted from one scale to another.",
    option: .named("skill"))

  static let lastingCircumstances = Field(
    "lastingCircumstances",
    .map(
      EntryFormat(
        Noun("lasting circumstance", "lasting circumstances"), identity: .random,
        shorthand: ["kind", "note"],
        [
          Field(
            "kind", .choice(WordList(LastingCircumstance.allCases)), "Kind",
            "What stays with the person for longer than one session.", required: true),
          Field("note", .text, "Note", "What it means for using the product."),
        ])),
    "Lasting circumstances",
    "Money, old devices, phone only, connection, first language, literacy, culture.",
    option: .named("circumstance"))

  static let ageBand = Field(
    "ageBand", .choice(WordList(AgeBand.allCases)), "Age band", "A band, never a birth date.")

  static let gender = Field(
    "gender", .set(.line), "Gender", "In the person's own words; any number of them.")

  static let pronouns = Field(
    "pronouns", .set(.line), "Pronouns", "As the person gives them; never guessed from gender.",
    option: .named("pronoun"))

  static let title = Field(
    "title", .line, "Title", "Such as Mx or Dr, or none; only if the person wants one.",
    option: .named("form-of-address"))

  static let firstLanguage = Field(
    "firstLanguage", .line, "First language", "The language the person thinks in.")

  static let devices = Field(
    "devices", .set(.line), "Devices", "What the person owns, with its age.",
    option: .named("device"))
}
