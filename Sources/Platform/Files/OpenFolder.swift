#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder: everything below is done relative to it, so that nobody can swap a folder of the path for
/// a symbolic link in between. Names are single components; links are never followed.
package struct OpenFolder: ~Copyable, Sendable {
  let descriptor: CInt
  /// The path it was opened by, for messages.
  package let path: String

  private init(descriptor: CInt, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { _ = close(descriptor) }

  /// Opens a folder by its path; symbolic links on the way are followed.
  package init(_ path: String) throws(SystemError) {
    let descriptor = try attempt(.open, path) {
      unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    self.init(descriptor: descriptor, path: path)
  }

  /// Opens a folder that lies directly in this one.
  package func folder(_ name: String) throws(SystemError) -> OpenFolder {
    let descriptor = try openFolder(name)
    return OpenFolder(descriptor: descriptor, path: joined(path, name))
  }

  /// What this folder holds.
  package func list() throws(SystemError) -> FolderListing {
    let copy = try attempt(.list, path) { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
    // The copy shares its position with ours, which an earlier listing left at the end.
    _ = lseek(copy, 0, SEEK_SET)
    return try listAndClose(copy, path: path)
  }

  /// What a folder directly in this one holds, with the fewest calls to the system.
  package func list(_ name: String) throws(SystemError) -> FolderListing {
    try listAndClose(openFolder(name), path: joined(path, name))
  }

  package func status() throws(SystemError) -> FileStatus {
    var info = stat()
    try attempt(.inspect, path) { unsafe fstat(descriptor, &info) }
    return FileStatus(info)
  }

  package func setMode(_ mode: FileMode) throws(SystemError) {
    try attempt(.changeMode, path) { fchmod(descriptor, mode.native) }
  }

  /// Waits until the folder's names are on the disk; file systems without that are not an error.
  package func sync() throws(SystemError) {
    do {
      try syncToDisk(descriptor, path: path)
    } catch  where error.cause == .invalid || error.cause == .unsupported {
      return
    }
  }

  private func openFolder(_ name: String) throws(SystemError) -> CInt {
    try attempt(.open, name, in: path) {
      unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
  }
}
