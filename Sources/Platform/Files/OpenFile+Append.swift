#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenFile {
  /// Writes some bytes at an offset, in one call to the system; it may take fewer than there are.
  ///
  /// - Returns: How many bytes were written, at least 1 unless there were none.
  package func write(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(SystemError) -> Int {
    guard !bytes.isEmpty else { return 0 }
    while true {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe pwrite(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      }
      if count > 0 { return count }
      // A call that neither writes nor fails would be tried for ever.
      let number = count == 0 ? EIO : errno
      if number != EINTR { throw SystemError(number: number, operation: .write, path: path) }
    }
  }

  /// Cuts the file off, or fills it up with zeros, so that it has this many bytes.
  package func truncate(to size: Int) throws(SystemError) {
    try attempt(.write, path) { ftruncate(descriptor, off_t(size)) }
  }

  /// Gives the lock of the file back before it is closed.
  package func unlock() throws(SystemError) {
    try attempt(.lock, path) { flock(descriptor, LOCK_UN) }
  }

  /// Whether somebody holds the exclusive lock of the file; while this asks, nobody can take it.
  package func isLockedByAnother() throws(SystemError) -> Bool {
    do {
      try attempt(.lock, path) { flock(descriptor, LOCK_SH | LOCK_NB) }
    } catch  where error.number == EWOULDBLOCK {
      return true
    }
    try unlock()
    return false
  }
}
