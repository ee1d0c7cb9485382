package import Localization

/// What assistive technologies are for, coarse enough that no make, version or model tells of somebody.
package enum TechnologyFamily: String, CaseIterable, Sendable {
  case screenReader, braille, enlarging, readAloud, switchControl, voiceControl, eyeControl
  case captions, hearing, communication, keyboard, dictation, colours, stillness

  package var label: Sentence {
    switch self {
    case .screenReader: "Screen reader"
    case .braille: "Braille display"
    case .enlarging: "Larger text or enlarging"
    case .readAloud: "Reading aloud"
    case .switchControl: "Switch control"
    case .voiceControl: "Voice control"
    case .eyeControl: "Control by eye or head"
    case .captions: "Captions"
    case .hearing: "Hearing aid or amplifier"
    case .communication: "Communication aid"
    case .keyboard: "Keyboard"
    case .dictation: "Dictation"
    case .colours: "Changed colours or contrast"
    case .stillness: "Less motion"
    }
  }

  /// - Parameter name: As somebody wrote it, such as "VoiceOver with earphones".
  /// - Returns: `nil` for a name that is in no family; whoever asks leaves it out then.
  package static func of(_ name: String) -> TechnologyFamily? {
    let bytes = Array(name.lowercased().utf8)
    return words.first { stands($0.words, in: bytes) }?.family
  }

  /// Every family that a name is of: "Fusion" reads aloud and enlarges, "VoiceOver with a braille display" is two things.
  package static func all(_ name: String) -> Set<TechnologyFamily> {
    let bytes = Array(name.lowercased().utf8)
    return Set(words.filter { stands($0.words, in: bytes) }.map(\.family))
  }

  private static func stands(_ words: [String], in name: [UInt8]) -> Bool {
    words.contains { name.contains(Array($0.utf8)) }
  }

  /// In this order: what a name is first of all.
  private static let words: [(family: TechnologyFamily, words: [String])] = [
    (.braille, ["braille", "brltty", "brailliant", "focus 40", "focus 14"]),
    (
      .voiceControl,
      [
        "voice control", "voice access", "dragon", "speech recognition", "talon", "sprachsteuerung",
      ]
    ),
    (.eyeControl, ["eye", "head pointer", "head mouse", "gaze", "tobii"]),
    (.switchControl, ["switch", "schalter", "sip and puff", "tecla"]),
    (
      .readAloud,
      [
        "read aloud", "reads aloud", "read-aloud", "speak selection", "speak screen",
        "select to speak", "immersive reader", "text to speech",
      ]
    ),
    (
      .screenReader,
      [
        "screen reader", "screenreader", "screen-reader", "voiceover", "talkback", "nvda", "jaws",
        "narrator", "orca", "chromevox", "supernova", "window-eyes", "voice assistant", "fusion",
        "speakup", "fenrir", "vorlese",
      ]
    ),
    (
      .enlarging,
      [
        "zoom", "magnif", "larger text", "large text", "text size", "bold text", "font size",
        "enlarg", "fusion", "supernova", "lupe", "größere schrift",
      ]
    ),
    (.captions, ["caption", "subtitle", "transcri", "untertitel"]),
    (.hearing, ["hearing", "cochlear", "amplif", "induction loop", "hörgerät"]),
    (.communication, ["communication", "aac", "symbol board", "speech output"]),
    (.dictation, ["dictat", "diktat", "speech to text"]),
    (.colours, ["contrast", "invert", "dark mode", "colour filter", "color filter", "tint"]),
    (.stillness, ["motion", "animation"]),
    (.keyboard, ["keyboard", "tastatur", "key guard"]),
  ]
}
