#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One thread of the system.
@safe struct Thread {
  /// What a thread does, handed over as one reference.
  private final class Task {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let handle: pthread_t

  /// Starts a thread.
  ///
  /// - Returns: `nil` when the system has none to give; the caller then does the work itself.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    // The defaults differ from 128 KB to 8 MB; memory is only taken when used.
    unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
    let task = unsafe Unmanaged.passRetained(Task(body))
    #if canImport(Darwin) || canImport(Musl)
      var started: pthread_t?
      let result = unsafe pthread_create(&started, &attributes, runTask, task.toOpaque())
      guard result == 0, let started = unsafe started else {
        unsafe task.release()
        return nil
      }
      unsafe handle = started
    #else
      var started = pthread_t()
      let result = unsafe pthread_create(&started, &attributes, runTask, task.toOpaque())
      guard result == 0 else {
        unsafe task.release()
        return nil
      }
      handle = started
    #endif
  }

  /// Waits until the thread has ended.
  func join() {
    #if canImport(Darwin) || canImport(Musl)
      unsafe pthread_join(handle, nil)
    #else
      pthread_join(handle, nil)
    #endif
  }

  fileprivate static func run(_ argument: UnsafeMutableRawPointer) {
    unsafe Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body()
  }
}

#if canImport(Darwin)
  private func runTask(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Thread.run(argument)
    return nil
  }
#else
  private func runTask(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument { unsafe Thread.run(argument) }
    return nil
  }
#endif
