import JSON
import Localization
import Records

/// Puts together what is recorded of each finding and what the notes say.
struct FindingAssembly {
  let view: StudyView
  let evidence: FindingEvidence
  let words: WordsPermission
  private let screens: [Text: String]
  private let tasks: [Text: String]
  /// In the order of their ids; none in the sharing edition.
  private let pictures: [Attachment]

  init(view: StudyView, evidence: FindingEvidence) {
    self.view = view
    self.evidence = evidence
    words = WordsPermission(edition: view.edition, register: view.register, mask: view.mask)
    pictures =
      view.edition == .team ? view.records.shownPictures.sorted { $0.id < $1.id } : []
    let study = view.records.study
    screens = Dictionary(
      study.screens.map { (Text($0.id), $0.title) }, uniquingKeysWith: { $1 })
    tasks = Dictionary(study.tasks.map { (Text($0.id), $0.title) }, uniquingKeysWith: { $1 })
  }

  /// The finding at a position in the study's list; `nil` for one that only later rounds know.
  func finding(_ index: Int) -> MeasuredFinding? {
    let finding = view.records.findings[index]
    let backing = evidence.backing[index]
    let mask = view.mask
    let rounds = FindingRounds(assembly: self, finding: finding, backing: backing)
    guard rounds.isKnown else { return nil }
    let rows = rounds.rows()
    let fix = rounds.fix(asOf: view.round ?? Int.max)
    let quoted = quotes(backing)
    let named = backing.flatMap(\.notes)
    let isTeam = view.edition == .team
    let against = against(finding)
    return MeasuredFinding(
      edition: view.edition, round: view.round, id: finding.id, title: mask.text(finding.title),
      kind: finding.kind, part: part(finding, fix, rounds, rows),
      isBeyondWcag: finding.isBeyondWcag,
      places: finding.places.sorted(), dimensions: finding.dimensions.sorted(),
      principles: finding.principles,
      screens: finding.screens.map { mask.text(screens[Text($0)] ?? $0) },
      concerns: finding.technologies.map(mask.text) + finding.needs.sorted().map(\.id),
      explanation: finding.explanation.map(mask.text),
      recommendation: finding.recommendation.map(mask.text),
      owner: isTeam ? finding.owner : nil, priority: finding.priority,
      tickets: isTeam ? finding.tickets : [], severity: severity(finding), rounds: rows, fix: fix,
      discrepancies: rounds.discrepancies(rows), tasks: taskTitles(rounds.tasks),
      goals: goals(finding, noted: rounds.tasks), namesTasks: !finding.tasks.isEmpty,
      affected: isTeam ? backing.affected.map { view.register.ids[$0] }.sorted() : [],
      impacts: impacts(backing), moments: backing.count, supporting: supporting(backing),
      against: against, barriersAgainst: against.count,
      notesLeftOut: finding.supports.count - named.count,
      notes: isTeam ? named.map { reference($0.address) } : [],
      quotes: quoted.shown, quotesWithheld: quoted.withheld,
      pictures: pictures(finding, notes: Set(named.map { Text(reference($0.address)) })))
  }

  private func part(
    _ finding: Finding, _ fix: FindingFix?, _ rounds: FindingRounds, _ rows: [FindingRound]
  ) -> FindingPart {
    if finding.kind == .strength { return .strength }
    if let fix, fix.contradiction == nil { return fix.isConfirmed ? .fixed : .calledFixed }
    if fix == nil, rounds.isNotRetested(rows) { return .notRetested }
    return finding.isBeyondWcag ? .beyondWcag : .open
  }

  /// The highest first; raters of one severity by their roles. Strengths have none.
  private func severity(_ finding: Finding) -> SeverityRatings? {
    guard finding.kind != .strength else { return nil }
    let ratings = finding.ratings.compactMap { rating in
      rating.severity.map {
        SeverityRatings.Rating(rater: view.mask.text(rating.rater), severity: $0)
      }
    }.sorted {
      $0.severity == $1.severity
        ? Text.precedes($0.rater, $1.rater) : $0.severity > $1.severity
    }
    return SeverityRatings(ratings)
  }

  /// In the order of the study's list; tasks that it does not know come last, by id.
  private func taskTitles(_ ids: Set<Text>) -> [String] {
    let known = view.records.study.tasks.filter { ids.contains(Text($0.id)) }
    let strange = ids.filter { tasks[$0] == nil }.sorted()
    return (known.map(\.title) + strange.map(\.string)).map(view.mask.text)
  }

  /// - Parameter noted: The tasks during which notes show it; outside the team they would tell of other rounds.
  private func goals(_ finding: Finding, noted: Set<Text>) -> [TaskGoal] {
    let named = Set(finding.tasks.map { Text($0) })
    let wanted = named.isEmpty && view.edition == .team ? noted : named
    return view.records.study.tasks.filter { wanted.contains(Text($0.id)) }.map { task in
      TaskGoal(
        title: view.mask.text(task.title), successWhen: task.successWhen.map(view.mask.text))
    }
  }

  func note(at address: NoteAddress) -> (Note, Session, Log) {
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

extension [BackingMoment] {
  /// Register numbers of the participants whom they show with the problem.
  var affected: Set<Int> {
    filter { $0.moment.showsProblem }.reduce(into: []) { $0.formUnion($1.people) }
  }

  /// Participants of moments that show that it was no problem.
  var unhindered: Set<Int> {
    reduce(into: []) { if $1.moment.showsNoProblem { $0.formUnion($1.people) } }
  }

  /// How many show it in sessions that name nobody.
  var unnamed: Int { count { $0.moment.showsProblem && $0.people.isEmpty } }
}

extension FindingAssembly {
  /// The worst impact on everybody, on people with each need, and on users of each technology.
  func impacts(_ backing: [BackingMoment]) -> FindingImpacts {
    var all = WorstImpact()
    var groups: [FindingImpacts.Group: WorstImpact] = [:]
    var byName: [Text: WorstImpact] = [:]
    var names = Spellings()
    for backed in backing where backed.moment.showsProblem {
      let (impact, isNow) = (backed.moment.impact, backed.round == view.round)
      all.add(impact, on: backed.people, isNow: isNow)
      for person in backed.people {
        let used =
          evidence.rounds[backed.round]?.technologies(of: person, view.register, mask: view.mask)
          ?? Spellings()
        var own = needs(of: person)
        if used.isEmpty {
          own.insert(
            .technology(view.register.technologyUnknown(person) == nil ? .none : .notKnown))
        }
        for group in own {
          groups[group, default: WorstImpact()].add(impact, on: [person], isNow: isNow)
        }
        names.add(used)
        for key in used.keys {
          byName[key, default: WorstImpact()].add(impact, on: [person], isNow: isNow)
        }
      }
    }
    let ofGroups = groups.sorted { Self.precedes($0.key, $1.key) }.map { $1.row($0) }
    let needs = ofGroups.filter { !$0.group.isTechnology }
    let technologies =
      byName.sorted { $0.key < $1.key }.map { key, worst in
        worst.row(.technology(.technology(names[key])))
      } + ofGroups.filter(\.group.isTechnology)
    return FindingImpacts(
      worst: all.worst, worstInRound: all.worstNow, byNeed: needs, byTechnology: technologies)
  }

  /// Each need of a person once; people without any, and those of whom it is not known, are groups too.
  private func needs(of number: Int) -> Set<FindingImpacts.Group> {
    let needs = view.register.records[number]?.needs ?? []
    if needs.isEmpty {
      return [view.register.needsUnknown(number) == nil ? .noNeed : .needsNotKnown]
    }
    return Set(needs.map { .need($0.dimension, $0.duration) })
  }

  private static func precedes(_ left: FindingImpacts.Group, _ right: FindingImpacts.Group) -> Bool
  {
    if case .need(let one, let lasting) = left, case .need(let two, let other) = right {
      let order = NeedDuration.allCases
      return one == two
        ? order.firstIndex(of: lasting) ?? 0 < order.firstIndex(of: other) ?? 0 : one < two
    }
    let order: [FindingImpacts.Group] = [
      .noNeed, .needsNotKnown, .technology(.none), .technology(.notKnown),
    ]
    return order.firstIndex(of: left) ?? -1 < order.firstIndex(of: right) ?? -1
  }
}

/// The worst impact on a group so far.
private struct WorstImpact {
  private(set) var people: Set<Int> = []
  private(set) var worst: Impact?
  private(set) var worstNow: Impact?

  mutating func add(_ impact: Impact?, on people: [Int], isNow: Bool) {
    self.people.formUnion(people)
    guard let impact else { return }
    worst = max(worst ?? impact, impact)
    if isNow { worstNow = max(worstNow ?? impact, impact) }
  }

  func row(_ group: FindingImpacts.Group) -> FindingImpacts.Row {
    FindingImpacts.Row(group: group, people: people.count, worst: worst, worstInRound: worstNow)
  }
}

extension FindingAssembly {
  /// The notes that a finding would quote: those that may be, and how many may not.
  ///
  /// Quoting needs the permission to quote in both editions, also for what somebody else tells of a person.
  func quotes(_ backing: [BackingMoment]) -> (shown: [FindingQuote], withheld: Int) {
    let marked = backing.flatMap { backed in
      backed.notes.filter(\.isQuoted).map { (moment: backed.moment, address: $0.address) }
    }
    let shown = marked.compactMap { quote($0.moment, at: $0.address) }
    return (shown, marked.count - shown.count)
  }

  private func quote(_ moment: Moment, at address: NoteAddress) -> FindingQuote? {
    let (note, session, log) = note(at: address)
    // What the product says is nobody's own.
    guard words.mayQuote(note, in: session) || note.speaker == .assistiveTechnology,
      let text = words.words(note, of: moment, in: session, isCleared: log.isCleared).shown
    else { return nil }
    let isTeam = view.edition == .team
    // Who was there, where that was one person alone.
    let alone = session.participants.count == 1 ? session.participants.first : nil
    return FindingQuote(
      note: isTeam ? reference(address) : nil,
      participant: isTeam ? note.participant ?? alone : nil, round: session.round,
      speaker: note.speaker, wording: note.wording, language: note.language.map(view.mask.text),
      isInOwnWords: note.holdsOwnWords, words: text)
  }

  /// The notes behind a finding that are not marked for quoting, in the order in which they were made.
  func supporting(_ backing: [BackingMoment]) -> [NoteFacts] {
    backing.flatMap { backed -> [NoteFacts] in
      backed.notes.filter { !$0.isQuoted }.map { facts(backed.moment, at: $0.address) }
    }
  }

  /// Barriers of the round at the places of a strength: what led one participant well may have misled another.
  func against(_ finding: Finding) -> [NoteFacts] {
    guard finding.kind == .strength else { return [] }
    let places = PlaceSet(finding.places)
    return evidence.barriers.filter { !$0.places.isDisjoint(with: places) }
      .sorted(by: Self.worseFirst).map { facts($0, at: $0.address) }
  }

  /// Barriers that are linked to no problem, the worst of each session first.
  func looseBarriers() -> [LooseBarriers] {
    let isTeam = view.edition == .team
    return evidence.loose.map { entry in
      LooseBarriers(
        session: isTeam ? view.records.sessions[entry.session].session.id : nil,
        round: entry.round, count: entry.moments.count,
        notes: isTeam
          ? entry.moments.sorted(by: Self.worseFirst).map { facts($0, at: $0.address) } : [])
    }
  }

  private static func worseFirst(_ left: Moment, _ right: Moment) -> Bool {
    let (one, two) = (left.impact?.rawValue ?? -1, right.impact?.rawValue ?? -1)
    return one == two ? left.address < right.address : one > two
  }

  private func facts(_ moment: Moment, at address: NoteAddress) -> NoteFacts {
    let (note, session, log) = note(at: address)
    let people =
      moment.people.isEmpty
      ? view.counted.people(ofSessionAt: moment.address.session) : moment.people
    return NoteFacts(
      session: session.id, observation: note.id,
      participants: view.edition == .team
        ? people.map { view.register.ids[$0] }.sorted() : [], impact: moment.impact,
      kind: moment.kind, round: session.round, atMilliseconds: note.at,
      isAddedLater: note.at.map(
        view.records.sessions[moment.address.session].span.isLater) ?? false,
      task: note.task.map(taskTitle), isConfirmed: !moment.confirmed.isEmpty,
      loggers: moment.loggers,
      words: words.words(note, of: moment, in: session, isCleared: log.isCleared))
  }
}

extension FindingAssembly {
  /// Pictures of a finding and of the notes that support it and count, in the order of their ids.
  private func pictures(_ finding: Finding, notes: Set<Text>) -> [ShownPicture] {
    let study = view.records.study.id.string
    return pictures.filter { picture in
      let ofFinding = picture.findings.contains { Text.isSame($0, finding.id.string) }
      let isWithoutNotes = !finding.supports.isEmpty && notes.isEmpty
      let ofNote = picture.observations.contains { notes.contains(Text($0)) }
      return ofFinding && !isWithoutNotes || ofNote
    }.map { picture in
      ShownPicture(
        alternative: view.mask.text(picture.alternative),
        path: "Surveys/\(study)/attachments/\(picture.file)", width: picture.width,
        height: picture.height)
    }
  }
}
