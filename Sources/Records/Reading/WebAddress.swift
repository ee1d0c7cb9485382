/// An address of the web, as somebody copied it: `https://` or `http://`, a host, and what follows.
package struct WebAddress: Hashable, Sendable {
  /// As it stands in the file.
  package let text: String
  /// What follows the host, without a query and without what stands behind `#`: "/shop/app/issues/12".
  package let path: String

  /// - Returns: `nil` for anything that holds a space, a control character, a comma, which parts addresses, or a sign
  ///   that no address has, or a name and password before the host.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard Self.isWellFormed(bytes.span) else { return nil }
    self.text = text
    let rest = bytes.drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
    let path = rest.drop { !Self.endsHost($0) }
      .prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    self.path = String(decoding: path, as: UTF8.self)
  }

  /// Whether a text is such an address; letters beyond ASCII may stand in it.
  package static func isWellFormed(_ text: Span<UInt8>) -> Bool {
    guard let start = hostStart(text), text.count <= 2_000 else { return false }
    var end = start
    while end < text.count, !endsHost(text[end]) {
      if text[end] == UInt8(ascii: "@") { return false }
      end += 1
    }
    guard end > start, text[start] != UInt8(ascii: ":") else { return false }
    for at in text.indices where !isAllowed(text[at]) { return false }
    return true
  }

  /// Where the host begins; `nil` for another beginning than `http://` or `https://`.
  private static func hostStart(_ text: Span<UInt8>) -> Int? {
    beginnings.first { beginning in
      guard text.count > beginning.count else { return false }
      for at in beginning.indices where text[at] | 0x20 != beginning[at] | 0x20 { return false }
      return true
    }?.count
  }

  private static let beginnings = [Array("https://".utf8), Array("http://".utf8)]

  private static func endsHost(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7f, UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "<"),
      UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: true
    }
  }
}

extension WebAddress: TextValue {
  package init?(stored text: String) { self.init(text) }
  package var stored: String { text }
}
