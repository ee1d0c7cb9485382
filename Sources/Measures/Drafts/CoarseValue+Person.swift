import JSON
package import Records

extension CoarseValue {
  /// What a draft may take of somebody: never words, languages, makes, places, jobs, years or names.
  package static func all(of person: Participant) -> Set<CoarseValue> {
    var values: Set<CoarseValue> = []
    for need in person.needs {
      values.insert(CoarseValue(.need, need.dimension.id, need.duration.id))
      if need.fluctuates == .yes {
        values.insert(CoarseValue(.need, need.dimension.id, NeedDuration.changing.id))
      }
    }
    values.formUnion(technologies(person.assistiveTechnologies))
    let placements = SkillMeasure.best(person.skillPlacements)
    if let own = placements.first(where: { Text.isSame($0.scale, CoarseSkill.scale) }),
      let band = CoarseSkill(level: own.value)
    {
      values.insert(CoarseValue(.skill, band.rawValue))
    }
    if let band = person.ageBand {
      values.insert(CoarseValue(.age, CoarseAge(band).rawValue))
    }
    for kind in person.lastingCircumstances.compactMap(\.kind) {
      values.insert(CoarseValue(.circumstance, kind.id))
    }
    return values
  }

  /// Classes, and in each the practice with what somebody knows best of it.
  private static func technologies(_ all: [AssistiveTechnology]) -> [CoarseValue] {
    let levels: [Proficiency] = [.novice, .intermediate, .advanced]
    var best: [TechnologyClass: Int] = [:]
    for technology in all {
      let level = levels.firstIndex(of: technology.proficiency) ?? -1
      for own in TechnologyName(technology.name).classes {
        best[own] = max(best[own] ?? -1, level)
      }
    }
    return best.flatMap { own, level in
      [CoarseValue(.technology, own.id)]
        + (level < 0 ? [] : [CoarseValue(.practice, own.id, levels[level].id)])
    }
  }
}
