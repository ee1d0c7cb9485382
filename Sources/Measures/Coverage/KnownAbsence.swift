package import Localization

/// Says that nobody of a kind took part, and only as loudly as is known.
///
/// What nobody asked is unknown and never none, so the sentences differ: nobody is there, nobody is known to be
/// there, nothing is known of anybody.
package struct KnownAbsence: Hashable, Sendable {
  /// Of how many people it is not known whether they are of the kind.
  package let notKnown: Int
  /// Everybody who took part.
  package let people: Int

  package init(notKnown: Int, of people: Int) {
    self.notKnown = notKnown
    self.people = people
  }

  /// - Parameters:
  ///   - round: " in round 2", or nothing.
  package func technology(_ round: Sentence = "") -> Sentence {
    if notKnown == 0 { return "Nobody who took part\(round) uses assistive technology." }
    if notKnown < people {
      return
        "Nobody who took part\(round) is known to use assistive technology; of \(some) it is not known."
    }
    return
      "Whether anybody who took part\(round) uses assistive technology is not known: it was noted of none of them."
  }

  package func lowSkill(_ round: Sentence = "") -> Sentence {
    if notKnown == 0 { return "Nobody who took part\(round) has a low digital skill." }
    if notKnown < people {
      return
        "Nobody who took part\(round) is known to have a low digital skill; of \(some) it is not known."
    }
    return
      "Whether anybody who took part\(round) has a low digital skill is not known: no scale that says what is low tells of any of them."
  }

  /// - Parameter kind: "a need in seeing or hearing", "a permanent need in seeing".
  package func need(_ kind: Sentence) -> Sentence {
    if notKnown == 0 { return "Nobody with \(kind) took part." }
    if notKnown < people {
      return "Nobody who took part is known to have \(kind); of \(some) the needs are not known."
    }
    return "Whether anybody with \(kind) took part is not known: nobody's needs are noted."
  }

  /// The same where some have such a need of unknown duration.
  func duration(_ kind: Sentence) -> Sentence {
    "Nobody who took part is known to have \(kind); of \(some) it is not known."
  }

  private var some: Sentence { "\(notKnown) of \(people, "person", "people")" }
}
