import JSON
import Records

/// Tells of each cue who speaks.
///
/// A voice of WebVTT says it. Where a file has none, a name stands before a colon, as in transcripts of Zoom. What may be
/// a name is taken for one: a name that is taken for words would be stored, words that are taken for a name are told.
struct Speakers {
  private(set) var lines: [TranscriptLine] = []

  /// - Parameter notNames: What stands before a colon and is no name.
  init(_ cues: [Cue], notNames: Set<String>) {
    let parts = cues.map(Self.parts)
    let hasVoices = parts.contains { $0.contains { $0.voice != nil } }
    let ignored = Set(notNames.map { Text($0) })
    let named = parts.count { part in
      part.count == 1 && Self.split(part[0].text, anyCase: true) != nil
    }
    // Where every third cue or more begins so, the program writes names there, in small letters too.
    let anyCase = !hasVoices && named * 3 >= max(1, cues.count)
    for (cue, own) in zip(cues, parts) {
      for part in own {
        var (speaker, words) = (part.voice, part.text)
        if !hasVoices, speaker == nil, !cue.hasNameLine,
          let (name, rest) = Self.split(words, anyCase: anyCase), !ignored.contains(Text(name))
        {
          (speaker, words) = (name, rest)
        }
        if speaker?.isEmpty == true { speaker = nil }
        let tidied = Self.tidy(words)
        lines.append(
          TranscriptLine(
            line: cue.line, start: cue.start, end: cue.end, speaker: speaker,
            // Behind a name such signs are what was said.
            words: speaker == nil ? Self.withoutMark(tidied) : tidied))
      }
    }
  }

  private static func parts(_ cue: Cue) -> [CueMarkup.Part] {
    if cue.hasNameLine, let name = cue.payload.first {
      let words = cue.payload.dropFirst().joined(separator: "\n")
      return [CueMarkup.Part(voice: name.trimmedOfSpace, text: CueMarkup.plain(words))]
    }
    let text = cue.payload.joined(separator: "\n")
    if cue.isMarked { return CueMarkup.marked(text) }
    return [CueMarkup.Part(voice: nil, text: CueMarkup.plain(text))]
  }

  /// Without spaces at the ends of lines, and the space that stands for an empty line.
  private static func tidy(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).trimmedOfSpace
    }
    return lines.joined(separator: "\n").trimmedOfSpace
  }

  /// Without the signs with which captions mark a change of speakers.
  private static func withoutMark(_ words: String) -> String {
    words.hasPrefix(">>") ? String(words.drop { $0 == ">" }).trimmedOfSpace : words
  }

  /// A name before a colon, and what follows.
  static func split(_ text: String, anyCase: Bool) -> (name: String, rest: String)? {
    let text = withoutMark(tidy(text))
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let name = String(text[..<colon]).trimmedOfSpace
    let rest = text[text.index(after: colon)...]
    guard !name.isEmpty, name.count <= 60, !name.contains("\n"),
      text[colon] == "：" || rest.first.map(\.isWhitespace) ?? false,
      name.contains(where: \.isLetter), !name.contains(where: { ",;!?\"“”".contains($0) })
    else { return nil }
    let words = name.split(separator: " ")
    guard words.count <= 6 else { return nil }
    let fits = anyCase || words.allSatisfy(isOfName)
    return fits ? (name, String(rest).trimmedOfSpace) : nil
  }

  /// Whether a word may be one of a name: it begins with a capital, a digit or a bracket, has no case, or is small in
  /// names.
  private static func isOfName(_ word: Substring) -> Bool {
    guard let first = word.first else { return false }
    if !first.isLetter || first.isUppercase || !first.isCased { return true }
    return ["de", "da", "di", "del", "la", "van", "von", "der", "den", "zu", "al", "bin", "y", "e"]
      .contains(word)
  }
}
