import Interchange
package import Records

/// What a file or the command line may tell of a candidate.
package enum CandidateColumn: String, CaseIterable {
  case id, needs, assistiveTechnologies, skill, circumstances, ageBand, device, firstLanguage

  /// The columns with their names; in a plural or singular too.
  static let columns = TableColumns(
    allCases.map { ($0.rawValue, $0) }, further: allCases.map { ($0.otherNumber, $0) } + further)

  private static let further: [(String, CandidateColumn)] = [
    ("assistiveTechnology", .assistiveTechnologies), ("technology", .assistiveTechnologies),
    ("candidate", .id), ("age", .ageBand), ("language", .firstLanguage),
    ("skillPlacements", .skill), ("lastingCircumstances", .circumstances),
  ]

  private var otherNumber: String {
    rawValue.utf8.last == UInt8(ascii: "s") ? String(rawValue.dropLast()) : rawValue + "s"
  }

  /// The key of the participant's field; `nil` for the id.
  var key: String? { field?.key }

  /// The participant's field; `nil` for the id.
  package var field: Field? {
    let path: PartialKeyPath<Participant>? =
      switch self {
      case .id: nil
      case .needs: \.needs
      case .assistiveTechnologies: \.assistiveTechnologies
      case .skill: \.skillPlacements
      case .circumstances: \.lastingCircumstances
      case .ageBand: \.ageBand
      case .device: \.devices
      case .firstLanguage: \.firstLanguage
      }
    return path.map { Participant.table[$0] }
  }

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
