package import Records

extension Library {
  /// Measures all studies of a workspace, each by itself.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n*) in the number of notes, times the rounds of a study; O(*f*²) in the number of findings.
  package static func measure(_ unordered: [StudyRecords]) -> Library {
    let studies = unordered.sorted { $0.study.id < $1.study.id }
    let facts = studies.map(MeasuredForLibrary.init)
    return Library(
      studies: facts.map(\.study), criteria: criteria(facts),
      returned: ReturnedProblems(facts.map { ($0.study.id, $0.findings) }).list(),
      sharedIDs: sharedIDs(studies))
  }

  private static func criteria(_ facts: [MeasuredForLibrary]) -> [LibraryCriterion] {
    var known: [Place: Criterion] = [:]
    for study in facts {
      for criterion in study.states.keys {
        known[criterion.place] = criterion
      }
    }
    return known.sorted { $0.key < $1.key }.map { place, criterion in
      let here = facts.filter { $0.states[criterion] != nil }
      return LibraryCriterion(
        criterion: criterion, targetOf: here.map(\.study.id),
        states: Dictionary(grouping: here) { $0.states[criterion] ?? .notLookedAt }
          .mapValues { $0.map(\.study.id) },
        sessions: facts.reduce(0) { sum, study in
          sum + (study.states[criterion] == nil ? 0 : study.sessions[Int(place.index)])
        })
    }
  }

  /// Ids of people who count in more than one study.
  private static func sharedIDs(_ studies: [StudyRecords]) -> [RecordID] {
    var counts: [RecordID: Int] = [:]
    for records in studies {
      let view = StudyView(records, options: ReportOptions())
      let people = Set(view.counted.entries.flatMap(\.people).map { view.register.ids[$0] })
      for id in people { counts[id, default: 0] += 1 }
    }
    return counts.filter { $0.value > 1 }.keys.sorted()
  }
}

/// One study with everything that is set beside others.
struct MeasuredForLibrary {
  let study: LibraryStudy
  /// The strongest state of each criterion of the target over all rounds.
  let states: [Criterion: CriterionState]
  /// In how many sessions somebody tried each place.
  let sessions: [Int]
  let findings: FindingsSummary

  init(_ records: StudyRecords) {
    let view = StudyView(records, options: ReportOptions())
    let usual = Coverage.measure(records)
    let rounds = usual.rounds.reportable
    let coverages =
      rounds.isEmpty
      ? [usual] : rounds.map { Coverage.measure(records, options: ReportOptions(round: $0)) }
    study = LibraryStudy(records, coverages)
    var states: [Criterion: CriterionState] = [:]
    for row in coverages.flatMap(\.criteria) {
      states[row.criterion] = min(states[row.criterion] ?? .notLookedAt, row.state)
    }
    self.states = states
    sessions = Coverage.sessionsTrying(view)
    findings = FindingsSummary.measure(records)
  }
}
