import Localization
import Measures
import Records
import Wording

/// What people did and answered at a criterion, in words.
enum SignWords {
  /// "3 tasks done, 1 with help; 1 not done; 1 answer against the product".
  static func list(_ signs: Signs) -> Sentence {
    var parts: [Sentence] = []
    func add(_ count: Int, _ words: Sentence) {
      if count > 0 { parts.append(words) }
    }
    add(signs.done, .count(signs.done, "task done", "tasks done"))
    add(
      signs.doneWithHelp, .count(signs.doneWithHelp, "task done with help", "tasks done with help"))
    add(
      signs.answeredFor,
      .count(signs.answeredFor, "answer for the product", "answers for the product"))
    add(signs.successes, .count(signs.successes, "note of success", "notes of success"))
    add(
      signs.notDone, .count(signs.notDone, "task not done or stopped", "tasks not done or stopped"))
    add(
      signs.endedAtTimeLimit,
      .count(
        signs.endedAtTimeLimit, "task ended at the agreed time", "tasks ended at the agreed time"))
    add(
      signs.answeredAgainst,
      .count(signs.answeredAgainst, "answer against the product", "answers against the product"))
    add(
      signs.answeredUndecided,
      .count(signs.answeredUndecided, "answer that settles nothing", "answers that settle nothing"))
    add(signs.otherMoments, .count(signs.otherMoments, "other note", "other notes"))
    return Sentence.joined(parts, ", ")
  }
}
