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
    patch.put(.string(name), at: ["name"])
    patch.put(.string(summary(people, values)), at: ["summary"])
    patch.put(.array([.string(DraftMark.words(people: people, study: study))]), at: ["basedOn"])
    patch.put(.array(needs(values)), at: ["needs"])
    patch.put(.array(technologies(values)), at: ["assistiveTechnologies"])
    patch.put(
      .array(
        values.filter { $0.kind == .circumstance }.map {
          .object(JSONObject(["kind": .string($0.subject)]))
        }), at: ["lastingCircumstances"])
    return patch
  }

  /// Age and skill stand here: a profile's own fields are finer than what a draft may say.
  private static func summary(_ people: Int, _ values: [CoarseValue]) -> String {
    let parts = values.filter { $0.kind == .age || $0.kind == .skill }.map { words($0).plain() }
    let tail: String = parts.isEmpty ? "" : ": \(parts.joined(separator: "; "))"
    return "\(DraftMark.summary(people: people))\(tail)."
  }

  private static func needs(_ values: [CoarseValue]) -> [JSONValue] {
    let own = values.filter { $0.kind == .need }
    var needs: [JSONValue] = []
    for ability in Set(own.map { Text($0.subject) }).sorted() {
      let grades = own.filter { Text.isSame($0.subject, ability.string) }.map(\.grade)
      let changing = grades.contains(NeedDuration.changing.id)
      let lasting = grades.filter { $0 != NeedDuration.changing.id }
      for duration in lasting.isEmpty ? [NeedDuration.unknown.id] : lasting {
        needs.append(
          .object(
            JSONObject([
              "dimension": .string(ability.string), "duration": .string(duration),
              "fluctuates": .string((changing ? Certainty.yes : .unknown).id),
            ])))
      }
    }
    return needs
  }

  private static func technologies(_ values: [CoarseValue]) -> [JSONValue] {
    values.filter { $0.kind == .technology }.map { technology in
      let practice = values.first {
        $0.kind == .practice && Text.isSame($0.subject, technology.subject)
      }
      return .object(
        JSONObject([
          "name": .string(family(technology).plain()),
          "proficiency": .string(practice?.grade ?? Proficiency.unknown.id),
        ]))
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
