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
  /// Criteria that EN 301 549 relates to the ability directly, in the order of WCAG; AAA and 4.1.1 have no relation there.
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
}

extension SpectrumCard {
  /// - Parameters:
  ///   - profiles: All of the workspace.
  ///   - studies: Those whose people count; none for a card of the spectrum alone.
  ///
  /// - Complexity: O(*n*) in the number of notes, times the rounds of a study.
  package init(
    _ spectrum: Spectrum, profiles: [Profile], spectrums: [Spectrum], studies: [StudyRecords]
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
    let ordered = studies.sorted { $0.study.id < $1.study.id }
    met = ordered.compactMap { Met($0, dimension) }
    let places = Set(criteria.map(\.place))
    watched = ordered.flatMap { records in
      records.study.prompts.filter { !places.isDisjoint(with: $0.criteria) }.map {
        Watched(study: records.study.id, text: $0.text)
      }
    }
  }
}

extension SpectrumCard.Met {
  /// - Returns: `nil` for a study in which nobody took part.
  init?(_ records: StudyRecords, _ dimension: Dimension) {
    let measured = Coverage.measure(records).rounds.reportable.map {
      (round: $0, people: Coverage.measure(records, options: CoverageOptions(round: $0)).people)
    }
    guard measured.contains(where: { $0.people.participants > 0 }) else { return nil }
    var rows: [RecordID: [RosterRow]] = [:]
    for row in measured.flatMap(\.people.roster) { rows[row.id, default: []].append(row) }
    func count(_ holds: (Need) -> Bool) -> Int {
      rows.values.count { rounds in
        rounds.contains { $0.needs.contains { $0.dimension == dimension && holds($0) } }
      }
    }
    study = records.study.id
    title = records.study.title
    hasInventedPeople = records.study.hasInventedPeople
    people = [
      .permanent: count { $0.duration == .permanent },
      .temporary: count { $0.duration == .temporary },
      .changing: count { $0.fluctuates == .yes },
      .unknown: count { $0.duration == .unknown },
    ]
    situations = measured.filter { measured in
      measured.people.dimensions.contains {
        $0.dimension == dimension && $0.situational.participants > 0
      }
    }.map(\.round)
    notKnown = rows.values.count { person in
      person.allSatisfy { $0.needs.isEmpty && $0.needsUnknown != nil }
    }
  }
}
