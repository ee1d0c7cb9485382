/// The first line of a journal: the format and a random id, with a checksum: `kerb-journal/1 ID 9f3a01bc`.
///
/// A later version of the format keeps this shape, so that this version knows it for a newer one.
struct JournalHeader {
  static let format = "kerb-journal/1"
  private static let family = Array("kerb-journal/".utf8)

  let isNewer: Bool
  let tag: [UInt8]

  /// The line of a new journal, with its line feed.
  ///
  /// - Parameter id: At least as many letters and digits as a tag has.
  static func bytes(id: [UInt8]) -> [UInt8] {
    let words = Array(format.utf8) + [UInt8(ascii: " ")] + id
    return words + [UInt8(ascii: " ")] + JournalChecksum.digits(words.span) + [UInt8(ascii: "\n")]
  }

  /// What stands in every line of the journal with this id.
  static func tag(ofID id: [UInt8]) -> [UInt8] { Array(id.prefix(JournalLine.tagLength)) }

  /// Reads the first line, without its line feed; `nil` when it is no header or a damaged one.
  init?(_ bytes: Span<UInt8>, at range: Range<Int>) {
    guard range.count > 9, bytes[range.upperBound - 9] == UInt8(ascii: " ") else { return nil }
    let checked = bytes.extracting(range.lowerBound..<(range.upperBound - 9))
    let digits = bytes.extracting((range.upperBound - 8)..<range.upperBound)
    guard JournalChecksum.isSame(JournalChecksum.of(checked), digits: digits) else { return nil }
    var words = [UInt8]()
    for index in checked.indices { words.append(checked[index]) }
    guard words.starts(with: Self.family) else { return nil }
    let fields = words.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    isNewer = fields[0] != Array(Self.format.utf8)[...]
    guard isNewer || (fields.count == 2 && fields[1].count >= JournalLine.tagLength) else {
      return nil
    }
    tag = isNewer ? [] : Self.tag(ofID: Array(fields[1]))
  }
}
