import Localization
import Records
package import Wording

/// Looks for words, or regular expressions, in what a note says.
///
/// A compiled expression belongs to one thread, so each thread makes a matcher of its own.
package struct NoteWordMatcher {
  private let words: FoldedWords
  private let patterns: [Regex<AnyRegexOutput>]

  /// - Throws: ``WorkbenchError`` where an expression cannot be read.
  package init(_ query: NoteQuery) throws(WorkbenchError) {
    guard query.isRegex else {
      words = FoldedWords(query.words)
      patterns = []
      return
    }
    words = FoldedWords([])
    var patterns: [Regex<AnyRegexOutput>] = []
    for text in query.words { patterns.append(try Self.compiled(text)) }
    self.patterns = patterns
  }

  /// Whether everything stands in the words; words that are not shown hold nothing.
  func matches(_ shown: NoteWords) -> Bool {
    if words.isEmpty, patterns.isEmpty { return true }
    let text: String
    switch shown {
    case .account(let said), .quote(let said): text = said.words
    case .noPermissionToQuote, .notShared: return false
    }
    if !words.isEmpty { return words.stand(in: text) }
    return patterns.allSatisfy { (try? $0.firstMatch(in: text)) ?? nil != nil }
  }

  private static func compiled(_ text: String) throws(WorkbenchError) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(text).ignoresCase()
    } catch {
      throw WorkbenchError(
        .usage, at: "--regex", "the expression \(Quoted(text)) cannot be read: \(why(error))",
        fix:
          #"put a \ before a sign that is meant as it stands, or leave out --regex to look for plain words"#
      )
    }
  }

  /// What the toolchain says, as part of a sentence.
  private static func why(_ error: any Error) -> String {
    let words = "\(error)".oneLine
    let end = words.last == "." ? words.dropLast() : words[...]
    return String(end.prefix(200))
  }
}
