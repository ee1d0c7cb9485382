import Laws
import Localization
import Recording
import Records
import Testing

@Suite("Laws of the grammar over repeatable lines")
struct GrammarLawsTests {
  /// Pieces that the grammar knows, and pieces that look like them.
  private static let pieces =
    [
      "b", "b3", "q", "ok", "ask", "z", "壁", "x", ":", "：", "\u{fe55}", " ", "  ", "\u{a0}",
      "\u{202f}", "\u{3000}", "\t", "-", "–", "\u{2212}", "－", "30", "３", "2m30", "0", "999",
      "1000",
      "h", "m", "s", "sc", "ｓｃ", "SC", "reflow", "re", "1.4.10", "１．４．１０", ".", "。", "name", "role",
      "\u{301}", "\u{200f}", "\u{200e}", "\u{202e}", "\u{2068}", "\u{feff}", "\u{200d}", "\u{fe0f}",
      "👩‍👩‍👧‍👦", "🇩🇪", "é", "e\u{301}", "İ", "ß", "ŉ", "\u{0}", "\u{1b}", "\n", "\r\n", "\"", "“", "#4",
      "!", "！", "«", "/", "//", ")", "%", "\u{10ffff}", "\u{85}", "\u{2028}", "ﬃ", "Ａ", "９９９９９",
    ]

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var value = state
      value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
      value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
      return value ^ (value >> 31)
    }
  }

  /// Whether the piece stands in the line as bytes.
  private func stands(_ piece: [UInt8], in line: [UInt8]) -> Bool {
    guard let first = piece.first else { return true }
    guard piece.count <= line.count else { return false }
    return (0...(line.count - piece.count)).contains {
      line[$0] == first && line[$0..<($0 + piece.count)].elementsEqual(piece)
    }
  }

  @Test(arguments: Laws.seeds(0..<100))
  func everyLineIsKept(seed: UInt64) {
    let shortcuts = Shortcuts(language: "de", own: ["壁": "b2", "x": "b4"])
    var numbers = Numbers(state: seed)
    for _ in 0..<1000 {
      let count = Int.random(in: 0...12, using: &numbers)
      let line = (0..<count).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &numbers)]
      }.joined()
      let reading = NoteGrammar.read(line, shortcuts: shortcuts)
      let typed = Array(line.utf8)
      let text = Array(reading.text.utf8)
      var isKept = Array(reading.typed.utf8) == typed && stands(text, in: typed)
      isKept = isKept && reading.isInterpreted == !reading.understood.isEmpty
      if !reading.isInterpreted { isKept = isKept && text == typed }
      if reading.isInterpreted { isKept = isKept && !text.isEmpty }
      if reading.isInterpreted {
        let whole = (reading.before ?? "") + reading.text + (reading.after ?? "")
        isKept = isKept && Array(whole.utf8) == typed
      }
      if reading.isInterpreted, reading.proposed.isEmpty {
        isKept = isKept && typed.suffix(text.count).elementsEqual(text)
      }
      var first = reading
      first.proposed = []
      if !reading.proposed.isEmpty, !first.isInterpreted {
        isKept = isKept && typed.starts(with: text)
      }
      if let ago = reading.ago { isKept = isKept && ago >= 1000 }
      let hasControls = (reading.remark ?? "").plain().unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      #expect(isKept && !hasControls, "seed \(seed): \(line.unicodeScalars.map(\.value))")
    }
  }

  @Test(arguments: [
    "a", " ", "\u{301}", "b3: ", "sc ", "-30s ", "\u{200f}", "👩‍👩‍👧‍👦", "é", "1.4.10 ", ":", "：",
  ])
  func longLinesAreKept(piece: String) {
    let long = String(repeating: piece, count: 10_000)
    for line in [long, "b3: \(long)", "\(long) sc reflow", "-30s \(long)sc \(long)"] {
      let reading = NoteGrammar.read(line, shortcuts: .standard(language: nil))
      #expect(Array(reading.typed.utf8) == Array(line.utf8))
      #expect(reading.isInterpreted || Array(reading.text.utf8) == Array(line.utf8))
    }
    let tagged = NoteGrammar.read("x\(long) sc reflow", shortcuts: .standard(language: nil))
    #expect(tagged.proposed == [Place("1.4.10")].compactMap(\.self))
  }
}
