package import Records

/// What a file or the command line may tell of a candidate.
package enum CandidateColumn: String, CaseIterable {
  case id, needs, assistiveTechnologies, skill, circumstances, ageBand, device, firstLanguage

  /// Finds a column by its name, however its words are joined; a plural or singular is the same.
  init?(header: String) {
    let wanted = Self.folded(header)
    guard
      let found = Self.allCases.first(where: { column in
        let name = Self.folded(column.rawValue)
        return [name, name + "s"].contains(wanted) || [name, wanted].contains(wanted + "s")
      }) ?? Self.further[wanted]
    else { return nil }
    self = found
  }

  private static let further: [String: CandidateColumn] = [
    "assistivetechnology": .assistiveTechnologies, "technology": .assistiveTechnologies,
    "candidate": .id, "age": .ageBand, "language": .firstLanguage,
    "skillplacements": .skill, "lastingcircumstances": .circumstances,
  ]

  static func folded(_ text: String) -> String {
    String(
      text.lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      })
  }

  /// The key of the participant's field; `nil` for the id.
  var key: String? {
    switch self {
    case .id: nil
    case .needs: "needs"
    case .assistiveTechnologies: "assistiveTechnologies"
    case .skill: "skillPlacements"
    case .circumstances: "lastingCircumstances"
    case .ageBand: "ageBand"
    case .device: "devices"
    case .firstLanguage: "firstLanguage"
    }
  }

  package var field: Field? { key.flatMap { Participant.format.field($0) } }

  /// The option of `kerb participant new` that says the same.
  package var option: String? { field?.option }

  /// Whether `none` may stand there: nobody is without age, skill or language.
  var canBeNone: Bool {
    switch self {
    case .needs, .assistiveTechnologies, .circumstances, .device: true
    case .id, .skill, .ageBand, .firstLanguage: false
    }
  }
}
