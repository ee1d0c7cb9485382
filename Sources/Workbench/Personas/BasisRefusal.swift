import Localization
import Measures
import Records
import Wording

/// Why something that somebody gives for a claim is not taken.
enum BasisRefusal {
  /// Refuses words that hold a participant's number: no withdrawal would find it there.
  static func numbers(in given: BasisEntering.Given) throws {
    let option = given.kind == .checked ? "--checked-by" : "--document"
    let words: [(option: String, text: String?)] = [
      (option, given.kind.isOfStudy ? nil : given.reference), ("--by", given.enteredBy),
    ]
    for (option, text) in words where text.map(NumbersInWords.holdsOne) ?? false {
      throw WorkbenchError(
        .usage, at: option, "a participant's number stands in the words",
        fix:
          "leave it out; to link the person: `--participant NUMBER` `--study STUDY`, which a withdrawal takes away"
      )
    }
  }

  /// Refuses a day for what has one in the study: copied into a profile, no withdrawal of the person would find it.
  /// And one that is still to come.
  static func day(of given: BasisEntering.Given, today: CalendarDay) throws {
    switch given.kind {
    case .participant, .document, .checked:
      guard let day = given.date, day > today else { return }
      throw WorkbenchError(
        .usage, at: "--date", "\(day) is still to come",
        fix: "give the day on which it was so; today is \(today)")
    case .note, .finding, .response:
      guard given.date != nil else { return }
      throw WorkbenchError(
        .usage, at: "--date", "the day of \(given.kind.label) is looked up in the study",
        fix: "leave `--date` out")
    }
  }

  /// Refuses what would not count from the start.
  ///
  /// - Parameter studies: The one that it belongs to.
  static func uncounted(
    _ kind: BasisKind, _ reference: String, typed: String, study: String,
    _ studies: [StudyRecords]
  ) throws {
    guard let reason = BasisLookup(studies).obstacle(kind, reference, study: study) else { return }
    throw WorkbenchError(
      .invalidData, at: typed, "it would not count: \(reason.words)", fix: remedy(reason))
  }

  private static func remedy(_ reason: BasisReading.Reason) -> Sentence {
    switch reason {
    case .noStudy, .notFound: "`kerb check` says what is wrong with the study"
    case .pilot, .pilotOnly: "give something of a session that is no pilot"
    case .tookNoPart: "record the consent or the session first: `kerb participant consent`"
    case .namesNobody, .severalPeople: "note first whose it is: `kerb review`"
    case .reasoned: "give what somebody saw or heard"
    case .noSupport: "link notes that show it to the finding first: `kerb review`"
    case .excluded, .otherWords, .noClaim: "give something of somebody who counts"
    }
  }
}
