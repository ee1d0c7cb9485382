import JSON
import Records

/// Chooses the notes that a report lists, and what of their words an edition may show.
struct NoteSelection {
  let assembly: CoverageAssembly
  private let taskTitles: [Text: String]
  private let permission: WordsPermission
  private var mask: NumberMask { assembly.mask }

  init(assembly: CoverageAssembly) {
    self.assembly = assembly
    permission = WordsPermission(
      edition: assembly.options.edition, register: assembly.register, mask: assembly.mask)
    taskTitles = Dictionary(
      assembly.records.study.tasks.map { (Text($0.id), $0.title) }, uniquingKeysWith: { $1 })
  }

  func failures(_ open: [MeasuredFinding]) -> [FailureFacts] {
    var wrong = assembly.lived.barriers
    for trouble in assembly.batches.troubles { wrong.formUnion(PlaceSet(trouble.places)) }
    for finding in open where !finding.isBeyondWcag { wrong.formUnion(PlaceSet(finding.places)) }
    // One pass over all barriers, so that the cost does not grow with the number of criteria.
    var byPlace: [UInt8: [Moment]] = [:]
    for (places, moment) in assembly.lived.barrierMoments {
      for place in places.places { byPlace[place.index, default: []].append(moment) }
    }
    let target = assembly.records.study.target
    return wrong.places.map { place in
      let moments = byPlace[place.index] ?? []
      let troubles = assembly.batches.troubles.filter { $0.places.contains(place) }
      return FailureFacts(
        place: place, criterion: WCAGCatalogue.shared.criterion(at: place),
        isInTarget: target.includes(place),
        hasLivedBarrier: assembly.lived.barriers.contains(place),
        participantsWithoutFinding: withoutFinding(moments),
        findings: open.filter { !$0.isBeyondWcag && $0.places.contains(place) },
        notes: worst(moments).map { note($0, at: place) }, noteCount: moments.count,
        entries: Array(troubles.prefix(FailureFacts.noteLimit)), entryCount: troubles.count)
    }
  }

  /// People whose notes support no finding.
  private func withoutFinding(_ moments: [Moment]) -> Int {
    func people(_ moment: Moment) -> [Int] {
      moment.people.isEmpty
        ? assembly.counted.people(ofSessionAt: moment.address.session) : moment.people
    }
    let all = Set(moments.flatMap(people))
    let supported = moments.filter { $0.support.hasOpen || $0.support.hasClosed }
    return all.subtracting(supported.flatMap(people)).count
  }

  func beyond(_ findings: [MeasuredFinding]) -> BeyondFacts {
    let moments = assembly.lived.beyondMoments
    let entries = assembly.batches.beyondEntries
    return BeyondFacts(
      findings: findings, notes: worst(moments).map { note($0, at: nil) },
      noteCount: moments.count, entries: Array(entries.prefix(FailureFacts.noteLimit)),
      entryCount: entries.count,
      withoutTrouble: assembly.lived.beyondWithoutTrouble + assembly.batches.beyondWithoutTrouble)
  }

  private func worst(_ moments: [Moment]) -> [Moment] {
    // Moments are large; their places are cheaper to move about.
    moments.indices.sorted { left, right in
      let one = moments[left].impact?.rawValue ?? -1
      let two = moments[right].impact?.rawValue ?? -1
      return one == two ? moments[left].address < moments[right].address : one > two
    }.prefix(FailureFacts.noteLimit).map { moments[$0] }
  }

  private func note(_ moment: Moment, at place: Place?) -> NoteFacts {
    let records = assembly.records.sessions[moment.address.session]
    let log = records.logs[moment.address.log]
    let note = log.observations[moment.address.observation]
    let isTeam = assembly.options.edition == .team
    let people =
      moment.people.isEmpty
      ? assembly.counted.people(ofSessionAt: moment.address.session) : moment.people
    return NoteFacts(
      session: records.session.id, observation: note.id,
      participants: isTeam ? people.map { assembly.register.ids[$0] }.sorted() : [],
      impact: moment.impact, kind: moment.kind, round: records.session.round,
      atMilliseconds: note.atMilliseconds,
      isAddedLater: note.atMilliseconds.map(records.span.isLater) ?? false,
      task: note.task.map { mask.text(taskTitles[Text($0)] ?? $0) },
      isConfirmed: place.map(moment.confirmed.contains) ?? true, loggers: moment.loggers,
      words: permission.words(
        note, of: moment, in: records.session, isCleared: log.isCleared))
  }
}
