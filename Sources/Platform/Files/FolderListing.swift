#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One name in a folder.
package struct FolderEntry: Hashable, Sendable {
  package let name: String
  /// What it is; a symbolic link is not followed.
  package let kind: FileKind

  package init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

/// What a folder holds, in the order the system gives it, without `.` and `..`.
package struct FolderListing: Hashable, Sendable {
  package var entries: [FolderEntry] = []
  /// Names that are not UTF-8, which nothing else here can speak of.
  package var undecodableNames: [[UInt8]] = []
}

/// Reads a folder and closes the descriptor, whatever happens.
///
/// - Complexity: O(*n*) in the names; a file is inspected by itself only where the file system does not
///   tell kinds in its listing.
func listAndClose(_ descriptor: CInt, path: String) throws(SystemError) -> FolderListing {
  guard let stream = unsafe fdopendir(descriptor) else {
    let number = errno
    _ = close(descriptor)
    throw SystemError(number: number, operation: .list, path: path)
  }
  defer { unsafe closedir(stream) }
  var listing = FolderListing()
  while true {
    errno = 0
    guard let entry = unsafe readdir(stream) else {
      guard errno == 0 else {
        throw SystemError(number: errno, operation: .list, path: path)
      }
      return listing
    }
    let bytes = unsafe nameBytes(entry)
    if unsafe isDot(bytes) { continue }
    guard let name = unsafe String(validating: bytes, as: UTF8.self) else {
      unsafe listing.undecodableNames.append(Array(bytes))
      continue
    }
    if let kind = unsafe FileKind(listed: CInt(entry.pointee.d_type)) {
      listing.entries.append(FolderEntry(name: name, kind: kind))
    } else {
      let kind = try inspect(descriptor, name, in: path).kind
      listing.entries.append(FolderEntry(name: name, kind: kind))
    }
  }
}

/// The bytes of a name, where the system put them.
@unsafe private func nameBytes(_ entry: UnsafeMutablePointer<dirent>) -> UnsafeBufferPointer<UInt8>
{
  let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
  let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
  return unsafe UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: length)
}

@unsafe private func isDot(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
  guard name.count <= 2 else { return false }
  return unsafe name.allSatisfy { $0 == UInt8(ascii: ".") }
}

extension FileKind {
  /// The kind told by a folder's listing, `nil` where it does not say.
  init?(listed type: CInt) {
    switch type {
    case CInt(DT_REG): self = .file
    case CInt(DT_DIR): self = .folder
    case CInt(DT_LNK): self = .symbolicLink
    case CInt(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

/// What is at a name below a folder; a symbolic link is not followed.
///
/// - Throws: ``SystemError`` also when nothing is there.
func inspect(_ folder: CInt, _ name: String, in path: String) throws(SystemError) -> FileStatus {
  var info = stat()
  try attempt(.inspect, name, in: path) {
    unsafe fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW)
  }
  return FileStatus(info)
}
