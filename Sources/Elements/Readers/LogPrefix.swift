/// What a log writes in front of each line: `07-12 10:11:12.123  123  456 D Tag: `, `I/flutter (123): `, `flutter: `.
enum LogPrefix {
  /// The text without such beginnings, where its first lines have one.
  static func removed(_ bytes: [UInt8]) -> [UInt8] {
    let lines = SourceText.lines(bytes)
    guard lines.prefix(20).contains(where: { length(of: $0) > 0 }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in lines {
      result += line.dropFirst(length(of: line))
      result.append(0x0a)
    }
    return result
  }

  /// How many bytes of a line a log wrote; 0 for none.
  static func length(of line: ArraySlice<UInt8>) -> Int {
    let clock = clockLength(Array(line.prefix(24)))
    return clock + wordsLength(Array(line.dropFirst(clock).prefix(120)))
  }

  private static func wordsLength(_ head: [UInt8]) -> Int {
    if let plain = plainLength(head) { return plain }
    let isDated = head.count > 14 && isDate(head)
    let isTagged =
      head.count > 4 && "VDIWEFA".utf8.contains(head[0]) && head[1] == UInt8(ascii: "/")
    guard isDated || isTagged else { return 0 }
    let start = isDated ? 15 : 2
    var at = start
    while at + 1 < head.count {
      if head[at] == UInt8(ascii: ":"), head[at + 1] == 0x20 { return at + 2 }
      if head[at] == UInt8(ascii: "<") { return 0 }
      at += 1
    }
    return head.last == UInt8(ascii: ":") ? head.count : 0
  }

  /// `flutter: `, as iOS and desktops have it; at the end of a line the space may be gone.
  private static func plainLength(_ head: [UInt8]) -> Int? {
    let word = Array("flutter:".utf8)
    guard head.starts(with: word) else { return nil }
    if head.count == word.count { return word.count }
    return head[word.count] == 0x20 ? word.count + 1 : nil
  }

  /// `[  +12 ms] `, as a tool that was asked to say more puts in front of everything; 0 for none.
  private static func clockLength(_ head: [UInt8]) -> Int {
    guard head.first == UInt8(ascii: "["), let end = head.firstIndex(of: UInt8(ascii: "]")),
      end > 1, end < 20, end + 1 < head.count, head[end + 1] == 0x20,
      head[1..<end].allSatisfy({ $0 == 0x20 || "+ms".utf8.contains($0) || isDigit($0) })
    else { return 0 }
    return end + 2
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// `07-12 10:11:12` or `2019-07-12 10:11:12`.
  private static func isDate(_ head: [UInt8]) -> Bool {
    for (index, shape) in "00-00 00:00:00".utf8.enumerated() {
      guard matches(head[index], shape) else { return isLongDate(head) }
    }
    return true
  }

  private static func isLongDate(_ head: [UInt8]) -> Bool {
    let shape = "0000-00-00 00:00:00".utf8
    return head.count > shape.count && zip(head, shape).allSatisfy(matches)
  }

  private static func matches(_ byte: UInt8, _ shape: UInt8) -> Bool {
    shape == UInt8(ascii: "0") ? isDigit(byte) : byte == shape
  }
}
