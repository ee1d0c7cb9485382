#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files by path, relative to the current folder or absolute; symbolic links on the way are followed.
package enum Files {
  /// How many bytes of one file or stream are read at most: 64 MB. The largest log that anybody recorded by hand is far
  /// below 1 MB.
  package static let largest = 64 << 20

  /// The whole content of a plain file.
  ///
  /// - Throws: ``SystemError``; a pipe or device is refused, never waited for, and so is what is larger than ``largest``.
  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    try OpenFile.reading(path).readToEnd()
  }

  /// The whole content of what somebody named to be read: a file, pipe or device; whoever writes a pipe is waited for.
  ///
  /// - Throws: ``SystemError``, also when more than ``largest`` bytes come.
  package static func readStream(_ path: String) throws(SystemError) -> [UInt8] {
    try OpenFile.readingStream(path).readToEnd()
  }

  /// What is at a path, without following a last symbolic link.
  ///
  /// - Returns: ``FileKind/missing`` when nothing is there.
  package static func kind(_ path: String) throws(SystemError) -> FileKind {
    do {
      return try inspect(AT_FDCWD, path, in: "").kind
    } catch  where error.cause == .missing || error.cause == .notAFolder {
      return .missing
    }
  }

  /// What the system knows about a path, without following a last symbolic link.
  package static func status(_ path: String) throws(SystemError) -> FileStatus {
    try inspect(AT_FDCWD, path, in: "")
  }

  /// The absolute path without symbolic links, `.` and `..`.
  package static func realPath(_ path: String) throws(SystemError) -> String {
    guard !holdsNUL(path) else {
      throw SystemError(number: EINVAL, operation: .resolve, path: "")
    }
    guard let resolved = unsafe realpath(path, nil) else {
      throw SystemError(number: errno, operation: .resolve, path: path)
    }
    defer { unsafe free(resolved) }
    guard let text = unsafe String(validatingCString: resolved) else {
      throw SystemError(number: EILSEQ, operation: .resolve, path: path)
    }
    return text
  }

  package static func rename(_ path: String, to newPath: String) throws(SystemError) {
    try attempt(.rename, newPath) { unsafe Self.rename(path, newPath) }
  }

  package static func remove(_ path: String) throws(SystemError) {
    try attempt(.remove, path) { unsafe unlink(path) }
  }

  /// Removes a folder that is empty.
  package static func removeFolder(_ path: String) throws(SystemError) {
    try attempt(.remove, path) { unsafe rmdir(path) }
  }

  /// Makes one folder.
  ///
  /// - Returns: Whether it was made; `false` when the name is taken, by whatever.
  package static func makeFolder(
    _ path: String, mode: FileMode = .sharedFolder
  ) throws(SystemError) -> Bool {
    do {
      try attempt(.create, path) { unsafe mkdir(path, mode.native) }
      return true
    } catch  where error.cause == .exists {
      return false
    }
  }

  package static func setMode(_ path: String, _ mode: FileMode) throws(SystemError) {
    try attempt(.changeMode, path) { unsafe chmod(path, mode.native) }
  }

  /// Makes a symbolic link at `path` that points to `target`.
  package static func makeSymbolicLink(
    _ path: String, to target: String
  ) throws(SystemError) {
    try attempt(.create, path) { unsafe symlink(target, path) }
  }

  /// What a folder holds.
  package static func list(_ path: String) throws(SystemError) -> FolderListing {
    try OpenFolder(path).list()
  }

  /// Sets when the content of a file last changed, in milliseconds since 1970 (UTC).
  package static func setModified(_ path: String, milliseconds: Int64) throws(SystemError) {
    var times = (timespec(), timespec())
    times.0.tv_sec = time_t(milliseconds / 1000)
    times.0.tv_nsec = Int(milliseconds % 1000) * 1_000_000
    times.1 = times.0
    try attempt(.write, path) {
      unsafe withUnsafePointer(to: &times) { pair in
        unsafe pair.withMemoryRebound(to: timespec.self, capacity: 2) {
          unsafe utimensat(AT_FDCWD, path, $0, 0)
        }
      }
    }
  }

  private static func rename(_ path: UnsafePointer<CChar>, _ newPath: UnsafePointer<CChar>) -> CInt
  {
    #if canImport(Darwin)
      unsafe Darwin.rename(path, newPath)
    #elseif canImport(Musl)
      unsafe Musl.rename(path, newPath)
    #else
      unsafe Glibc.rename(path, newPath)
    #endif
  }
}
