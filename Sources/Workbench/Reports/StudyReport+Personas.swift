import Localization
import Measures
import Reports

extension StudyReport {
  /// Which participants came near which profile, whose needs nobody has tried, and what walkthroughs foretold.
  package static let personas = StudyReport(
    name: "personas", label: "Personas report",
    says: "which profiles share a need with somebody who took part, and which with nobody."
  ) { records, options in
    let personas = PersonasInStudy.measure(records, options: options)
    return MeasuredReport(
      "personas", document: PersonasDocument.document(personas), json: PersonasData.value(personas),
      csv: PersonasData.csv(personas))
  } sharing: { release in
    MeasuredReport(
      "personas", document: ReleasePersonas.document(release), json: ReleasePersonas.value(release),
      csv: ReleasePersonas.csv(release))
  }
}
