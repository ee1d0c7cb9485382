import JSON
import Localization
import Wording

/// What a product that asks for an ability must not take for granted of one person.
package struct Need: Entry {
  /// Of the entry.
  package let key: String
  package var dimension = Dimension(id: "")
  package var duration = NeedDuration.unknown
  package var fluctuates = Certainty.unknown

  package init(key: String) { self.key = key }

  /// The field of a record.
  ///
  /// - Parameter durations: The words that fit this kind of person.
  static func field(_ durations: [NeedDuration]) -> Field {
    Field(
      "needs",
      .map(
        EntryFormat(
          Noun("need", "needs"), identity: .random,
          shorthand: ["dimension", "duration", "fluctuates"], slots(durations).map(\.field))),
      "Needs", "Which abilities a product must not take for granted; never a diagnosis.",
      option: .named("need"))
  }

  package static let table = FieldTable<Need>(slots(NeedDuration.allCases))

  private static func slots(_ durations: [NeedDuration]) -> [Slot<Need>] {
    [
      Slot(
        \.dimension, "dimension", .dimension, "Dimension",
        "The ability that the product asks for: see, hear, speak, touch, think, feel, body, energy, or your own.",
        required: true),
      Slot(
        \.duration, "duration", .choice(WordList(durations)), "Duration",
        "How long the need lasts.", required: true),
      Slot(
        \.fluctuates, "fluctuates", .words(of: Certainty.self), "Comes and goes",
        "Whether the need changes from day to day."),
    ]
  }
}

/// One assistive technology that a person uses.
package struct AssistiveTechnology: Entry {
  /// Of the entry.
  package let key: String
  package var name = ""
  package var proficiency = Proficiency.unknown
  package var version: String?
  package var years: Double?

  package init(key: String) { self.key = key }

  /// Whether it is no technology, as ``TechnologyName`` decides: "none", "no screen reader", "Zoom calls".
  var isNone: Bool { TechnologyName(name).isNone }

  /// What a record lists that is a technology.
  static func used(_ object: inout ObjectReader) -> [AssistiveTechnology] {
    object.entries(field.key, AssistiveTechnology.init).filter { !$0.isNone }
  }

  /// Whether it is the word for using none.
  var isWordNone: Bool { Text.isSame(PlainText.trimmed(name).lowercased(), ListWord.none.id) }

  static let field = Field(
    "assistiveTechnologies",
    .map(
      EntryFormat(
        Noun("assistive technology", "assistive technologies"), identity: .random,
        shorthand: ["name", "proficiency", "years"], table.fields)),
    "Assistive technology", "What the person uses to perceive and operate things.",
    option: .named("assistive-technology"))

  package static let table = FieldTable<AssistiveTechnology>([
    Slot(
      \.name, "name", .line, "Name", "What it is called, such as VoiceOver.", required: true),
    Slot(\.version, "version", .line, "Version", "Its version, where known."),
    Slot(
      \.proficiency, "proficiency", .words(of: Proficiency.self), "Proficiency",
      "How practised the person is with it."),
    Slot(
      \.years, "years", .decimal(0...100), "Years",
      "For how many years the person has used it."),
  ])
}

/// Where a person was placed on a scale of digital skill, by whom and on what evidence.
package struct SkillPlacement: Entry {
  /// Of the entry.
  package let key: String
  package var basis = SkillBasis.assumed
  package var evidence: String?
  package var placedBy = ""
  package var placedOn: String?
  package var scale = ""
  package var scaleVersion: String?
  /// The level as the scale writes it.
  package var value = ""

  package init(key: String) { self.key = key }

  static let field = Field(
    "skillPlacements",
    .map(
      EntryFormat(
        Noun("skill placement", "skill placements"), identity: .random,
        shorthand: ["scale", "value", "placedBy", "basis"], table.fields)),
    "Digital skill",
    "Placements on scales of digital skill; never converted from one scale to another.",
    option: .named("skill"))

  package static let table = FieldTable<SkillPlacement>([
    Slot(
      \.scale, "scale", .reference(.instrument), "Scale", "The id of the scale.", required: true),
    Slot(
      \.scaleVersion, "scaleVersion", .line, "Scale version",
      "The version of the scale that was used."),
    Slot(
      \.value, "value", .line, "Value", "The level on that scale, as the scale writes it.",
      required: true),
    Slot(
      \.placedBy, "placedBy", .line, "Placed by", "Who placed the person: a role, or self.",
      required: true),
    Slot(\.placedOn, "placedOn", .day, "Placed on", "The day of the placement."),
    Slot(
      \.basis, "basis", .words(of: SkillBasis.self), "Basis",
      "What the placement rests on; people often rate themselves too low.", required: true),
    Slot(
      \.evidence, "evidence", .text, "Evidence",
      "What shows it: answers, tasks, what the person said."),
  ])
}

/// A circumstance that stays with a person.
package struct PersonCircumstance: Entry {
  /// Of the entry.
  package let key: String
  package var kind: LastingCircumstance?
  package var note: String?

  package init(key: String) { self.key = key }

  static let field = Field(
    "lastingCircumstances",
    .map(
      EntryFormat(
        Noun("lasting circumstance", "lasting circumstances"), identity: .random,
        shorthand: ["kind", "note"], table.fields)),
    "Lasting circumstances",
    "Money, old devices, phone only, connection, first language, literacy, culture.",
    option: .named("circumstance"))

  package static let table = FieldTable<PersonCircumstance>([
    Slot(
      \.kind, "kind", .words(of: LastingCircumstance.self), "Kind",
      "What stays with the person for longer than one session.", required: true),
    Slot(\.note, "note", .text, "Note", "What it means for using the product."),
  ])
}
