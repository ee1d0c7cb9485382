import Synchronization

/// A value that another thread works out while this one goes on.
///
/// On a machine with one processor, or where the system has no thread to give, it is worked out when it is asked for.
package final class BackgroundValue<Value: Sendable>: Sendable {
  private let body: @Sendable () -> Value
  private let thread: Thread?
  private let found: Found

  private final class Found: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Begins.
  ///
  /// - Parameter body: Called once.
  package init(_ body: @escaping @Sendable () -> Value) {
    let found = Found()
    self.body = body
    self.found = found
    thread =
      ThisProcess.processorCount > 1
      ? Thread {
        let value = body()
        found.value.withLock { $0 = value }
      } : nil
  }

  /// Waits for the value. To be called once, by one thread.
  package func value() -> Value {
    thread?.join()
    return found.value.withLock { $0 } ?? body()
  }
}
