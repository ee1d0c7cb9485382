import JSON
import Records

/// Puts together what is recorded of each finding and what the notes say.
struct FindingAssembly {
  let view: StudyView
  let evidence: FindingEvidence
  let words: WordsPermission
  private let screens: [Text: String]
  private let tasks: [Text: String]

  init(view: StudyView, evidence: FindingEvidence) {
    self.view = view
    self.evidence = evidence
    words = WordsPermission(edition: view.edition, register: view.register, mask: view.mask)
    let study = view.records.study
    screens = Dictionary(
      study.screens.map { (Text($0.id), $0.title) }, uniquingKeysWith: { $1 })
    tasks = Dictionary(study.tasks.map { (Text($0.id), $0.title) }, uniquingKeysWith: { $1 })
  }

  func summary(of index: Int, _ facts: FindingFacts) -> FindingSummary {
    let finding = view.records.findings[index]
    let backing = evidence.backing[index]
    let mask = view.mask
    let rounds = RoundRows(assembly: self, finding: finding, backing: backing)
    let rows = rounds.rows()
    let fix = rounds.fix()
    let quoted = quotes(backing)
    let named = backing.flatMap(\.notes)
    var summary = FindingSummary(
      id: finding.id, title: facts.title, kind: finding.kind, part: Self.part(finding, facts, fix),
      isBeyondWcag: finding.isBeyondWcag, places: facts.places,
      dimensions: finding.dimensions.sorted(), principles: finding.principles,
      screens: finding.screens.map { mask.text(screens[Text($0)] ?? $0) },
      explanation: finding.explanation.map(mask.text),
      recommendation: finding.recommendation.map(mask.text),
      owner: view.edition == .team ? finding.owner : nil, priority: finding.priority,
      tickets: view.edition == .team ? finding.tickets : [], severity: severity(finding),
      rounds: rows, fix: fix, contradictions: rounds.contradictions(rows),
      tasks: taskTitles(rounds.tasks), goals: goals(finding, noted: rounds.tasks),
      hurt: hurt(backing), impacts: impacts(backing), moments: backing.count,
      supporting: supporting(backing), against: against(finding),
      notesLeftOut: finding.supports.count - named.count,
      notes: view.edition == .team ? named.map { reference($0.address) } : [],
      quotes: quoted.shown, quotesWithheld: quoted.withheld)
    summary.pictures = pictures(finding, notes: Set(named.map { Text(reference($0.address)) }))
    return summary
  }

  private static func part(
    _ finding: Finding, _ facts: FindingFacts, _ fix: FindingFix?
  ) -> FindingPart {
    if finding.kind == .strength { return .strength }
    if !facts.isOpen { return fix?.isConfirmed == true ? .fixed : .calledFixed }
    if facts.isNotRetested { return .notRetested }
    return finding.isBeyondWcag ? .beyondWcag : .open
  }

  /// The highest first; raters of one severity by their roles.
  private func severity(_ finding: Finding) -> SeverityRatings? {
    let ratings = finding.ratings.compactMap { rating in
      rating.severity.map {
        SeverityRatings.Rating(rater: view.mask.text(rating.rater), severity: $0)
      }
    }.sorted {
      $0.severity == $1.severity
        ? Text.precedes($0.rater, $1.rater) : $0.severity > $1.severity
    }
    // Nobody has rated: that is no fault, and there is nothing to tell.
    return try? SeverityRatings(ratings)
  }

  /// In the order of the study's list; tasks that it does not know come last, by id.
  private func taskTitles(_ ids: Set<Text>) -> [String] {
    let known = view.records.study.tasks.filter { ids.contains(Text($0.id)) }
    let strange = ids.filter { tasks[$0] == nil }.sorted()
    return (known.map(\.title) + strange.map(\.string)).map(view.mask.text)
  }

  /// - Parameter noted: The tasks during which somebody met it; outside the team they would tell of other rounds.
  private func goals(_ finding: Finding, noted: Set<Text>) -> [TaskGoal] {
    let named = Set(finding.tasks.map { Text($0) })
    let wanted = named.isEmpty && view.edition == .team ? noted : named
    return view.records.study.tasks.filter { wanted.contains(Text($0.id)) }.map { task in
      TaskGoal(
        title: view.mask.text(task.title), successWhen: task.successWhen.map(view.mask.text))
    }
  }

  private func hurt(_ backing: [BackingMoment]) -> [RecordID] {
    guard view.edition == .team else { return [] }
    let people = backing.filter { $0.moment.showsProblem }.reduce(into: Set<Int>()) {
      $0.formUnion($1.people)
    }
    return people.map { view.register.ids[$0] }.filter { !view.register.isExcluded($0) }.sorted()
  }

  func note(at address: NoteAddress) -> (Observation, Session, Log) {
    let meeting = view.records.sessions[address.session]
    let log = meeting.logs[address.log]
    return (log.observations[address.observation], meeting.session, log)
  }

  /// `session/observation`.
  func reference(_ address: NoteAddress) -> String {
    let (note, session, _) = note(at: address)
    return "\(session.id.string)/\(note.id)"
  }

  func taskTitle(_ id: String) -> String { view.mask.text(tasks[Text(id)] ?? id) }
}
