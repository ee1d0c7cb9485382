import JSON
package import Localization
import Records

/// People of the reported round who share a property; somebody may be in several groups.
package struct StudyGroup: Sendable {
  /// What kind of property it is, in the order of reports.
  package enum Family: String, Sendable, CaseIterable {
    case technology, need, skill, age

    package var label: Sentence {
      switch self {
      case .technology: "assistive technology"
      case .need: "need"
      case .skill: "digital skill"
      case .age: "age"
      }
    }
  }

  package let family: Family
  /// "VoiceOver", "seeing, permanent".
  package let label: Sentence
  /// Numbers in the register.
  let members: Set<Int>
  /// Their ids, for measures that count by them.
  let ids: Set<RecordID>

  /// How many people of the round are in it.
  package var people: Int { members.count }
}

/// Finds the groups that the people of a round form.
struct StudyGroups {
  private let view: StudyView
  private let people: PeopleMeasure
  let skill: SkillMeasure

  init(_ view: StudyView) {
    self.view = view
    people = PeopleMeasure(view)
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
    var names = Spellings()
    var members: [Text: [Int]] = [:]
    for number in present {
      let used = people.technologies(of: number).compactMap { names.add(view.mask.text($0.name)) }
      for key in Set(used) { members[key, default: []].append(number) }
    }
    var groups = members.sorted { $0.key < $1.key }.map { key, numbers in
      group(.technology, "\(names[key])", numbers)
    }
    if groups.count > 1 {
      let users = present.filter { number in
        people.technologies(of: number).contains {
          TechnologyQuery("").match($0.name) == .yes
        }
      }
      groups.insert(group(.technology, "any assistive technology", users), at: 0)
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
      return group(.need, "\(people.label(cell.dimension)), \(duration)", members[cell] ?? [])
    }
  }

  private func lowSkill(_ present: [Int]) -> [StudyGroup] {
    var members: [Text: [Int]] = [:]
    for number in present {
      for placement in skill.placements(of: number) where skill.isLow(placement) == true {
        members[Text(placement.scale), default: []].append(number)
      }
    }
    return members.sorted { $0.key < $1.key }.map { scale, numbers in
      group(.skill, "low on “\(skill.title(of: scale.string))”", numbers)
    }
  }

  private func ages(_ present: [Int]) -> [StudyGroup] {
    AgeBand.allCases.compactMap { band in
      let numbers = present.filter { view.register.records[$0]?.ageBand == band }
      return numbers.isEmpty ? nil : group(.age, "aged \(band.label)", numbers)
    }
  }

  /// The names of what somebody uses, in small letters; empty for a person whom the study does not have.
  func technologies(of person: RecordID) -> [String] {
    guard let number = view.register.number(ofKnown: person) else { return [] }
    return people.technologies(of: number).map { $0.name.lowercased() }
  }
}
