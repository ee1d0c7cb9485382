package import Records

/// What one person said at one time, as a transcript has it.
package struct TranscriptLine: Hashable, Sendable {
  /// Where it stands in the file, from 1 on.
  package let line: Int
  /// Milliseconds since the start of the recording.
  package let start: Int?
  package let end: Int?
  /// A name as it stands in the file, which must never be stored; `nil` where the file names nobody.
  package let speaker: Verbatim?
  package let words: Verbatim

  package init(line: Int, start: Int?, end: Int?, speaker: String?, words: String) {
    self.line = line
    self.start = start
    self.end = end
    self.speaker = speaker.map { Verbatim($0) }
    self.words = Verbatim(words)
  }
}

/// Which kind of file a transcript is.
package enum TranscriptFormat: String, CaseIterable, Sendable {
  /// WebVTT, also as Zoom and Teams write it.
  case vtt
  /// SubRip.
  case srt
  /// Text as Teams writes it: a name with a time, then what was said.
  case text
}
