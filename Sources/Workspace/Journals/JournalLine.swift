/// One line of a journal that is whole: `payload number+mark.tag checksum`, such as
/// `{"note":"…"} 17.x4k2ab 9f3a01bc`.
///
/// The checksum covers everything before it, so a line that stands in another journal (another tag) or in another
/// place (another number) is known as such.
struct JournalLine {
  /// What a line means for those around it.
  enum Mark {
    /// The last entry of what was appended together.
    static let last = UInt8(ascii: ".")
    /// More entries of what was appended together follow.
    static let more = UInt8(ascii: "+")
    /// Entries from this number on that stand above it come from an append that failed.
    static let void = UInt8(ascii: "!")
  }

  /// How many bytes of the journal's random id stand in each line.
  static let tagLength = 6

  let payload: Range<Int>
  let number: Int
  let mark: UInt8
  let tag: Range<Int>

  /// The line of an entry, with its line feed.
  static func bytes(
    _ payload: [UInt8], number: Int, mark: UInt8, tag: [UInt8]
  ) -> [UInt8] {
    var line = payload
    line.append(UInt8(ascii: " "))
    line += Array("\(number)".utf8)
    line.append(mark)
    line += tag
    line = line + [UInt8(ascii: " ")] + JournalChecksum.digits(line.span)
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Reads the line that stands at `range`, without its line feed; `nil` when it is damaged.
  init?(_ bytes: Span<UInt8>, at range: Range<Int>) {
    // A space, a digit, the mark, the tag, a space and the checksum.
    let trailer = 1 + 1 + 1 + Self.tagLength + 1 + 8
    guard range.count >= trailer else { return nil }
    let checked = range.lowerBound..<(range.upperBound - 9)
    guard bytes[checked.upperBound] == UInt8(ascii: " ") else { return nil }
    let value = JournalChecksum.of(bytes.extracting(checked))
    let digits = bytes.extracting((range.upperBound - 8)..<range.upperBound)
    guard JournalChecksum.isSame(value, digits: digits) else { return nil }

    tag = (checked.upperBound - Self.tagLength)..<checked.upperBound
    mark = bytes[tag.lowerBound - 1]
    guard mark == Mark.last || mark == Mark.more || mark == Mark.void else { return nil }
    var place = tag.lowerBound - 2
    var number = 0
    var unit = 1
    while place >= range.lowerBound, (0x30...0x39).contains(bytes[place]) {
      // No journal has this many lines, and the product stays far below the largest number.
      guard unit <= 1_000_000_000_000_000 else { return nil }
      number += Int(bytes[place] - 0x30) * unit
      unit *= 10
      place -= 1
    }
    guard unit > 1, place >= range.lowerBound, bytes[place] == UInt8(ascii: " ") else {
      return nil
    }
    self.number = number
    payload = range.lowerBound..<place
  }
}
