extension Place: CustomStringConvertible {
  /// Reads a number as files hold it, "1.4.10", "1.3" or "1", from its UTF-8 bytes.
  ///
  /// Nothing is allocated. What people type, with spaces and prefixes, is for
  /// `WCAGCatalogue.place(typed:)`.
  ///
  /// - Returns: `nil` for anything else: leading zeros, spaces, a place the catalogue has not.
  @inlinable
  package init?(utf8 bytes: some Sequence<UInt8>) {
    var reader = PlaceReader()
    for byte in bytes where !reader.take(byte) { return nil }
    guard let place = reader.finish() else { return nil }
    self = place
  }

  /// Reads a number as files hold it, from a piece of a larger buffer.
  package init?(utf8 bytes: Span<UInt8>) {
    var reader = PlaceReader()
    for index in bytes.indices where !reader.take(bytes[index]) { return nil }
    guard let place = reader.finish() else { return nil }
    self = place
  }

  /// Reads a number as files hold it: "1.4.10", "1.3" or "1".
  package init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// The number as files hold it: "1.4.10".
  @usableFromInline
  package var description: String {
    let principle = packed >> 12
    let guideline = packed >> 8 & 0xf
    let criterion = packed & 0xff
    return switch kind {
    case .principle: "\(principle)"
    case .guideline: "\(principle).\(guideline)"
    case .criterion: "\(principle).\(guideline).\(criterion)"
    }
  }

  /// Number and name, as reports print them: "1.4.10 Reflow".
  package var label: String { WCAGCatalogue.shared.label(of: self) }

  /// The short name: "Reflow".
  package var name: String { WCAGCatalogue.shared.name(of: self) }
}

/// Takes the bytes of a number one by one.
@usableFromInline
package struct PlaceReader {
  private var principle: UInt8 = 0
  private var guideline: UInt8 = 0
  private var number: UInt8 = 0
  private var dots = 0

  @usableFromInline
  package init() {}

  /// Whether the byte may follow the ones before it.
  @usableFromInline
  package mutating func take(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: ".") {
      guard number > 0, dots < 2 else { return false }
      if dots == 0 { principle = number } else { guideline = number }
      number = 0
      dots += 1
      return true
    }
    let digit = byte &- UInt8(ascii: "0")
    guard digit <= 9, number < 10, number > 0 || digit > 0 else { return false }
    number = number * 10 + digit
    return true
  }

  /// The place that the bytes name, if the catalogue has it.
  @usableFromInline
  package func finish() -> Place? {
    guard number > 0 else { return nil }
    return switch dots {
    case 0: Place(principle: number)
    case 1: Place(principle: principle, guideline: number)
    default: Place(principle: principle, guideline: guideline, criterion: number)
    }
  }
}

extension Place: TextValue {
  package init?(stored text: String) { self.init(text) }
  package var stored: String { description }
  package static func members(_ key: String, of object: inout ObjectReader) -> [Place] {
    object.places(key)
  }
  /// By number: 1.4.3 before 1.4.10.
  package static func inOrder(_ members: [Place]) -> [Place] {
    members.count < 2 ? members : members.sorted()
  }
}
