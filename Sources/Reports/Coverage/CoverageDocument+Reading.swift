import Localization
import Measures
import Records

extension CoverageDocument {
  /// What the words and numbers mean, and how unclear cases were decided.
  static func reading(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "How to read this")
    let edition: Sentence =
      coverage.edition == .share
      ? "This is the edition for sharing: no participant numbers (texts that hold one say “a participant” instead), no words without permission to quote and to share. Where two properties of people cross, counts below 3 are not shown, and neither is what a group of 1 or 2 people exercised."
      : "This is the edition for the team: it holds participant numbers and what notes say. Do not pass it on."
    document.list([
      "A state says how a criterion was looked at: “barrier met”, “exercised, no barrier noted” and “unclear” mean that people were there; the other three do not. “Exercised” is not “passed”.",
      "“Exercised” needs a sign that it worked for somebody: a task that lists the criterion was done (with or without the moderator's help), something to watch for was answered for the product, or a note of success names it that was not made on the way through a task left undone. One such sign is enough; the table names those against it too.",
      "“Unclear” means that people tried and nothing shows that it worked: they stopped, did not finish, or the answer spoke against the product, and no barrier was noted there. It is not known whether it works. A task that was not offered, or whose end nobody noted, says nothing.",
      "An outcome is something else than a state. A barrier that people met reads “cannot tell” until a reviewer confirms the criterion, then “failed”. Tags proposed while recording count until somebody has reviewed the note; from then on only the confirmed ones do. That nothing went wrong sets no outcome. Simulated, persona and documented evidence sets none.",
      "A specialist's “passed” or “does not apply” counts only when it covers the study's whole list of screens, else it reads “cannot tell”. A tool that finds no failure reads “cannot tell”.",
      "An evidence item is one note or entry and one place that it names. A note that names a guideline counts for the guideline and never for its criteria. Several loggers of one moment count once. Findings are conclusions and are not counted as items.",
      "Notes count in the reported round. Evidence from specialists, tools, simulations, personas and sources counts in the round that it names, or in every round if it names none. A session without a round belongs to round 1. Pilots never count, and nothing counts of people who refused to be observed or have withdrawn.",
      "The worst open impact is the highest that a note gives a barrier, from 0 (no problem) to 4 (blocks). A barrier counts as open unless every finding it supports is fixed; one of an earlier round counts while a finding it supports is open.",
      "What nobody asked is not known, and not known is never counted as none. Somebody has none of something only where the person said so.",
      "Recruitment targets are counted in this round and over all rounds. Situational targets count sessions in a real situation; staged ones do not count.",
      "A person's place on a scale is the observed one if there is one, else the self-reported, else the assumed one; of several, the newest.",
      edition,
    ])
  }
}
