#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which file it is, whatever it is called: two names with one identity are one file.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ info: stat) {
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(truncatingIfNeeded: info.st_ino)
  }
}

extension OpenFile {
  package func identity() throws(SystemError) -> FileIdentity {
    var info = stat()
    try attempt(.inspect, path) { unsafe fstat(descriptor, &info) }
    return FileIdentity(info)
  }
}

extension Files {
  /// Which file a path names, without following a last symbolic link; `nil` when nothing is there.
  package static func identity(_ path: String) throws(SystemError) -> FileIdentity? {
    var info = stat()
    do {
      try attempt(.inspect, path) { unsafe fstatat(AT_FDCWD, path, &info, AT_SYMLINK_NOFOLLOW) }
      return FileIdentity(info)
    } catch  where error.cause == .missing || error.cause == .notAFolder {
      return nil
    }
  }
}
