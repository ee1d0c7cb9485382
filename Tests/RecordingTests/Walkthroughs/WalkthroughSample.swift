import JSON
import Localization
import Records
import Testing

@testable import Recording

/// A walkthrough that somebody types, line by line, as the pages would hand it over.
struct TypedWalkthrough {
  var asking: WalkthroughAsking
  /// How many lines were entered.
  private(set) var lines = 0
  private(set) var said: [String] = []
  private(set) var problems = 0
  private(set) var entries: [WalkthroughEntry] = []
  private var keys = 0

  init(_ asking: WalkthroughAsking) { self.asking = asking }

  /// Enters lines; one that begins with a slash is a command.
  mutating func type(_ typed: String...) { for line in typed { enter(line) } }

  mutating func enter(_ line: String) {
    lines += 1
    take(Self.event(line))
  }

  mutating func take(_ event: WalkthroughAsking.Event) {
    var keys = keys
    let outcome = asking.take(
      event,
      newKey: {
        keys += 1
        return "k\(keys < 10 ? "00" : keys < 100 ? "0" : "")\(keys)"
      })
    self.keys = keys
    problems += outcome.isProblem ? 1 : 0
    if !outcome.words.isEmpty { said.append(outcome.words.plain()) }
    entries += outcome.entries
  }

  private static func event(_ line: String) -> WalkthroughAsking.Event {
    guard line.hasPrefix("/") else { return .typed(line) }
    let parts = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "also": return .own(.also(rest))
    case "barrier": return .own(.barrier(rest))
    case "park": return .own(.park(rest))
    case "claim": return .own(.claims)
    case "facets": return .own(.facets)
    case "undo": return .undo
    case "show": return .show
    case "skip": return .skip
    default: return .stop
    }
  }

  /// "step-2 before: cannotDo; all buttons" for each answer, in the order of the answers.
  var answers: [String] {
    asking.sheet.answers.map { answer in
      let by = answer.by.map { " \($0)" } ?? ""
      let why = answer.why.map { ": \($0)" } ?? ""
      let asked = answer.question.step ?? answer.question.goal ?? ""
      return "\(asked) \(answer.question.part.id)\(by) \(answer.answer.id)\(why)"
    }
  }

  /// "2.4.6: all buttons", "beConsistent: a fee appears" for each barrier.
  var barriers: [String] {
    asking.sheet.barriers.map { barrier in
      let about = barrier.places.map(\.description) + barrier.principles.map(\.id)
      return "\(about.joined(separator: " ")): \(barrier.text)"
    }
  }
}

extension Asking where Script == WalkthroughScript {
  /// A task of some goals with as many steps each.
  static func sample(
    goals: Int, stepsEach: Int, manner: WalkthroughManner = .reasoned, evaluators: [String] = [],
    claims: [(String, String)] = [], facets: [(String, String)] = [],
    standing: WalkthroughSheet = WalkthroughSheet()
  ) throws -> WalkthroughAsking {
    var (goalTexts, stepTexts): ([String], [String]) = ([], [])
    for goal in 1...goals {
      goalTexts.append(
        "\"goal-\(goal)\": {\"task\": \"pay\", \"text\": \"Goal \(goal)\", \"position\": \"a\(goal)\"}"
      )
      for step in 1...stepsEach {
        let number = (goal - 1) * stepsEach + step
        let place = "a\(number < 10 ? "0" : "")\(number)x"
        stepTexts.append(
          "\"step-\(number)\": {\"task\": \"pay\", \"goal\": \"goal-\(goal)\", \"text\": \"Step \(number)\", \"position\": \"\(place)\"}"
        )
      }
    }
    let text = """
      {"id": "tram", "goals": {\(goalTexts.joined(separator: ", "))},
       "steps": {\(stepTexts.joined(separator: ", "))}}
      """
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    let script = WalkthroughScript(
      TaskCourse(of: "pay", in: Study(&reader)), manner: manner,
      claims: claims.map {
        WalkthroughScript.Claim(
          Walkthrough.Claim(key: $0.0, digest: "d"), $0.1, standing: "assumed")
      }, facets: facets.map { WalkthroughScript.Facet(key: $0.0, words: $0.1) },
      evaluators: evaluators, day: "2026-03-03")
    return WalkthroughAsking(script, standing: standing)
  }
}
