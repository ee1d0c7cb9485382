package import Localization

/// A call to the operating system that failed: what was tried, on which path, and the system's number for why.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried.
  package enum Operation: Hashable, Sendable {
    case open, read, write, sync, create, rename, remove, inspect, list, lock, start
    case changeMode, resolve, wait, signal

    /// What failed, as it stands before a path: "cannot open".
    package var failure: Sentence {
      switch self {
      case .open: "cannot open"
      case .read: "cannot read"
      case .write: "cannot write"
      case .sync: "cannot sync"
      case .create: "cannot create"
      case .rename: "cannot rename"
      case .remove: "cannot remove"
      case .inspect: "cannot inspect"
      case .list: "cannot list"
      case .lock: "cannot lock"
      case .start: "cannot start"
      case .changeMode: "cannot change the permissions of"
      case .resolve: "cannot follow"
      case .wait: "cannot wait for"
      case .signal: "cannot signal"
      }
    }
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
  package var sentence: Sentence {
    path.isEmpty
      ? "\(operation.failure): \(words)" : "\(operation.failure) \(path): \(words)"
  }

  package var description: String { sentence.plain() }
}
