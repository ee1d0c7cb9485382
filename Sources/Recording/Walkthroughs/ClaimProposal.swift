import JSON
import Records

/// Which claim of a profile an answer may rest on, by the words that both have: a proposal, which Enter keeps.
struct ClaimProposal {
  /// `nil` where no claim shares a word.
  let claim: Walkthrough.Claim?

  init(_ words: String, _ step: String, _ claims: [WalkthroughScript.Claim]) {
    let own = Self.stems(words)
    let around = Self.stems(step)
    let rated = claims.enumerated().map { place, claim in
      let stems = Self.stems(claim.words)
      // What the barrier says weighs more than where it was met.
      return (
        score: 3 * own.intersection(stems).count + around.intersection(stems).count, place: place
      )
    }
    let best = rated.max { ($0.score, -$0.place) < ($1.score, -$1.place) }
    guard let best, best.score >= 3 else {
      claim = nil
      return
    }
    claim = claims[best.place].claim
  }

  /// The first five letters of each longer word that is no word of every sentence.
  private static func stems(_ text: String) -> Set<Text> {
    let words = text.lowercased().split { !$0.isLetter }
    return Set(
      words.filter { $0.count > 3 && !common.contains(String($0)) }.map {
        Text(String($0.prefix(5)))
      })
  }

  private static let common: Set<String> = [
    "with", "that", "this", "from", "when", "what", "have", "does", "they", "them", "their",
    "there",
    "which", "while", "only", "each", "also", "into", "than", "then", "some", "more", "after",
    "before", "because", "about", "where", "again", "without", "would", "could", "three",
  ]
}
