import Localization
import Records
import Wording

extension JournalFile {
  /// What a journal holds.
  package struct Content: Hashable, Sendable {
    /// The payloads that are intact, in order.
    package var entries: [[UInt8]]
    /// What stands after the last complete append: a line that power loss cut off, or what a disk put there.
    package var torn: [UInt8]
    /// Lines in the middle that are damaged, missing or out of place. They are skipped and stay in the file.
    package var damagedLines: Int

    /// How many bytes the torn end has.
    package var tornBytes: Int { torn.count }

    /// Whether the torn end holds anything that could be words.
    package var hasTornWords: Bool { Self.couldBeWords(torn) }

    /// Whether bytes are more than zeros and white space.
    static func couldBeWords(_ bytes: [UInt8]) -> Bool {
      bytes.contains { $0 != 0 && $0 != 0x20 && $0 != 0x0a && $0 != 0x0d && $0 != 0x09 }
    }

    init(
      _ reading: JournalReading, of bytes: [UInt8], at place: String
    ) throws(WorkbenchError) {
      guard !reading.isNewer else {
        throw WorkbenchError(
          .newerFormat, at: place, "this recording was made by a newer version of kerb",
          fix: "Update kerb, then try again.")
      }
      entries = reading.entries.map(\.payload)
      torn = Array(bytes[reading.end...])
      damagedLines = reading.damagedLines
    }
  }
}
