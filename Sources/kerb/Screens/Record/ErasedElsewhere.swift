import Terminal
import Workspace

/// A recording whose session was erased meanwhile, because the person took everything back.
struct ErasedElsewhere {
  let pages: any PageShowing

  static let title = "This session was erased: the person has taken everything back."

  /// Asks what becomes of the words that this machine still holds.
  ///
  /// - Returns: Whether they are to be erased here too.
  func isToBeErased() throws -> Bool {
    try pages.choose(
      Self.title, "Choice", ["erase what is here too", "leave it for later"],
      lead: [
        "What this machine still holds of it is nowhere else, and nothing is written any more."
      ])
      == 0
  }

  /// For a recording that would go on.
  func ask(_ journal: JournalFile) throws -> RecordRun.Result {
    guard try isToBeErased() else {
      try journal.close(.setAside)
      return RecordRun.Result(
        status: .success, words: ["Set aside. kerb record --resume asks again."])
    }
    try journal.close(.remove(erasing: true))
    return RecordRun.Result(status: .success, words: ["Erased here too."])
  }
}
