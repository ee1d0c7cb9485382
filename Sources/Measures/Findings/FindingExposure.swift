import Records

/// Who could meet a finding in one round: those whom it can concern and who were where it is.
struct FindingExposure {
  private let concern: FindingConcern
  private let place: FindingFrequency.Place
  private let placeWords: String
  /// Tasks by id: those named, those during which it was met, or those that take place on its screens.
  private let tasks: Set<String>
  private let screens: Set<String>

  /// - Parameter noted: The tasks during which anybody met it.
  init(_ finding: Finding, noted: Set<Text>, study: Study, mask: NumberMask) {
    concern = FindingConcern(finding, mask: mask)
    if !finding.tasks.isEmpty {
      place = .tasks
      tasks = Set(finding.tasks)
      screens = []
      placeWords = Self.words(
        "tried", finding.tasks, study.tasks.map { ($0.id, $0.title) }, "its tasks", mask)
    } else if !finding.screens.isEmpty {
      place = .screens
      screens = Set(finding.screens)
      tasks = Set(
        study.tasks.filter { $0.screens.contains(where: finding.screens.contains) }.map(\.id))
      placeWords = Self.words(
        "got to", finding.screens, study.screens.map { ($0.id, $0.title) }, "its screens", mask)
    } else if !noted.isEmpty {
      place = .notedTasks
      tasks = Set(noted.map(\.string))
      screens = []
      placeWords = "tried its tasks"
    } else {
      (place, tasks, screens, placeWords) = (.tookPart, [], [], "took part")
    }
  }

  /// "tried “Pay by card” or “Find help”"; more than two are not listed.
  private static func words(
    _ verb: String, _ ids: [String], _ titles: [(String, String)], _ many: String,
    _ mask: NumberMask
  ) -> String {
    guard ids.count <= 2 else { return "\(verb) \(many)" }
    let names = Dictionary(titles, uniquingKeysWith: { $1 })
    return "\(verb) \(Phrase.either(ids.map { "“\(mask.text(names[$0] ?? $0))”" }))"
  }

  var whom: ConcernWords? { concern.words }

  /// - Parameters:
  ///   - met: Register numbers of those who met it.
  ///   - isCounted: Whether any note supports the finding.
  func frequency(
    in people: RoundPeople, met: Set<Int>, isCounted: Bool, ofNobodyNamed: Int,
    _ register: ParticipantRegister, mask: NumberMask
  ) -> FindingFrequency {
    var exposed = met
    var notKnown = 0
    for number in people.present where !met.contains(number) {
      let used = people.technologies(of: number, register, mask: mask).keys
      switch (concern.fits(number, using: Array(used), register), wasThere(number, people)) {
      case (true?, true?): exposed.insert(number)
      case (false?, _), (_, false?): break
      default: notKnown += 1
      }
    }
    return FindingFrequency(
      met: met.count, exposed: exposed.count, notKnown: notKnown,
      tookPart: people.present.union(met).count, isCounted: isCounted, place: place,
      placeWords: placeWords, whom: concern.words, ofNobodyNamed: ofNobodyNamed)
  }

  /// Whether somebody was where it is; `nil` where that is not known.
  private func wasThere(_ number: Int, _ people: RoundPeople) -> Bool? {
    func isIn(_ sets: [String: Set<Int>], _ ids: Set<String>) -> Bool {
      ids.contains { sets[$0]?.contains(number) ?? false }
    }
    switch place {
    case .tookPart: return true
    case .tasks, .notedTasks: return isIn(people.tried, tasks)
    case .screens:
      if isIn(people.finished, tasks) || isIn(people.onScreen, screens) { return true }
      // Whoever stopped on the way may have got there or not.
      return isIn(people.tried, tasks) ? nil : false
    }
  }
}
