import JSON

/// The numbers by which people name the notes of one session: `S09#12` is the twelfth that was ever entered.
///
/// Keys of notes sort by the time at which they were made, so a number stays when the program starts again, when notes
/// are reviewed, and when others are deleted: these keep theirs. Only notes of the same time that come from another
/// machine move the ones after them.
package struct NoteNumbers: Sendable {
  private let keys: [Text]

  /// - Parameter logs: All logs of the session.
  package init(_ logs: [Log]) {
    keys = logs.flatMap { log in log.observations.map { Text($0.id) } + log.goneNotes }.sorted()
  }

  /// - Parameter ids: Every note that was ever entered into the session.
  package init(ids: [String]) { keys = ids.map { Text($0) }.sorted() }

  /// The number of a note, from 1 on; `nil` for one of another session.
  ///
  /// - Complexity: O(log *n*).
  package func number(of id: String) -> Int? {
    let wanted = Text(id)
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == wanted ? low + 1 : nil
  }

  /// The id of the note with a number; `nil` where there is none. The note may be deleted.
  package func id(of number: Int) -> String? {
    keys.indices.contains(number - 1) ? keys[number - 1].string : nil
  }

  /// How many notes were ever entered.
  package var count: Int { keys.count }
}
