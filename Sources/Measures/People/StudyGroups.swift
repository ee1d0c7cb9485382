import JSON
import Localization
import Records

/// Finds the groups that the people of a round form.
struct StudyGroups {
  private let view: StudyView
  private let people: PeopleMeasure
  private let skill: SkillMeasure

  init(_ view: StudyView) {
    self.view = view
    people = PeopleMeasure(
      records: view.records, register: view.register,
      lived: LivedTally(study: view.records.study, participants: view.register.count),
      counted: view.counted, round: view.round, mask: view.mask)
    skill = SkillMeasure(people: people)
  }

  /// Technologies, needs by duration, low digital skill by scale, and age bands; only groups with somebody in them.
  ///
  /// - Complexity: O(*n*) in the number of people.
  func all(_ present: [Int]) -> [StudyGroup] {
    technologies(present) + needs(present) + lowSkill(present) + ages(present)
  }

  private func group(
    _ family: StudyGroup.Family, _ label: Sentence, _ members: some Sequence<Int>
  ) -> StudyGroup {
    let members = Set(members)
    return StudyGroup(
      family: family, label: label, members: members,
      ids: Set(members.map { view.register.ids[$0] }))
  }

  private func technologies(_ present: [Int]) -> [StudyGroup] {
    var names: [Text: String] = [:]
    var members: [Text: [Int]] = [:]
    var any: [Int] = []
    for number in present {
      var used: Set<Text> = []
      for technology in people.technologies(of: number) where !technology.name.isEmpty {
        let name = view.mask.text(technology.name)
        let key = Text(name.lowercased())
        if names[key].map({ Text.precedes(name, $0) }) ?? true { names[key] = name }
        used.insert(key)
      }
      for key in used { members[key, default: []].append(number) }
      if !used.isEmpty { any.append(number) }
    }
    var groups = members.sorted { $0.key < $1.key }.map { key, numbers in
      group(.technology, "\(names[key] ?? key.string)", numbers)
    }
    if groups.count > 1 {
      groups.insert(group(.technology, "any assistive technology", any), at: 0)
    }
    return groups
  }

  private func needs(_ present: [Int]) -> [StudyGroup] {
    struct Cell: Hashable {
      let dimension: Dimension
      let duration: NeedDuration
    }
    var members: [Cell: [Int]] = [:]
    for number in present {
      let cells = (view.register.records[number]?.needs ?? []).map {
        Cell(dimension: $0.dimension, duration: $0.duration)
      }
      for cell in Set(cells) { members[cell, default: []].append(number) }
    }
    let order = NeedDuration.allCases
    let cells = members.keys.sorted { left, right in
      if left.dimension != right.dimension { return left.dimension < right.dimension }
      return order.firstIndex(of: left.duration) ?? 0 < order.firstIndex(of: right.duration) ?? 0
    }
    return cells.map { cell in
      let duration: Sentence =
        cell.duration == .unknown ? "of unknown duration" : cell.duration.label
      return group(.need, "\(label(cell.dimension)), \(duration)", members[cell] ?? [])
    }
  }

  /// A team's own dimension has the title of its spectrum.
  private func label(_ dimension: Dimension) -> Sentence {
    if Dimension.builtIn.contains(dimension) { return dimension.label }
    guard
      let spectrum = view.records.spectrums.first(where: { $0.dimension == dimension }),
      !spectrum.title.isEmpty
    else { return "\(view.mask.text(dimension.id))" }
    return "\(view.mask.text(spectrum.title))"
  }

  private func lowSkill(_ present: [Int]) -> [StudyGroup] {
    var members: [Text: [Int]] = [:]
    for number in present {
      for placement in placements(of: number) where skill.isLow(placement) == true {
        members[Text(placement.scale), default: []].append(number)
      }
    }
    return members.sorted { $0.key < $1.key }.map { scale, numbers in
      group(.skill, "low on “\(title(of: scale.string))”", numbers)
    }
  }

  private func ages(_ present: [Int]) -> [StudyGroup] {
    AgeBand.allCases.compactMap { band in
      let numbers = present.filter { view.register.records[$0]?.ageBand == band }
      return numbers.isEmpty ? nil : group(.age, "aged \(band.label)", numbers)
    }
  }

  /// One placement a scale, as everywhere: observed before self-reported before assumed, then the newest.
  func placements(of number: Int) -> [SkillPlacement] {
    SkillMeasure.best(view.register.records[number]?.skillPlacements ?? [])
  }

  /// The names of what somebody uses, in small letters; empty for a person whom the study does not have.
  func technologies(of person: RecordID) -> [String] {
    guard let number = view.register.number(ofKnown: person) else { return [] }
    return people.technologies(of: number).map { $0.name.lowercased() }
  }

  func title(of scale: String) -> String {
    let title = view.records.instruments.first { Text.isSame($0.id.string, scale) }?.title ?? ""
    return view.mask.text(title.isEmpty ? scale : title)
  }

  func isLevel(_ value: String, atMost limit: String, onScale scale: String) -> Bool? {
    skill.isLevel(value, atMost: limit, onScale: scale)
  }
}
