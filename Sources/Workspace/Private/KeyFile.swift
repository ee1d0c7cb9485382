import Localization
import Records
package import Wording

/// The key of one study: which person is behind a P-number. It lies in the private folder only.
///
/// Names are compared as UTF-8 bytes after white space at both ends is taken away. Neither its description nor a
/// message shows a name.
package struct KeyFile: Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// One person of the key.
  package struct Entry: Hashable, Sendable {
    package let participant: String
    package let name: [UInt8]
  }

  static let format = "kerb-key/1"

  /// In the order they were added.
  package private(set) var entries: [Entry] = []
  private var byName: [[UInt8]: String] = [:]
  private var byParticipant: [String: [UInt8]] = [:]

  /// A key without anybody.
  package init() {}

  package var description: String { "key with \(entries.count) names withheld" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }

  /// The P-number of a person, `nil` when the name is new.
  package func participant(named name: String) -> String? {
    byName[Array(PlainText.trimmed(name).utf8)]
  }

  /// The name behind a whole P-number such as `P07-kx4d`.
  package func name(of participant: String) -> String? {
    byParticipant[participant].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds a person.
  ///
  /// - Throws: `WorkbenchError` with the code `invalidData` when the P-number or the name is bad or taken.
  package mutating func add(
    _ participant: String, name: String
  ) throws(WorkbenchError) {
    try RecordID.check(participant)
    let bytes = Array(PlainText.trimmed(name).utf8)
    guard !bytes.isEmpty else {
      throw WorkbenchError(
        .invalidData, at: participant, "the name is empty", fix: "Give the person's name.")
    }
    guard byParticipant[participant] == nil, byName[bytes] == nil else {
      throw WorkbenchError(
        .invalidData, at: participant, "the key has this P-number or this name already",
        fix: "Use the P-number that the key has for the name.")
    }
    entries.append(Entry(participant: participant, name: bytes))
    byName[bytes] = participant
    byParticipant[participant] = bytes
  }

  /// Takes a person out of the key.
  ///
  /// - Returns: Whether the P-number was in it.
  package mutating func remove(_ participant: String) -> Bool {
    guard let name = byParticipant.removeValue(forKey: participant) else { return false }
    byName.removeValue(forKey: name)
    entries.removeAll { $0.participant == participant }
    return true
  }
}
