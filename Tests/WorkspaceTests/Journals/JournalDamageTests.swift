import Platform
import Records
import Testing
import Wording
import Workspace

@Suite struct JournalDamageTests {
  private static let appends = [
    JournalBed.entries(1...1), JournalBed.entries(2...4), JournalBed.entries(5...5),
  ]

  /// What the appends before a place hold.
  private static func whole(_ ends: [Int], upTo place: Int) -> [[UInt8]] {
    zip(ends.dropFirst(), appends).flatMap { end, entries in end <= place ? entries : [] }
  }

  @Test func cutAtEveryByteTheRestGoesOn() throws {
    let bed = try JournalBed()
    let (bytes, ends) = try bed.stopped(after: Self.appends)
    for cut in 0...bytes.count {
      try bed.put(Array(bytes.prefix(cut)))
      let expected = Self.whole(ends, upTo: cut)
      let (journal, content) = try #require(try bed.resume(), "cut at \(cut)")
      #expect(content.entries == expected, "cut at \(cut)")
      #expect(content.damagedLines == 0, "cut at \(cut)")
      let end = ends.last { $0 <= cut } ?? 0
      #expect(content.torn == Array(bytes[end..<cut]), "cut at \(cut)")
      try journal.append(JournalBed.entries(8...9))
      try journal.close(.keep)
      let again = try bed.content()
      #expect(again.entries == expected + JournalBed.entries(8...9), "cut at \(cut)")
      #expect(again.tornBytes == 0 && again.damagedLines == 0, "cut at \(cut)")
      #expect(
        try bed.folder.tornEnds(of: JournalBed.name) == (end < cut ? [content.torn] : []),
        "cut at \(cut)")
    }
  }

  /// Every byte is replaced by a neighbour, its other case, a line feed, a space, a zero.
  @Test func noChangedByteMakesAWrongEntry() throws {
    let bed = try JournalBed()
    let (bytes, _) = try bed.stopped(after: Self.appends)
    let all = JournalBed.entries(1...5)
    for place in bytes.indices {
      for value in [bytes[place] ^ 1, bytes[place] ^ 0x20, 0x0a, 0x20, 0]
      where value != bytes[place] {
        var damaged = bytes
        damaged[place] = value
        try bed.put(damaged)
        let content = try bed.content()
        let isPart = Self.isPart(content.entries, of: all)
        #expect(isPart, "byte \(place) is \(value)")
        let lost = all.count - content.entries.count
        #expect(lost <= 2, "byte \(place) is \(value)")
        let isNoticed = content.tornBytes > 0 || content.damagedLines > 0
        #expect(isNoticed, "byte \(place) is \(value)")
        guard value == 0 else { continue }
        let (journal, _) = try #require(try bed.resume())
        try journal.append(JournalBed.entries(8...8))
        #expect(try bed.content().entries == content.entries + JournalBed.entries(8...8))
      }
    }
  }

  private static func isPart(_ some: [[UInt8]], of all: [[UInt8]]) -> Bool {
    var rest = all[...]
    for entry in some {
      guard let place = rest.firstIndex(of: entry) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  struct Tail: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let isKept: Bool

    init(_ name: String, _ bytes: [UInt8], isKept: Bool) {
      testDescription = name
      self.bytes = bytes
      self.isKept = isKept
    }
  }

  static let tails = [
    Tail("zeros", [UInt8](repeating: 0, count: 5000), isKept: false),
    Tail("white space", Array(" \n\n\t".utf8), isKept: false),
    Tail("words without an end", Array(#"{"note":"she sai"#.utf8), isKept: true),
    Tail("words, then zeros", Array("x".utf8) + [0, 0, 0], isKept: true),
    Tail("bytes of every kind", (0...255).map { UInt8($0) }, isKept: true),
    Tail("lines", Array("one\ntwo\nthree 3.aaaaaa 00000000\n".utf8), isKept: true),
  ]

  @Test(arguments: tails)
  func aTailIsCutOffAndKeptWhereItCouldBeWords(_ tail: Tail) throws {
    let bed = try JournalBed()
    let (bytes, _) = try bed.stopped(after: Self.appends)
    try bed.put(bytes + tail.bytes)
    let (journal, content) = try #require(try bed.resume())
    #expect(content.entries == JournalBed.entries(1...5))
    #expect(content.torn == tail.bytes)
    #expect(content.hasTornWords == tail.isKept)
    try journal.append(JournalBed.entries(6...6))
    #expect(try bed.content().entries == JournalBed.entries(1...6))
    #expect(try bed.content().tornBytes == 0)
    #expect(
      try bed.folder.tornEnds(of: JournalBed.name) == (tail.isKept ? [tail.bytes] : []))
  }

  @Test func aSecondTornEndIsKeptBesideTheFirst() throws {
    let bed = try JournalBed()
    var (bytes, _) = try bed.stopped(after: Self.appends)
    for (round, words) in ["half a", "half b"].enumerated() {
      let file = try OpenFolder(bed.folder.path).existing(JournalBed.name, forWriting: true)
      _ = try file.write(Array(words.utf8)[...], at: bytes.count)
      let (journal, _) = try #require(try bed.resume())
      try journal.append(JournalBed.entries(6 + round...6 + round))
      bytes = try bed.bytes()
    }
    #expect(try bed.content().entries == JournalBed.entries(1...7))
    #expect(
      try bed.folder.tornEnds(of: JournalBed.name) == [Array("half a".utf8), Array("half b".utf8)])
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0a).map { Array($0) + [0x0a] }
  }

  @Test func aMissingLineIsCounted() throws {
    let bed = try JournalBed()
    var lines = Self.lines(try bed.stopped(after: Self.appends).bytes)
    lines.remove(at: 2)
    try bed.put(Array(lines.joined()))
    let content = try bed.content()
    #expect(content.entries == JournalBed.entries(1...1) + JournalBed.entries(3...5))
    #expect(content.damagedLines == 1 && content.tornBytes == 0)
  }

  @Test func aLineOutOfPlaceAndADoubledOneCountOnce() throws {
    let bed = try JournalBed()
    var lines = Self.lines(try bed.stopped(after: Self.appends).bytes)
    lines.append(lines[1])
    lines.append(lines.remove(at: 2))
    lines.append(lines[4])
    try bed.put(Array(lines.joined()))
    let content = try bed.content()
    #expect(content.damagedLines > 0)
    #expect(Self.isPart(content.entries, of: JournalBed.entries(1...5)))
    #expect(content.entries.count >= 4)
  }

  @Test func aLineOfAnotherJournalIsNoEntry() throws {
    let bed = try JournalBed()
    let other = Self.lines(try bed.stopped(after: [JournalBed.entries(1...6)]).bytes)
    try bed.put([])
    _ = try OpenFolder(bed.folder.path).remove(JournalBed.name)
    let (bytes, _) = try bed.stopped(after: Self.appends)
    try bed.put(bytes + other[6])
    let content = try bed.content()
    #expect(content.entries == JournalBed.entries(1...5))
    #expect(content.torn == other[6])
  }

  @Test func aNewerFormatIsLeftAlone() throws {
    let bed = try JournalBed()
    // The checksum of the words before it.
    try bed.put(Array("kerb-journal/2 abc a2b5f606\n{}\n".utf8))
    let failure = #expect(throws: WorkbenchError.self) { _ = try bed.content() }
    #expect(failure?.code == .newerFormat)
    let bytes = try bed.bytes()
    #expect(throws: WorkbenchError.self) { _ = try bed.resume() }
    #expect(try bed.bytes() == bytes)
  }
}
