import JSON
package import Records

/// One ability as a page: who meets a mismatch always, for a while, just now, and which of that studies have met.
package struct SpectrumCard: Sendable {
  /// Whom one study has met, over all its rounds.
  package struct Met: Sendable {
    package let study: RecordID
    package let title: String
    package let hasInventedPeople: Bool
    /// People with a need of this duration; `changing` are those of all durations whose need comes and goes.
    package let people: [NeedDuration: Int]
    /// Rounds with somebody whose situation bears on the ability.
    package let situations: [Int]
    /// People whose needs nobody knows.
    package let notKnown: Int

    package func holds(_ duration: NeedDuration) -> Bool {
      duration == .situational ? !situations.isEmpty : people[duration, default: 0] > 0
    }
  }

  /// Something that a study watches for.
  package struct Watched: Sendable {
    package let study: RecordID
    package let text: String
  }

  package let spectrum: Spectrum
  /// Of the figures, those that belong beside each other.
  package let figures: [SpectrumFigures]
  /// Criteria related to the ability directly, in the order of WCAG: see `FunctionalNeeds`.
  package let criteria: [Criterion]
  /// Names of profiles by the cell in which they stand.
  package let profiles: [NeedDuration: [String]]
  /// One a study in which somebody took part, by id.
  package let met: [Met]
  package let watched: [Watched]

  /// Examples of one cell, in their order.
  package func examples(_ duration: NeedDuration) -> [String] {
    spectrum.examples.filter { $0.duration == duration }.map(\.text)
  }

  /// Cells that no study has met, as far as is known.
  package var unmet: [NeedDuration] {
    NeedDuration.ofExamples.filter { duration in !met.contains { $0.holds(duration) } }
  }

  /// - `profiles`: All of the workspace.
  /// - `studies`: Those whose people count; none for a card of the spectrum alone.
  ///
  /// - Complexity: O(*n*) in the number of people.
  package init(
    _ spectrum: Spectrum, profiles: [Profile], spectrums: [Spectrum], studies: [StudyPeople]
  ) {
    self.spectrum = spectrum
    figures = SpectrumFigures.groups(spectrum.figures)
    let dimension = spectrum.dimension
    let criteria = WCAGCatalogue.shared.criteria.filter {
      $0.needs.primaryDimensions.contains(dimension)
    }
    self.criteria = criteria
    let row = PersonaSheet(profiles, spectrums: spectrums).rows.first { $0.dimension == dimension }
    self.profiles = row?.names ?? [:]
    let ordered = studies.sorted { $0.plan.id < $1.plan.id }
    met = ordered.compactMap { Met($0, dimension) }
    let places = Set(criteria.map(\.place))
    watched = ordered.flatMap { study in
      study.plan.prompts.filter { !places.isDisjoint(with: $0.criteria) }.map {
        Watched(study: study.plan.id, text: $0.text)
      }
    }
  }
}

extension SpectrumCard.Met {
  /// - Returns: `nil` for a study in which nobody took part.
  init?(_ study: StudyPeople, _ dimension: Dimension) {
    guard study.rounds.contains(where: { $0.people.participants > 0 }) else { return nil }
    func count(_ holds: (Need) -> Bool) -> Int {
      study.rows.values.count { rounds in
        rounds.contains { $0.needs.contains { $0.dimension == dimension && holds($0) } }
      }
    }
    self.study = study.plan.id
    title = study.plan.title
    hasInventedPeople = study.plan.hasInventedPeople
    people = [
      .permanent: count { $0.duration == .permanent },
      .temporary: count { $0.duration == .temporary },
      .changing: count { $0.fluctuates == .yes },
      .unknown: count { $0.duration == .unknown },
    ]
    situations = study.rounds.filter { measured in
      measured.people.dimensions.contains {
        $0.dimension == dimension && $0.situational.participants > 0
      }
    }.map(\.round)
    notKnown = study.rows.values.count { person in
      person.allSatisfy { $0.needs.isEmpty && $0.needsUnknown != nil }
    }
  }
}

/// Who took part in a study, round by round, measured once for all its abilities.
package struct StudyPeople: Sendable {
  let plan: Study
  let rounds: [(round: Int, people: PeopleCoverage)]
  /// The rows of each person over all rounds.
  let rows: [RecordID: [RosterRow]]

  /// - Complexity: O(*n*) in the number of notes, times the rounds.
  package init(_ records: StudyRecords) {
    plan = records.study
    let latest = Coverage.measure(records)
    let rounds = latest.rounds.reportable.map { round in
      let people =
        round == latest.rounds.number
        ? latest.people
        : Coverage.measure(records, options: ReportOptions(round: round)).people
      return (round: round, people: people)
    }
    var rows: [RecordID: [RosterRow]] = [:]
    for row in rounds.flatMap(\.people.roster) { rows[row.id, default: []].append(row) }
    (self.rounds, self.rows) = (rounds, rows)
  }
}

/// Figures of one source, year and population that may be set beside each other.
package struct SpectrumFigures: Sendable {
  /// At least one, the largest first; all of one unit, at one time or all new in a year.
  package let figures: [SpectrumFigure]

  /// What all of them have.
  package var first: SpectrumFigure { figures[0] }

  /// From the largest to the sum, since a person may be in several; `nil` for one figure, and for what is new in a year:
  /// such numbers are quoted and never added.
  package var together: ClosedRange<Double>? {
    // What another holds is never added, whether or not the other stands there.
    let apart = figures.filter { $0.within == nil }
    guard apart.count > 1, first.time == .atOneTime, first.unit != .moments else { return nil }
    let sum = apart.reduce(0) { $0 + $1.value }
    return first.value...max(first.value, first.unit == .percent ? min(sum, 100) : sum)
  }

  /// Puts together what has the same source, year, population, unit and time; in the order of populations, years and
  /// sources.
  static func groups(_ figures: [SpectrumFigure]) -> [SpectrumFigures] {
    Dictionary(grouping: figures, by: Key.init).sorted { $0.key < $1.key }.map { _, figures in
      SpectrumFigures(
        figures: figures.sorted {
          $0.value == $1.value
            ? Text.precedes($0.definition, $1.definition) : $0.value > $1.value
        })
    }
  }

  private struct Key: Hashable, Comparable {
    let words: [Text]

    init(_ figure: SpectrumFigure) {
      words = [
        Text(figure.population), Text(String(figure.year)), Text(figure.source),
        Text(figure.unit.id), Text(figure.time.id),
      ]
    }

    static func < (left: Key, right: Key) -> Bool {
      left.words.lexicographicallyPrecedes(right.words)
    }
  }
}
