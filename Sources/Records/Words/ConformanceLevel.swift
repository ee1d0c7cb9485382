/// How much a criterion asks for: A is the least, AAA the most.
package enum ConformanceLevel: UInt8, Comparable, CaseIterable, Sendable {
  case a = 1
  case aa = 2
  case aaa = 3

  /// The level as it is written in files and reports: "AA".
  package var description: String {
    switch self {
    case .a: "A"
    case .aa: "AA"
    case .aaa: "AAA"
    }
  }

  /// Reads "A", "AA" or "AAA", in capital or small letters; anything else is `nil`.
  package init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// Reads the same from UTF-8 bytes.
  init?(utf8 bytes: some Collection<UInt8>) {
    switch bytes.count {
    case 1: self = .a
    case 2: self = .aa
    case 3: self = .aaa
    default: return nil
    }
    guard bytes.allSatisfy({ $0 | 0x20 == UInt8(ascii: "a") }) else { return nil }
  }

  /// Whether a target of this level asks for a criterion of the other: AA includes A.
  package func includes(_ other: Self) -> Bool { other <= self }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension ConformanceLevel: CustomStringConvertible {}
