package import Localization
package import Records

/// How far several recorders of one session noted the same.
///
/// Moments that `sameMomentAs` links are pairs. The others are paired in time, after their clocks are aligned by
/// the marks that both logs have, and only where they have a place or words in common. What a recorder noted is what the record says now; of places, those proposed
/// while recording, since what a reviewer confirmed is not the recorder's. People who took all their consent back
/// never count.
package struct RecorderAgreement: Sendable {
  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  package let edition: Edition
  /// The reported round; sessions of earlier rounds are in it too.
  package let round: Int?
  package let window: AgreementWindow
  /// The sessions with notes in at least two logs, by id.
  package let sessions: [SessionAgreement]
  /// Over all pairs of recorders of all sessions; `nil` where there is none.
  package let together: AgreementFigures?

  /// The rule by which notes are paired, to print with the figures.
  package static let rule: Sentence = """
    Others are pairs only where they also have something in common: a WCAG place, of which one may belong to the \
    other; within a third of that time a task or a screen, unless both name WCAG places and none is in common; a \
    word of at least \(WordSet.leastLetters) letters (in scripts without spaces, neighbouring characters) that at \
    most one in five moments have; or the very same words. \(MomentMatching.rule) Since places help to find pairs, \
    the figures on places lean high.
    """
}

/// How far apart two notes of one moment may lie.
package struct AgreementWindow: Hashable, Sendable {
  package let milliseconds: Int

  /// - Returns: `nil` below 0 and above an hour.
  package init?(seconds: Int) {
    guard (0...3600).contains(seconds) else { return nil }
    milliseconds = seconds * 1000
  }

  private init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// How far apart notes may lie that have only a task or a screen in common.
  package var ofStep: AgreementWindow { AgreementWindow(milliseconds: milliseconds / 3) }

  package static let halfAMinute = AgreementWindow(milliseconds: 30_000)
}

/// The recorders of one session, each with each.
package struct SessionAgreement: Sendable {
  /// `nil` in the edition for sharing.
  package let session: RecordID?
  package let round: Int
  package let isPilot: Bool
  package let pairs: [PairAgreement]
  /// Pairs of logs of one role, one after the other: one recorder's, who began again.
  package let inSequence: Int
}

/// A log with notes.
package struct ComparedLog: Hashable, Sendable {
  package let log: RecordID
  package let role: Role?
  /// Moments that it holds.
  package let moments: Int
  /// Of these, the ones without a time, which only a link can pair.
  package let withoutTime: Int

  /// "note-taker", or the log where nobody has said whose it is.
  package var label: Sentence { role?.label ?? "the recorder of \(log)" }
}

/// Two recorders of one session.
package struct PairAgreement: Sendable {
  package let first: ComparedLog
  package let second: ComparedLog
  /// How many marks of both logs aligned their clocks; 0 where they count as aligned.
  package let marks: Int
  /// How far the second clock is ahead of the first, in milliseconds; the median over the marks.
  package let offset: Int
  /// Pairs that a link names.
  package let linked: Int
  /// Pairs by time alone, among the moments that only one noted: they have neither a place nor words in common.
  package let closeOnly: Int
  package let figures: AgreementFigures
  /// Pairs that differ in kind, impact or places; empty in the edition for sharing.
  package let disagreements: [RecorderDisagreement]
  /// What only one has; empty in the edition for sharing.
  package let onlyFirst: [RecordedMoment]
  package let onlySecond: [RecordedMoment]
}

/// Two recorders' notes of one moment that differ.
package struct RecorderDisagreement: Sendable {
  package enum Matter: String, CaseIterable, Sendable { case kind, impact, places }

  package let first: RecordedMoment
  package let second: RecordedMoment
  package let matters: [Matter]
  /// Whether a link made them a pair, not the time.
  package let isLinked: Bool
}

/// What one recorder noted of a moment.
package struct RecordedMoment: Sendable {
  /// The first of its notes, as `session/observation`.
  package let note: String
  /// Since the session's start, by the recorder's own clock.
  package let atMilliseconds: Int?
  /// Whether it was entered after the session; then it has no time.
  package let isAddedLater: Bool
  package let kind: ObservationKind?
  package let impact: Impact?
  package let places: [Place]
  package let words: NoteWords
}

extension RecorderAgreement {
  /// Compares the logs of each session that counts, up to the reported round, or of one session.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - `window`: How far apart in time two notes of one moment may be.
  /// - `session`: Only this session, whatever its round, and also if it is a pilot.
  /// - Complexity: O(*n*) in the number of notes of other sessions, and what pairing costs in those compared.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions(),
    window: AgreementWindow = .halfAMinute, session: RecordID? = nil
  ) -> RecorderAgreement {
    var view = StudyView(unordered, options: options)
    let words = WordsPermission(edition: view.edition, register: view.register, mask: view.mask)
    let indices: [Int]
    if let session {
      indices = view.records.sessions.indices.filter {
        view.records.sessions[$0].session.id == session
      }
    } else {
      let last = view.round ?? Int.max
      indices = view.counted.entries.filter { $0.round <= last }.map(\.index)
    }
    var sessions: [SessionAgreement] = []
    var all = AgreementTally()
    for index in indices where view.records.sessions[index].logs.count > 1 {
      let comparison = SessionComparison(
        meeting: view.records.sessions[index], words: words, window: window)
      if let found = comparison.compare(at: index, register: &view.register, &all) {
        sessions.append(found)
      }
    }
    let hasPairs = sessions.contains { !$0.pairs.isEmpty }
    return RecorderAgreement(
      study: view.records.study.id, title: view.mask.text(view.records.study.title),
      hasInventedPeople: view.records.study.hasInventedPeople,
      edition: view.edition, round: view.round, window: window, sessions: sessions,
      together: hasPairs ? all.figures() : nil)
  }
}

/// Compares the logs of one session, each with each.
private struct SessionComparison {
  let meeting: SessionRecords
  let words: WordsPermission
  let window: AgreementWindow

  /// `nil` where fewer than two logs have notes.
  func compare(
    at index: Int, register: inout ParticipantRegister, _ all: inout AgreementTally
  ) -> SessionAgreement? {
    let logs = RecorderLog.list(meeting, at: index, register: &register)
    guard logs.count > 1 else { return nil }
    var pairs: [PairAgreement] = []
    var inSequence = 0
    for (position, first) in logs.enumerated() {
      for second in logs[(position + 1)...] {
        if RecorderPairing.isSequence(first, second) {
          inSequence += 1
        } else {
          pairs.append(pair(first, second, &all))
        }
      }
    }
    return SessionAgreement(
      session: words.edition == .team ? meeting.session.id : nil, round: meeting.session.round,
      isPilot: meeting.session.isPilot, pairs: pairs, inSequence: inSequence)
  }

  private func pair(
    _ first: RecorderLog, _ second: RecorderLog, _ all: inout AgreementTally
  ) -> PairAgreement {
    let pairing = RecorderPairing(first, second, window: window)
    let isTeam = words.edition == .team
    let pairs = pairing.pairs.map {
      (first: first.units[$0.first], second: second.units[$0.second])
    }
    let disagreements = pairs.compactMap { one, two -> RecorderDisagreement? in
      let matters = Self.matters(one, two)
      guard isTeam, !matters.isEmpty else { return nil }
      return RecorderDisagreement(
        first: moment(one), second: moment(two), matters: matters, isLinked: one.head == two.head)
    }
    let (onlyFirst, onlySecond) = (pairing.onlyFirst, pairing.onlySecond)
    var tally = AgreementTally()
    tally.add(pairs, onlyFirst: onlyFirst.count, onlySecond: onlySecond.count)
    all.add(pairs, onlyFirst: onlyFirst.count, onlySecond: onlySecond.count)
    return PairAgreement(
      first: first.recorder, second: second.recorder, marks: pairing.marks,
      offset: pairing.offset, linked: pairing.linked, closeOnly: pairing.closeOnly,
      figures: tally.figures(), disagreements: disagreements,
      onlyFirst: isTeam ? onlyFirst.map { moment(first.units[$0]) } : [],
      onlySecond: isTeam ? onlySecond.map { moment(second.units[$0]) } : [])
  }

  private static func matters(
    _ one: RecorderUnit, _ two: RecorderUnit
  ) -> [RecorderDisagreement.Matter] {
    RecorderDisagreement.Matter.allCases.filter { matter in
      switch matter {
      case .kind: one.kind != two.kind
      // Where only one of them rated it, κ leaves the pair out.
      case .impact: one.impact.flatMap { rated in two.impact.map { $0 != rated } } ?? false
      case .places: one.places != two.places
      }
    }
  }

  private func moment(_ unit: RecorderUnit) -> RecordedMoment {
    let log = meeting.logs[unit.address.log]
    let note = log.observations[unit.address.observation]
    return RecordedMoment(
      note: "\(meeting.session.id.string)/\(unit.id)", atMilliseconds: unit.at,
      isAddedLater: unit.isAddedLater, kind: unit.kind,
      impact: unit.impact, places: unit.places.places,
      words: words.words(note, of: unit.moment, in: meeting.session, isCleared: log.isCleared))
  }
}
