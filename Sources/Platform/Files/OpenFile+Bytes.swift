#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenFile {
  /// Writes all bytes at the current position.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Reads from the current position to the end, at most ``Files/largest`` bytes; a plain file in one allocation of its
  /// exact size.
  package func readToEnd() throws(SystemError) -> [UInt8] {
    try readWhole(descriptor, path: path, knownSize: status())
  }
}

/// Writes all bytes, going on after partial writes and signals.
func writeAll(_ bytes: [UInt8], to descriptor: CInt, path: String) throws(SystemError) {
  var failure: CInt = 0
  unsafe bytes.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress else { return }
    var done = 0
    while done < buffer.count {
      let count = unsafe write(descriptor, start + done, buffer.count - done)
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        waitUntilReady(descriptor, toWrite: true)
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }
  if failure != 0 { throw SystemError(number: failure, operation: .write, path: path) }
}

/// Reads a descriptor to its end.
///
/// - Parameter knownSize: The size of a plain file is trusted to be its length now; files without a size
///   (pipes, devices, files of the kernel) are read in growing pieces.
/// - Throws: ``SystemError`` with the cause ``SystemError/Cause/tooLarge`` for more than ``Files/largest`` bytes.
func readWhole(
  _ descriptor: CInt, path: String, knownSize: FileStatus
) throws(SystemError) -> [UInt8] {
  guard knownSize.kind == .file, knownSize.size > 0 else {
    return try readGrowing(descriptor, path: path)
  }
  guard knownSize.size <= Files.largest else { throw SystemError.tooLarge(path) }
  return try readPiece(descriptor, path: path, atMost: knownSize.size, fill: true)
}

/// Reads what has no known size to its end.
func readGrowing(_ descriptor: CInt, path: String) throws(SystemError) -> [UInt8] {
  var all: [UInt8] = []
  while true {
    let piece = try readPiece(descriptor, path: path, atMost: 65536)
    if piece.isEmpty { return all }
    all += piece
    guard all.count <= Files.largest else { throw SystemError.tooLarge(path) }
  }
}

/// Reads up to a number of bytes; an empty result means the end.
///
/// - Parameter fill: Whether to go on until the number is reached or the file ends.
func readPiece(
  _ descriptor: CInt, path: String, atMost capacity: Int, fill: Bool = false
) throws(SystemError) -> [UInt8] {
  var failure: CInt = 0
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, done in
    guard let start = buffer.baseAddress else { return }
    while done < capacity {
      let count = unsafe read(descriptor, start + done, capacity - done)
      if count > 0 {
        done += count
        if !fill { return }
      } else if count == 0 {
        return
      } else if errno == EAGAIN {
        waitUntilReady(descriptor, toWrite: false)
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }
  if failure != 0 { throw SystemError(number: failure, operation: .read, path: path) }
  return bytes
}

/// Waits until a descriptor that does not block can be used again.
func waitUntilReady(_ descriptor: CInt, toWrite: Bool) {
  var request = pollfd(fd: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0)
  _ = unsafe poll(&request, 1, -1)
}

extension OpenFile {
  /// Reads the whole file again, from its start.
  package func contentFromStart() throws(SystemError) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw SystemError(number: errno, operation: .read, path: path)
    }
    return try readToEnd()
  }
}
