import JSON
import Localization
import Measures
import Records
import Wording

/// A draft as the fields of a profile, and in words.
enum DraftFields {
  static func patch(name: String, study: String, people: Int, _ values: [CoarseValue])
    -> RecordPatch
  {
    var patch = RecordPatch()
    patch.set(\Profile.name, to: name)
    patch.set(\Profile.summary, to: summary(people, values))
    patch.set(\Profile.basedOn, to: [DraftMark.words(people: people, study: study)])
    patch.add(needs(values), to: \Profile.needs)
    patch.add(technologies(values), to: \Profile.assistiveTechnologies)
    patch.add(
      values.filter { $0.kind == .circumstance }.map { value in
        .new { $0.kind = LastingCircumstance(id: value.subject) }
      }, to: \Profile.lastingCircumstances)
    return patch
  }

  /// Age and skill stand here: a profile's own fields are finer than what a draft may say.
  private static func summary(_ people: Int, _ values: [CoarseValue]) -> String {
    let parts = values.filter { $0.kind == .age || $0.kind == .skill }.map { words($0).plain() }
    let tail: String = parts.isEmpty ? "" : ": \(parts.joined(separator: "; "))"
    return "\(DraftMark.summary(people: people))\(tail)."
  }

  private static func needs(_ values: [CoarseValue]) -> [Need] {
    let own = values.filter { $0.kind == .need }
    var needs: [Need] = []
    for ability in Set(own.map { Text($0.subject) }).sorted() {
      let grades = own.filter { Text.isSame($0.subject, ability.string) }
        .map { NeedDuration(id: $0.grade) ?? .unknown }
      let lasting = grades.filter { $0 != .changing }
      for duration in lasting.isEmpty ? [.unknown] : lasting {
        needs.append(
          .new {
            $0.dimension = Dimension(id: ability.string)
            $0.duration = duration
            $0.fluctuates = grades.contains(.changing) ? .yes : .unknown
          })
      }
    }
    return needs
  }

  private static func technologies(_ values: [CoarseValue]) -> [AssistiveTechnology] {
    values.filter { $0.kind == .technology }.map { technology in
      let practice = values.first {
        $0.kind == .practice && Text.isSame($0.subject, technology.subject)
      }
      return .new {
        $0.name = family(technology).plain()
        $0.proficiency = practice.flatMap { Proficiency(id: $0.grade) } ?? .unknown
      }
    }
  }

  private static func family(_ value: CoarseValue) -> Sentence {
    TechnologyClass(rawValue: value.subject)?.label.capitalised ?? "\(value.subject)"
  }

  /// One value as people read it.
  static func words(_ value: CoarseValue) -> Sentence {
    switch value.kind {
    case .need:
      let ability = Dimension(id: value.subject).label
      switch value.grade {
      case NeedDuration.unknown.id: return "\(ability), for how long is not known"
      case NeedDuration.changing.id: return "\(ability), comes and goes"
      default: return "\(ability), \(value.grade)"
      }
    case .technology: return family(value)
    case .practice: return "\(family(value)), practice: \(value.grade)"
    case .skill:
      let band = CoarseSkill(rawValue: value.subject)?.label ?? ""
      return "digital skill \(band) of 9 on the digital inclusion scale"
    case .age: return "aged \(CoarseAge(rawValue: value.subject)?.label ?? "")"
    case .circumstance:
      return LastingCircumstance(id: value.subject)?.label ?? "\(value.subject)"
    }
  }
}
