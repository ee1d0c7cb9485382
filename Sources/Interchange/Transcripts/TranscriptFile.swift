import Localization
package import Records
package import Wording

/// A transcript, read: WebVTT, SubRip, or the text of a meeting.
package struct TranscriptFile: Sendable {
  package let format: TranscriptFormat
  package let lines: [TranscriptLine]
  /// What could not be read, in the order of the file; the rest goes in.
  package let faults: [RecordFault]

  /// - `place`: The file's name as the person gave it.
  /// - `notNames`: Words before a colon that are not a speaker's name.
  /// - Throws: `WorkbenchError` with the code `invalidData` where the file as a whole is no transcript.
  package init(
    _ bytes: [UInt8], place: String, notNames: Set<String> = []
  ) throws(WorkbenchError) {
    let text = try TranscriptText(bytes, place: place)
    format = text.format
    var found: [TranscriptLine] = []
    var faults: [RecordFault] = []
    switch format {
    case .vtt, .srt:
      var reader = CueReader(text)
      reader.read()
      faults = reader.faults
      found = Speakers(reader.cues, notNames: notNames).lines
    case .text:
      var reader = SpokenTextReader(text)
      reader.read()
      found = reader.lines
    }
    lines = found.filter { !$0.words.words.isEmpty }
    self.faults = faults
    guard lines.isEmpty, faults.isEmpty else { return }
    throw WorkbenchError(
      .invalidData, at: place, "nothing that somebody said was found in it", fix: Self.remedy)
  }

  static let remedy: Sentence =
    "export the transcript as WebVTT (.vtt) or SubRip (.srt), or save the text of a meeting with lines such as: Name   0:12"
}
