package import Localization

/// Where a moment of a session lies in one of its recordings.
package struct MediaMoment: Hashable, Sendable {
  /// The name of the recording.
  package let name: String
  package let position: Position

  package enum Position: Hashable, Sendable {
    /// Milliseconds since the recording's start. Whether the recording runs that long is not known.
    case at(Int)
    /// The recording had not begun.
    case beforeStart
    /// Nobody knows how the recording's time runs, or when the moment was.
    case unknown
  }

  package init(name: String, position: Position) {
    self.name = name
    self.position = position
  }

  /// The recording's time; `nil` where there is none.
  package var milliseconds: Int? {
    if case .at(let time) = position { time } else { nil }
  }

  /// "screen at 5 min 10 s", "room: not known when".
  package var words: Sentence {
    switch position {
    case .at(let time): "\(name) at \(ElapsedText.words(time))"
    case .beforeStart: "\(name): before it began"
    case .unknown: "\(name): not known when"
    }
  }

  /// "screen 5m10", "room unknown".
  package var terse: String {
    switch position {
    case .at(let time): "\(name) \(ElapsedText.terse(time))"
    case .beforeStart: "\(name) not begun"
    case .unknown: "\(name) unknown"
    }
  }

  /// What other programs read.
  package var state: String {
    switch position {
    case .at: "known"
    case .beforeStart: "beforeStart"
    case .unknown: "unknown"
    }
  }
}

extension SessionMedia {
  /// Where a moment of the session lies in it.
  ///
  /// - Parameters:
  ///   - time: Milliseconds since the session's start; `nil` where nobody noted it.
  ///   - span: A time after the session says when something was typed, not when it happened.
  package func moment(at time: Int?, _ span: SessionSpan) -> MediaMoment {
    guard let time, let alignment, !span.isLater(time) else {
      return MediaMoment(name: name, position: .unknown)
    }
    let there = alignment.recordingTime(at: time)
    return MediaMoment(name: name, position: there < 0 ? .beforeStart : .at(there))
  }
}
