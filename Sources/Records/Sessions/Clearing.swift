package import JSON

/// Decides whether the words of a log have been checked for names, numbers and places.
///
/// A review marks the log, and gives each note the digests of its texts. Texts that come in later, by a merge, an editor or
/// a settled conflict, have none, and the log is no longer clear; those that another review has read have theirs. An
/// erasure removes the digests with the note.
package enum Clearing {
  /// The field of a log that a review sets: every note of it needs digests.
  package static let mark = "clearedByNote"
  /// The field of a note with the digests.
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
    guard log.others(beside: "/clearedBy").allSatisfy({ $0.string != nil }) else { return false }
    guard log[key: mark]?.boolean == true else { return true }
    return log[key: "observations"]?.members.allSatisfy { key, note in
      isRead(note, key: key.string ?? "")
    } ?? true
  }

  /// The digests of the texts of a note, sorted: of those that count, those beside them since a merge, and those before
  /// each edit; `nil` for a note without words.
  package static func digest(of note: JSONNode, key: String) -> String? {
    let digests = digests(of: note, key: key)
    return digests.isEmpty ? nil : digests.sorted(by: Text.precedes).joined(separator: " ")
  }

  private static func digests(of note: JSONNode, key: String) -> Set<String> {
    let earlier = note[key: "earlier"].map { Array($0.members.map(\.value)) } ?? []
    return Set(
      ([note] + earlier).flatMap { texts(of: $0) }.map { digest(of: [key, $0.field, $0.text]) })
  }

  /// Whether each text of a note has been read: where two people cleared the log apart, by one of them.
  private static func isRead(_ note: JSONNode, key: String) -> Bool {
    let texts = digests(of: note, key: key)
    if texts.isEmpty { return true }
    let read = [note[key: field]?.string] + note.others(beside: "/\(field)").map(\.string)
    return texts.isSubset(
      of: read.compactMap(\.self).flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// Whether a merge left other words of a note beside those that stand.
  package static func hasOtherWords(_ note: JSONNode) -> Bool {
    wordFields.contains { field in
      let own = note[key: field]?.string ?? ""
      return note.others(beside: "/\(field)").contains { !Text.isSame($0.string ?? "", own) }
    }
  }

  /// The texts of a note, or of an edit of it.
  private static func texts(of entry: JSONNode) -> [(field: String, text: String)] {
    wordFields.flatMap { field -> [(field: String, text: String)] in
      let all = [entry[key: field]?.string] + entry.others(beside: "/\(field)").map(\.string)
      return all.compactMap(\.self).filter { !$0.isEmpty }.map { (field, $0) }
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
