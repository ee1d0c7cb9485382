import Records
import Testing

@Suite("Assistive technologies")
struct TechnologyTests {
  @Test(
    "a technology is known by its family",
    arguments: [
      ("VoiceOver with earphones", TechnologyFamily.screenReader), ("NVDA", .screenReader),
      ("Fenrir", .screenReader), ("Fusion", .screenReader), ("Braille display", .braille),
      ("BRLTTY", .braille), ("Zoom", .enlarging), ("Larger text", .enlarging),
      ("Switch Control", .switchControl), ("Tecla", .switchControl),
      ("Voice Control", .voiceControl), ("Talon", .voiceControl),
      ("Sprachsteuerung", .voiceControl), ("Live captions", .captions),
      ("Reduce Motion", .stillness), ("Speak Selection", .readAloud), ("A spoon", nil), ("", nil),
    ] as [(String, TechnologyFamily?)])
  func families(_ name: String, _ family: TechnologyFamily?) {
    #expect(TechnologyFamily.of(name) == family)
  }

  @Test(
    "a kind holds the products of its family, and a product may be of two",
    arguments: [
      ("Fusion", [TechnologyKind.screenReader, .magnifier]),
      ("VoiceOver with a braille display", [.screenReader, .brailleDisplay]),
      ("Sprachsteuerung", [.voiceControl]), ("Fenrir", [.screenReader]),
      ("Captions", []),
    ])
  func kinds(_ name: String, _ kinds: [TechnologyKind]) {
    #expect(TechnologyKind.allCases.filter { $0.holds(name) } == kinds)
  }
}
