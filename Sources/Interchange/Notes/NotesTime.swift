import Localization
import Records

/// Elapsed time as people write it in notes.
package enum NotesTime {
  /// The longest time that a record may hold.
  static let limit = ElapsedTyping.limit

  /// Reads `12:31`, `1:02:03`, `12 min 31 s`, `11m2`, `1 h 5 min` or seconds such as `754.5`.
  ///
  /// - Returns: Milliseconds since the session's start.
  static func milliseconds(_ cell: String) throws(WrongCell) -> Int {
    guard let read = ElapsedTyping.milliseconds(cell) else {
      throw WrongCell(
        "is no elapsed time", fix: "write it as 12:31, 1:02:03, 12 min 31 s, 11m2, or in seconds")
    }
    return read
  }
}
