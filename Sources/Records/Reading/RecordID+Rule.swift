package import Localization
package import Wording

extension RecordID {
  /// The longest id, in characters.
  package static let longest = 64

  /// What is wrong with an id.
  package enum Flaw: Hashable, Sendable, CaseIterable {
    case empty, tooLong, badCharacter, badStart, reserved

    /// A sentence without a full stop.
    package var words: Sentence {
      switch self {
      case .empty: "an id has at least one character"
      case .tooLong: "an id has at most \(RecordID.longest) characters"
      case .badCharacter: "an id is made of the letters a to z, digits and hyphens"
      case .badStart: "an id begins with a letter or a digit"
      case .reserved: "this id is the name of a device on Windows"
      }
    }
  }

  /// What is wrong with an id, `nil` when nothing is: 1 to 64 ASCII letters, digits and hyphens, beginning with a
  /// letter or digit, and no device name of Windows.
  package static func flaw(in id: some StringProtocol) -> Flaw? {
    let bytes = id.utf8
    guard let first = bytes.first else { return .empty }
    guard bytes.allSatisfy({ isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }) else {
      return .badCharacter
    }
    guard bytes.count <= longest else { return .tooLong }
    guard isLetterOrDigit(first) else { return .badStart }
    return isDeviceName(bytes) ? .reserved : nil
  }

  /// Refuses an id that must not become part of a path.
  ///
  /// - `place`: The place of the id, for the error; without it the error names the id itself.
  /// - Throws: `WorkbenchError` with the code `invalidData`.
  package static func check(_ id: String, at place: String = "") throws(WorkbenchError) {
    guard let flaw = flaw(in: id) else { return }
    throw WorkbenchError(
      .invalidData, at: place.isEmpty ? "id \"\(Printable.text(id))\"" : place, flaw.words,
      fix: "Use an id such as \"ticket-app\" or \"P07-kx4d\".")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      false
    }
  }

  /// `con`, `prn`, `aux`, `nul`, and `com` or `lpt` with one digit, in any case.
  private static func isDeviceName(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count == 3 || bytes.count == 4 else { return false }
    let lower = bytes.map { $0 | 0x20 }
    let stem = lower.prefix(3)
    if lower.count == 3 {
      return ["con", "prn", "aux", "nul"].contains { stem.elementsEqual($0.utf8) }
    }
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(lower[3])
    return isDigit && ["com", "lpt"].contains { stem.elementsEqual($0.utf8) }
  }
}
