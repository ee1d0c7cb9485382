#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that was started by us and has not been waited for.
package struct RunningProgram: Hashable, Sendable {
  /// Its process number.
  package let identifier: Int32

  /// Ends it at once; it gets no chance to clean up.
  package func kill() throws(SystemError) {
    try attempt(.signal, "") { send(identifier, SIGKILL) }
  }

  /// Asks it to end.
  package func terminate() throws(SystemError) {
    try attempt(.signal, "") { send(identifier, SIGTERM) }
  }

  /// Waits until it has ended; to be called once.
  package func wait() throws(SystemError) -> Program.Ending {
    var status: CInt = 0
    try attempt(.wait, "") { unsafe waitpid(identifier, &status, 0) }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}

private func send(_ process: Int32, _ signal: CInt) -> CInt {
  #if canImport(Darwin)
    Darwin.kill(process, signal)
  #elseif canImport(Musl)
    Musl.kill(process, signal)
  #else
    Glibc.kill(process, signal)
  #endif
}

extension SystemError {
  static func invalidRequest(_ path: String) -> SystemError {
    SystemError(number: EINVAL, operation: .start, path: path)
  }
}
