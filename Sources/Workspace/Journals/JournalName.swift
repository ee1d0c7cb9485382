import Localization
import Records
import Wording

/// How the files of a recording are called, and which of them belong together.
///
/// Beside `NAME` can lie `NAME.aside` in its place when it was set aside, `NAME.torn-1` and so on with what a torn
/// end held, and `NAME.old-…` and `NAME.new-…` when rewriting was cut off.
package struct JournalName: Hashable, Sendable {
  static let ending = ".journal"
  static let asideEnding = ".aside"

  /// The name while it is not set aside: `rec-20260301t101502z-4f8k2mq7.journal`.
  let base: String
  let isSetAside: Bool

  /// A new name; names sort by their time.
  ///
  /// - Parameters:
  ///   - milliseconds: Since 1970 (UTC).
  ///   - token: At least eight random small letters and digits.
  package static func new(milliseconds: Int64, token: String) -> String {
    let time = Instant(milliseconds: Int(milliseconds)).text.prefix { $0 != "." }
    let digits = time.unicodeScalars.filter { ("0"..."9").contains($0) || $0 == "T" }
    let clock = String(String.UnicodeScalarView(digits)).replacing("T", with: "t")
    return "rec-\(clock)z-\(token.prefix(8))\(ending)"
  }

  /// Reads a name; `nil` when no recording is called so.
  init?(_ name: String) {
    var bytes = Array(name.utf8)
    let aside = Array(Self.asideEnding.utf8)
    isSetAside = bytes.suffix(aside.count) == aside[...]
    if isSetAside { bytes.removeLast(aside.count) }
    let ending = Array(Self.ending.utf8)
    guard bytes.suffix(ending.count) == ending[...] else { return nil }
    let stem = bytes.dropLast(ending.count)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard !stem.isEmpty, stem.count <= 100, stem.first != UInt8(ascii: "-"),
      stem.allSatisfy({ letters ~= $0 || digits ~= $0 || $0 == UInt8(ascii: "-") })
    else { return nil }
    base = String(decoding: bytes, as: UTF8.self)
  }

  /// The name of the file as it is now.
  var text: String { isSetAside ? base + Self.asideEnding : base }

  var setAside: String { base + Self.asideEnding }

  /// How the names of files with torn ends begin; a number follows.
  var tornPrefix: String { "\(base).torn-" }
  var oldPrefix: String { "\(base).old-" }
  var newPrefix: String { "\(base).new-" }

  /// Whether a file is a left-over of this recording: a torn end, or what rewriting left behind.
  func isLeftOver(_ name: String, tornToo: Bool) -> Bool {
    let prefixes = tornToo ? [oldPrefix, newPrefix, tornPrefix] : [oldPrefix, newPrefix]
    return prefixes.contains { name.utf8.starts(with: $0.utf8) }
  }

  /// Whether a file is called as the left-over of some recording.
  static func isLeftOver(_ name: String) -> Bool {
    let name = Array(name.utf8)
    let ending = Array(ending.utf8)
    return name.indices.contains { start in
      guard name[start...].starts(with: ending),
        let base = JournalName(String(decoding: name[..<(start + ending.count)], as: UTF8.self))
      else { return false }
      return base.isLeftOver(String(decoding: name, as: UTF8.self), tornToo: true)
    }
  }

  static func check(_ name: String) throws(WorkbenchError) -> JournalName {
    guard let parsed = JournalName(name) else {
      throw WorkbenchError(
        .noInput, at: Printable.text(name), "no recording is called this",
        fix: "Use the name of a recording as it is listed.")
    }
    return parsed
  }
}
