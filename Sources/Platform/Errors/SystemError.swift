/// A call to the operating system that failed: what was tried, on which path, and the system's number for why.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried; the raw value reads after "cannot".
  package enum Operation: String, Hashable, Sendable {
    case open, read, write, sync, create, rename, remove, inspect, list, lock, start
    case changeMode = "change the permissions of"
    case resolve = "follow"
    case wait = "wait for"
    case signal
  }

  /// The value of `errno`; its meaning is in ``cause``.
  package let number: Int32
  package let operation: Operation
  /// The path or program it was tried on; empty where there is none.
  package let path: String

  package init(number: Int32, operation: Operation, path: String) {
    self.number = number
    self.operation = operation
    self.path = path
  }

  /// One sentence without a full stop, such as "cannot open notes.csv: permission denied".
  package var description: String {
    path.isEmpty
      ? "cannot \(operation.rawValue): \(words)" : "cannot \(operation.rawValue) \(path): \(words)"
  }
}
