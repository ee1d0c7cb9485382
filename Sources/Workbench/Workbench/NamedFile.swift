import Localization
import Platform
import Wording
import Workspace

extension Surroundings {
  /// The content of a file that somebody names to be read; it may be a pipe or a device.
  ///
  /// - Throws: `WorkbenchError` that knows of `-` for standard input.
  package func read(named file: String) throws -> [UInt8] {
    try Self.read(absolute(file), named: file)
  }

  /// - Parameters:
  ///   - path: Absolute.
  ///   - file: What the person typed, for the error.
  static func read(_ path: String, named file: String) throws(WorkbenchError) -> [UInt8] {
    do {
      return try Files.readStream(path)
    } catch {
      throw WorkbenchError(
        error.cause == .missing ? .noInput : .unreadable, at: file, "cannot read: \(error.words)",
        fix: error.cause == .tooLarge
          ? "kerb reads at most \(Files.largest >> 20) MB; name a smaller file"
          : "check the path, or use - for standard input")
    }
  }

  /// The content of a table of notes that somebody names; it may be a pipe or a device.
  package func readNotes(named file: String) throws -> [UInt8] {
    let path = try absolute(file)
    do {
      return try Files.readStream(path)
    } catch {
      throw error.reading(file)
    }
  }
}
