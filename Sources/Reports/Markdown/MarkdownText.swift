/// Escapes text from people so that Markdown shows it and does nothing with it.
///
/// Signs that would mention somebody, point to an issue, call an emoji or begin an address stand alone between
/// backticks: the `@` alone, and behind it the name as it is. A character reference would not do, since it is the shown text that hosts search for mentions;
/// an invisible character would be copied along.
package enum MarkdownText {
  /// Text for the inside of a line, a heading, a list entry or a table cell.
  ///
  /// - `atStart`: Whether nothing stands before it, so that it could begin a list, heading or quote.
  /// - `host`: Where it will be read; a tracker knows more signs than a repository.
  package static func escaped(
    _ text: String, atStart: Bool = true, for host: Host = .repository
  ) -> String {
    let bytes = Array(VisibleText.oneLine(text).utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 16)
    var at = bytes.startIndex
    if atStart { at = escapeStart(bytes, &output, host) }
    while at < bytes.count {
      let active = activeSigns(bytes, at, host)
      if active > 0 {
        output.append(UInt8(ascii: "`"))
        output += bytes[at..<(at + active)]
        output.append(UInt8(ascii: "`"))
        at += active
      } else {
        escape(bytes[at], &output)
        at += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Where Markdown is read.
  package enum Host: Sendable {
    case repository
    /// An issue of GitLab may point to a merge request, an epic and a milestone, and a line of it may be a command.
    case tracker
  }

  private static func escape(_ byte: UInt8, _ output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): output += "&amp;".utf8
    case UInt8(ascii: "<"): output += "&lt;".utf8
    case UInt8(ascii: ">"): output += "&gt;".utf8
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "|"):
      output += [UInt8(ascii: "\\"), byte]
    default: output.append(byte)
    }
  }

  /// Escapes what would begin a list, a heading or its underline; gives back where the rest begins.
  private static func escapeStart(
    _ bytes: [UInt8], _ output: inout [UInt8], _ host: Host
  ) -> Int {
    let first = bytes.prefix { $0 == 0x20 }.count
    guard first < bytes.count else { return first }
    let isCommand = host == .tracker && bytes[first] == UInt8(ascii: "/")
    if "-+=#".utf8.contains(bytes[first]) || isCommand, activeSigns(bytes, first, host) == 0 {
      output += [UInt8(ascii: "\\"), bytes[first]]
      return first + 1
    }
    let digits = bytes[first...].prefix { (0x30...0x39).contains($0) }
    let mark = digits.endIndex
    guard !digits.isEmpty, mark < bytes.count, ".)".utf8.contains(bytes[mark]),
      mark + 1 == bytes.count || bytes[mark + 1] == 0x20
    else { return first }
    output += digits
    output += [UInt8(ascii: "\\"), bytes[mark]]
    return mark + 1
  }

  /// How many bytes from here on would do something where the text is shown.
  private static func activeSigns(_ bytes: [UInt8], _ start: Int, _ host: Host) -> Int {
    var at = start
    while at < bytes.count,
      isActive(bytes, at) || (host == .tracker && isReference(bytes, at))
    {
      at += 1
    }
    return at - start
  }

  /// Whether a sign points to something of a tracker: "!12", "&12", "%12", "%name".
  private static func isReference(_ bytes: [UInt8], _ at: Int) -> Bool {
    guard at + 1 < bytes.count else { return false }
    let next = bytes[at + 1]
    return switch bytes[at] {
    case UInt8(ascii: "!"), UInt8(ascii: "&"): (0x30...0x39).contains(next)
    case UInt8(ascii: "%"): isWordByte(next) || next == UInt8(ascii: "\"")
    default: false
    }
  }

  private static func isActive(_ bytes: [UInt8], _ at: Int) -> Bool {
    switch bytes[at] {
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      // Before a letter or digit, and in a row of such signs.
      let rest = bytes[at...].drop { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "#") }
      return rest.first.map { isWordByte($0) || $0 >= 0x80 } ?? false
    case UInt8(ascii: ":"): return actsAsColon(bytes, at)
    case UInt8(ascii: "/"):
      // One of the two after a colon.
      let isFirst = at > 0 && bytes[at - 1] == UInt8(ascii: ":") && at + 1 < bytes.count
      let isSecond = at > 1 && bytes[at - 1] == bytes[at] && bytes[at - 2] == UInt8(ascii: ":")
      return isSecond || (isFirst && bytes[at + 1] == bytes[at])
    case UInt8(ascii: "."):
      return at >= 3 && bytes[(at - 3)..<at].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
    case UInt8(ascii: "-"):
      // "GH-12" is an issue number too.
      return at >= 2 && bytes[at - 1] | 0x20 == UInt8(ascii: "h")
        && bytes[at - 2] | 0x20 == UInt8(ascii: "g") && at + 1 < bytes.count
        && (0x30...0x39).contains(bytes[at + 1])
    default: return false
    }
  }

  /// Whether a colon opens or closes an emoji word, or belongs to an address.
  private static func actsAsColon(_ bytes: [UInt8], _ at: Int) -> Bool {
    if at + 2 < bytes.count, bytes[at + 1] == UInt8(ascii: "/"), bytes[at + 2] == bytes[at + 1] {
      return true
    }
    let after = bytes[(at + 1)...].prefix(while: isEmojiByte)
    if !after.isEmpty, after.endIndex < bytes.count, bytes[after.endIndex] == bytes[at] {
      return true
    }
    let before = bytes[..<at].reversed().prefix(while: isEmojiByte).count
    return before > 0 && at > before && bytes[at - before - 1] == bytes[at]
  }

  private static func isEmojiByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || "_+-".utf8.contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: false
    }
  }
}
