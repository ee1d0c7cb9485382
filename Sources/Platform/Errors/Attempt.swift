#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls the system until it is not interrupted by a signal.
///
/// - Parameters:
///   - name: What the call is about, relative to `folder`; a NUL in it is refused.
///   - folder: Put before `name` in the message of an error.
/// - Returns: What the call returned, 0 or more.
@discardableResult
func attempt(
  _ operation: SystemError.Operation, _ name: String, in folder: String = "",
  _ call: () -> CInt
) throws(SystemError) -> CInt {
  guard !holdsNUL(name) else {
    throw SystemError(
      number: EINVAL, operation: operation,
      path: joined(folder, String(name.prefix { $0 != "\0" })))
  }
  while true {
    let result = call()
    if result >= 0 { return result }
    let number = errno
    if number == EINTR { continue }
    throw SystemError(number: number, operation: operation, path: joined(folder, name))
  }
}

/// Whether a text would be cut short by the system, for which a NUL ends it.
func holdsNUL(_ text: String) -> Bool {
  let found = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
    guard let start = bytes.baseAddress else { return false }
    return unsafe memchr(start, 0, bytes.count) != nil
  }
  return found ?? text.utf8.contains(0)
}

/// A folder and a name below it as one path.
func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || name.utf8.first == UInt8(ascii: "/") { return name }
  if name.isEmpty { return folder }
  return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
}
