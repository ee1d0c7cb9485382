import Records

/// Ids by which an import of a transcript knows again what it has stored before.
package enum TranscriptKey {
  /// The stem of the log that holds the transcripts of a session: `log-3f09ac` without `log-`.
  package static func log(study: String, session: String) -> String {
    DerivedID.text(["transcript", study, session], count: 6)
  }

  /// What a line says, as 13 digits: the end of its key.
  ///
  /// - `occurrence`: How many lines before it say the same at the same time.
  package static func content(
    _ line: TranscriptLine, of whom: String, session: String, occurrence: Int
  ) -> String {
    DerivedID.text(
      [
        "line", session, whom, line.start.map(String.init) ?? "", line.words.words,
        String(occurrence),
      ], count: length)
  }

  /// The content of a key that is stored.
  package static func content(of key: String) -> String { String(key.suffix(length)) }

  private static let length = 13
}
