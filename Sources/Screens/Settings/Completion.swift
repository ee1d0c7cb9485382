/// How a screen ended that somebody had called by a command of its own.
package enum Completion: Hashable, Sendable {
  /// Everything is done and written.
  case complete
  /// Everything is written, and there is something to look at.
  case findings
  /// Something could not be written yet.
  case notWritten
}
