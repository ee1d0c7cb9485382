import JSON
import Localization
import Platform
import Records

/// Finds words that a sentence took for data, though nobody wrote them into the workspace: no translation reaches them.
struct PlainWords {
  /// Everything that people wrote, with one space between words.
  private let written: String
  /// Whole texts, as they are put together: a product and its version.
  private let wholes: Set<String>

  /// - Parameters:
  ///   - folders: The workspace, as it was before and is after all was tried.
  ///   - more: What else is data: what was typed, names that others gave.
  init(writtenIn folders: [String], _ more: [String]) throws {
    var texts = more
    for folder in folders { try Self.gather(folder, &texts) }
    let all = Set(texts.map(Self.squeezed))
    written = all.map { " \($0) " }.joined(separator: "|")
    wholes = all
  }

  /// Two plain words or more beside each other that are data, and that nobody wrote.
  func left(in sentence: Sentence) -> [String] {
    // The program's own words are left out, and with them what stands between backticks; data stays.
    let data = SentenceStyle(words: { _ in "|" }, text: { text, _ in text })
    let told = sentence.written(data, in: .pseudo)
    return told.split(whereSeparator: { "|,;:.!?\n".contains($0) }).flatMap { runs(String($0)) }
      .filter { run in
        let words = Self.squeezed(run)
        return !written.contains(" \(words) ") && !isPutTogether(words.split(separator: " "))
      }
  }

  /// Whether words are two whole texts or more, one after the other.
  private func isPutTogether(_ words: [Substring]) -> Bool {
    words.isEmpty
      || (1...words.count).contains { count in
        wholes.contains(words.prefix(count).joined(separator: " "))
          && isPutTogether(Array(words.dropFirst(count)))
      }
  }

  /// Words of two letters or more with single spaces between them, outside of command lines.
  private func runs(_ text: String) -> [String] {
    let typed = text.firstRange(of: "kerb ") ?? text.firstRange(of: "git ")
    let text = typed.map { String(text[..<$0.lowerBound]) } ?? text
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let pieces = words.split { word in
      word.utf8.count < 2
        || !word.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) && $0 >= 0x41 }
    }
    return pieces.filter { $0.count > 1 }.map { $0.joined(separator: " ") }
  }

  private static func squeezed(_ text: String) -> String {
    text.lowercased().split { !("a"..."z").contains($0) }.joined(separator: " ")
  }

  private static func gather(_ folder: String, _ texts: inout [String]) throws {
    for entry in try Files.list(folder).entries {
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder {
        try gather(path, &texts)
      } else if entry.name.hasSuffix(".json") {
        // Each text of the file stands in quotation marks.
        let text = String(decoding: try Files.read(path), as: UTF8.self)
        texts += text.replacing("\\n", with: "\n").split { "\"\n".contains($0) }.map(String.init)
      }
    }
  }
}
