/// Cues as WebVTT and SubRip, so that no text of a note acts as a mark, ends its cue or turns the reading direction.
package enum CueText {
  /// What is shown from one time to another, in milliseconds.
  package struct Shown: Hashable, Sendable {
    package var name: String
    package var start: Int
    package var end: Int
    /// Who says it; `nil` where that is not said.
    package var voice: String?
    package var words: String

    package init(name: String, start: Int, end: Int, voice: String? = nil, words: String) {
      self.name = name
      self.start = start
      self.end = end
      self.voice = voice
      self.words = words
    }
  }

  /// - `comment`: One line for whoever opens the file in an editor.
  package static func vtt(_ cues: [Shown], comment: String) -> String {
    var text = "WEBVTT\n\nNOTE \(safe(comment, vtt: true))\n"
    for cue in cues {
      let voice = cue.voice.map { "<v \(safe($0, vtt: true))>" } ?? ""
      text += "\n\(name(cue.name))\n\(times(cue, "."))\n"
      text += "\(voice)\(lines(cue.words, vtt: true))\n"
    }
    return text
  }

  /// SubRip has no marks for voices and no comments: who says it stands before a colon.
  package static func srt(_ cues: [Shown]) -> String {
    cues.enumerated().map { index, cue in
      let voice = cue.voice.map { "\(safe($0, vtt: false)): " } ?? ""
      return "\(index + 1)\n\(times(cue, ","))\n\(voice)\(lines(cue.words, vtt: false))\n"
    }.joined(separator: "\n")
  }

  private static func times(_ cue: Shown, _ separator: Character) -> String {
    "\(CueTime.text(cue.start, separator: separator)) --> \(CueTime.text(cue.end, separator: separator))"
  }

  /// The name of a cue: one line without an arrow.
  private static func name(_ text: String) -> String {
    safe(text, vtt: false).replacing("-->", with: "")
  }

  /// An empty line would end the cue: a space that does not break stands for it.
  private static func lines(_ words: String, vtt: Bool) -> String {
    words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let line = String(line)
      return line.isBlank ? (vtt ? "&nbsp;" : "\u{a0}") : safe(line, vtt: vtt)
    }.joined(separator: "\n")
  }

  private static func safe(_ line: String, vtt: Bool) -> String {
    var result = String.UnicodeScalarView()
    var dashes = 0
    for scalar in line.unicodeScalars {
      switch scalar {
      case "&" where vtt: result += "&amp;".unicodeScalars
      case "<" where vtt: result += "&lt;".unicodeScalars
      case ">" where vtt: result += "&gt;".unicodeScalars
      case "\u{200e}" where vtt: result += "&lrm;".unicodeScalars
      case "\u{200f}" where vtt: result += "&rlm;".unicodeScalars
      case "<": result += [scalar, CueMarkup.joiner]
      case "{" where !vtt: result += [scalar, CueMarkup.joiner]
      case ">" where dashes >= 2: result += [CueMarkup.joiner, scalar]
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{b}", "\u{c}": result.append(" ")
      default: result.append(isHarmless(scalar) ? scalar : "\u{fffd}")
      }
      dashes = scalar == "-" ? dashes + 1 : 0
    }
    return String(result)
  }

  /// Not control characters, nor those that turn the reading direction until something ends it.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202a...0x202e, 0x2066...0x2069, 0xfff9...0xfffb: false
    default: scalar.properties.generalCategory != .control
    }
  }
}
