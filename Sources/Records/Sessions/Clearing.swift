package import JSON

/// Decides whether the words of a log have been checked for names, numbers and places.
///
/// A review marks the log, and gives each note a digest of its words. Words that come in later, by a merge, an editor or a
/// settled conflict, have no digest or another one, and the log is no longer clear. An erasure removes the digest with
/// the note.
package enum Clearing {
  /// The field of a log that a review sets: every note of it needs a digest.
  package static let mark = "clearedByNote"
  /// The field of a note with the digest.
  package static let field = "cleared"

  /// The fields of a note that hold words.
  private static let wordFields = ["note", "typedAfter", "typedBefore"]

  /// Whether a log counts as cleared.
  ///
  /// If one person cleared the log while another took the clearing back, it does not: the second one had words that the
  /// first one had not seen. A log that was marked in an editor has no digests and counts as cleared.
  ///
  /// - Parameter log: The root of its document.
  /// - Complexity: O(*n*) in the size of the words, for a log with digests.
  package static func isCleared(_ log: JSONNode) -> Bool {
    guard log[key: "clearedBy"]?.string != nil else { return false }
    let others = log[key: SystemKey.sync]?[key: "/clearedBy"]?[key: "also"]
    guard others?.members.allSatisfy({ $0.value.string != nil }) ?? true else { return false }
    guard log[key: mark]?.boolean == true else { return true }
    return log[key: "observations"]?.members.allSatisfy { key, note in
      guard let digest = digest(of: note, key: key.string ?? "") else { return true }
      return note[key: field]?.isString(digest) ?? false
    } ?? true
  }

  /// A digest of the words of a note: those that count, those beside them since a merge, and those before each edit;
  /// `nil` for a note without words.
  package static func digest(of note: JSONNode, key: String) -> String? {
    let earlier = note[key: "earlier"].map { Array($0.members.map(\.value)) } ?? []
    let words = ([note] + earlier).flatMap(words)
    return words.isEmpty ? nil : digest(of: [key] + words)
  }

  /// Whether a merge left other words of a note beside those that stand.
  package static func hasOtherWords(_ note: JSONNode) -> Bool {
    wordFields.contains { field in
      let also = note[key: SystemKey.sync]?[key: "/\(field)"]?[key: "also"]
      let own = note[key: field]?.string ?? ""
      return also?.members.contains { !Text.isSame($0.value.string ?? "", own) } ?? false
    }
  }

  /// The words of a note, or of an edit of it, each with the name of its field in front.
  private static func words(of entry: JSONNode) -> [String] {
    wordFields.flatMap { field -> [String] in
      let own = [entry[key: field]?.string].compactMap(\.self).filter { !$0.isEmpty }
      let also = entry[key: SystemKey.sync]?[key: "/\(field)"]?[key: "also"]
      let all = own + (also.map { $0.members.compactMap(\.value.string) } ?? [])
      return all.isEmpty ? [] : [field] + all
    }
  }

  /// FNV-1a, 64 bits: it finds words that changed, and keeps no secret.
  private static func digest(of texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      // No byte of UTF-8: texts do not run into each other.
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
