import JSON
import Records

/// Which claim of a profile an answer may rest on, by the words that both have: a proposal, which Enter keeps.
struct ClaimProposal {
  /// `nil` where no claim shares a word.
  let claim: Walkthrough.Claim?

  init(_ words: String, _ step: String, _ claims: [WalkthroughScript.Claim]) {
    let own = WordStems.of(words)
    let around = WordStems.of(step)
    let rated = claims.enumerated().map { place, claim in
      let stems = WordStems.of(claim.words)
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
}
