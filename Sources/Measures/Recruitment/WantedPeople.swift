package import Localization
import Records

/// Whom a recruitment target means, in words: "people who use VoiceOver, advanced".
package struct WantedPeople: Hashable, Sendable {
  private let singular: Sentence
  private let plural: Sentence

  /// "1 more person who uses VoiceOver, advanced", "2 more sessions in which …".
  package func more(_ count: Int) -> Sentence {
    count == 1 ? "\(count) more \(singular)" : "\(count) more \(plural)"
  }

  /// "people who use VoiceOver, advanced".
  package var all: Sentence { plural }

  init(_ target: RecruitmentTarget, _ skill: SkillMeasure) {
    let words = Words(target, skill)
    singular = words.sentence(isOne: true)
    plural = words.sentence(isOne: false)
  }

  private struct Words {
    private let target: RecruitmentTarget
    private let mask: NumberMask
    private let ability: Sentence?
    private let scale: Sentence?

    init(_ target: RecruitmentTarget, _ skill: SkillMeasure) {
      self.target = target
      mask = skill.people.mask
      ability = target.dimension.map(skill.people.label)
      scale = target.skillScale.map { "\(skill.title(of: $0))" }
    }

    func sentence(isOne: Bool) -> Sentence {
      if target.duration == .situational {
        let sessions: Sentence = isOne ? "session" : "sessions"
        let situation: Sentence =
          ability.map { "with a real situation that bears on \($0)" } ?? "with a real situation"
        let personal = personal(isOne: true)
        return personal.isEmpty
          ? "\(sessions) \(situation)"
          : "\(sessions) \(situation), of somebody \(Sentence.list(personal))"
      }
      let parts = ([need].compactMap(\.self)) + personal(isOne: isOne)
      let person: Sentence = isOne ? "person" : "people"
      return parts.isEmpty ? person : "\(person) \(Sentence.list(parts))"
    }

    private var need: Sentence? {
      guard target.dimension != nil || target.duration != nil else { return nil }
      let place: Sentence = ability.map { " in \($0)" } ?? ""
      switch target.duration {
      case nil, .unknown?: return "with a need\(place)"
      case .changing?: return "with a need\(place) that comes and goes"
      case let duration?: return "with a \(duration.label) need\(place)"
      }
    }

    private func personal(isOne: Bool) -> [Sentence] {
      var parts: [Sentence] = []
      if target.assistiveTechnology != nil || target.proficiency != nil {
        let practice: Sentence = target.proficiency.map { ", \($0.label)" } ?? ""
        let technology = TechnologyQuery(target.assistiveTechnology ?? "").words(mask.text)
        parts.append(
          isOne ? "who uses \(technology)\(practice)" : "who use \(technology)\(practice)")
      }
      if target.skillScale != nil || target.skillAtMost != nil {
        let place: Sentence =
          scale.map { "the scale \u{201C}\($0)\u{201D}" } ?? "a scale of digital skill"
        parts.append(
          target.skillAtMost.map { "placed at \(mask.text($0)) or below on \(place)" }
            ?? "placed on \(place)")
      }
      if let band = target.ageBand {
        parts.append(band == .under18 ? "under 18" : "aged \(band.label)")
      }
      if let kind = target.circumstance { parts.append(circumstance(kind)) }
      if let device = target.device {
        let name = "\u{201C}\(mask.text(device))\u{201D}"
        parts.append(isOne ? "who owns a device named \(name)" : "who own a device named \(name)")
      }
      return parts
    }

    private func circumstance(_ kind: LastingCircumstance) -> Sentence {
      switch kind {
      case .money: "with little money"
      case .deviceAge: "with an old device"
      case .phoneOnly: "online by phone only"
      case .connection: "with a slow or costly connection"
      case .firstLanguage: "for whom the product is not in their first language"
      case .literacy: "for whom reading and writing are work"
      case .culture: "of another culture"
      }
    }
  }
}
