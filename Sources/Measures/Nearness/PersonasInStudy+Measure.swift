import JSON
import Localization
package import Records

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
      let permanent = (traits.needs ?? [:]).filter { $0.value.contains(.permanent) }.keys.sorted()
      return Row(
        profile: profile, isDraftOfStudy: isDraft, pairs: pairs,
        abilitiesNotTried: (traits.needs ?? [:]).keys.filter { !measure.isMet(ability: $0) }
          .sorted(),
        represented: permanent.filter { measure.isMet(ability: $0, for: .permanent) },
        missing: permanent.filter { !measure.isMet(ability: $0, for: .permanent) },
        situationsNotTried: traits.situational.filter { !measure.isMet(situation: $0) }.sorted(),
        foretold: foretelling.foretold(with: profile, near: Set(near)))
    }
    return PersonasInStudy(
      study: view.records.study.id, title: view.records.study.title,
      hasInventedPeople: view.records.study.hasInventedPeople, round: view.round,
      peopleInRound: tookPart.present.count,
      peopleInAll: tookPart.lived.tookPartEver.count { $0 },
      sessions: view.counted.meetings(of: view.round).count,
      needsUnknown: measure.needsUnknown, rows: rows,
      metBeside: foretelling.metBeside, hasForetold: foretelling.hasWalkthroughs)
  }
}

/// Sets everybody who took part beside profiles.
struct NearnessMeasure {
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
      register.ids[number], isInRound: lived.tookPart[number],
      needs: NearnessRules.needs(own, other),
      technology: NearnessRules.technology(own, other),
      skill: NearnessRules.skill(own, other, view.records.instruments),
      circumstances: NearnessRules.circumstances(own, other),
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
