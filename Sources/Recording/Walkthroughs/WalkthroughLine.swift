import JSON
package import Localization
package import Records
import Wording

/// A line that answers a question of a walkthrough: "3 all buttons have one name /also 1 Ben: as last week".
package struct WalkthroughLine: Hashable, Sendable {
  /// What one person answers.
  package struct Opinion: Hashable, Sendable {
    package let answer: WalkthroughAnswer
    /// Why, or what is in the way; `nil` where nothing was written.
    package var why: String?
    /// `nil` for everybody together.
    package let by: String?
  }

  package var main: Opinion
  package var others: [Opinion]

  /// Why a line cannot be read.
  package struct Problem: Error, Hashable {
    package let words: Sentence
  }

  init(_ typed: String, to part: WalkthroughPart) throws(Problem) {
    let pieces = Self.pieces(typed)
    main = try Self.opinion(pieces[0], part)
    others = []
    for piece in pieces.dropFirst() { others.append(try Self.other(piece, part)) }
  }

  /// What stands behind `/also`: "1 Ben: as last week".
  static func other(_ typed: String, _ part: WalkthroughPart) throws(Problem) -> Opinion {
    let first = try opinion(typed, part)
    guard let rest = first.why, !isNameless(typed) else { throw Problem(words: unnamed(part)) }
    let halves = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = PlainText.trimmed(String(halves[0]))
    guard !name.isEmpty, name.utf8.count <= longestName else {
      throw Problem(words: unnamed(part))
    }
    guard !namesParticipant(name) else {
      throw Problem(
        words: "Write a role, not the number of a participant: nobody who takes part answers here.")
    }
    let why = halves.count > 1 ? PlainText.trimmed(String(halves[1])) : ""
    return Opinion(answer: first.answer, why: why.isEmpty ? nil : why, by: name)
  }

  /// Whether a role is a participant's number, such as `P07` or `P07-kx4d`, which a withdrawal would have to find.
  package static func namesParticipant(_ role: String) -> Bool {
    let word = role.utf8
    guard let first = word.first, first | 0x20 == UInt8(ascii: "p") else { return false }
    let digits = word.dropFirst().prefix { (0x30...0x39).contains($0) }
    guard digits.count >= 2 else { return false }
    return digits.endIndex == word.endIndex || word[digits.endIndex] == UInt8(ascii: "-")
  }

  /// Whether a colon stands where the name is missing: "2 : why".
  private static func isNameless(_ typed: String) -> Bool {
    let rest = PlainText.trimmed(typed).drop { !$0.isWhitespace }
    return rest.first { !$0.isWhitespace }.map(isSign) ?? false
  }

  /// No role is longer; in bytes.
  private static let longestName = 80

  private static func unnamed(_ part: WalkthroughPart) -> Sentence {
    let answer = part == .goal ? "n" : "1"
    return
      "Write whose answer it is after it, and why behind a colon: `/also \(answer) Ben: as last week`."
  }

  /// The line cut where ` /also ` begins another person's answer.
  private static func pieces(_ typed: String) -> [String] {
    var pieces: [String] = [""]
    for word in typed.split(separator: " ", omittingEmptySubsequences: false) {
      if Text.isSame(word.lowercased(), "/also") {
        pieces.append("")
      } else {
        pieces[pieces.count - 1] += (pieces[pieces.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return pieces
  }

  private static func opinion(
    _ typed: String, _ part: WalkthroughPart
  ) throws(Problem) -> Opinion {
    let text = PlainText.trimmed(typed)
    let word = text.prefix { !$0.isWhitespace && !isSign($0) }
    guard let answer = answer(String(word).lowercased(), part) else {
      throw Problem(words: usage(part))
    }
    let rest = text.dropFirst(word.count)
    // "no problem here" may mean the opposite of "no".
    if word.count > 1, let next = rest.first, !isSign(next) {
      throw Problem(
        words: part == .goal
          ? "This can be read in two ways. Write `y`, `n` or `m` first, then why."
          : "This can be read in two ways. Write a number first, then why.")
    }
    let why = PlainText.trimmed(String(rest.drop { isSign($0) || $0.isWhitespace }))
    return Opinion(answer: answer, why: why.isEmpty ? nil : why, by: nil)
  }

  private static func isSign(_ character: Character) -> Bool { ".:,;：，；、".contains(character) }

  private static func answer(_ word: String, _ part: WalkthroughPart) -> WalkthroughAnswer? {
    let all = part.answers
    if word.count == 1, let number = word.first?.wholeNumberValue {
      return all.indices.contains(number - 1) ? all[number - 1] : nil
    }
    guard part == .goal else { return nil }
    switch word {
    case "y", "yes": return .yes
    case "n", "no": return .no
    case "m", "maybe": return .maybe
    default: return nil
    }
  }

  private static func usage(_ part: WalkthroughPart) -> Sentence {
    switch part {
    case .goal:
      "Begin with `y`, `n` or `m`; why may follow: `n she thinks the app does it by itself`."
    case .before, .after:
      "Begin with \(list(part)); what is in the way may follow: `3 all buttons have one name`."
    }
  }

  /// "1 does it, 2 does not find it, 3 cannot do it, 4 unsure".
  package static func list(_ part: WalkthroughPart) -> Sentence {
    part.answers.enumerated().map { "\($0.offset + 1) \($0.element.label)" as Sentence }
      .joined(separator: ", ")
  }
}
