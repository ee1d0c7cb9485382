import JSON
import Localization
package import Records

/// Which participants of a study came near which profile, and whose needs nobody has tried.
package struct PersonasInStudy: Sendable {
  /// One profile, and everybody who took part beside it.
  package struct Row: Sendable {
    package let profile: Profile
    /// Whether it was made of participants of this study: that they are like it says nothing, so nobody is set beside it.
    package let isDraftOfStudy: Bool
    /// In the order of participants.
    package let pairs: [Nearness]
    /// Abilities of its lasting needs in which nobody who took part in the round has one.
    package let abilitiesNotTried: [Dimension]
    /// Abilities of its permanent needs in which a participant of the round has a permanent need too.
    package let represented: [Dimension]
    /// The others of its permanent needs.
    package let missing: [Dimension]
    /// Participants of the round of whom it is not known whether they have one of these.
    package let missingUnknown: Int
    /// Abilities of its situational needs that no session of the round met.
    package let situationsNotTried: [Dimension]
    package let foretold: Foretold

    /// Those of one outcome, in the round or in others.
    package func people(_ outcome: Nearness.Outcome, inRound: Bool) -> [RecordID] {
      pairs.filter { $0.outcome == outcome && $0.isInRound == inRound }.map(\.participant)
    }
  }

  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  /// `nil` before the first session.
  package let round: Int?
  /// How many took part in the round, and in any round.
  package let peopleInRound: Int
  package let peopleInAll: Int
  /// Sessions of the round.
  package let sessions: Int
  /// Of these, the ones that name nobody.
  package let unnamedSessions: Int
  /// Of these, the ones in which nothing is recorded.
  package let recordGaps: RecordGaps
  /// Participants of the round whose needs are unknown.
  package let needsUnknown: Int
  /// In the order of their ids.
  package let rows: [Row]
  /// What people of the round met in tasks that were gone through with a profile, and no walkthrough foretold.
  package let metBeside: MetBeside
  /// Whether any walkthrough foretells for the round.
  package let hasForetold: Bool

  /// Profiles beside which people are set.
  package var compared: [Row] { rows.filter { !$0.isDraftOfStudy } }

  /// Profiles to which somebody of the round came near.
  package var met: [Row] { rows.filter { !$0.people(.near, inRound: true).isEmpty } }
}

extension PersonasInStudy {
  /// - Complexity: O(profiles × participants).
  package static func measure(
    _ records: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> PersonasInStudy {
    let view = StudyView(records, options: options)
    let tookPart = TookPart(view)
    let measure = NearnessMeasure(view, tookPart)
    let foretelling = Foretelling(view, tookPart)
    let rows = view.records.profiles.map { profile -> Row in
      let isDraft = DraftMark.isDraft(profile, of: view.records.study.id.string)
      let pairs = isDraft ? [] : measure.pairs(with: profile)
      let traits = NearnessTraits(profile, view.records.spectrums)
      let near = pairs.filter { $0.outcome == .near }.map(\.participant)
      let needs = traits.needs ?? [:]
      let permanent = needs.filter { $0.value.contains(.permanent) }.keys.sorted()
      let missing = permanent.filter { !measure.isMet(ability: $0, for: .permanent) }
      return Row(
        profile: profile, isDraftOfStudy: isDraft, pairs: pairs,
        abilitiesNotTried: needs.keys.filter { !measure.isMet(ability: $0) }.sorted(),
        represented: permanent.filter { measure.isMet(ability: $0, for: .permanent) },
        missing: missing, missingUnknown: measure.unknown(permanent: missing),
        situationsNotTried: traits.situational.filter { !measure.isMet(situation: $0) }.sorted(),
        foretold: foretelling.foretold(with: profile, near: Set(near)))
    }
    return PersonasInStudy(
      study: view.records.study.id, title: view.records.study.title,
      hasInventedPeople: view.records.study.hasInventedPeople, round: view.round,
      peopleInRound: tookPart.present.count,
      peopleInAll: tookPart.lived.tookPartEver.count { $0 },
      sessions: view.counted.meetings(of: view.round).count,
      unnamedSessions: view.unnamedSessions, recordGaps: view.recordGaps,
      needsUnknown: measure.needsUnknown, rows: rows,
      metBeside: foretelling.metBeside, hasForetold: foretelling.hasWalkthroughs)
  }
}

/// Sets everybody who took part beside profiles.
private struct NearnessMeasure {
  private let view: StudyView
  private let register: ParticipantRegister
  private let lived: LivedTally
  private let traits: [Int: NearnessTraits]
  /// By register number, the situations of their sessions.
  private let situations: [Int: [Dimension: Nearness.Situation]]

  init(_ view: StudyView, _ tookPart: TookPart) {
    self.view = view
    register = tookPart.register
    let lived = tookPart.lived
    self.lived = lived
    let people = lived.tookPartEver.indices.filter { lived.tookPartEver[$0] }
    let records = register.records
    traits = Dictionary(
      uniqueKeysWithValues: people.map { ($0, NearnessTraits(records[$0])) })
    var found: [Int: [Dimension: Nearness.Situation]] = [:]
    for entry in view.counted.entries where !entry.namesExcluded {
      for situation in view.records.sessions[entry.index].session.circumstances {
        guard let dimension = situation.dimension else { continue }
        for person in entry.people {
          let isReal = situation.basis == .real || found[person]?[dimension] == .real
          found[person, default: [:]][dimension] = isReal ? .real : .staged
        }
      }
    }
    situations = found
  }

  func pairs(with profile: Profile) -> [Nearness] {
    let own = NearnessTraits(profile, view.records.spectrums)
    return traits.keys.sorted { register.ids[$0] < register.ids[$1] }.compactMap { number in
      traits[number].map { pair(own, $0, number) }
    }
  }

  private func pair(
    _ own: NearnessTraits, _ other: NearnessTraits, _ number: Int
  ) -> Nearness {
    let abilities = Set((own.needs ?? [:]).keys).intersection((other.needs ?? [:]).keys)
    let shared = Set((own.technologies ?? [:]).keys)
      .intersection((other.technologies ?? [:]).keys)
    return Nearness(
      participant: register.ids[number], isInRound: lived.tookPart[number],
      needs: own.needs(with: other),
      technology: own.technology(with: other),
      skill: own.skill(with: other, view.records.instruments),
      circumstances: own.circumstances(with: other),
      situations: own.situational.sorted().map {
        (dimension: $0, met: situations[number]?[$0] ?? .notTried)
      }, sharedAbilities: abilities.sorted(),
      sharedTechnology: shared.map(\.label).sorted { Text.precedes($0.plain(), $1.plain()) })
  }

  /// Whether a participant of the round has a lasting need in an ability.
  ///
  /// - Parameter duration: For how long; `nil` for any.
  func isMet(ability: Dimension, for duration: NeedDuration? = nil) -> Bool {
    traits.contains { number, traits in
      lived.tookPart[number]
        && traits.needs?[ability].map { duration.map($0.contains) ?? true } ?? false
    }
  }

  /// Participants of the round of whom it is not known whether they have a permanent need in one of some abilities.
  func unknown(permanent abilities: [Dimension]) -> Int {
    traits.count { number, traits in
      guard lived.tookPart[number] else { return false }
      guard let needs = traits.needs else { return !abilities.isEmpty }
      return abilities.contains { needs[$0]?.contains(.unknown) ?? false }
    }
  }

  /// Participants of the round whose needs are unknown.
  var needsUnknown: Int { traits.count { lived.tookPart[$0.key] && $0.value.needs == nil } }

  /// Whether a session of the round met a situation that bears on an ability, real or staged.
  func isMet(situation: Dimension) -> Bool {
    view.counted.entries.contains { entry in
      entry.round == view.round
        && view.records.sessions[entry.index].session.circumstances.contains {
          $0.dimension == situation
        }
    }
  }
}
