import JSON
import Localization
package import Measures
package import Recording
package import Records
import Reports
import Wording
import Workspace

/// Who goes through which task with which profile in mind, and in which manner.
package struct WalkthroughPlan {
  package let study: String
  package let profile: Profile
  package let task: StudyTask
  /// The cell of the persona spectrum that is laid over the profile; `nil` for none.
  package let over: String?
  package let manner: WalkthroughManner
  /// `nil` for none in particular.
  package let round: Int?
  /// Roles or names.
  package let evaluators: [String]
  package let tool: String?
  package let day: CalendarDay

  package init(
    study: String, profile: Profile, task: StudyTask, over: String?, manner: WalkthroughManner,
    round: Int?, evaluators: [String], tool: String?, day: CalendarDay
  ) {
    self.study = study
    self.profile = profile
    self.task = task
    self.over = over
    self.manner = manner
    self.round = round
    self.evaluators = evaluators
    self.tool = tool
    self.day = day
  }

  /// What is asked.
  ///
  /// - `records`: The study now, with the goals and steps of its tasks.
  /// - `card`: The profile's card, for its claims.
  package func script(
    _ records: StudyRecords, _ card: PersonaCard, _ facets: FacetSet?
  ) -> WalkthroughScript {
    WalkthroughScript(
      TaskCourse(of: task.id, in: records.study), manner: manner,
      claims: card.claims.map { reading in
        WalkthroughScript.Claim(
          Walkthrough.Claim(key: reading.claim.key, digest: reading.claim.digest),
          reading.words.plain(),
          standing: ClaimSentences.state(reading.state))
      },
      facets: (facets?.facets ?? []).compactMap { facet in
        facets?.value(of: facet, for: profile.id).map {
          WalkthroughScript.Facet(key: facet.key, words: "\(facet.title): \($0)")
        }
      },
      evaluators: evaluators, day: day.description)
  }

  /// What is meant to be the same walkthrough: the same people may go on with it.
  func isMeant(_ walkthrough: Walkthrough) -> Bool {
    Text.isSame(walkthrough.profile, profile.id.string) && Text.isSame(walkthrough.task, task.id)
      && walkthrough.over.map { Text($0) } == over.map { Text($0) } && walkthrough.manner == manner
      && walkthrough.round == round && walkthrough.finishedOn == nil
  }

  /// The command that goes on with it.
  package var command: String {
    var words = ["kerb persona walk", profile.id.string, "--study", study, "--task", task.id]
    if let over { words += ["--over", over] }
    if manner == .setUp { words.append("--set-up") }
    if manner == .simulation { words.append("--simulation") }
    if let round { words += ["--round", String(round)] }
    return words.joined(separator: " ")
  }
}

extension WalkthroughPlan {
  /// The task that somebody names: its id, its title, or a beginning that only one has.
  ///
  /// - Throws: `WorkbenchError` with what may have been meant.
  package static func task(_ typed: String, in study: Study) throws -> StudyTask {
    let wanted = typed.lowercased()
    let exact = study.tasks.filter {
      Text.isSame($0.id.lowercased(), wanted) || Text.isSame($0.title.lowercased(), wanted)
    }
    let found =
      exact.isEmpty && !wanted.isEmpty
      ? study.tasks.filter {
        $0.id.lowercased().utf8.starts(with: wanted.utf8)
          || $0.title.lowercased().utf8.starts(with: wanted.utf8)
      } : exact
    if let only = found.first, found.count == 1 { return only }
    throw RecordFinder.missing(
      "task", typed, among: study.tasks.map(\.id) + study.tasks.map(\.title),
      hint: study.tasks.isEmpty
        ? "the study has no tasks; `kerb study task add \(study.id) \"Buy a day ticket\"` adds one"
        : "`kerb study task list \(study.id)` names the tasks")
  }

  /// The profile that somebody names: its id, or the beginning of its name.
  package static func profile(_ typed: String, in cards: PersonaCards) throws -> Profile {
    let wanted = typed.lowercased()
    let named = cards.shared.profiles.filter {
      !wanted.isEmpty && $0.name.lowercased().utf8.starts(with: wanted.utf8)
        && !Text.isSame($0.id.folded, wanted)
    }
    if named.count == 1, !cards.shared.profiles.contains(where: { $0.id.matches(typed) }) {
      return named[0]
    }
    return try cards.profile(typed)
  }

  /// The cell that somebody names, as `touch/situational`.
  package static func cell(_ typed: String, in workbench: Workbench) throws -> String {
    let definitions = try workbench.definitions(study: nil)
    let found = definitions.matches(.spectrumCell, typed, study: "")
    if let only = found.first, found.count == 1 { return only }
    throw RecordFinder.missing(
      "spectrum cell", typed,
      among: definitions.names(.spectrumCell, study: "").map(\.id.string),
      hint:
        "write an ability and how long it lasts, such as touch/situational; `kerb spectrum list`")
  }

  /// The round where nobody says otherwise: the next one that is open, 1 before the first session.
  package static func usualRound(_ records: StudyRecords) -> Int {
    EvidenceRound.usual(records) ?? ClosedRounds(of: records.study).open(from: 1)
  }
}
