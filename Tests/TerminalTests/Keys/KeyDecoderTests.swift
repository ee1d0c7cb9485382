import Terminal
import Testing

@Suite("Keys from bytes")
struct KeyDecoderTests {
  @Test(arguments: KeyRow.all)
  func decoding(_ row: KeyRow) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(row.bytes) == row.keys)
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
  }

  @Test(arguments: KeyRow.all)
  func cutAnywhere(_ row: KeyRow) {
    for cut in row.bytes.indices {
      var decoder = KeyDecoder()
      let keys = decoder.feed(Array(row.bytes[..<cut])) + decoder.feed(Array(row.bytes[cut...]))
      #expect(keys == row.keys, "cut at \(cut)")
    }
    var decoder = KeyDecoder()
    #expect(row.bytes.flatMap { decoder.feed([$0]) } == row.keys, "byte by byte")
  }

  /// What stands when nothing follows.
  @Test(arguments: [
    KeyRow("Esc", e, Key(.escape)), KeyRow("Esc twice", e + e, Key(.escape), Key(.escape)),
    KeyRow("Alt-[", e + "[", alt("[")), KeyRow("Alt-O", e + "O", alt("O")),
    KeyRow("Alt-]", e + "]", alt("]")), KeyRow("Alt-P", e + "P", alt("P")),
    KeyRow("half an arrow", e + "[1;"), KeyRow("half an answer", e + "]11;rgb"),
    KeyRow("half a character", bytes: [0xE4, 0xBD], typed("\u{FFFD}")),
    KeyRow("a paste without end", e + "[200~two\rlines", Key(.paste("two\nlines"))),
  ])
  func flushing(_ row: KeyRow) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(row.bytes) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == row.keys)
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.feed(Array("\r".utf8)) == [Key(.enter)])
    #expect(decoder.feed(Array("x".utf8)) == [typed("x")])
  }

  @Test func aSequenceThatComesLateIsStillOne() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\(e)[1;".utf8)) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.feed(Array("5Ca".utf8)) == [Key(.right, .control), typed("a")])
  }

  @Test func aPasteThatStallsGoesOn() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\(e)[200~one\r".utf8) + [0xC3]) == [])
    #expect(decoder.flush() == [Key(.paste("one\n"))])
    #expect(!decoder.isWaiting)
    #expect(
      decoder.feed([0xBC, 0x0D, 0x0A] + Array("two\(e)[201~a".utf8))
        == [Key(.paste("ü\ntwo")), typed("a")])
  }

  @Test func aKeyAfterAPasteWithoutEndIsAKey() {
    for (sent, key) in [
      ("x", typed("x")), ("\r", Key(.enter)), ("\u{3}", .control("c")),
      ("ü", typed("ü")), ("\(e)[A", Key(.up)),
    ] {
      var decoder = KeyDecoder()
      _ = decoder.feed(Array("\(e)[200~one".utf8))
      #expect(decoder.flush() == [Key(.paste("one"))])
      #expect(decoder.feed(Array(sent.utf8)) == [key])
    }
  }

  @Test func aCombiningMarkJoinsInOneReadAndComesAloneInTwo() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("e\u{301}".utf8)) == [typed("e\u{301}")])
    #expect(decoder.feed(Array("e".utf8)) == [typed("e")])
    #expect(decoder.feed(Array("\u{301}".utf8)) == [typed("\u{301}")])
  }

  @Test func aLineEndOfTwoSignsIsOneEnter() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("a\r\n\n".utf8)) == [typed("a"), Key(.enter), Key(.enter)])
  }

  @Test func aPasteOfTenThousandLinesComesWhole() {
    let text = String(repeating: "a line of the paste\n", count: 10_000)
    let sent = Array("\(e)[200~\(text)\(e)[201~".utf8)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for start in stride(from: 0, to: sent.count, by: 4096) {
      keys += decoder.feed(Array(sent[start..<min(start + 4096, sent.count)]))
    }
    #expect(keys == [Key(.paste(text))])
  }

  /// Whatever comes, a typed character is never a control, and Enter works again after waiting.
  @Test(arguments: 0..<20)
  func bytesFromAnywhere(_ seed: Int) {
    var random = Dice(UInt64(seed))
    let likely = Array("\(e)\(e)[O[<?0123456789;:~uAMPZ$^@]PX_\\\u{7}\r\n200~201~".utf8)
    var decoder = KeyDecoder()
    for _ in 0..<1000 {
      let piece = (0..<Int(random.next() % 12)).map { _ in
        random.next() % 2 == 0
          ? UInt8(truncatingIfNeeded: random.next() >> 8)
          : likely[Int(random.next() >> 8) % likely.count]
      }
      var keys = decoder.feed(piece)
      if random.next() % 4 == 0 { keys += decoder.flush() }
      for case .character(let character) in keys.map(\.code) {
        let isControl = character.unicodeScalars.contains {
          $0.properties.generalCategory == .control
        }
        #expect(!isControl, "seed \(seed)")
      }
    }
    _ = decoder.flush()
    _ = decoder.feed([0x0D])
    _ = decoder.flush()
    #expect(decoder.feed([0x0D]) == [Key(.enter)], "seed \(seed)")
  }
}

/// The same numbers for the same seed, everywhere.
struct Dice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16
  }
}
