import JSON
package import Localization
import Records
package import Statistics
import Wording

/// How many participants a finding affected in one round, of those whom it could affect; no measure of severity.
package struct FindingFrequency: Sendable {
  /// Where a participant had to be in order to be affected.
  package enum Exposure: String, Hashable, Sendable {
    /// At one of the tasks that the finding names.
    case tasks
    /// On one of the screens that the finding names.
    case screens
    /// At one of the tasks during which notes show it: the finding names none.
    case notedTasks
    /// Anywhere: neither the finding nor its notes say where.
    case tookPart
  }

  /// Affected participants, of those who could be: the exposed ones.
  package let count: SuccessCount
  package let exposure: Exposure
  /// "tried “Pay by card”", "got to “Pay”", "took part".
  package let exposureWords: Sentence
  /// Whom it can concern; `nil` if it can concern anybody.
  package let whom: ConcernWords?
  /// Affected participants who are not recorded as ones who could be; they are not among the exposed.
  package let metBeyond: Int
  /// Other participants for whom it is unknown whether they could be affected; they are not among the exposed.
  package let notKnown: Int
  /// All participants of the round.
  package let tookPart: Int
  /// Whether a counted note supports the finding: otherwise nothing was counted.
  package let isCounted: Bool
  /// Moments that show it in sessions that name nobody; they count for nobody.
  package let ofNobodyNamed: Int
  /// Adjusted Wald, 95 %, two-sided; `nil` if nobody could be affected, if nothing was counted, and beside moments that
  /// count for nobody.
  package let interval: Interval<Proportion>?

  /// Exposed participants in the order of their numbers in the register, and whether each was affected, to set beside
  /// another round.
  let exposedPeople: [(person: Int?, value: Bool)]

  /// Affected participants among the exposed.
  package var met: Int { count.successes }
  /// All affected participants.
  package var metByAll: Int { met + metBeyond }
  package var exposed: Int { count.attempts.count }

  /// Whether a percentage is useful: enough participants could be affected, and no unnamed one was.
  package var hasShare: Bool {
    isCounted && ofNobodyNamed == 0 && Minimum.share.isReached(by: exposed)
  }

  /// "affected 2 of 2 participants who use VoiceOver and got to “Pay”; 2 of 6 who took part".
  package var words: Sentence {
    guard isCounted else { return exposedOnly }
    var words = exposedAlone
    if hasEverybody {
      words += "; \(metByAll) of \(tookPart) who took part"
    }
    if notKnown > 0 { words += "; unknown for \(notKnown, "participant", "participants")" }
    return words + unnamed
  }

  /// Whether participants who could not be affected are told too: both numbers, unless they are one.
  private var hasEverybody: Bool { tookPart > 0 && (exposed != tookPart || whom != nil) }

  /// Whether `words` end with numbers of others than those who could be affected.
  package var hasFurtherNumbers: Bool {
    isCounted && (hasEverybody || notKnown > 0 || metBeyond > 0)
  }

  private var unnamed: Sentence {
    ofNobodyNamed == 0
      ? ""
      : "; \(ofNobodyNamed, "further moment", "further moments") of sessions without named participants"
  }

  /// The same without the participants who could not be affected.
  package var exposedOnly: Sentence {
    isCounted
      ? exposedAlone + (notKnown == 0 ? "" : "; unknown for \(notKnown)") + unnamed
      : "not counted: no counted note supports it"
  }

  private var exposedAlone: Sentence {
    guard exposed > 0 else {
      let none: Sentence = "no participants known who \(condition(2))"
      return metBeyond > 0
        ? none + "; affected \(metBeyond, "participant", "participants") not recorded as such"
        : none
    }
    let beyond: Sentence =
      metBeyond > 0 ? "; and \(metBeyond, "participant", "participants") not recorded as such" : ""
    return "affected \(met) of \(exposed, "participant", "participants") who \(condition(exposed))"
      + beyond
  }

  private func condition(_ people: Int) -> Sentence {
    guard let whom else { return exposureWords }
    return "\(people == 1 ? whom.singular : whom.plural) and \(exposureWords)"
  }
}

/// Who could be affected by a finding in one round: those whom it can concern and who were where it is.
struct FindingExposure {
  private let register: ParticipantRegister
  private let mask: NumberMask
  private let concern: FindingConcern
  private let exposure: FindingFrequency.Exposure
  private let exposureWords: Sentence
  /// Tasks by id: those named, those during which it was noted, or those that take place on its screens.
  private let tasks: Set<String>
  private let screens: Set<String>
  private let places: PlaceSet

  /// - Parameter noted: The tasks during which notes show it.
  init(_ finding: Finding, noted: Set<Text>, _ view: StudyView) {
    let study = view.records.study
    (register, mask) = (view.register, view.mask)
    concern = FindingConcern(finding, mask: mask)
    places = PlaceSet(finding.places)
    if !finding.tasks.isEmpty {
      exposure = .tasks
      tasks = Set(finding.tasks)
      screens = []
      let titles = Self.titles(finding.tasks, study.tasks.map { ($0.id, $0.title) }, mask)
      exposureWords = titles.map { "tried \($0)" } ?? "tried its tasks"
    } else if !finding.screens.isEmpty {
      exposure = .screens
      screens = Set(finding.screens)
      tasks = Set(
        study.tasks.filter { $0.screens.contains(where: finding.screens.contains) }.map(\.id))
      let titles = Self.titles(finding.screens, study.screens.map { ($0.id, $0.title) }, mask)
      exposureWords = titles.map { "got to \($0)" } ?? "got to its screens"
    } else if !noted.isEmpty {
      exposure = .notedTasks
      tasks = Set(noted.map(\.string))
      screens = []
      exposureWords = "tried its tasks"
    } else {
      (exposure, tasks, screens, exposureWords) = (.tookPart, [], [], "took part")
    }
  }

  /// "“Pay by card” or “Find help”"; more than two are not listed.
  private static func titles(
    _ ids: [String], _ titles: [(String, String)], _ mask: NumberMask
  ) -> Sentence? {
    guard ids.count <= 2 else { return nil }
    let names = Dictionary(titles, uniquingKeysWith: { $1 })
    return .list(ids.map { "“\(mask.text(names[$0] ?? $0))”" }, .or)
  }

  /// Whether a moment may be about it: in one of its tasks, and at one of its places. Either may be open, but not both. If
  /// its screens are known, the moment names none.
  func mayBeAbout(_ moment: Moment) -> Bool {
    guard screens.isEmpty || moment.screens.isEmpty else { return false }
    let isInTask =
      tasks.isEmpty || moment.tasks.isEmpty ? nil : !tasks.isDisjoint(with: moment.tasks)
    return switch (isInTask, isAtPlace(moment)) {
    case (false?, _), (_, false?), (nil, nil): false
    // A note that nobody has sorted may tell of anything; at the same place it may tell of this.
    case (_, let place): moment.kind != nil || place == true
    }
  }

  /// Whether one of a moment's places is one of its own, or holds it, or is in it; `nil` if one of the two has none.
  private func isAtPlace(_ moment: Moment) -> Bool? {
    let theirs = moment.places
    guard !places.isEmpty, !theirs.isEmpty else { return nil }
    return places.isRelated(to: theirs)
  }

  /// How a participant tried a finding again in a round.
  enum Retest {
    /// In no counted session of the round.
    case absent
    /// Present, and not known to have been where it is.
    case elsewhere
    /// Was there, and did not finish.
    case stopped
    /// Was there, and how it ended is not recorded.
    case notKnown
    case through
  }

  /// - Parameter isUnhindered: Whether a note of the finding shows that it was no problem for them.
  func retest(of number: Int, in people: RoundPeople, isUnhindered: Bool) -> Retest {
    guard people.present.contains(number) else { return .absent }
    let trials = people.trials
    // A task that was not completed, and trouble on its screens, weigh more than what went well beside them.
    if trials.leftUnfinished(number, anyOf: tasks) || people.hadTrouble(screens, number) {
      return .stopped
    }
    if isUnhindered || trials.hasCompletedAlone(number, anyOf: tasks) { return .through }
    if trials.hasCompletedWithHelp(number, anyOf: tasks) { return .stopped }
    if people.wasOn(screens, number) { return .through }
    return trials.hasTried(number, anyOf: tasks) ? .notKnown : .elsewhere
  }

  /// Whether a participant of a round, named or not, is known to have been where it is, and can be concerned by it.
  ///
  /// If nothing says where it is, nobody is known to have been there.
  func anybodyCouldMeet(in people: RoundPeople) -> Bool {
    guard exposure != .tookPart else { return false }
    return people.hasUnnamed(tasks, screens)
      || people.present.contains { couldMeet($0, people) == true }
  }

  /// `nil` if it is not known.
  private func couldMeet(_ number: Int, _ people: RoundPeople) -> Bool? {
    let used = people.technologies(of: number, register, mask: mask).keys
    switch (concern.fits(number, using: Array(used), register), wasThere(number, people)) {
    case (true?, true?): return true
    case (false?, _), (_, false?): return false
    default: return nil
    }
  }

  /// - Parameters:
  ///   - met: Register numbers of affected participants.
  ///   - isCounted: Whether a counted note supports the finding.
  ///   - ofNobodyNamed: Moments that show it in sessions that name nobody.
  func frequency(
    in people: RoundPeople, met: Set<Int>, isCounted: Bool, ofNobodyNamed: Int
  ) -> FindingFrequency {
    var exposed: Set<Int> = []
    var notKnown = 0
    let everybody = people.present.union(met)
    for number in everybody {
      switch couldMeet(number, people) {
      case true?: exposed.insert(number)
      case nil: if !met.contains(number) { notKnown += 1 }
      case false?: break
      }
    }
    let count = SuccessCount(counted: met.intersection(exposed).count, of: exposed.count)
    return FindingFrequency(
      count: count, exposure: exposure, exposureWords: exposureWords, whom: concern.words,
      metBeyond: met.subtracting(exposed).count, notKnown: notKnown, tookPart: everybody.count,
      isCounted: isCounted, ofNobodyNamed: ofNobodyNamed,
      interval: isCounted && ofNobodyNamed == 0 ? try? count.interval(.adjustedWald) : nil,
      exposedPeople: exposed.sorted().map { ($0, met.contains($0)) })
  }

  /// Whether a participant was where it is; `nil` if that is not known.
  private func wasThere(_ number: Int, _ people: RoundPeople) -> Bool? {
    switch exposure {
    case .tookPart: true
    case .tasks, .notedTasks: people.trials.hasTried(number, anyOf: tasks)
    case .screens:
      people.trials.hasFinished(number, anyOf: tasks) || people.wasOn(screens, number)
        // A participant who stopped on the way may have got there or not.
        ? true : people.trials.hasTried(number, anyOf: tasks) ? nil : false
    }
  }
}
