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
  /// Criteria related to the ability directly, in the order of WCAG: see ``FunctionalNeeds``.
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
