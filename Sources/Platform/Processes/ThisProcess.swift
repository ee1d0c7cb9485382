#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process we are, and where it runs.
package enum ThisProcess {
  /// The number of this process.
  package static var identifier: Int32 { getpid() }

  /// The number of the user whose rights this process has; 0 may do everything.
  package static var user: UInt32 { geteuid() }

  /// The value of an environment variable.
  ///
  /// - Returns: `nil` when it is not set or not UTF-8.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(validatingCString: value)
  }

  /// The absolute path of the current folder.
  package static func currentFolder() throws(SystemError) -> String {
    try Files.realPath(".")
  }

  /// The folder for files that nobody needs tomorrow.
  package static var temporaryFolder: String { temporaryFolder(chosen: environment("TMPDIR")) }

  /// The folder for files that nobody needs tomorrow.
  ///
  /// - Parameter chosen: What `TMPDIR` says; ignored unless it is an absolute path.
  package static func temporaryFolder(chosen: String?) -> String {
    guard let chosen, chosen.utf8.first == UInt8(ascii: "/") else { return P_tmpdir }
    return chosen
  }

  /// The name this machine has in its network; "unknown" when it has none.
  package static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(validating: bytes, as: UTF8.self) ?? "unknown"
  }

  /// Whether a process with this number runs on this machine, whoever owns it.
  package static func isAlive(_ process: Int32) -> Bool {
    guard process > 0 else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// Ends this process; nothing after it runs.
  package static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }

  /// How many processors the machine offers, at least 1.
  package static var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// Makes writing to a reader that has gone an error of the call, where it would end the process.
  package static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Limits how large a file this process may write, in bytes; for trying out a full disk.
  ///
  /// - Returns: The limit there was, `nil` when the system refused.
  package static func limitFileSize(_ bytes: UInt64) -> UInt64? {
    _ = signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue))
    #else
      let resource = RLIMIT_FSIZE
    #endif
    guard unsafe getrlimit(resource, &limit) == 0 else { return nil }
    let before = UInt64(limit.rlim_cur)
    limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
    return unsafe setrlimit(resource, &limit) == 0 ? before : nil
  }
}
