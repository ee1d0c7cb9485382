import Platform

extension OpenFolder {
  /// Gives a temporary file its name unless the name is taken.
  ///
  /// - Throws: ``SystemError`` with the cause `exists` when it is taken; the temporary file is then still there.
  func nameOnce(_ temporary: String, as name: String) throws(SystemError) {
    do {
      try link(temporary, as: name)
    } catch  where error.cause == .unsupported || error.cause == .permission {
      // File systems without second names: an empty file claims the name, and the rename fills it.
      _ = try create(name, mode: .sharedFile)
      do {
        try rename(temporary, to: name)
      } catch {
        discard(name)
        throw error
      }
      return
    }
    try remove(temporary)
  }

  /// Removes a temporary file; one that cannot be removed goes with a later write.
  func discard(_ temporary: String) {
    try? remove(temporary)
  }
}
