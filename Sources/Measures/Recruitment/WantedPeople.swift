import JSON
import Records
import Wording

/// Whom a recruitment target means, in words: "people who use VoiceOver, advanced".
package struct WantedPeople: Hashable, Sendable {
  private let singular: String
  private let plural: String

  /// "1 more person who uses VoiceOver, advanced", "2 more sessions in which …".
  package func more(_ count: Int) -> String { "\(count) more \(count == 1 ? singular : plural)" }

  /// "people who use VoiceOver, advanced".
  package var all: String { plural }

  init(_ target: RecruitmentTarget, _ people: PeopleMeasure) {
    let words = Words(target, people)
    let mask = people.mask
    singular = mask.text(words.sentence(isOne: true))
    plural = mask.text(words.sentence(isOne: false))
  }

  private struct Words {
    private let target: RecruitmentTarget
    private let ability: String?
    private let scale: String?

    init(_ target: RecruitmentTarget, _ people: PeopleMeasure) {
      self.target = target
      ability = target.dimension.map { dimension in
        let spectrum = people.records.spectrums.first {
          $0.dimension == dimension && !$0.title.isEmpty
        }
        return Dimension.builtIn.contains(dimension)
          ? dimension.label : spectrum?.title ?? dimension.label
      }
      scale = target.skillScale.map { id in
        let title = people.records.instruments.first { Text.isSame($0.id.string, id) }?.title ?? ""
        return title.isEmpty ? id : title
      }
    }

    func sentence(isOne: Bool) -> String {
      if target.duration == .situational {
        let sessions = isOne ? "session" : "sessions"
        let situation =
          ability.map { "with a real situation that bears on \($0)" } ?? "with a real situation"
        let personal = personal(isOne: true)
        return personal.isEmpty
          ? "\(sessions) \(situation)"
          : "\(sessions) \(situation), of somebody \(Phrase.list(personal))"
      }
      let parts = ([need].compactMap(\.self)) + personal(isOne: isOne)
      let person = isOne ? "person" : "people"
      return parts.isEmpty ? person : "\(person) \(Phrase.list(parts))"
    }

    private var need: String? {
      guard target.dimension != nil || target.duration != nil else { return nil }
      let place = ability.map { " in \($0)" } ?? ""
      switch target.duration {
      case nil, .unknown?: return "with a need\(place)"
      case .changing?: return "with a need\(place) that comes and goes"
      case let duration?: return "with a \(duration.label) need\(place)"
      }
    }

    private func personal(isOne: Bool) -> [String] {
      var parts: [String] = []
      if target.assistiveTechnology != nil || target.proficiency != nil {
        let name = target.assistiveTechnology ?? ""
        let isAny = name.isEmpty || Text.isSame(name.lowercased(), "any")
        let practice = target.proficiency.map { ", \($0.label)" } ?? ""
        parts.append(
          "who \(isOne ? "uses" : "use") \(isAny ? "assistive technology" : name)\(practice)")
      }
      if target.skillScale != nil || target.skillAtMost != nil {
        let place = scale.map { "the scale \u{201C}\($0)\u{201D}" } ?? "a scale of digital skill"
        parts.append(
          target.skillAtMost.map { "placed at \($0) or below on \(place)" } ?? "placed on \(place)")
      }
      if let band = target.ageBand {
        parts.append(band == .under18 ? "under 18" : "aged \(band.label)")
      }
      if let kind = target.circumstance { parts.append(circumstance(kind)) }
      if let device = target.device {
        parts.append("who \(isOne ? "owns" : "own") a device named \u{201C}\(device)\u{201D}")
      }
      return parts
    }

    private func circumstance(_ kind: LastingCircumstance) -> String {
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
