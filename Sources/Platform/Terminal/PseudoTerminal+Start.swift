#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PseudoTerminal {
  /// Starts a program on this terminal, as the leader of a session of its own; all three streams are the terminal.
  ///
  /// - `name`: A path, or a name looked for in the folders of `PATH`.
  /// - `environment`: All variables the program gets.
  package func start(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws(SystemError) -> RunningProgram {
    guard !([name] + arguments).contains(where: holdsNUL) else {
      throw SystemError.invalidRequest(String(name.prefix { $0 != "\0" }))
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }

    // The first terminal that the leader of a session opens becomes its own.
    unsafe posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU] {
      unsafe sigaddset(&signals, signal)
    }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    #if canImport(Darwin)
      let newSession = CInt(POSIX_SPAWN_SETSID)
    #else
      // Hidden from Swift here; the same in both libraries.
      let newSession: CInt = 0x80
    #endif
    let flags = CInt(POSIX_SPAWN_SETSIGDEF) | CInt(POSIX_SPAWN_SETSIGMASK) | newSession
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let result = unsafe withWords([name] + arguments) { arguments in
      unsafe withWords(variables) { variables in
        unsafe posix_spawnp(&process, name, &actions, &attributes, arguments, variables)
      }
    }
    guard result == 0 else { throw SystemError(number: result, operation: .start, path: name) }
    return RunningProgram(identifier: process)
  }
}

extension RunningProgram {
  /// Sends a signal by its number.
  package func signal(_ number: Int32) throws(SystemError) {
    try attempt(.signal, "") { sendSignal(identifier, number) }
  }

  /// Waits until it has ended, at most that many milliseconds; not to be called again once it has.
  ///
  /// - Returns: `nil` where it still runs.
  package func wait(milliseconds: Int) throws(SystemError) -> Program.Ending? {
    for _ in 0...max(0, milliseconds / 5) {
      var status: CInt = 0
      let ended = try attempt(.wait, "") { unsafe waitpid(identifier, &status, WNOHANG) }
      if ended == identifier {
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
      }
      SystemClock.sleep(milliseconds: 5)
    }
    return nil
  }
}

/// Lends texts as the null-terminated list of C strings that the system wants.
private func withWords(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt
) -> CInt {
  var list: [UnsafeMutablePointer<CChar>?] = unsafe texts.map { text in unsafe strdup(text) }
  unsafe list.append(nil)
  defer { for index in unsafe list.indices { unsafe free(list[index]) } }
  return unsafe list.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return EINVAL }
    return unsafe body(start)
  }
}

private func sendSignal(_ process: Int32, _ signal: CInt) -> CInt { kill(process, signal) }
