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

  /// Families, and in each the practice with what somebody knows best of it.
  private static func technologies(_ all: [AssistiveTechnology]) -> [CoarseValue] {
    let levels: [Proficiency] = [.novice, .intermediate, .advanced]
    var best: [TechnologyFamily: Int] = [:]
    for technology in all {
      guard let family = TechnologyFamily.of(technology.name) else { continue }
      let level = levels.firstIndex(of: technology.proficiency) ?? -1
      best[family] = max(best[family] ?? -1, level)
    }
    return best.flatMap { family, level in
      [CoarseValue(.technology, family.rawValue)]
        + (level < 0 ? [] : [CoarseValue(.practice, family.rawValue, levels[level].id)])
    }
  }
}
