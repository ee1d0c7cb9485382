import Localization

/// Field groups that participants, described people and profiles share.
enum PeopleFields {
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
