import Terminal
import Testing

private struct Attack: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let line: String
  let lines: String
  init(_ name: String, _ text: String, _ line: String, lines: String? = nil) {
    testDescription = name
    self.text = text
    self.line = line
    self.lines = lines ?? line
  }

  static let all = [
    Attack("plain", "bus #4", "bus #4"), Attack("umlauts", "für 你 é", "für 你 é"),
    Attack("a sequence", "a\u{1B}[2Jb", "a\\u{1b}[2Jb"), Attack("NUL", "\0", "\\u{0}"),
    Attack("backspaces", "rm\u{8}\u{8}", "rm\\u{8}\\u{8}"), Attack("DEL", "\u{7F}", "\\u{7f}"),
    Attack("a bell", "\u{7}", "\\u{7}"), Attack("C1 sequence", "\u{9B}2J", "\\u{9b}2J"),
    Attack("next line", "\u{85}", "\\u{85}"), Attack("form feed", "\u{C}", "\\u{c}"),
    Attack("title", "\u{1B}]0;x\u{7}", "\\u{1b}]0;x\\u{7}"),
    Attack("byte order mark", "a\u{FEFF}b", "a\\u{feff}b"),
    Attack("zero width space", "a\u{200B}b", "a\\u{200b}b"),
    Attack("word joiner", "a\u{2060}b", "a\\u{2060}b"),
    Attack("right to left", "a\u{202E}b", "a\\u{202e}b"),
    Attack("isolate", "\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
    Attack("marks", "\u{200E}\u{200F}\u{61C}", "\\u{200e}\\u{200f}\\u{61c}"),
    Attack("separators", "\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    Attack("tags", "a\u{E0041}\u{E007F}", "a\\u{e0041}\\u{e007f}"),
    Attack("line feed", "a\nb", "a b", lines: "a\nb"),
    Attack("Windows line end", "a\r\nb", "a b", lines: "a\nb"),
    Attack("a return that overwrites", "safe\revil", "safe evil", lines: "safe\\u{d}evil"),
    Attack("returns at the end", "a\r\r", "a  ", lines: "a\\u{d}\\u{d}"),
    Attack("a return before a line end", "a\r\r\nb", "a  b", lines: "a\\u{d}\nb"),
    Attack("a return before a tab", "a\r\tb", "a  b", lines: "a\\u{d} b"),
    Attack("a tab", "a\tb", "a b"), Attack("a family stays", "👩‍👩‍👧", "👩‍👩‍👧"),
    Attack("a style stays", "❤\u{FE0F}", "❤\u{FE0F}"),
    Attack("a non-joiner stays", "می\u{200C}خواهم", "می\u{200C}خواهم"),
  ]
}

@Suite("Text that cannot hurt a terminal")
struct SafeTextTests {
  @Test(arguments: Attack.all)
  private func made(_ row: Attack) {
    #expect(Array(SafeText.line(row.text).utf8) == Array(row.line.utf8))
    #expect(Array(SafeText.lines(row.text).utf8) == Array(row.lines.utf8))
  }

  @Test func noControlIsLeftWhateverComes() {
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      for safe in [SafeText.line(text), SafeText.lines(text)] {
        let hasControl = safe.unicodeScalars.contains {
          $0.properties.generalCategory == .control && $0 != "\n"
        }
        #expect(!hasControl, "U+\(String(value, radix: 16))")
      }
      #expect(!SafeText.line(text).unicodeScalars.contains("\n"))
    }
  }
}
