import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that concern a terminal, turned into notices that wake a waiting reader.
enum TerminalSignals {
  /// What has happened since the reader looked last.
  struct Notices: OptionSet {
    let rawValue: UInt32
    static let resized = Notices(rawValue: 1)
    static let continued = Notices(rawValue: 2)
    static let stop = Notices(rawValue: 4)
    /// The program was asked to end.
    static let end = Notices(rawValue: 8)
  }

  private static let notices = Atomic<UInt32>(0)
  /// The end of a pipe that handlers write to.
  private static let alarm = Atomic<CInt>(-1)

  /// Asks the program to end; a second one ends it at once.
  private static let requests = [SIGTERM, SIGHUP, SIGINT]
  /// End it at once.
  private static let crashes = [
    SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ]
  private static let events = [SIGWINCH, SIGCONT, SIGTSTP]

  /// What handled each signal before.
  nonisolated(unsafe) private static let before: UnsafeMutablePointer<sigaction> = {
    let places = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    unsafe places.initialize(repeating: sigaction(), count: 64)
    return unsafe places
  }()

  // MARK: Installing

  /// Takes the signals over; what is ignored on purpose (as under `nohup`) stays ignored.
  static func install(alarm descriptor: CInt) {
    let wasAsked = wasAsked.load(ordering: .sequentiallyConsistent)
    notices.store(wasAsked ? Notices.end.rawValue : 0, ordering: .sequentiallyConsistent)
    alarm.store(descriptor, ordering: .sequentiallyConsistent)
    provideStack()
    for signal in requests + crashes + events {
      var action = sigaction()
      unsafe sigemptyset(&action.sa_mask)
      let isCrash = crashes.contains(signal)
      action.sa_flags = SA_RESTART | (isCrash ? CInt(SA_ONSTACK) : 0)
      setHandler(&action, isCrash ? onCrash : requests.contains(signal) ? onRequest : onEvent)
      unsafe sigaction(signal, nil, before + Int(signal))
      if !isCrash, unsafe isIgnored(before[Int(signal)]) { continue }
      unsafe sigaction(signal, &action, nil)
    }
  }

  /// Gives the signals back to what handled them before.
  static func remove() {
    for signal in requests + crashes + events {
      unsafe sigaction(signal, before + Int(signal), nil)
    }
    alarm.store(-1, ordering: .sequentiallyConsistent)
  }

  /// What has happened, told once.
  static func take() -> Notices {
    Notices(rawValue: notices.exchange(0, ordering: .sequentiallyConsistent))
  }

  /// Leaves notices for the next time.
  static func putBack(_ left: Notices) {
    notices.bitwiseOr(left.rawValue, ordering: .sequentiallyConsistent)
  }

  /// Stops the programs of this job, as Ctrl-Z does, until the shell lets them go on.
  static func stop() {
    var usual = sigaction()
    var ours = sigaction()
    unsafe sigemptyset(&usual.sa_mask)
    setUsual(&usual)
    unsafe sigaction(SIGTSTP, &usual, &ours)
    _ = kill(0, SIGTSTP)
    unsafe sigaction(SIGTSTP, &ours, nil)
  }

  /// Lets handlers of crashes run when the usual stack is full.
  private static func provideStack() { _ = hasStack }

  /// The stack is made once and kept.
  private static let hasStack: Bool = {
    var stack = unsafe stack_t()
    let size = 64 << 10
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = .init(size)
    unsafe stack.ss_flags = 0
    return unsafe sigaltstack(&stack, nil) == 0
  }()

  // MARK: Handling; only calls that POSIX allows in a handler

  fileprivate static func note(_ notice: Notices) {
    notices.bitwiseOr(notice.rawValue, ordering: .sequentiallyConsistent)
    let number = errno
    var byte: UInt8 = 1
    _ = unsafe write(alarm.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = number
  }

  private static let wasAsked = Atomic<Bool>(false)

  fileprivate static func request(_ signal: CInt) {
    let isSecond = wasAsked.exchange(true, ordering: .sequentiallyConsistent)
    if isSecond { end(signal) } else { note(.end) }
  }

  /// Restores the terminal and lets the signal do what it does by itself.
  ///
  /// What handled it before is left out: the runtime of Swift would ask questions on the terminal.
  fileprivate static func end(_ signal: CInt) {
    TerminalEmergency.restore()
    var usual = sigaction()
    unsafe sigemptyset(&usual.sa_mask)
    setUsual(&usual)
    unsafe sigaction(signal, &usual, nil)
    // It is blocked while its handler runs, and comes when that returns.
    raise(signal)
  }
}

private func onCrash(_ signal: CInt) { TerminalSignals.end(signal) }
private func onRequest(_ signal: CInt) { TerminalSignals.request(signal) }

private func onEvent(_ signal: CInt) {
  switch signal {
  case SIGWINCH: TerminalSignals.note(.resized)
  case SIGCONT: TerminalSignals.note(.continued)
  default: TerminalSignals.note(.stop)
  }
}

// MARK: The system's spelling

#if canImport(Darwin)
  private func setHandler(
    _ action: inout sigaction, _ handler: @escaping @convention(c) (CInt) -> Void
  ) {
    unsafe action.__sigaction_u.__sa_handler = handler
  }
  private func setUsual(_ action: inout sigaction) {
    unsafe action.__sigaction_u.__sa_handler = SIG_DFL
  }
  private func isIgnored(_ action: sigaction) -> Bool {
    unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
  }
#elseif canImport(Musl)
  private func setHandler(
    _ action: inout sigaction, _ handler: @escaping @convention(c) (CInt) -> Void
  ) {
    unsafe action.__sa_handler.sa_handler = handler
  }
  private func setUsual(_ action: inout sigaction) {
    unsafe action.__sa_handler.sa_handler = SIG_DFL
  }
  private func isIgnored(_ action: sigaction) -> Bool {
    unsafe unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self) == 1
  }
#else
  private func setHandler(
    _ action: inout sigaction, _ handler: @escaping @convention(c) (CInt) -> Void
  ) {
    unsafe action.__sigaction_handler.sa_handler = handler
  }
  private func setUsual(_ action: inout sigaction) {
    unsafe action.__sigaction_handler.sa_handler = SIG_DFL
  }
  private func isIgnored(_ action: sigaction) -> Bool {
    unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
#endif
