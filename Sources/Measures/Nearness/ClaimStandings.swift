import JSON
package import Localization
package import Records

/// How far the claims of a whole set of profiles rest on people and documents, and what changed since a day.
package struct ClaimStandings: Sendable {
  /// What a claim rests on, each claim in one of these.
  package enum Ground: String, Sendable, CaseIterable {
    /// Participants support it, and nobody contradicts it.
    case people
    /// Only documents, and people who checked it, support it.
    case documents
    case nothing, outOfDate, contradicted, disputed, lostBasis
  }

  /// A claim that stood otherwise on the earlier day.
  package struct Change: Sendable {
    package let words: Sentence
    package let before: ClaimState
    package let now: ClaimState
  }

  package struct Row: Sendable {
    package let profile: Profile
    package let counts: [Ground: Int]
    /// In the order of the card; empty where no day was given.
    package let changes: [Change]
    /// Barriers that walkthroughs foretold with the profile, over all studies and rounds, by what became of them.
    package let foretold: [Foretold.Fate: Int]

    package var claims: Int { counts.values.reduce(0, +) }
    package func count(_ ground: Ground) -> Int { counts[ground] ?? 0 }
  }

  /// In the order of their ids.
  package let rows: [Row]
  /// The day with which things are compared.
  package let since: CalendarDay?
  /// After how many years what a claim rests on is out of date.
  package let limit: Int
  package let restsOnInventedPeople: Bool

  /// How many claims of all profiles stand on one ground.
  package func count(_ ground: Ground) -> Int { rows.reduce(0) { $0 + $1.count(ground) } }

  /// - `since`: Compares with how claims stood at the end of this day, by what is known today: claims that were changed
  ///   or taken out later are not among them.
  package static func measure(
    _ profiles: [Profile], spectrums: [Spectrum], instruments: [Instrument],
    studies: [StudyRecords], rules: ClaimReading.Rules, since: CalendarDay?
  ) -> ClaimStandings {
    func card(_ profile: Profile, _ rules: ClaimReading.Rules) -> PersonaCard {
      PersonaCard(
        profile, spectrums: spectrums, instruments: instruments, studies: studies, rules: rules)
    }
    let earlier = since.map {
      ClaimReading.Rules(today: $0, limit: rules.limit, isLookingBack: true)
    }
    let foretold = foretold(studies)
    var isInvented = false
    let rows = profiles.sorted { $0.id < $1.id }.map { profile -> Row in
      let now = card(profile, rules)
      isInvented = isInvented || now.restsOnInventedPeople
      let before = earlier.map { card(profile, $0).claims } ?? []
      let changes = zip(before, now.claims).compactMap { before, now in
        before.state == now.state
          ? nil : Change(words: now.words, before: before.state, now: now.state)
      }
      var counts: [Ground: Int] = [:]
      for claim in now.claims { counts[Ground(claim.state), default: 0] += 1 }
      return Row(
        profile: profile, counts: counts, changes: changes,
        foretold: foretold[Text(profile.id.string)] ?? [:])
    }
    return ClaimStandings(
      rows: rows, since: since, limit: rules.limit, restsOnInventedPeople: isInvented)
  }

  /// By profile, what became of what walkthroughs foretold for each round.
  private static func foretold(_ studies: [StudyRecords]) -> [Text: [Foretold.Fate: Int]] {
    var found: [Text: [Foretold.Fate: Int]] = [:]
    for study in studies {
      for round in Set(study.walkthroughs.compactMap(\.round)).sorted() {
        let measured = PersonasInStudy.measure(study, options: ReportOptions(round: round))
        for row in measured.rows {
          for fate in Foretold.Fate.allCases {
            found[Text(row.profile.id.string), default: [:]][fate, default: 0] +=
              row.foretold.count(fate)
          }
        }
      }
    }
    return found
  }
}

extension ClaimStandings.Ground {
  init(_ state: ClaimState) {
    self =
      switch state {
      case .supported(let side): side.people > 0 ? .people : .documents
      case .contradicted: .contradicted
      case .disputed: .disputed
      case .assumed: .nothing
      case .outOfDate: .outOfDate
      case .lostBasis: .lostBasis
      }
  }
}
