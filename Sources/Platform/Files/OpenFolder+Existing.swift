#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenFolder {
  /// Opens a file that is there, without emptying it; a link is not followed, a pipe not waited for.
  ///
  /// - `forWriting`: Whether it is to be written too.
  package func existing(
    _ name: String, forWriting: Bool
  ) throws(SystemError) -> OpenFile {
    let flags = (forWriting ? O_RDWR : O_RDONLY) | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = try attempt(.open, name, in: path) { unsafe openat(descriptor, name, flags) }
    return OpenFile(descriptor: opened, path: joined(path, name))
  }
}

extension SystemError {
  /// The failure of a name that is taken.
  package static func exists(_ path: String) -> SystemError {
    SystemError(number: EEXIST, operation: .create, path: path)
  }

  /// The failure of something that is no plain file, where one is wanted.
  package static func noPlainFile(_ path: String) -> SystemError {
    SystemError(number: ESPIPE, operation: .open, path: path)
  }

  /// The failure of something with more bytes than are read.
  static func tooLarge(_ path: String) -> SystemError {
    SystemError(number: EFBIG, operation: .read, path: path)
  }
}

extension FileStatus {
  /// Refuses a folder, pipe or device.
  func requirePlainFile(_ path: String) throws(SystemError) {
    switch kind {
    case .file: return
    case .folder: throw SystemError(number: EISDIR, operation: .read, path: path)
    case .symbolicLink, .other, .missing: throw SystemError.noPlainFile(path)
    }
  }
}
