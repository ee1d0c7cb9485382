import Records
import Wording

/// The key of a row's record: nine digits with the line, so that records stand in the order of the file, a letter for
/// the part of the row, and 22 digits made of what the row says, by which a later import knows it again.
package struct NotesKey: Hashable, Sendable {
  package enum Part: String, Sendable {
    case note = "n"
    case quote = "q"
  }

  /// What the row says, as 22 hexadecimal digits.
  package let content: String

  /// - Parameters:
  ///   - owner: Whom the row is about: a P-number, a name, or nothing.
  ///   - row: Its note and quote as they are stored.
  ///   - occurrence: How many rows before it say the same.
  init(scope: [String], owner: String, _ row: NotesRow, occurrence: Int) {
    content = DerivedID.text(scope + [owner] + row.identity + [String(occurrence)], count: 22)
  }

  init(content: String) { self.content = content }

  func text(line: Int, _ part: Part) -> String {
    Digits.padded(line, 9) + part.rawValue + content
  }

  /// The content of a key that is stored; `nil` for keys that no import has made.
  package static func content(of key: String) -> String? {
    let bytes = Array(key.utf8)
    guard bytes.count == 32, bytes[0..<9].allSatisfy({ (0x30...0x39).contains($0) }),
      bytes[9] == UInt8(ascii: "n") || bytes[9] == UInt8(ascii: "q")
    else { return nil }
    return String(decoding: bytes[10...], as: UTF8.self)
  }
}

extension NotesRow {
  /// Everything that makes the row this row, without the person.
  var identity: [String] {
    [
      kind?.id ?? "", note?.words ?? "", quote?.words ?? "", speaker?.id ?? "",
      places.map(\.description).joined(separator: ";"), task ?? "",
      impact.map { String($0.rawValue) } ?? "", atMilliseconds.map(String.init) ?? "",
    ]
  }
}

/// Counts how often rows say the same.
struct Occurrences {
  private var seen: [NotesKey: Int] = [:]

  /// The key of the next row that says this.
  mutating func key(scope: [String], owner: String, _ row: NotesRow) -> NotesKey {
    let first = NotesKey(scope: scope, owner: owner, row, occurrence: 0)
    let before = seen[first, default: 0]
    seen[first] = before + 1
    return before == 0 ? first : NotesKey(scope: scope, owner: owner, row, occurrence: before)
  }
}
