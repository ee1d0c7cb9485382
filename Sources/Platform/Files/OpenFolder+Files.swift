#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenFolder {
  /// The content of a plain file below this folder.
  ///
  /// - Parameter name: One component, or several when the caller has made sure that none of the folders
  ///   between is a link; the last component is never followed.
  /// - Throws: ``SystemError``; a pipe or device is refused, never waited for.
  package func read(_ name: String) throws(SystemError) -> [UInt8] {
    let opened = try attempt(.open, name, in: path) {
      unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    defer { _ = close(opened) }
    var info = stat()
    try attempt(.inspect, name, in: path) { unsafe fstat(opened, &info) }
    let status = FileStatus(info)
    try status.requirePlainFile(joined(path, name))
    return try readWhole(opened, path: name, knownSize: status)
  }

  /// Creates a file for writing.
  ///
  /// - Throws: ``SystemError`` with the cause ``SystemError/Cause/exists`` when the name is taken.
  package func create(_ name: String, mode: FileMode) throws(SystemError) -> OpenFile {
    try open(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
  }

  /// Opens a file for reading and writing and creates it first where it is missing.
  package func openOrCreate(_ name: String, mode: FileMode) throws(SystemError) -> OpenFile {
    try open(name, O_RDWR | O_CREAT | O_NONBLOCK, mode: mode)
  }

  private func open(
    _ name: String, _ flags: CInt, mode: FileMode
  ) throws(SystemError) -> OpenFile {
    let opened = try attempt(.create, name, in: path) {
      unsafe openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC, mode.native)
    }
    return OpenFile(descriptor: opened, path: joined(path, name))
  }

  /// Makes a folder.
  ///
  /// - Returns: Whether it was made; `false` when the name is taken, by whatever.
  package func makeFolder(_ name: String, mode: FileMode) throws(SystemError) -> Bool {
    do {
      try attempt(.create, name, in: path) { unsafe mkdirat(descriptor, name, mode.native) }
      return true
    } catch  where error.cause == .exists {
      return false
    }
  }

  /// What is at a name, `nil` when nothing is.
  package func status(_ name: String) throws(SystemError) -> FileStatus? {
    do {
      return try inspect(descriptor, name, in: path)
    } catch  where error.cause == .missing {
      return nil
    }
  }

  /// Gives a file another name in this folder, replacing what has that name.
  package func rename(_ name: String, to newName: String) throws(SystemError) {
    try attempt(.rename, newName, in: path) {
      unsafe renameat(descriptor, name, descriptor, newName)
    }
  }

  /// Gives a file a second name.
  ///
  /// - Throws: ``SystemError`` with the cause ``SystemError/Cause/exists`` when the name is taken.
  package func link(_ name: String, as newName: String) throws(SystemError) {
    try attempt(.create, newName, in: path) {
      unsafe linkat(descriptor, name, descriptor, newName, 0)
    }
  }

  /// Takes a file's name away.
  package func remove(_ name: String) throws(SystemError) {
    try attempt(.remove, name, in: path) { unsafe unlinkat(descriptor, name, 0) }
  }
}
