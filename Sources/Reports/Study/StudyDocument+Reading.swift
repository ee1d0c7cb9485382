import Localization
import Measures
import Records

extension StudyDocument {
  /// What the words and numbers mean, and how unclear cases were decided.
  static func reading(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "How to read this")
    let edition: Sentence =
      study.edition == .share
      ? "This is the edition for sharing: no participant numbers (texts that hold one say “a participant” instead). Figures of groups of fewer than \(Edition.smallestSharedCell) people are not shown, nor of groups that leave out one or two people: their difference would tell of them. How many people have one property is told however few they are, and times and ratings of one or two people are left out. Beside a mean or median stand the lowest and the highest value, each of which is one person's. Notes that nobody has cleared of names, numbers and places may be missing: they are not in reports that leave the team."
      : "This is the edition for the team: it holds participant numbers. Do not pass it on. Groups of one or two people are told as counts only."
    document.list([
      "n is how many people, attempts or responses a figure rests on. An interval of 95 % is made so that 95 of 100 intervals made that way hold the true value; with few people it is wide, and that is what it is for.",
      "Done without help: the attempt ended with “done” and somebody noted that the moderator did not help. Where nobody noted it, it does not count as done without help.",
      "Not done, stopped by the participant and stopped by the moderator are attempts. Not offered is none.",
      "Stopped at the agreed time means that the time agreed beforehand was over. The person tried and counts among those who did; it is no failure and stands in a row of its own.",
      "Offered to: people of the round with an attempt at the task, however it ended. Of people without one it is noted that it was not offered, or nothing is.",
      "Time on task runs from start to end of the attempt, less the time that its session notes as setting up, faults or breaks. An attempt whose start or end was entered after the session has no time. \(SessionSpan.rule)",
      "Groups stand beside everybody, not against each other. Somebody may be in several groups, and people differ in more than the property that names a group.",
      "A person's place on a scale is the observed one if there is one, else the self-reported, else the assumed one; of several, the newest.",
      "Pilots never count, and nothing counts of people who refused to be observed or have withdrawn.",
      edition,
    ])
  }
}
