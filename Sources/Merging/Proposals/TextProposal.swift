import JSON
import Records

/// One text that holds what several people wrote at the same time; a person decides whether it is any good.
///
/// It is made of whole words that somebody wrote, in the order in which they wrote them. Where people wrote different
/// words in one place there is nothing to propose. It is for showing only: a merge never makes one.
package enum TextProposal {
  /// Texts with more bytes than this together get no proposal.
  static let mostBytes = 200_000

  /// What to propose for texts of one field.
  ///
  /// - Parameters:
  ///   - texts: What the people wrote, in any order; the order does not matter.
  ///   - base: What stood there before all of them, where that is known. With it everybody's changes are taken;
  ///     without it what one wrote more than another is taken, and nothing is left out.
  /// - Returns: `nil` where there is nothing to propose: a real clash, texts that have little in common, texts that
  ///   are too long, or a result that is one of the texts.
  /// - Complexity: O(*n* · *m*) in the words that differ, with an upper limit.
  package static func text(of texts: [String], base: String? = nil) -> String? {
    let distinct = Set(texts.map { Text($0) }).sorted().map(\.string)
    let bytes = (distinct + [base ?? ""]).reduce(0) { $0 + $1.utf8.count }
    guard distinct.count > 1, bytes <= mostBytes else { return nil }
    var words = ProposalWords()
    let lists = distinct.map { words.list($0) }
    let found: [Int]?
    if let base {
      found = WordEdits.merged(lists, base: words.list(base), words)
    } else {
      found = WordUnion.merged(lists, words)
    }
    guard let found, isHonest(found, lists, &words) else { return nil }
    let text = words.text(found)
    return distinct.contains { Text.isSame($0, text) } ? nil : text
  }

  /// Whether a result reads as the words it was made of, and holds every word that all texts hold.
  private static func isHonest(_ found: [Int], _ lists: [[Int]], _ words: inout ProposalWords)
    -> Bool
  {
    // Two pieces side by side could read as one word that nobody wrote.
    guard words.list(words.text(found)) == found else { return false }
    let all = lists.map(Set.init)
    let common = all.dropFirst().reduce(all[0]) { $0.intersection($1) }
    return common.filter(words.isWord).isSubset(of: Set(found))
  }
}
