import Laws
import RecordSamples
import Records
import Testing

@testable import Merging

@Suite("Ids made of words")
struct SlugTests {
  @Test(arguments: [
    ("Buy a day ticket", "buy-a-day-ticket"), ("  Edges --  and  gaps! ", "edges-and-gaps"),
    ("Größe ändern", "groesse-aendern"), ("e\u{301}te\u{301}", "ete"), ("Łódź", "lodz"),
    ("Crème brûlée", "creme-brulee"), ("Søren's œuvre", "soren-s-oeuvre"), ("2.4 GHz", "2-4-ghz"),
    ("", "item"), ("!?", "item"), ("日本", "item"), ("a\r\nb", "a-b"), ("\u{1f469}\u{200d}x", "x"),
    ("Con", "item-con"), ("aux", "item-aux"), ("LPT1", "item-lpt1"), ("Console", "console"),
    (String(repeating: "ab ", count: 30), "ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-a"),
  ])
  func makes(_ words: String, _ slug: String) {
    #expect(Slug.make(words) == slug)
  }

  @Test(arguments: Laws.seeds(0..<500)) func everySlugIsAGoodId(_ seed: Int) {
    var random = SeededRandom(seed)
    var words = ""
    for _ in 0..<random.below(50) {
      let value = random.oneIn(2) ? UInt32(random.below(128)) : UInt32(random.below(0xd800))
      if let scalar = Unicode.Scalar(value) { words.unicodeScalars.append(scalar) }
    }
    let slug = Slug.make(words)
    #expect(RecordID.isWellFormed(slug))
    #expect(Slug.make(slug) == slug)
    #expect(slug.utf8.count <= 45 && !slug.contains("--") && !slug.hasSuffix("-"))
  }
}
