import Localization
import Recording
import Records
import Wording
import Workbench

/// Sentences that the pages of a walkthrough and its end share.
struct WalkthroughWords {
  let plan: WalkthroughPlan

  /// The first word of the name: "Odalys".
  var firstName: String {
    plan.profile.name.split(separator: " ").first.map(String.init) ?? plan.profile.name
  }

  /// "she", or the name where the profile gives no pronoun.
  var subject: Sentence {
    let word = plan.profile.pronouns.first?.split { $0 == "/" || $0 == " " }.first
    guard let word else { return "\(firstName)" }
    return "\(word.lowercased())"
  }

  /// "Odalys, voice control. Pay by card: 2 goals, 6 steps. Nobody was asked."
  func opening(goals: Int, steps: Int) -> Sentence {
    let technology: Sentence =
      plan.profile.technologiesByPractice.first.map { ", \($0.name)" } ?? ""
    let over: Sentence = plan.over.map { ", today \($0)" } ?? ""
    let count: Sentence =
      "\(goals, "goal", "goals"), \(steps, "step", "steps")"
    let round: Sentence = plan.round.map { " For round \($0)." } ?? ""
    return "\(firstName)\(technology)\(over). \(plan.task.title): \(count).\(round) \(nobody)"
  }

  private var nobody: Sentence {
    switch plan.manner {
    case .reasoned: "Nobody was asked."
    case .setUp: "Nobody who works so every day was asked."
    case .simulation: "This imitates; nobody who lives so was asked."
    }
  }

  /// "Before: 1 does it, 2 does not find it, 3 cannot do it, 4 unsure. After: …".
  static let legend: Sentence =
    "Before: \(WalkthroughLine.list(.before)). After: \(WalkthroughLine.list(.after))."

  /// "choose a ticket before the tram comes": inside a sentence, without its full stop.
  static func inside(_ words: String) -> Sentence {
    ("\(words.hasSuffix(".") ? String(words.dropLast()) : words)" as Sentence).uncapitalised
  }

  /// "3 barriers, 1 disagreement, 1 parked. All suggested only."
  static func summary(_ sheet: WalkthroughSheet) -> Sentence {
    let doubts = sheet.answers.count { $0.answer.isDoubt }
    var parts = [Sentence.count(sheet.barriers.count, "barrier", "barriers")]
    if sheet.disagreements > 0 {
      parts.append(Sentence.count(sheet.disagreements, "disagreement", "disagreements"))
    }
    if doubts > 0 { parts.append(Sentence.count(doubts, "doubt", "doubts")) }
    if !sheet.parked.isEmpty { parts.append("\(sheet.parked.count) parked") }
    let unfamiliar = sheet.barriers.count { !$0.isAboutProduct }
    if unfamiliar > 0 {
      parts.append("\(unfamiliar) of them only because somebody was new to this")
    }
    return "\(parts.joined(separator: ", ")). All suggested only."
  }

  /// What must be known before something is tried, a sentence each.
  var cautions: [Sentence] {
    switch plan.manner {
    case .reasoned: []
    case .setUp:
      [
        "These are ways in which people really work. Keep what you use yourself switched on.",
        "Trouble may come from the product, or from being new to this: each one is asked.",
      ]
    case .simulation:
      [
        "This imitates a moment and is no substitute for people: it is about as hard, never the same.",
        "How strong it is set measures nothing, so it is not written down.",
        "Do not lay it over a technology that you need yourself: it can break it.",
        "Ten minutes at most, another task each time; stop whenever you like.",
        "It shows where the product fails, not what living so is like; practice makes people quicker.",
        "Talk about it afterwards. Then try the product with somebody who lives so.",
      ]
    }
  }
}
