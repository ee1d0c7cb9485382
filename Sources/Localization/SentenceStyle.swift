/// How the parts of a sentence become text of one kind: plain, Markdown, HTML.
package struct SentenceStyle: Sendable {
  /// Words of the program, in which `` `…` `` is code.
  let words: @Sendable (String) -> String
  /// Data; whether nothing stands before it.
  let text: @Sendable (String, _ atStart: Bool) -> String
  /// A marked piece that is written already; `nil` where marks are left out.
  let marked: (@Sendable (String, SentenceMark) -> String)?

  package init(
    words: @escaping @Sendable (String) -> String,
    text: @escaping @Sendable (String, _ atStart: Bool) -> String,
    marked: (@Sendable (String, SentenceMark) -> String)? = nil
  ) {
    self.words = words
    self.text = text
    self.marked = marked
  }

  /// As it is read where nothing marks code.
  package static let plain = SentenceStyle(
    words: { $0.utf8.contains(UInt8(ascii: "`")) ? $0.filter { $0 != "`" } : $0 },
    text: { text, _ in text })
}

extension Sentence {
  /// The sentence in a language, as plain text; data is not changed and not made safe.
  package func plain(in language: Language = .english) -> String { written(.plain, in: language) }

  /// The sentence in a language, in a style.
  package func written(_ style: SentenceStyle, in language: Language) -> String {
    var output = ""
    write(style, language, &output)
    return output
  }

  private func write(_ style: SentenceStyle, _ language: Language, _ output: inout String) {
    switch form {
    case .words(let words): Self.write(language.parts([.words(words)]), style, language, &output)
    case .template(let parts): Self.write(language.parts(parts), style, language, &output)
    case .count(let number, let one, let many):
      Self.write(language.counted(number, one: one, many: many), style, language, &output)
    case .joined(let pieces, let separator):
      for (place, piece) in pieces.enumerated() {
        if place > 0 { output += separator }
        piece.write(style, language, &output)
      }
    case .list(let pieces, let word):
      for (place, piece) in pieces.enumerated() {
        if place > 0 {
          let separator = place == pieces.count - 1 ? word.sentence : Self.comma
          separator.write(style, language, &output)
        }
        piece.write(style, language, &output)
      }
    case .capitalised(let sentence):
      let start = output.utf8.count
      sentence.write(style, language, &output)
      // Where pieces are marked, an element may stand before the first letter.
      let element = style.marked == nil ? 0 : Self.elements(output.utf8.dropFirst(start))
      Self.capitalise(&output, at: start + element)
    case .uncapitalised(let sentence):
      let start = output.utf8.count
      sentence.write(style, language, &output)
      let element = style.marked == nil ? 0 : Self.elements(output.utf8.dropFirst(start))
      if language.hasSmallLettersWithin { Self.uncapitalise(&output, at: start + element) }
    case .marked(let sentence, let mark):
      let start = output.utf8.count
      sentence.write(style, language, &output)
      guard let marked = style.marked else { return }
      let place = output.utf8.index(output.startIndex, offsetBy: start)
      output.replaceSubrange(place..., with: marked(String(output[place...]), mark))
    }
  }

  /// Code between backticks is to be typed: what stands there stays English, also where it is a piece of its own.
  private static func write(
    _ parts: [Part], _ style: SentenceStyle, _ language: Language, _ output: inout String
  ) {
    var isCode = false
    for part in parts {
      write(part, style, isCode ? .english : language, &output)
      if case .words(let words) = part {
        for byte in words.utf8 where byte == UInt8(ascii: "`") { isCode.toggle() }
      }
    }
  }

  private static func write(
    _ part: Part, _ style: SentenceStyle, _ language: Language, _ output: inout String
  ) {
    switch part {
    case .words(let words): output += style.words(words)
    case .text(let text): output += style.text(text, output.utf8.isEmpty)
    case .number(let number): output += String(number)
    case .piece(let sentence): sentence.write(style, language, &output)
    }
  }

  /// How many bytes the tags take that stand before the first letter.
  private static func elements(_ bytes: Substring.UTF8View) -> Int {
    var rest = bytes
    while rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
      rest = rest[rest.index(after: end)...]
    }
    return bytes.count - rest.count
  }

  private static func capitalise(_ output: inout String, at start: Int) {
    let place = output.utf8.index(output.startIndex, offsetBy: start)
    guard place < output.endIndex, (0x61...0x7a).contains(output.utf8[place]) else { return }
    let next = output.utf8.index(after: place)
    output.replaceSubrange(place..<next, with: output[place..<next].uppercased())
  }

  private static func uncapitalise(_ output: inout String, at start: Int) {
    let rest = output[output.utf8.index(output.startIndex, offsetBy: start)...]
    guard let first = rest.first else { return }
    let second = rest.dropFirst().first
    if second?.isUppercase ?? false { return }
    if first == "I", second.map({ !$0.isLetter }) ?? true { return }
    output.replaceSubrange(
      rest.startIndex..<rest.index(after: rest.startIndex), with: first.lowercased())
  }
}

extension Sentence: CustomStringConvertible {
  /// The sentence in English, for texts that know no language yet.
  package var description: String { plain() }
}
