import JSON
package import Records

/// Finds notes of one study: who and what is shown follows the rules of the team's reports.
///
/// Notes that are, or may be, about somebody of whom nothing counts are never found. Somebody's own words without
/// permission to quote are neither shown nor searched.
package struct NoteSearch: Sendable {
  private let query: NoteQuery
  private let technologies: TechnologyQuery
  private let study: Study
  private let register: ParticipantRegister
  private let permission: WordsPermission
  private let prompted: [Place]
  private let findings: [Text: [FoundNote.Named]]
  private let titles: NoteTitles
  private let recording: RecordingConsent
  /// How many people there are whose own words are never searched. It does not depend on what is asked for, so that no
  /// question tells what they said.
  package let peopleUnsearched: Int

  /// - `records`: The study without its sessions.
  package init(_ records: StudyRecords, _ query: NoteQuery) {
    self.query = query
    technologies = TechnologyQuery(query.technologies)
    study = records.study
    register = ParticipantRegister(records, edition: .team)
    permission = WordsPermission(
      edition: .team, register: register, mask: NumberMask(records, edition: .team))
    peopleUnsearched = records.participants.count { [register, permission] in
      !register.isExcluded($0.id) && !permission.mayQuote($0.id)
    }
    titles = NoteTitles(study)
    recording = RecordingConsent(records)
    prompted = titles.prompts(query.prompts).flatMap(\.criteria)
    var findings: [Text: [FoundNote.Named]] = [:]
    for finding in records.findings.sorted(by: { $0.id < $1.id }) {
      let name = FoundNote.Named(id: finding.id, title: finding.title)
      for support in finding.supports {
        findings[Text(support.observation), default: []].append(name)
      }
    }
    self.findings = findings
  }

  /// Whether a session can hold what is asked for, as far as its id tells.
  package func mayBeIn(session id: RecordID) -> Bool {
    query.sessions.isEmpty || query.sessions.contains { id.matches($0) }
  }

  /// The notes of a session that are asked for, by their numbers.
  package func found(in records: SessionRecords, _ words: NoteWordMatcher) -> [FoundNote] {
    guard fits(records.session) else { return [] }
    var found: [FoundNote] = []
    let namesExcluded = register.excludesSomebody(of: records.session)
    // Nobody needs these where no note is found.
    var around: (numbers: NoteNumbers, span: SessionSpan)?
    for log in records.logs where query.isCleared.map({ $0 == log.isCleared }) ?? true {
      for position in log.observations.indices where fits(log.observations[position], records) {
        let note = log.observations[position]
        if !query.includesLines, log.isUntaken(note) { continue }
        guard register.counts(note.participant, namesExcluded: namesExcluded) else { continue }
        let shown = { [permission] (earlier: EarlierWords?) in
          permission.words(
            note, earlier: earlier,
            of: Moment(address: NoteAddress(session: 0, log: 0, observation: 0)),
            in: records.session, isCleared: log.isCleared)
        }
        let now = shown(nil)
        guard words.matches(now) else { continue }
        let (numbers, span) = around ?? (NoteNumbers(records.logs), records.span)
        around = (numbers, span)
        found.append(
          result(note, log, records.session, numbers, (now, note.earlier.map(shown)), span))
      }
    }
    return found.sorted { $0.number < $1.number }
  }

  private func fits(_ session: Session) -> Bool {
    guard query.includesPilots || !session.isPilot, mayBeIn(session: session.id),
      query.rounds.isEmpty || query.rounds.contains(session.round)
    else { return false }
    guard query.from != nil || query.to != nil else { return true }
    guard let day = session.day.flatMap({ CalendarDay($0) }) else {
      return false
    }
    return query.from.map { day >= $0 } ?? true && query.to.map { day <= $0 } ?? true
  }

  private func fits(_ note: Note, _ records: SessionRecords) -> Bool {
    guard query.fits(note.kind, note.impact, note.countingPlaces, prompted: prompted),
      query.speakers.isEmpty || note.speaker.map(query.speakers.contains) ?? false,
      query.isReviewed.map({ $0 == note.isReviewed }) ?? true,
      titles.fits(note, tasks: query.tasks, screens: query.screens),
      fitsFindings(note, records.session.id)
    else { return false }
    let people = Self.people(note, records.session)
    guard
      query.participants.isEmpty
        || people.contains(where: { id in query.participants.contains { id.matches($0) } })
    else { return false }
    return !query.asksForPeople || people.contains { fits(person: $0, records.session) }
  }

  private func fitsFindings(_ note: Note, _ session: RecordID) -> Bool {
    guard let wish = query.findings else { return true }
    let own = findings[Text("\(session)/\(note.id)")] ?? []
    switch wish {
    case .any: return !own.isEmpty
    case .none: return own.isEmpty
    case .oneOf(let typed): return own.contains { one in typed.contains { one.id.matches($0) } }
    }
  }

  private func fits(person id: RecordID, _ session: Session) -> Bool {
    let record = register.consenting(id)
    if !query.needs.isEmpty {
      guard record?.needs.contains(where: { query.needs.contains($0.dimension) }) ?? false else {
        return false
      }
    }
    if !query.technologies.isEmpty {
      let used = technologies(of: id, session)
      guard used.contains(where: technologies.holds) else { return false }
    }
    guard !query.skills.isEmpty else { return true }
    return SkillMeasure.best(record?.skillPlacements ?? []).contains { placement in
      query.skills.contains { skill in
        Text.isSame(skill.level.lowercased(), placement.value.lowercased())
          && skill.scale.map { Text.isSame($0.lowercased(), placement.scale.lowercased()) } ?? true
      }
    }
  }

  /// What somebody uses: by their file and in this session.
  private func technologies(of id: RecordID, _ session: Session) -> [String] {
    let all =
      (register.consenting(id)?.assistiveTechnologies ?? []) + session.assistiveTechnologies
    return all.map(\.name).filter { !$0.isEmpty }
  }

  private static func people(_ note: Note, _ session: Session) -> [RecordID] {
    note.participant.map { [$0] } ?? session.participants
  }

  private func media(
    _ note: Note, _ session: Session, _ span: SessionSpan
  ) -> [MediaMoment]? {
    if session.media.isEmpty { return [] }
    guard recording.mayKeepRecordings(of: session) else { return nil }
    return session.media.map { $0.moment(at: note.at, span) }
  }

  private func result(
    _ note: Note, _ log: Log, _ session: Session, _ numbers: NoteNumbers,
    _ words: (now: NoteWords, earlier: [NoteWords]), _ span: SessionSpan
  ) -> FoundNote {
    let people = Self.people(note, session)
    let used = people.flatMap { technologies(of: $0, session) }
    return FoundNote(
      study: study.id.string, session: session.id, number: numbers.number(of: note.id) ?? 0,
      log: log.id, isCleared: log.isCleared, recorder: log.recorderRole, note: note,
      people: people, round: session.round, isPilot: session.isPilot,
      day: session.day, began: session.startedAt.flatMap { Instant($0) },
      span: span,
      task: note.task.map(titles.task), screen: note.screen.map(titles.screen),
      words: words.now, earlierWords: words.earlier,
      findings: findings[Text("\(session.id)/\(note.id)")] ?? [],
      needs: Set(people.flatMap { register.consenting($0)?.needs ?? [] }.map(\.dimension)).sorted(),
      technologies: Set(used.map { Text($0) }).sorted().map(\.string),
      media: media(note, session, span), isLine: log.isUntaken(note),
      isOfTranscript: log.source == .transcript)
  }
}
