package import Localization

/// How the time of a recording runs beside the time of its session.
package struct MediaAlignment: Hashable, Sendable {
  /// The recording's time when the session starts, in milliseconds; below 0 where the recording began later.
  package let offset: Int
  /// How many milliseconds further the recording's time runs in an hour of the session.
  package let drift: Int

  private static let hour = 3_600_000

  /// Offsets that a record may hold.
  package static let offsets = -ElapsedTyping.limit...ElapsedTyping.limit
  /// Drifts that a record may hold: clocks of devices differ by far less than one part in twenty.
  package static let drifts = -180_000...180_000

  package init(offset: Int, drift: Int = 0) {
    self.offset = offset
    self.drift = drift
  }

  /// A moment that somebody found in the recording, milliseconds since the start of each.
  package struct Match: Hashable, Sendable {
    package let session: Int
    package let recording: Int

    package init(session: Int, recording: Int) {
      self.session = session
      self.recording = recording
    }
  }

  /// What one match tells.
  ///
  /// - `drift`: What is known of the drift from elsewhere.
  package init(_ match: Match, drift: Int = 0) {
    self.init(
      offset: match.recording - match.session - Self.part(of: match.session, drift), drift: drift)
  }

  /// What two matches tell; `nil` where the recording's clock would differ by more than one part in twenty, which says
  /// that one of them is wrong, and where both are of one moment.
  package init?(_ first: Match, _ second: Match) {
    let apart = second.session - first.session
    guard apart != 0 else { return nil }
    let gained = (second.recording - first.recording) - apart
    let drift = (Double(gained) * Double(Self.hour) / Double(apart)).rounded()
    guard abs(drift) <= Double(Self.drifts.upperBound) else { return nil }
    self.init(first, drift: Int(drift))
  }

  /// The recording's time at a moment of the session; below 0 before the recording began.
  package func recordingTime(at session: Int) -> Int {
    session + offset + Self.part(of: session, drift)
  }

  /// The session's time at a moment of the recording; below 0 before the session started.
  package func sessionTime(at recording: Int) -> Int {
    let hours = Double(recording - offset) * Double(Self.hour) / Double(Self.hour + drift)
    return Int(hours.rounded())
  }

  private static func part(of session: Int, _ drift: Int) -> Int {
    Int((Double(session) * Double(drift) / Double(hour)).rounded())
  }
}

extension MediaAlignment {
  /// "began 1 min 10 s before the session, its clock gains 3.3 s an hour".
  package var words: Sentence {
    let apart = ElapsedText.words(abs(offset))
    let began: Sentence =
      switch offset {
      case 0: "began with the session"
      case 1...: "began \(apart) before the session"
      default: "began \(apart) after the session"
      }
    guard drift != 0 else { return began }
    let tenths = (abs(drift) + 50) / 100
    let seconds: Sentence =
      tenths == 0 ? "less than 0.1 s" : "\(tenths / 10).\(tenths % 10) s"
    return drift > 0
      ? "\(began), its clock gains \(seconds) an hour"
      : "\(began), its clock loses \(seconds) an hour"
  }
}

extension SessionMedia {
  /// How its time runs, or that nobody knows.
  package var timeWords: Sentence { alignment?.words ?? "its time is not known" }
}
