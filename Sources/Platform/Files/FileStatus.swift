#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a path names.
package enum FileKind: Hashable, Sendable {
  case file, folder, symbolicLink, other, missing
}

/// The permission bits of a file, 0 to 0o7777.
package struct FileMode: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue & 0o7777 }

  /// Everybody may read, the owner may write (0644, less what the umask takes away).
  package static let sharedFile = FileMode(rawValue: 0o644)
  /// Everybody may enter, the owner may write (0755, less what the umask takes away).
  package static let sharedFolder = FileMode(rawValue: 0o755)
  /// Only the owner may read and write (0600).
  package static let privateFile = FileMode(rawValue: 0o600)
  /// Only the owner may enter (0700).
  package static let privateFolder = FileMode(rawValue: 0o700)

  /// Whether the group or everybody else may do anything at all with it.
  package var isOpenToOthers: Bool { rawValue & 0o077 != 0 }

  var native: mode_t { mode_t(rawValue) }
}

/// What the system knows about one file.
package struct FileStatus: Hashable, Sendable {
  package let kind: FileKind
  package let mode: FileMode
  /// Bytes.
  package let size: Int
  /// When the content last changed, in milliseconds since 1970 (UTC).
  package let modifiedMilliseconds: Int64
  /// The number of the user who owns it.
  package let owner: UInt32

  init(_ info: stat) {
    kind = FileKind(mode: info.st_mode)
    mode = FileMode(rawValue: UInt16(truncatingIfNeeded: info.st_mode))
    size = Int(info.st_size)
    #if canImport(Darwin)
      let changed = info.st_mtimespec
    #else
      let changed = info.st_mtim
    #endif
    modifiedMilliseconds = Int64(changed.tv_sec) * 1000 + Int64(changed.tv_nsec) / 1_000_000
    owner = info.st_uid
  }
}

extension FileKind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}
