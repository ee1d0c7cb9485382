import Localization

/// A named, invented person (a persona), with what it is based on, what is assumed and who checked it.
package struct Profile: Record {
  package let id: RecordID
  package private(set) var ageBand: AgeBand?
  package private(set) var assistiveTechnologies: [AssistiveTechnology] = []
  package private(set) var assumptions: [String] = []
  package private(set) var backstory: String?
  /// The sources it rests on.
  package private(set) var basedOn: [String] = []
  /// What single claims rest on.
  package private(set) var bases: [ClaimBasis] = []
  /// Roles or groups who read and corrected it.
  package private(set) var checkedBy: [String] = []
  package private(set) var connection: String?
  /// A day in the person's words; invented like everything else.
  package private(set) var day: String?
  package private(set) var devices: [String] = []
  package private(set) var family: String?
  /// How the world and the person fit or do not fit.
  package private(set) var fit: String?
  package private(set) var firstLanguage: String?
  /// Such as Mx or Dr.
  package private(set) var formOfAddress: String?
  package private(set) var gender: [String] = []
  package private(set) var income: String?
  package private(set) var languages: [String] = []
  package private(set) var lastingCircumstances: [PersonCircumstance] = []
  /// When claims lost what they rested on.
  package private(set) var losses: [Loss] = []
  package private(set) var money: String?
  package private(set) var name = ""
  package private(set) var needs: [Need] = []
  package private(set) var preferredName: String?
  package private(set) var pronouns: [String] = []
  package private(set) var skillPlacements: [SkillPlacement] = []
  /// Cells of the persona spectrum, `<spectrum>/<duration>`.
  package private(set) var spectrumCells: [String] = []
  package private(set) var statements: [Statement] = []
  package private(set) var summary: String?
  /// How a person tries the product in this person's way.
  package private(set) var tryIt: String?
  package private(set) var useReason: UseReason?
  package private(set) var whyTheyUseIt: String?
  package private(set) var work: String?

  package init(id: RecordID) { self.id = id }

  package static let format = RecordFormat(
    "profile", noun: Noun("profile", "profiles"),
    "An invented person: a reason to look into something, never a finding.", table.fields)

  package static let table: FieldTable<Profile> = FieldTable([
    Slot(\.name, "name", .line, "Name", "An invented name.", required: true),
    Slot(\.summary, "summary", .line, "Summary", "The person in one sentence."),
    Slot(\.ageBand, PeopleFields.ageBand), Slot(.absence(of: "ageBand", "Age band")),
    Slot(set: \.gender, PeopleFields.gender), Slot(.absence(of: "gender", "Gender")),
    Slot(set: \.pronouns, PeopleFields.pronouns), Slot(\.formOfAddress, PeopleFields.title),
    Slot(
      Field(
        "ethnicity", .line, "Ethnicity", "In the person's own words, if they would say.")),
    Slot(
      Field(
        "orientation", .line, "Orientation", "In the person's own words, if they would say.")),
    Slot(
      Field("religion", .line, "Religion", "In the person's own words, if they would say.")),
    Slot(
      \.preferredName, "preferredName", .line, "Preferred name",
      "If it differs from the legal name."),
    Slot(
      \.family, "family", .text, "Immediate family",
      "Who lives with the person or depends on them."),
    Slot(\.work, "work", .text, "Work", "What the person does, paid or not."),
    Slot(\.income, "income", .text, "Income", "How the money lasts."),
    Slot(
      Field(
        "education", .text, "Education",
        "What the person has learned, in school or elsewhere.")),
    Slot(
      \.fit, "disability", .text, "Disability",
      "How the world and the person fit or do not fit, in plain words."),
    Slot(\.backstory, "backstory", .text, "Backstory", "How the person came to this day."),
    Slot(
      \.day, "day", .text, "A day",
      "A day in the person's own words, in about 60; invented."),
    Slot(
      \.whyTheyUseIt, "whyTheyUseIt", .text, "Why they use it",
      "What the person wants from the product."),
    Slot(
      \.useReason, "useReason", .words(of: UseReason.self), "Choice, necessity or no use",
      "By choice, of necessity, or not at all: whether the person uses the product."),
    Slot(\.firstLanguage, PeopleFields.firstLanguage),
    Slot(
      \.languages, "languages", setOf: .line, "Languages", "Every language the person uses.",
      option: .named("uses-language")),
    Slot(set: \.devices, PeopleFields.devices),
    Slot(\.connection, "connection", .line, "Connection", "How the person gets online."),
    Slot(\.money, "money", .line, "Money", "What the person can spend on being online."),
    Slot(entries: \.needs, Need.field(NeedDuration.ofExamples + [.unknown])),
    Slot(
      \.spectrumCells, "spectrumCells", setOf: .reference(.spectrumCell), "Spectrum cells",
      "Cells of the persona spectrum, such as see/temporary.", option: .named("cell")),
    Slot(AssistiveTechnology.field, \Profile.assistiveTechnologies) { object, profile in
      profile.assistiveTechnologies = AssistiveTechnology.used(&object)
    },
    Slot(entries: \.skillPlacements, SkillPlacement.field),
    Slot(entries: \.lastingCircumstances, PersonCircumstance.field),
    Slot(
      entries: \.statements,
      Field(
        "statements", .map(Statement.entry), "Statements",
        "What the person wants, does, and meets in the way, one thing each.",
        option: .named("statement"))),
    Slot(
      \.tryIt, "tryIt", .text, "How to try it",
      "What to switch on, which task to do and for how long, to meet the product in this person's way."
    ),
    Slot(
      \.basedOn, "basedOn", setOf: .line, "Based on",
      "Sources: studies, interviews, statistics.", option: .named("based-on")),
    Slot(
      \.assumptions, "assumptions", setOf: .line, "Assumptions",
      "What nobody has checked yet.", option: .named("assumption")),
    Slot(
      \.checkedBy, "checkedBy", setOf: .line, "Checked by",
      "Roles or groups who read and corrected it.", option: .named("checked-by")),
    Slot(entries: \.bases, ClaimBasis.field),
    Slot(
      entries: \.losses,
      Field(
        "lostBases", .map(Loss.entry), "Lost bases",
        "Claims of which a withdrawal took something away, by the claim's key and the digest of its words.",
        option: .none, inForms: false)),
  ])
}

extension Profile {
  /// One thing that the person wants, does, or that stands in the way.
  package struct Statement: Entry {
    /// Of the entry.
    package let key: String
    package private(set) var kind = StatementKind.does
    package private(set) var words = ""

    package init(key: String) { self.key = key }

    static let entry = EntryFormat(
      Noun("statement", "statements"), identity: .random, shorthand: ["kind", "text"],
      table.fields)

    package static let table: FieldTable<Statement> = FieldTable([
      Slot(
        \.kind, "kind", .words(of: StatementKind.self), "Kind",
        "Whether it is wanted, stands in the way, or is what the person does.", required: true),
      Slot(
        \.words, "text", .line, "Text",
        "One thing, in words that somebody could see come true or not.", required: true),
    ])
  }

  /// A claim of which withdrawals took something away that it rested on.
  package struct Loss: Entry {
    /// The digest of the words that the claim had then.
    package private(set) var about: String?
    /// The key of the claim.
    package private(set) var claim = ""
    /// Each day once, in order; alike on all machines whoever took it out.
    package private(set) var days: [CalendarDay] = []

    package init(key _: String) {}

    /// The key of the entry.
    ///
    /// - Parameters:
    ///   - claim: The key of the claim.
    ///   - about: The digest of the words that the claim had.
    package static func key(claim: String, about: String?) -> String {
      "\(claim)/\(about ?? "-")"
    }

    static let entry = EntryFormat(
      Noun("lost basis", "lost bases"), identity: .named, table.fields)

    package static let table: FieldTable<Loss> = FieldTable([
      Slot(\.claim, "claim", .line, "Claim", "The key of the claim.", required: true),
      Slot(
        \.about, "about", .line, "About", "The digest of the words that the claim had then."),
      Slot(
        \.days, "days", setOf: .day, "Days",
        "The days on which a withdrawal took away something that the claim rested on."),
    ])
  }
}

extension Profile {
  /// What the person uses, the most practised first; in the order of the file where that is the same.
  package var technologiesByPractice: [AssistiveTechnology] {
    let order: [Proficiency] = [.advanced, .intermediate, .novice, .unknown]
    return assistiveTechnologies.enumerated().sorted { left, right in
      let places = [left, right].map { order.firstIndex(of: $0.element.proficiency) ?? 0 }
      return places[0] == places[1] ? left.offset < right.offset : places[0] < places[1]
    }.map(\.element)
  }
}
