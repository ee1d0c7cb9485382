import JSON
package import Records

/// Finds what the bases of claims refer to, and who stands behind it.
///
/// Who counts is the rule of every report (``Exclusion``); what is reasoned or imitated is no kind of basis.
package struct BasisLookup {
  private var studies: [Text: BasisPeople] = [:]

  /// - Parameter studies: Those that are there and can be read.
  package init(_ studies: [StudyRecords]) {
    for study in studies {
      self.studies[Text(study.study.id.string)] = BasisPeople(
        view: StudyView(study, options: ReportOptions()))
    }
  }

  package func read(_ basis: ClaimBasis) -> BasisReading {
    let (outcome, day) = outcome(basis.kind, basis.reference, basis.study)
    return BasisReading(basis: basis, outcome: outcome, day: day)
  }

  /// Why something would not count if it were given for a claim; `nil` where it would.
  package func obstacle(
    _ kind: BasisKind, _ reference: String, study: String?
  ) -> BasisReading.Reason? {
    if case .doesNotCount(let reason) = outcome(kind, reference, study).0 { reason } else { nil }
  }

  private func outcome(
    _ kind: BasisKind, _ reference: String, _ study: String?
  ) -> (BasisReading.Outcome, day: CalendarDay?) {
    guard kind.isOfStudy else {
      return (reference.isEmpty ? .doesNotCount(.notFound) : .counts([]), nil)
    }
    guard let study, let people = studies[Text(study)] else {
      return (.doesNotCount(.noStudy), nil)
    }
    switch people.behind(kind, reference) {
    case .success(let behind):
      let distinct = Set(behind.people).sorted()
      return (.counts(distinct.map { BasisReading.Person(study: study, id: $0) }), behind.day)
    case .failure(let miss): return (.doesNotCount(miss.reason), nil)
    }
  }
}
