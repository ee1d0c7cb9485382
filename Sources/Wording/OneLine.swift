package import Localization

extension String {
  /// The text on one line, for rows.
  package var oneLine: String {
    String(unicodeScalars.map { $0 == "\n" || $0 == "\r" || $0 == "\t" ? " " : Character($0) })
  }

  /// The beginning of a text that only names something: at most 60 characters.
  package var shortened: String { count > 60 ? prefix(59) + "…" : self }
}

extension Sentence {
  /// The sentence with data on one line, for rows.
  package var oneLine: Sentence { changingData(\.oneLine) }
}
