#if canImport(Darwin)
  import Darwin
#endif

extension ThisProcess {
  /// The absolute path of the program that runs, without symbolic links.
  package static func executable() throws(SystemError) -> String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else {
        throw SystemError(number: ENAMETOOLONG, operation: .resolve, path: "")
      }
      let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return try Files.realPath(String(decoding: bytes, as: UTF8.self))
    #else
      return try Files.realPath("/proc/self/exe")
    #endif
  }
}
