/// Knows a finding again in a later dump, without holding what the screen says.
enum Fingerprint {
  /// A digest of the rule, the screen, and what stays of an element when others come and go: its identifier, name and
  /// type, and the nearest element around it that somebody gave an identifier. Boxes without one come and go with every
  /// change of layout.
  static func of(_ rule: String, _ element: Int?, _ hearing: Hearing) -> String {
    var digest = FNV()
    digest.take(rule)
    digest.take(hearing.inventory.screen.name)
    if let element {
      let value = hearing.inventory.elements[element]
      digest.take(stable(value.identifier) ?? "")
      digest.take(value.ownLabel ?? "")
      digest.take(value.typeName)
      var named: String?
      for around in hearing.around(element).prefix(farthest) where named == nil {
        named = stable(hearing.inventory.elements[around].identifier, isAround: true)
      }
      digest.take(named ?? "")
    }
    return digest.text
  }

  /// So many levels are looked through for an identifier.
  private static let farthest = 64

  /// An identifier that somebody gave; `nil` for numbers that a tool counts up.
  ///
  /// - Parameter isAround: Then boxes of the system, which stand around every screen, have none either.
  static func stable(_ identifier: String?, isAround: Bool = false) -> String? {
    guard let identifier, !identifier.isEmpty, !identifier.hasPrefix("SemanticsNode#") else {
      return nil
    }
    return isAround && identifier.hasPrefix("android:id/") ? nil : identifier
  }

  /// Fowler, Noll and Vo's digest of 64 bits.
  private struct FNV {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func take(_ text: String) {
      for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      value = (value ^ 0xff) &* 0x100_0000_01b3
    }

    var text: String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
  }
}
