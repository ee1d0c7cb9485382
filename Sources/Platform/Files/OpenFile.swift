#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, closed when it goes out of scope; programs that are started do not inherit it.
package struct OpenFile: ~Copyable, Sendable {
  let descriptor: CInt
  /// The path it was opened by, for messages.
  package let path: String

  deinit { _ = close(descriptor) }

  /// Opens a plain file for reading; a symbolic link is followed, a pipe or device refused.
  package static func reading(_ path: String) throws(SystemError) -> OpenFile {
    let descriptor = try attempt(.open, path) {
      unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    }
    let file = OpenFile(descriptor: descriptor, path: path)
    try file.status().requirePlainFile(path)
    return file
  }

  /// Opens a file, pipe or device for reading and waits until a pipe has a writer.
  static func readingStream(_ path: String) throws(SystemError) -> OpenFile {
    let descriptor = try attempt(.open, path) { unsafe open(path, O_RDONLY | O_CLOEXEC) }
    return OpenFile(descriptor: descriptor, path: path)
  }

  /// Opens a file that is there for writing over it from its start, without emptying it.
  package static func writing(_ path: String) throws(SystemError) -> OpenFile {
    let descriptor = try attempt(.open, path) { unsafe open(path, O_WRONLY | O_CLOEXEC) }
    return OpenFile(descriptor: descriptor, path: path)
  }

  package func status() throws(SystemError) -> FileStatus {
    var info = stat()
    try attempt(.inspect, path) { unsafe fstat(descriptor, &info) }
    return FileStatus(info)
  }

  package func setMode(_ mode: FileMode) throws(SystemError) {
    try attempt(.changeMode, path) { fchmod(descriptor, mode.native) }
  }

  /// Waits until the content is on the disk, through the drive's own cache where the system can do that.
  package func sync() throws(SystemError) {
    try syncToDisk(descriptor, path: path)
  }

  /// Replaces the whole content in place; only for files that nobody reads as records.
  package func overwrite(_ bytes: [UInt8]) throws(SystemError) {
    try attempt(.write, path) { ftruncate(descriptor, 0) }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw SystemError(number: errno, operation: .write, path: path)
    }
    try write(bytes)
  }

  /// Takes the exclusive lock of the file without waiting; the system drops it when the file is closed
  /// or the process ends.
  ///
  /// - Returns: Whether the lock is ours; `false` when somebody else holds it.
  package func tryLock() throws(SystemError) -> Bool {
    do {
      try attempt(.lock, path) { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch  where error.number == EWOULDBLOCK {
      return false
    }
  }
}

/// Waits until a file's content is on the disk.
func syncToDisk(_ descriptor: CInt, path: String) throws(SystemError) {
  #if canImport(Darwin)
    // Some file systems have no full flush; the plain one is then the best there is.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
  #endif
  try attempt(.sync, path) { fsync(descriptor) }
}
