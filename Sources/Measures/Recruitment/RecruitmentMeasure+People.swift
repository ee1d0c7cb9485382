import JSON
import Localization
import Records

extension RecruitmentMeasure {
  /// What must be said first: nobody came, or nobody of a kind that studies tend to forget.
  func warnings(_ present: [Int], _ ever: [Int]) -> [RecruitmentWarning] {
    guard !present.isEmpty else { return [.nobodyTookPart] }
    var warnings: [RecruitmentWarning] = []
    if !present.contains(where: usesTechnology) {
      warnings.append(
        .noAssistiveTechnology(
          notKnown: present.count { persons[$0].technologiesUnknown != nil },
          inOtherRounds: ever.count { !personsInAll[$0].technologies.isEmpty }))
    }
    let skill = SkillMeasure(people: people)
    if !present.contains(where: { hasLowSkill($0, skill) == true }) {
      let placed = present.count { hasLowSkill($0, skill) != nil }
      warnings.append(
        .noLowSkill(
          placed: placed, notPlaced: present.count - placed,
          inOtherRounds: ever.count { hasLowSkill($0, skill) == true }))
    }
    return warnings
  }

  private func usesTechnology(_ number: Int) -> Bool { !persons[number].technologies.isEmpty }

  /// `nil` where no scale that says what is low tells anything of the person.
  private func hasLowSkill(_ number: Int, _ skill: SkillMeasure) -> Bool? {
    let known = persons[number].placements.compactMap { skill.isLow($0) }
    return known.isEmpty ? nil : known.contains(true)
  }

  func minima(_ present: [Int], _ ever: [Int]) -> [CommonMinimum] {
    let skill = SkillMeasure(people: people)
    return CommonMinimum.Kind.allCases.map { kind in
      func tally(_ numbers: [Int]) -> CommonMinimum.Tally {
        let answers = numbers.map { number -> Bool? in
          switch kind {
          case .accessNeeds:
            persons[number].needsUnknown == nil ? !persons[number].needs.isEmpty : nil
          case .lowSkill: hasLowSkill(number, skill)
          }
        }
        let (met, known) = (answers.count { $0 == true }, answers.count { $0 != nil })
        let shortfall = Shortfall(
          met: 0, planned: 0, people: met, of: known, percent: kind == .accessNeeds ? 20 : 50)
        return CommonMinimum.Tally(
          met: met, known: known, notKnown: numbers.count - known,
          missing: shortfall.byShare ?? 0)
      }
      return CommonMinimum(kind: kind, inRound: tally(present), inAll: tally(ever))
    }
  }

  /// What each ability is called: ours, or the title of the team's spectrum.
  func dimensionLabels() -> [Dimension: Sentence] {
    var labels: [Dimension: Sentence] = [:]
    for dimension in Dimension.builtIn { labels[dimension] = dimension.label }
    for spectrum in people.records.spectrums where labels[spectrum.dimension] == nil {
      let title = spectrum.title.isEmpty ? spectrum.dimension.id : spectrum.title
      labels[spectrum.dimension] = "\(people.mask.text(title))"
    }
    return labels
  }

  /// One spelling for each technology, capital and small letters alike: the first in byte order.
  func technologyNames() -> [Text: String] {
    var names: [Text: String] = [:]
    for person in personsInAll {
      for technology in person.technologies {
        let name = people.mask.text(technology.name)
        let key = Text(technology.name.lowercased())
        if let known = names[key], !Text.precedes(name, known) { continue }
        names[key] = name
      }
    }
    return names
  }

  func technologyGroups(_ present: [Int], _ ever: [Int]) -> [TechnologyGroup] {
    let now = people.technologies(present)
    let all = people.inAllRounds.technologies(ever)
    let byName = Dictionary(
      now.map { (Text($0.name.lowercased()), $0) }, uniquingKeysWith: { one, _ in one })
    return all.filter { $0.total.participants > 0 }.map { row in
      let here = byName[Text(row.name.lowercased())]
      return TechnologyGroup(
        name: row.name, inRound: here?.total.participants ?? 0, inAll: row.total.participants,
        novice: here?.novice ?? 0, intermediate: here?.intermediate ?? 0,
        advanced: here?.advanced ?? 0, practiceUnknown: here?.unknown ?? 0)
    }
  }

  /// Needs in several abilities at once; seeing and hearing together have a line of their own, whatever else is there.
  func combinations(_ present: [Int], _ ever: [Int]) -> [Combination] {
    let labels = dimensionLabels()
    var counts: [[Dimension]: (round: Int, all: Int)] = [:]
    var deafblind = (round: 0, all: 0)
    for number in ever {
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
      Combination(
        labels: key.map { labels[$0] ?? $0.label }, inRound: count.round, inAll: count.all)
    }
    let first = Combination(
      labels: ["seeing and hearing at once, deafblindness among them"], inRound: deafblind.round,
      inAll: deafblind.all)
    return [first] + rest
  }
}
