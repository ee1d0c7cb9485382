import JSON
package import Localization
package import Records

/// Whom a study wanted to meet, whom it met, and who is missing.
///
/// Counts people as the coverage report does: no pilots, nobody who took all consent back.
package struct Recruitment: Sendable {
  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  package let edition: Edition
  /// The reported round; `nil` while no session counts.
  package let round: Int?
  /// Every round with a session that counts, in order.
  package let rounds: [Int]
  package let people: RecruitedCounts
  /// What a study must not overlook: nobody came, or nobody of a kind that studies tend to forget.
  package let warnings: [Sentence]
  /// In the study's order.
  package let targets: [TargetState]
  package let spreads: [Spread]
  package let technologies: [TechnologyGroup]
  package let combinations: [Combination]
  package let minima: [CommonMinimum]
  /// Who is registered and has been in no session that counts; empty in the edition for sharing.
  package let waiting: [WaitingPerson]

  /// Targets that the reported round has not met, of those that can be counted.
  package var openInRound: [TargetState] {
    targets.filter { $0.uncounted == nil && !$0.inRound.isMet }
  }

  /// Values of one property that more than two thirds of the people share, in the reported round.
  package var overRepresented: [(spread: Spread, value: Spread.Value)] {
    spreads.flatMap { spread in
      spread.values.filter { spread.isOverRepresented($0) }.map { (spread, $0) }
    }
  }

  /// Targets of which the round has more than twice the planned number while another target is open.
  package var overfilled: [TargetState] {
    let open = openInRound.filter { !$0.countsSessions }.map(\.id)
    return targets.filter { target in
      target.uncounted == nil && !target.countsSessions && target.inRound.met > 2 * target.planned
        && open.contains { $0 != target.id }
    }
  }

  /// Of how many people of the round one property is not known; 0 for one that is not counted.
  package func unknown(_ attribute: Spread.Attribute) -> Int {
    spreads.first { $0.attribute == attribute }?.inRound.notKnown.total ?? 0
  }
}

/// How many people a study has, and where they stand.
package struct RecruitedCounts: Hashable, Sendable {
  /// Took part in the reported round.
  package let inRound: Int
  /// Took part in any round.
  package let inAll: Int
  package let sessionsInRound: Int
  /// Of these, the ones that name nobody.
  let unnamedSessions: Int
  /// Of these, the ones in which nothing is recorded.
  package let recordGaps: RecordGaps
  package let pilots: Int
  /// Have a file and were in no session that counts.
  package let waiting: Int
  package let withdrawn: Int
  /// Refused to be observed; nothing of theirs counts.
  package let refused: Int
  /// Took part in the reported round, and nobody recorded what they consent to.
  package let consentNotRecorded: Int
  /// Took part in the reported round and have no file.
  package let withoutFile: Int

  /// How many took part in the round.
  package func tookPart(round: Int?) -> Sentence {
    PeopleClaims.tookPart(
      inRound, sessions: sessionsInRound, unnamed: unnamedSessions, round: round)
  }
}

/// A combination of abilities in which people have needs at once.
package struct Combination: Sendable {
  package let labels: [Sentence]
  package let inRound: Int
  package let inAll: Int
}

/// Somebody whom the team knows and has not met yet.
package struct WaitingPerson: Sendable {
  package let id: RecordID
  package let needs: [Need]
  /// Why no need is there; `nil` where there is one, or the person said that there is none.
  package let needsUnknown: Unknown?
  package let technologies: [AssistiveTechnology]
  /// The same for technology.
  package let technologiesUnknown: Unknown?
  /// Labels of the targets, open over all rounds, that the person would fill.
  package let fills: [String]
}

/// A minimum that is commonly advised, beside what the study has; advice, and no rule.
package struct CommonMinimum: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// At least one in five with an access need.
    case accessNeeds
    /// Half with a low digital skill, for a public service.
    case lowSkill

    /// In per cent of the people of whom it is known.
    package var percent: Int { self == .accessNeeds ? 20 : 50 }
  }

  package let kind: Kind
  package let inRound: Tally
  package let inAll: Tally

  package struct Tally: Sendable {
    package let met: Int
    /// People of whom it is known.
    package let known: Int
    package let notKnown: Int
    /// How many more people who fit would reach it; 0 where it is reached, and for nobody at all.
    package let missing: Int
  }

  package func claim(round: Int?) -> Sentence {
    let (known, missing) = (inRound.known, inRound.missing)
    let open: Sentence = inRound.notKnown == 0 ? "" : " (unknown for \(inRound.notKnown))"
    let isCertain = inRound.met * 100 >= kind.percent * (known + inRound.notKnown)
    let state: Sentence =
      missing > 0
      ? " \(missing, "more participant", "more participants") would reach it."
      : known == 0 ? "" : isCertain ? " Reached." : " Reached among those of whom it is known."
    let title: Sentence = kind == .accessNeeds ? "Access needs" : "Low digital skill"
    let advice: Sentence =
      kind == .accessNeeds
      ? "At least one in five is commonly advised."
      : "Half is commonly advised for a public service."
    return .claim(
      "people.minimum",
      [
        "round": round, "kind": kind.rawValue, "percent": kind.percent, "met": inRound.met,
        "known": known, "unknown": inRound.notKnown, "missing": missing,
      ],
      "\(title): \(inRound.met) of \(known, "participant", "participants")\(open). \(advice)\(state)"
    )
  }
}

/// People who use one assistive technology, by how practised they are.
package struct TechnologyGroup: Sendable {
  package let name: String
  package let inRound: TechnologyRow
  package let inAll: Int

  /// Four to six people of each group are commonly advised.
  package static let advised = 4...6

  /// How many more of this round's people it would take until four; 0 from four on.
  package var missing: Int { missing(beside: inRound.total.participants) }

  /// The same for a part of the group, such as its novices.
  package func missing(beside people: Int) -> Int { max(0, Self.advised.lowerBound - people) }
}

// MARK: - Measuring

extension Recruitment {
  /// Measures whom a study met against whom it wanted to meet.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n*) in the number of notes, plus O(targets × people).
  package static func measure(
    _ records: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> Recruitment {
    Recruitment(StudyView(records, options: options))
  }

  private init(_ view: StudyView) {
    let people = PeopleMeasure(view, TookPart(view))
    let measure = RecruitmentMeasure(people: people)
    let (present, register, records) = (people.present, people.register, view.records)
    let spreads = SpreadMeasure(measure: measure).spreads()
    let counts = RecruitedCounts(
      inRound: present.count, inAll: people.ever.count,
      sessionsInRound: view.counted.entries.count { $0.round == view.round && !$0.isFurtherPart },
      unnamedSessions: view.unnamedSessions,
      recordGaps: view.recordGaps,
      pilots: view.counted.pilots(of: view.round), waiting: people.waiting.count,
      withdrawn: register.count(of: .withdrawn), refused: register.count(of: .refused),
      consentNotRecorded: present.count(where: register.lacksConsentRecord),
      withoutFile: present.count { register.records[$0] == nil })
    study = records.study.id
    title = view.mask.text(records.study.title)
    hasInventedPeople = records.study.hasInventedPeople
    edition = view.edition
    round = view.round
    rounds = view.counted.rounds
    self.people = counts
    warnings =
      present.isEmpty ? [counts.tookPart(round: view.round)] : measure.missingKinds(present)
    targets = measure.targets(view.edition)
    self.spreads = spreads
    technologies = measure.technologyGroups()
    combinations = measure.combinations()
    minima = measure.minima()
    waiting = view.edition == .team ? measure.waitingPeople(targets) : []
  }
}

extension RecruitmentMeasure {
  /// Kinds of people that studies tend to forget, without anybody of the round.
  fileprivate func missingKinds(_ present: [Int]) -> [Sentence] {
    func none(_ kind: PeopleKind, _ answers: [Bool?]) -> Sentence? {
      answers.contains(true)
        ? nil
        : PeopleClaims.none(
          [kind], unknown: answers.count { $0 == nil }, of: present.count, round: people.round)
    }
    return [
      none(.technology, present.map { persons[$0].usesTechnology }),
      none(.lowSkill, present.map(hasLowSkill)),
    ].compactMap(\.self)
  }

  /// `nil` where no scale that says what is low tells anything of the person.
  private func hasLowSkill(_ number: Int) -> Bool? {
    let known = skill.lows(of: number)
    return known.isEmpty ? nil : known.contains(true)
  }

  fileprivate func minima() -> [CommonMinimum] {
    CommonMinimum.Kind.allCases.map { kind in
      func tally(_ numbers: [Int]) -> CommonMinimum.Tally {
        let answers = numbers.map { number -> Bool? in
          switch kind {
          case .accessNeeds:
            persons[number].needsUnknown == nil ? !persons[number].needs.isEmpty : nil
          case .lowSkill: hasLowSkill(number)
          }
        }
        let (met, known) = (answers.count { $0 == true }, answers.count { $0 != nil })
        let shortfall = Shortfall(
          met: 0, planned: 0, people: met, of: known, percent: kind.percent)
        return CommonMinimum.Tally(
          met: met, known: known, notKnown: numbers.count - known,
          missing: shortfall.byShare ?? 0)
      }
      return CommonMinimum(kind: kind, inRound: tally(people.present), inAll: tally(people.ever))
    }
  }

  fileprivate func technologyGroups() -> [TechnologyGroup] {
    let now = people.technologies(people.present)
    let byName = Dictionary(
      now.map { (Text($0.name.lowercased()), $0) }, uniquingKeysWith: { one, _ in one })
    return people.inAllRounds.technologies(people.ever).filter { $0.total.participants > 0 }.map {
      TechnologyGroup(
        name: $0.name, inRound: byName[Text($0.name.lowercased())] ?? TechnologyRow(),
        inAll: $0.total.participants)
    }
  }

  /// Needs in several abilities at once; seeing and hearing together have a line of their own, whatever else is there.
  fileprivate func combinations() -> [Combination] {
    var counts: [[Dimension]: (round: Int, all: Int)] = [:]
    var deafblind = (round: 0, all: 0)
    for number in people.ever {
      let dimensions = Set(persons[number].needs.map(\.dimension))
      guard dimensions.count > 1 else { continue }
      let now = people.lived.tookPart[number] ? 1 : 0
      let both = dimensions.isSuperset(of: [.see, .hear])
      if both {
        deafblind.round += now
        deafblind.all += 1
      }
      // Two abilities that have their own line already are not told twice.
      if both && dimensions.count == 2 { continue }
      let key = dimensions.sorted()
      counts[key, default: (0, 0)].round += now
      counts[key, default: (0, 0)].all += 1
    }
    let rest = counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, count in
      Combination(labels: key.map(people.label), inRound: count.round, inAll: count.all)
    }
    let first = Combination(
      labels: ["seeing and hearing at once, deafblindness among them"], inRound: deafblind.round,
      inAll: deafblind.all)
    return [first] + rest
  }

  /// Each with what they would fill of what no round has filled yet.
  fileprivate func waitingPeople(_ targets: [TargetState]) -> [WaitingPerson] {
    let open = zip(matches, targets).filter {
      $0.1.uncounted == nil && !$0.0.countsSessions && !$0.1.inAll.isMet
    }
    return people.waiting.map { number in
      let person = persons[number]
      return WaitingPerson(
        id: people.register.ids[number], needs: person.needs.sorted { $0.dimension < $1.dimension },
        needsUnknown: person.needsUnknown, technologies: person.technologies,
        technologiesUnknown: person.technologiesUnknown,
        fills: open.filter { $0.0.fit(person) == .fits }.map(\.1.label))
    }.sorted { $0.id < $1.id }
  }
}
