/// A version of the Web Content Accessibility Guidelines.
package enum WCAGVersion: UInt8, Comparable, CaseIterable, Sendable {
  case v20 = 20
  case v21 = 21
  case v22 = 22

  /// The version as it is written in files and reports: "2.2".
  package var description: String {
    switch self {
    case .v20: "2.0"
    case .v21: "2.1"
    case .v22: "2.2"
    }
  }

  /// Reads "2.0", "2.1" or "2.2"; anything else is `nil`.
  package init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// Reads the same from UTF-8 bytes.
  init?(utf8 bytes: some Collection<UInt8>) {
    guard bytes.count == 3, bytes.starts(with: [UInt8(ascii: "2"), UInt8(ascii: ".")]) else {
      return nil
    }
    switch bytes.dropFirst(2).first {
    case UInt8(ascii: "0"): self = .v20
    case UInt8(ascii: "1"): self = .v21
    case UInt8(ascii: "2"): self = .v22
    default: return nil
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension WCAGVersion: CustomStringConvertible {}

extension StringProtocol {
  /// Whether two texts are the same UTF-8 bytes; canonical equivalence does not count.
  func hasSameBytes(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
