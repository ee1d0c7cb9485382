import JSON
package import Localization
package import Records

/// Something that was given for or against a claim, and whether it counts.
package struct BasisReading: Sendable {
  /// Somebody of a study.
  package struct Person: Hashable, Sendable {
    package let study: String
    package let id: RecordID

    package static func == (left: Person, right: Person) -> Bool {
      Text.isSame(left.study, right.study) && left.id == right.id
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(Text(study))
      hasher.combine(id)
    }
  }

  /// Why something does not count.
  package enum Reason: Hashable, Sendable {
    case noStudy, notFound, pilot, pilotOnly, tookNoPart, excluded, namesNobody, severalPeople,
      reasoned, noSupport, otherWords, noClaim

    /// A clause that ends a sentence.
    package var words: Sentence {
      switch self {
      case .noStudy: "the study is not there or cannot be read"
      case .notFound: "it is not there any more"
      case .pilot: "it is of a pilot session"
      case .pilotOnly: "the person took part in a pilot only"
      case .tookNoPart: "the person took no part, and no consent of theirs is recorded"
      case .excluded: "it is, or may be, of somebody who does not count"
      case .namesNobody: "nobody noted whose it is"
      case .severalPeople: "it does not say which person of the session it is about"
      case .reasoned: "it was reasoned, not seen or heard"
      case .noSupport: "no note that counts shows it"
      case .otherWords: "it was given for other words of this claim"
      case .noClaim: "the profile does not claim it any more"
      }
    }
  }

  package enum Outcome: Sendable {
    /// Participants that it stands for; empty for documents and people who checked.
    case counts([Person])
    case doesNotCount(Reason)
  }

  package let basis: ClaimBasis
  package let outcome: Outcome

  /// `nil` where it counts. Stored like ``people``: read out of the outcome in a loop, they make Swift 6.3's optimiser fail.
  package let reason: Reason?
  /// Empty where it does not count.
  package let people: [Person]
  /// When it was so.
  ///
  /// The day of a note, of answers, and of the newest note that shows a finding; of anything else the one that somebody
  /// gave. Where neither is known, when it was entered.
  package let day: CalendarDay?

  package var counts: Bool { reason == nil }

  /// - Parameter day: What the study says of when it was.
  init(basis: ClaimBasis, outcome: Outcome, day: CalendarDay? = nil) {
    self.basis = basis
    self.outcome = outcome
    self.day = day ?? basis.date ?? basis.enteredOn.flatMap { CalendarDay($0) }
    switch outcome {
    case .counts(let people): (reason, self.people) = (nil, people)
    case .doesNotCount(let reason): (self.reason, people) = (reason, [])
    }
  }
}
