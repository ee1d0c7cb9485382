import Synchronization

/// Some work that goes on while the caller does something else, such as waiting for a program.
package final class Meanwhile<Value: Sendable>: Sendable {
  private let body: @Sendable () -> Value
  private let done = Mutex<Value?>(nil)
  private let thread = Mutex<Thread?>(nil)

  /// Starts the work on a thread of its own; where the system has none to give, ``value()`` does it.
  package init(_ body: @escaping @Sendable () -> Value) {
    self.body = body
    let started = Thread { self.work() }
    thread.withLock { $0 = started }
  }

  /// What came of the work; waits until it is done.
  package func value() -> Value {
    let started = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    started?.join()
    return done.withLock { $0 } ?? body()
  }

  private func work() {
    let value = body()
    done.withLock { $0 = value }
  }
}
