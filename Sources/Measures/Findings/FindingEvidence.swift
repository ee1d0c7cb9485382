import JSON
import Records

/// What the sessions up to the reported round say of findings.
struct FindingEvidence {
  /// For each finding, in the order of the study's list, the moments that support it.
  private(set) var backing: [[BackingMoment]]
  private(set) var rounds: [Int: RoundPeople] = [:]
  /// Barriers of the reported round.
  private(set) var barriers: [Moment] = []
  /// Barriers that are linked to no problem, session by session.
  private(set) var loose: [(session: Int, round: Int, people: [Int], moments: [Moment])] = []

  /// Moments of trouble, or of no kind yet, that are linked to no problem.
  private(set) var unlinked: [(round: Int, people: [Int], moment: Moment)] = []

  /// The positions of findings that are problems.
  private let problems: Set<Int>

  init(_ view: inout StudyView) {
    let findings = view.records.findings
    problems = Set(findings.indices.filter { findings[$0].kind != .strength })
    backing = Array(repeating: [], count: view.records.findings.count)
    let finder = FindingBacking(view.records.findings)
    let last = view.round ?? Int.max
    for entry in view.counted.entries where entry.round <= last {
      let meeting = view.records.sessions[entry.index]
      var reading = finder.read(meeting, at: entry.index, register: &view.register)
      UnfinishedTasks(entry.attempts(of: meeting.session, register: &view.register))
        .mark(&reading.moments, of: entry)
      rounds[entry.round, default: RoundPeople()].add(
        entry, meeting, reading.moments, register: &view.register)
      add(reading, of: entry)
      if entry.round == view.round { barriers += reading.moments.filter(\.isBarrier) }
    }
  }

  private mutating func add(_ reading: FindingBacking.Reading, of entry: CountedSessions.Entry) {
    var loose: [Moment] = []
    for (index, moment) in reading.moments.enumerated() {
      let findings = reading.backed[index] ?? [:]
      let people = moment.people.isEmpty ? entry.people : moment.people
      if moment.mayShowTrouble, problems.isDisjoint(with: findings.keys) {
        unlinked.append((entry.round, people, moment))
        if moment.isBarrier { loose.append(moment) }
      }
      for (finding, notes) in findings {
        backing[finding].append(
          BackingMoment(round: entry.round, moment: moment, people: people, notes: notes))
      }
    }
    if !loose.isEmpty { self.loose.append((entry.index, entry.round, entry.people, loose)) }
  }
}

/// A moment that supports a finding.
struct BackingMoment {
  let round: Int
  let moment: Moment
  /// Register numbers of those whom it is about; empty where no session names anybody.
  let people: [Int]
  /// The notes of the moment that the finding names, and whether reports may quote them.
  var notes: [(address: NoteAddress, isQuoted: Bool)]
}

/// Finds the notes that findings name among the moments of sessions.
struct FindingBacking {
  /// By session and note; ids are ASCII, so `String` compares their bytes.
  private var sessions: [RecordID: [String: [(finding: Int, isQuoted: Bool)]]] = [:]
  private let reader = MomentReader(supports: SupportIndex())

  init(_ findings: [Finding]) {
    for (index, finding) in findings.enumerated() {
      for support in finding.supports {
        guard let reference = ObservationReference(support.observation),
          let session = RecordID(reference.session)
        else { continue }
        sessions[session, default: [:]][reference.observation, default: []].append(
          (index, support.isQuoted))
      }
    }
  }

  /// What one session says.
  struct Reading {
    var moments: [Moment]
    /// For each moment that supports findings, the positions of these findings and the notes they name.
    let backed: [Int: [Int: [(address: NoteAddress, isQuoted: Bool)]]]
  }

  /// Reads a session once: its moments, and which of them support which findings.
  ///
  /// - Complexity: O(*n*) in the number of notes.
  func read(
    _ records: SessionRecords, at index: Int, register: inout ParticipantRegister
  ) -> Reading {
    let moments = reader.moments(of: records, at: index, register: &register)
    guard let named = sessions[records.session.id] else {
      return Reading(moments: moments, backed: [:])
    }
    var backed: [Int: [Int: [(address: NoteAddress, isQuoted: Bool)]]] = [:]
    let heads = SameMoments(records).heads
    let namesExcluded = register.excludesSomebody(of: records.session)
    var places = [Int](repeating: -1, count: heads.count)
    var (position, next) = (0, 0)
    for (log, notes) in records.logs.lazy.map(\.observations).enumerated() {
      for note in notes.indices {
        defer { position += 1 }
        guard register.counts(notes[note].participant, namesExcluded: namesExcluded) else {
          continue
        }
        // The same counting as that of the reader: moments stand in the order of their first notes.
        if places[heads[position]] < 0 {
          places[heads[position]] = next
          next += 1
        }
        guard let namings = named[notes[note].id] else { continue }
        let address = NoteAddress(session: index, log: log, observation: note)
        for (finding, isQuoted) in namings {
          backed[places[heads[position]], default: [:]][finding, default: []].append(
            (address, isQuoted))
        }
      }
    }
    return Reading(moments: moments, backed: backed)
  }
}

extension Moment {
  /// Whether a moment that supports a problem shows that somebody met it.
  ///
  /// Successes, notes of no barrier, suggestions and context do not, nor does an impact of 0.
  var showsProblem: Bool {
    guard impact != Impact.none else { return false }
    return switch kind {
    case .success, .noBarrier, .suggestion, .context: false
    case .barrier, .workaround, .question, .helpGiven, .strategy, .distress, nil: true
    }
  }

  /// Whether a moment that supports a problem shows that somebody went without trouble.
  var showsNoProblem: Bool { showsItWorked || impact == Impact.none }

  /// Whether somebody had trouble, or nobody has noted the kind yet.
  var mayShowTrouble: Bool { showsTrouble || kind == nil && impact != Impact.none }

  /// Whether somebody had trouble, whatever finding it supports.
  var showsTrouble: Bool {
    guard impact != Impact.none else { return false }
    return switch kind {
    case .barrier, .distress, .helpGiven, .workaround: true
    case .question, .strategy, .success, .noBarrier, .suggestion, .context, nil: false
    }
  }
}

/// Who took part in one round, and who tried which task.
struct RoundPeople {
  /// Register numbers.
  private(set) var present: Set<Int> = []
  private(set) var trials = TaskTrials()
  /// By screen, those of whom a note names it; ids are ASCII, so `String` compares their bytes.
  private var onScreen: [String: Set<Int>] = [:]
  /// By screen, those who had trouble there.
  private var troubleOn: [String: Set<Int>] = [:]
  /// Screens that notes name in sessions that name nobody.
  private var unnamedScreens: Set<String> = []
  private(set) var sessions = 0
  /// Technologies that were used in sessions of one person.
  private var technologies: [Int: [AssistiveTechnology]] = [:]

  /// Counts a session and the moments in it.
  mutating func add(
    _ entry: CountedSessions.Entry, _ meeting: SessionRecords, _ moments: [Moment],
    register: inout ParticipantRegister
  ) {
    let session = meeting.session
    if !entry.isFurtherPart { sessions += 1 }
    present.formUnion(entry.people)
    for moment in moments {
      present.formUnion(moment.people)
      guard moment.showsTrouble else { continue }
      for screen in moment.screens {
        troubleOn[screen, default: []]
          .formUnion(moment.people.isEmpty ? entry.people : moment.people)
      }
    }
    if entry.people.count == 1, !entry.namesExcluded, !session.assistiveTechnologies.isEmpty {
      technologies[entry.people[0], default: []] += session.assistiveTechnologies
    }
    trials.add(entry, meeting, register: &register)
    for log in meeting.logs {
      for index in log.observations.indices {
        guard let screen = log.observations[index].screen else { continue }
        let participant = log.observations[index].participant
        onScreen[screen, default: []].formUnion(
          entry.people(of: participant, register: &register))
        if !entry.namesPeople, participant == nil { unnamedScreens.insert(screen) }
      }
    }
    for id in session.attempts.map(\.participant) + session.promptAnswers.map(\.participant) {
      present.formUnion(entry.people(of: id, register: &register))
    }
  }

  /// Whether a note places a participant on one of the screens.
  func wasOn(_ screens: Set<String>, _ number: Int) -> Bool {
    screens.contains { onScreen[$0]?.contains(number) ?? false }
  }

  /// Whether a participant had trouble on one of the screens.
  func hadTrouble(_ screens: Set<String>, _ number: Int) -> Bool {
    screens.contains { troubleOn[$0]?.contains(number) ?? false }
  }

  /// Whether a session that does not say who tried one of the tasks, or names nobody and has a note on one of the screens.
  func hasUnnamed(_ tasks: Set<String>, _ screens: Set<String>) -> Bool {
    tasks.contains { !trials[$0].unnamedSessions.isEmpty }
      || !unnamedScreens.isDisjoint(with: screens)
  }

  /// What somebody uses, from their file and their sessions of this round.
  func technologies(of number: Int, _ register: ParticipantRegister, mask: NumberMask) -> Spellings
  {
    var names = Spellings()
    let used =
      (register.records[number]?.assistiveTechnologies ?? []) + (technologies[number] ?? [])
    for technology in used { names.add(mask.text(technology.name)) }
    return names
  }
}
