import Records

extension Note {
  /// Gives a flag the words and values of a typed line; the time stays.
  package mutating func take(_ reading: NoteReading) {
    text = Verbatim(reading.text)
    kind = reading.kind ?? kind
    impact = reading.impact ?? impact
    speaker = reading.speaker ?? speaker
    wording = reading.wording ?? wording
    basis = reading.basis ?? basis
    participant = reading.participant ?? participant
    typedBefore = reading.before.map { Verbatim($0) }
    typedAfter = reading.after.map { Verbatim($0) }
    proposed = Set(proposed + reading.proposed).sorted()
  }
}
