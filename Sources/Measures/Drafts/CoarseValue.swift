import JSON
package import Localization
package import Records

/// One thing that several people can have in common, in words too coarse to be anybody's own.
package struct CoarseValue: Hashable, Comparable, Sendable {
  /// What it is about; the first is given up last.
  package enum Kind: String, CaseIterable, Sendable {
    case need, technology, skill, age, circumstance, practice

    /// What several kinds are called beside each other.
    package var label: Sentence {
      switch self {
      case .need: "needs"
      case .technology: "technology"
      case .skill: "digital skill"
      case .age: "age"
      case .circumstance: "circumstances"
      case .practice: "practice with a technology"
      }
    }
  }

  package let kind: Kind
  /// The id of an ability, a family, a band or a kind of circumstance.
  package let subject: String
  /// Of a need its duration, of a practice how much; empty for the rest.
  package let grade: String

  package init(_ kind: Kind, _ subject: String, _ grade: String = "") {
    self.kind = kind
    self.subject = subject
    self.grade = grade
  }

  package static func < (left: CoarseValue, right: CoarseValue) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  private var order: [UInt8] {
    [UInt8(Kind.allCases.firstIndex(of: kind) ?? 0)] + Array(subject.utf8) + [0] + Array(grade.utf8)
  }
}

/// Age in three bands.
package enum CoarseAge: String, CaseIterable, Sendable {
  case under45, from45to64, from65

  package init(_ band: AgeBand) {
    self =
      switch band {
      case .under18, .from18to24, .from25to34, .from35to44: .under45
      case .from45to54, .from55to64: .from45to64
      case .from65to74, .from75: .from65
      }
  }

  package var label: Sentence {
    switch self {
    case .under45: "under 45"
    case .from45to64: "45 to 64"
    case .from65: "65 and over"
    }
  }
}

/// Three bands of the digital inclusion scale of nine levels; no other scale is converted into it.
package enum CoarseSkill: String, CaseIterable, Sendable {
  case from1to3, from4to6, from7to9

  /// The id of the scale.
  package static let scale = "digital-inclusion"

  /// - Returns: `nil` for what is no level of the scale.
  package init?(level: String) {
    switch Int(level) {
    case .some(1...3): self = .from1to3
    case .some(4...6): self = .from4to6
    case .some(7...9): self = .from7to9
    default: return nil
    }
  }

  package var label: Sentence {
    switch self {
    case .from1to3: "1 to 3"
    case .from4to6: "4 to 6"
    case .from7to9: "7 to 9"
    }
  }
}

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
