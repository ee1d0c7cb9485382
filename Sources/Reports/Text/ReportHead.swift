import Localization

/// What stands at the head of every report.
enum ReportHead {
  /// Said where there were sessions and none names anybody: people were there, and nobody can be counted.
  static func nobodyNamed(_ sessions: Int) -> Sentence {
    sessions == 1
      ? "No session names a person who took part: whoever was in it counts as nobody."
      : "No session names a person who took part: whoever was in the \(sessions) sessions counts as nobody."
  }

  /// Said wherever a study's people are invented, before anything else.
  static let invented: Sentence = "The people of this study are invented. It is an example."

  /// The same where there is room for little.
  static let inventedInShort: Sentence = "An example: the people are invented."
}
