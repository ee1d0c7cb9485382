package import Records

extension Recruitment {
  /// Measures whom a study met against whom it wanted to meet.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n*) in the number of notes, plus O(targets × people).
  package static func measure(
    _ records: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> Recruitment {
    RecruitmentAssembly(records, options: options).recruitment()
  }
}

/// Puts the counts together into what the report states.
struct RecruitmentAssembly {
  let view: StudyView
  let measure: RecruitmentMeasure
  /// Register numbers of people with a file who were in no session that counts.
  let waiting: [Int]

  init(_ records: StudyRecords, options: ReportOptions) {
    let view = StudyView(records, options: options)
    let tookPart = TookPart(view)
    let (lived, register) = (tookPart.lived, tookPart.register)
    self.view = view
    measure = RecruitmentMeasure(
      people: PeopleMeasure(view, tookPart))
    waiting = register.ids.indices.filter {
      register.isRegistered($0) && !lived.tookPartEver[$0]
    }
  }

  private var people: PeopleMeasure { measure.people }

  func targets() -> [TargetState] {
    measure.counts().map {
      TargetState($0, measure, edition: view.edition, waiting: waiting)
    }
  }

  func recruitment() -> Recruitment {
    let targets = targets()
    let present = people.present
    let ever = people.lived.tookPartEver.indices.filter { people.lived.tookPartEver[$0] }
    let groups = measure.technologyGroups(present, ever)
    return Recruitment(
      study: view.records.study.id, title: view.mask.text(view.records.study.title),
      hasInventedPeople: view.records.study.hasInventedPeople,
      edition: view.edition, round: view.round, rounds: view.counted.rounds,
      people: RecruitedCounts(
        inRound: present.count, inAll: ever.count,
        sessionsInRound: view.counted.entries.count { $0.round == view.round && !$0.isFurtherPart },
        pilots: view.counted.pilots(of: view.round), waiting: waiting.count,
        withdrawn: people.register.count(of: .withdrawn),
        refused: people.register.count(of: .refused),
        consentNotRecorded: present.count(where: people.register.lacksConsentRecord),
        withoutFile: present.count { people.register.records[$0] == nil }),
      warnings: measure.warnings(present, ever), targets: targets,
      spreads: SpreadMeasure(measure).spreads(), technologies: groups,
      combinations: measure.combinations(present, ever), minima: measure.minima(present, ever),
      waiting: view.edition == .team ? waitingPeople(targets) : [])
  }

  /// Each with what they would fill of what no round has filled yet.
  private func waitingPeople(_ targets: [TargetState]) -> [WaitingPerson] {
    let open = zip(measure.matches, targets).filter {
      $0.1.uncounted == nil && !$0.0.countsSessions && !$0.1.inAll.shortfall.isMet
    }
    return waiting.map { number in
      let person = measure.persons[number]
      return WaitingPerson(
        id: people.register.ids[number], needs: person.needs.sorted { $0.dimension < $1.dimension },
        needsUnknown: person.needsUnknown, technologies: person.technologies,
        technologiesUnknown: person.technologiesUnknown,
        fills: open.filter { $0.0.fit(person) == .fits }.map(\.1.label))
    }.sorted { $0.id < $1.id }
  }
}
