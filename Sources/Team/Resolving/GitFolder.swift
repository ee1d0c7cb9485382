import Platform

/// Small files that git keeps beside its objects.
enum GitFolder {
  /// The lines of such a file.
  ///
  /// - Throws: a ``SystemError`` where it is not there or cannot be read.
  static func lines(of name: String, in folder: String) throws(SystemError) -> [String] {
    try Files.read("\(folder)/\(name)").split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
