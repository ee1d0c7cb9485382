import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Program {
  /// Starts the program with its streams connected and every other file of ours closed in it.
  ///
  /// Signals that we ignore work in it as usual.
  func start(_ pipes: ProgramPipes) throws(SystemError) -> RunningProgram {
    guard !([name] + arguments).contains(where: { $0.utf8.contains(0) }) else {
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

    for (stream, end) in pipes.theirs.enumerated() {
      if let end {
        unsafe posix_spawn_file_actions_adddup2(&actions, end, CInt(stream))
      } else {
        #if canImport(Darwin)
          unsafe posix_spawn_file_actions_addinherit_np(&actions, CInt(stream))
        #endif
      }
    }
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      for open in try openDescriptors() {
        unsafe posix_spawn_file_actions_addclose(&actions, open)
      }
    #endif
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe posix_spawnattr_setsigmask(&attributes, &usual)
    for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    let result = unsafe withTexts(([name] + arguments).map { Array($0.utf8) }) { arguments in
      unsafe withTexts(wholeEnvironment()) { environment in
        spawning.withLock { _ in
          unsafe posix_spawnp(&process, name, &actions, &attributes, arguments, environment)
        }
      }
    }
    guard result == 0 else {
      throw SystemError(number: result, operation: .start, path: name)
    }
    return RunningProgram(identifier: process)
  }

  /// Our environment with the program's differences, as the bytes of `NAME=value`.
  private func wholeEnvironment() -> [[UInt8]] {
    let changed = Set(environment.keys.map { Array($0.utf8) })
    let kept = ourEnvironment().filter { variable in
      !changed.contains(Array(variable.prefix { $0 != UInt8(ascii: "=") }))
    }
    let added = environment.sorted { $0.key < $1.key }.compactMap { name, value in
      value.map { Array("\(name)=\($0)".utf8) }
    }
    return kept + added
  }
}

/// Our own environment, as the bytes of `NAME=value`; they need not be UTF-8.
private func ourEnvironment() -> [[UInt8]] {
  #if canImport(Musl)
    // This library does not declare its list; without the file of the kernel there is none to hand on.
    let bytes = (try? Files.read("/proc/self/environ")) ?? []
    return bytes.split(separator: 0).map(Array.init)
  #else
    #if canImport(Darwin)
      let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe _NSGetEnviron()?
        .pointee
    #else
      let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
    #endif
    guard var place = unsafe list else { return [] }
    var all: [[UInt8]] = []
    while let text = unsafe place.pointee {
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
      unsafe all.append(Array(bytes))
      unsafe place += 1
    }
    return all
  #endif
}

#if !canImport(Darwin)
  /// Our open files above the standard streams; what was not opened by us may lack the mark that closes it.
  private func openDescriptors() throws(SystemError) -> [CInt] {
    let listed: [CInt]
    do {
      listed = try Files.list("/proc/self/fd").entries.compactMap { CInt($0.name) }
    } catch {
      // Without /proc, the first thousand are asked one by one.
      listed = Array(3..<1024)
    }
    return listed.filter { $0 > 2 && fcntl($0, F_GETFD) >= 0 }
  }
#endif

/// Lends texts as the null-terminated list of C strings that the system wants.
private func withTexts(
  _ texts: [[UInt8]],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt
) -> CInt {
  var list: [UnsafeMutablePointer<CChar>?] = unsafe texts.map { text in
    unsafe (text.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe strdup($0) }
    }
  }
  unsafe list.append(nil)
  defer { for index in unsafe list.indices { unsafe free(list[index]) } }
  return unsafe list.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return EINVAL }
    return unsafe body(start)
  }
}
