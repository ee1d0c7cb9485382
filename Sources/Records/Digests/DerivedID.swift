import Wording

/// Ids that come out alike on every machine, because they are made of what they stand for.
package enum DerivedID {
  /// Lower-case hexadecimal digits of the SHA-256 of texts, each counted with its length.
  package static func text(_ parts: [String], count: Int = 26) -> String {
    var bytes: [UInt8] = []
    for part in parts {
      bytes += Array("\(part.utf8.count):".utf8)
      bytes += Array(part.utf8)
    }
    return String(SHA256.hex(bytes).prefix(count))
  }

  /// The name of the log, without `log-`, that holds the rows of an imported table about one participant.
  ///
  /// - Parameters:
  ///   - digest: The SHA-256 of the table's bytes.
  ///   - participant: The whole id.
  package static func log(ofTable digest: String, about participant: String) -> String {
    text(["log", digest, participant], count: 6)
  }

  /// The name of the log, without `log-`, that holds the rows of an imported table about one session.
  ///
  /// - `session`: The whole id.
  package static func log(ofTable digest: String, inSession session: String) -> String {
    text(["log", digest, "session", session], count: 6)
  }
}
