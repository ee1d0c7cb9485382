import JSON

/// What an ability-asking product must not take for granted of one person.
package struct Need: Sendable {
  package let dimension: Dimension
  package let duration: NeedDuration
  package let fluctuates: Certainty

  init(_ object: inout ObjectReader) {
    dimension = Dimension(id: object.string("dimension") ?? "")
    duration = object.word("duration") ?? .unknown
    fluctuates = object.word("fluctuates") ?? .unknown
  }
}

/// One assistive technology somebody uses.
package struct AssistiveTechnology: Sendable {
  package let name: String
  package let proficiency: Proficiency
  package let version: String?
  package let years: Double?

  /// Whether it is no technology, as ``TechnologyName`` decides: "none", "no screen reader", "Zoom calls".
  var isNone: Bool { TechnologyName(name).isNone }

  /// Whether it is the word for using none.
  var isWordNone: Bool { Text.isSame(FieldText.trimmed(name).lowercased(), ListWord.none.id) }

  init(_ object: inout ObjectReader) {
    name = object.string("name") ?? ""
    proficiency = object.word("proficiency") ?? .unknown
    version = object.string("version")
    years = object.decimal("years")
  }
}

/// Where somebody was placed on a scale of digital skill, by whom and on what evidence.
package struct SkillPlacement: Sendable {
  package let basis: SkillBasis
  package let evidence: String?
  package let placedBy: String
  package let placedOn: String?
  package let scale: String
  package let scaleVersion: String?
  /// The level as the scale writes it.
  package let value: String

  init(_ object: inout ObjectReader) {
    basis = object.word("basis") ?? .assumed
    evidence = object.string("evidence")
    placedBy = object.string("placedBy") ?? ""
    placedOn = object.string("placedOn")
    scale = object.string("scale") ?? ""
    scaleVersion = object.string("scaleVersion")
    value = object.string("value") ?? ""
  }
}

/// A circumstance that stays with a person.
package struct PersonCircumstance: Sendable {
  package let kind: LastingCircumstance?
  package let note: String?

  init(_ object: inout ObjectReader) {
    kind = object.word("kind")
    note = object.string("note")
  }
}
