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
