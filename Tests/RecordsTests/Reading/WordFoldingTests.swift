import Laws
import RecordSamples
import Testing

@testable import Records

/// Which texts are the same for searching.
@Suite struct WordFoldingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let one: String
    let other: String
    var isSame = true
    var testDescription: String { "\(one) and \(other)" }
  }

  @Test(arguments: [
    Row(one: "Élégant", other: "elegant"), Row(one: "e\u{301}", other: "\u{e9}"),
    Row(one: "Straße", other: "STRASSE"), Row(one: "ｐａｙ １", other: "pay 1"),
    Row(one: "a\u{a0}b", other: "a b"), Row(one: "a \n\t b", other: "a b"),
    Row(one: "Tiếng Việt", other: "tieng viet"), Row(one: "Łódź", other: "lodz"),
    Row(one: "smørrebrød", other: "SMORREBROD"), Row(one: "ё", other: "е"),
    Row(one: "支付", other: "支付"), Row(one: "支付", other: "付支", isSame: false),
    Row(one: "pay", other: "day", isSame: false), Row(one: "が", other: "か", isSame: false),
  ])
  func folded(_ row: Row) {
    #expect((WordFolding.folded(row.one) == WordFolding.folded(row.other)) == row.isSame)
  }

  /// The table holds each letter that composing makes, and no other.
  @Test func tableIsComplete() {
    let composed = ComposedLetters.all()
    for value in UInt32(0x80)...0x1_ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let plain = FoldingTable.shared.plain(scalar).map { String(decoding: $0, as: UTF8.self) }
      #expect(plain == composed[Character(scalar)], "\(String(value, radix: 16))")
    }
  }

  /// Each simple code point alone and beside others is folded as the characters of the text are.
  @Test func simpleTextsAreFoldedTheSame() {
    for value in UInt32(0)...0xffff {
      guard let scalar = Unicode.Scalar(value), SimpleFolding.isSimple(scalar) else { continue }
      for text in [
        "\(scalar)", "a\(scalar)\(scalar)b", "\r\(scalar)\nＡ—\(scalar)支\u{a0}\(scalar)É",
      ] {
        let same = WordFolding.folded(text) == WordFolding.foldedByCharacters(text)
        #expect(same, "\(String(value, radix: 16))")
      }
    }
  }

  @Test("random texts are folded as their characters are", arguments: Laws.seeds(0..<100))
  func law(_ seed: Int) {
    var random = SeededRandom(seed)
    for _ in 0..<200 {
      var text = ""
      for _ in 0...random.below(8) {
        let limit: UInt32 = random.pick(
          [0x80, 0x300, 0x380, 0x2100, 0x3100, 0xa000, 0x1_0000], or: 1)
        guard let scalar = Unicode.Scalar(UInt32(random.below(Int(limit)))) else { continue }
        text.unicodeScalars.append(scalar)
      }
      #expect(
        WordFolding.folded(text) == WordFolding.foldedByCharacters(text), "\(text.debugDescription)"
      )
    }
  }
}
