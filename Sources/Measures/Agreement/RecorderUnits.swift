import JSON
import Records

/// What one log says of one moment; several notes of it are one.
struct RecorderUnit {
  /// The position of the first note of the moment, over all logs: links give two logs the same one.
  let head: Int
  /// Where the first of its notes stands.
  let address: NoteAddress
  let id: String
  let people: Set<RecordID>
  /// `nil` without a time, and for what was added later, which only a link can pair.
  let at: Int?
  let isAddedLater: Bool
  let kind: ObservationKind?
  let impact: Impact?
  let places: PlaceSet
  let tasks: Set<Text>
  let screens: Set<Text>
  let words: WordSet
  let moment: Moment

  /// Whether two notes may be about the same: not where they name different people.
  func mayMatch(_ other: RecorderUnit) -> Bool {
    people.isEmpty || other.people.isEmpty || !people.isDisjoint(with: other.people)
  }

  /// Whether two notes have a WCAG place in common, of which one may belong to the other.
  func sharesPlace(_ other: RecorderUnit) -> Bool {
    let others = other.places.places
    return places.places.contains { one in
      others.contains { one.covers($0) || $0.covers(one) }
    }
  }

  /// Whether they have a task or a screen in common, and do not name different WCAG places.
  ///
  /// That says less: everything that happens there has it in common, and the recorder writes the running task into
  /// each note by itself.
  func isAtSameStep(_ other: RecorderUnit) -> Bool {
    guard places.isEmpty || other.places.isEmpty || sharesPlace(other) else { return false }
    return !tasks.isDisjoint(with: other.tasks) || !screens.isDisjoint(with: other.screens)
  }

  /// In time, notes without one last, then by id.
  static func precedes(_ left: RecorderUnit, _ right: RecorderUnit) -> Bool {
    let (one, two) = (left.at ?? Int.max, right.at ?? Int.max)
    return one == two ? Text.precedes(left.id, right.id) : one < two
  }
}

/// One log of a session, made ready for comparing.
struct RecorderLog {
  let log: Log
  let units: [RecorderUnit]

  var recorder: ComparedLog {
    ComparedLog(
      log: log.id, role: log.recorderRole, moments: units.count,
      withoutTime: units.count { $0.at == nil })
  }

  /// The logs of a session that have notes: by the recorder's role, then by id.
  ///
  /// Notes of which nothing counts are left out.
  static func list(
    _ meeting: SessionRecords, at index: Int, register: inout ParticipantRegister
  ) -> [RecorderLog] {
    let heads = SameMoments(meeting).heads
    let namesExcluded = register.excludesSomebody(of: meeting.session)
    var start = 0
    var result: [RecorderLog] = []
    for (place, log) in meeting.logs.enumerated() {
      defer { start += log.observations.count }
      // A transcript is nobody's view of the session.
      if log.source == .transcript { continue }
      var groups: [Int: [Int]] = [:]
      for position in log.observations.indices {
        let participant = log.observations[position].participant
        guard register.counts(participant, namesExcluded: namesExcluded) else { continue }
        groups[heads[start + position], default: []].append(position)
      }
      guard !groups.isEmpty else { continue }
      let units = groups.map { head, positions in
        unit(
          head, positions, log, NoteAddress(session: index, log: place, observation: 0),
          span: meeting.span)
      }
      result.append(RecorderLog(log: log, units: units.sorted(by: RecorderUnit.precedes)))
    }
    return result.sorted { left, right in
      let (one, two) = (rank(left.log), rank(right.log))
      return one == two ? left.log.id < right.log.id : one < two
    }
  }

  private static func rank(_ log: Log) -> Int {
    log.recorderRole.flatMap(Role.recorders.firstIndex) ?? Role.recorders.count
  }

  private static func unit(
    _ head: Int, _ positions: [Int], _ log: Log, _ place: NoteAddress, span: SessionSpan
  ) -> RecorderUnit {
    let order = positions.sorted {
      let (one, two) = (log.observations[$0], log.observations[$1])
      let (early, late) = (one.at ?? Int.max, two.at ?? Int.max)
      return early == late ? Text.precedes(one.id, two.id) : early < late
    }
    let notes = order.map { log.observations[$0] }
    // The kind of the moment that the notes are, as in every report.
    let kind = order.map { position -> Moment in
      var moment = Moment(
        address: NoteAddress(session: place.session, log: place.log, observation: position))
      moment.kind = log.observations[position].kind
      return moment
    }.reduce(nil as Moment?) { joined, next in
      guard var joined else { return next }
      joined.join(next)
      return joined
    }?.kind
    let address = NoteAddress(session: place.session, log: place.log, observation: order[0])
    let isAddedLater = notes[0].at.map(span.isLater) ?? false
    return RecorderUnit(
      head: head, address: address, id: notes[0].id, people: Set(notes.compactMap(\.participant)),
      at: isAddedLater ? nil : notes[0].at, isAddedLater: isAddedLater,
      kind: kind,
      impact: notes.compactMap(\.impact).max(),
      places: notes.reduce(into: PlaceSet()) { $0.formUnion(PlaceSet($1.proposed)) },
      tasks: Set(notes.compactMap { $0.task.map { Text($0) } }),
      screens: Set(notes.compactMap { $0.screen.map { Text($0) } }),
      words: notes.reduce(into: WordSet()) { $0.formUnion(WordSet($1.text.words)) },
      moment: Moment(address: address))
  }
}
