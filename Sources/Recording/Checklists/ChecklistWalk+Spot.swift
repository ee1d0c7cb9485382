extension ChecklistWalk {
  /// Where the person is; `returns` to the list of answers, from where a question was chosen.
  package enum Spot: Hashable, Sendable {
    /// What is said before the first question.
    case opening
    case question(Int, returns: Bool)
    /// What was noticed, after a bad answer without a note.
    case note(Int, ChecklistReply, returns: Bool)
    /// Which criteria a bad answer fails.
    case criteria(Int, ChecklistReply, returns: Bool)
    /// All answers; from here it ends.
    case overview
  }

  /// How it ended.
  package enum Ending: Hashable, Sendable {
    case finished, stopped
    /// Somebody went back before the first question.
    case notBegun
  }
}
