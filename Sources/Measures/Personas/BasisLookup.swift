import JSON
package import Records

/// Finds what the bases of claims refer to, and who stands behind it.
///
/// Who counts is the rule of every report (``Exclusion``); what is reasoned or imitated is no kind of basis.
package struct BasisLookup {
  private var studies: [Text: StudyView] = [:]

  /// - Parameter studies: Those that are there and can be read.
  package init(_ studies: [StudyRecords]) {
    for study in studies {
      self.studies[Text(study.study.id.string)] = StudyView(study, options: CoverageOptions())
    }
  }

  package func read(_ basis: ClaimBasis) -> BasisReading {
    BasisReading(basis: basis, outcome: outcome(basis))
  }

  private func outcome(_ basis: ClaimBasis) -> BasisReading.Outcome {
    guard basis.kind.isOfStudy else {
      return basis.reference.isEmpty ? .doesNotCount(.notFound) : .counts([])
    }
    guard let study = basis.study, let view = studies[Text(study)] else {
      return .doesNotCount(.noStudy)
    }
    switch people(basis, view) {
    case .success(let ids):
      let distinct = Set(ids).sorted()
      return .counts(distinct.map { BasisReading.Person(study: study, id: $0) })
    case .failure(let miss): return .doesNotCount(miss.reason)
    }
  }

  private struct Miss: Error {
    let reason: BasisReading.Reason
  }

  private typealias Found = Result<[RecordID], Miss>

  private func people(_ basis: ClaimBasis, _ view: StudyView) -> Found {
    switch basis.kind {
    case .note: note(basis.reference, view)
    case .finding: finding(basis.reference, view)
    case .response: response(basis.reference, view)
    case .participant: participant(basis.reference, view)
    case .document, .checked: .success([])
    }
  }

  private func miss(_ reason: BasisReading.Reason) -> Found { .failure(Miss(reason: reason)) }

  private func note(_ reference: String, _ view: StudyView) -> Found {
    let parts = reference.split(separator: "/").map(String.init)
    guard parts.count == 2,
      let place = view.records.sessions.firstIndex(where: {
        Text.isSame($0.session.id.string, parts[0])
      }),
      let note = view.records.sessions[place].logs.flatMap(\.observations).first(where: {
        Text.isSame($0.id, parts[1])
      })
    else { return miss(.notFound) }
    return person(note.participant, ofSessionAt: place, view)
  }

  /// The one person whom something of a session is about.
  private func person(_ named: RecordID?, ofSessionAt place: Int, _ view: StudyView) -> Found {
    let session = view.records.sessions[place].session
    if session.isPilot { return miss(.pilot) }
    if let named { return view.register.isExcluded(named) ? miss(.excluded) : .success([named]) }
    if session.participants.contains(where: view.register.isExcluded) { return miss(.excluded) }
    guard let only = session.participants.first else { return miss(.namesNobody) }
    return session.participants.count == 1 ? .success([only]) : miss(.severalPeople)
  }

  private func finding(_ reference: String, _ view: StudyView) -> Found {
    guard
      let finding = view.records.findings.first(where: { Text.isSame($0.id.string, reference) })
    else { return miss(.notFound) }
    let people = finding.supports.flatMap { support in
      (try? note(support.observation, view).get()) ?? []
    }
    return people.isEmpty ? miss(.noSupport) : .success(people)
  }

  private func response(_ reference: String, _ view: StudyView) -> Found {
    guard
      let response = view.records.responses.first(where: { Text.isSame($0.id.string, reference) })
    else { return miss(.notFound) }
    if let session = response.session {
      guard let place = view.records.sessions.firstIndex(where: { $0.session.id == session })
      else { return miss(.notFound) }
      return person(response.participant, ofSessionAt: place, view)
    }
    guard let person = response.participant else { return miss(.namesNobody) }
    return view.register.isExcluded(person) ? miss(.excluded) : .success([person])
  }

  private func participant(_ reference: String, _ view: StudyView) -> Found {
    guard let id = RecordID(reference), view.register.knows(id) else { return miss(.notFound) }
    return view.register.isExcluded(id) ? miss(.excluded) : .success([id])
  }
}
