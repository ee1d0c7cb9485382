/// What a screen reader says at one stop.
package struct SpokenStop: Sendable {
  /// From 1: how many swipes lead here from before the first stop.
  package let swipes: Int
  package let element: Int
  /// The parts in the order in which they are said; empty ones are left out.
  package let parts: [String]
  /// Whether people act upon it; `nil` for rows of which the file does not say it.
  package let isControl: Bool?

  /// Everything said, in one line.
  package var words: String { parts.joined(separator: ", ") }
}

/// The two readers that kerb speaks like.
package enum ScreenReader: String, Sendable, CaseIterable {
  case voiceOver = "voiceover"
  case talkBack = "talkback"

  package var label: String { self == .voiceOver ? "VoiceOver" : "TalkBack" }

  /// The reader of a platform.
  package init(_ platform: ScreenPlatform?) { self = platform == .android ? .talkBack : .voiceOver }
}

/// How much is said.
package enum Verbosity: String, Sendable, CaseIterable {
  /// States, name, value and type, in the order of the reader.
  case short
  /// The hint too, and how to use it.
  case long
}
