import Localization
import Measures
package import Terminal
import Wording
import Workbench

/// The exercise page by page: a start, one question a trait and person, and what came out.
package struct YourNetworkExercise {
  let pages: any PageShowing
  private var answers = NetworkAnswers()

  package init(pages: any PageShowing) { self.pages = pages }

  private enum Step {
    case next, previous, nextTrait, result
  }

  /// - Throws: `QuestionLeft` where the person leaves, `TerminalEnded`.
  package mutating func run() throws {
    defer { pages.forgetTyped() }
    try start()
    let traits = NetworkTrait.allCases
    var at = 0
    while at < traits.count * NetworkAnswers.people {
      let (number, person) = at.quotientAndRemainder(dividingBy: NetworkAnswers.people)
      switch try ask(traits[number], number: number, person: person) {
      case .next: at += 1
      case .previous where at == 0: try start()
      case .previous: at -= 1
      case .nextTrait:
        answers.clear(traits[number])
        at = (number + 1) * NetworkAnswers.people
      case .result: at = traits.count * NetworkAnswers.people
      }
    }
    try result()
  }

  private func start() throws {
    let page = Page(
      "network start", title: "Your network",
      lead: [
        "Nothing is written, ever: no file, no history.",
        "Think of five people you trust, outside your family if you can. They stay person 1 to person 5; write no names.",
        "For you and each of them: age, gender, ethnicity, sexual orientation, work, religion, first language, disability. In your own words; Enter alone leaves one out.",
        "At the end you see how alike you all are in each.",
      ], prompt: Prompt("Enter", enterMeans: "begins"))
    while true {
      switch try pages.show(page, []) {
      case .entered: return
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  private mutating func ask(_ trait: NetworkTrait, number: Int, person: Int) throws -> Step {
    let who: Sentence = person == 0 ? "You" : "Person \(person)"
    let page = Page(
      "network \(trait) \(person)",
      title: "\(trait.label): \(who.uncapitalised)",
      place: "\(number + 1) of \(NetworkTrait.allCases.count)",
      lead: person == 0 ? ["\(trait.hint)"] : [],
      prompt: Prompt(who, enterMeans: "leaves it out"),
      commands: [
        PageCommand("skip", "", "Leave this out for everybody.", footer: true),
        PageCommand("done", "", "See what came out so far.", footer: true),
      ])
    while true {
      let event = try pages.show(page, [])
      // What was typed must not come back as history on the next question.
      pages.forgetTyped()
      switch event {
      case .entered(let text, _):
        answers.put(text, trait, person: person)
        return .next
      case .command("skip", _): return .nextTrait
      case .command("done", _): return .result
      case .back: return .previous
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  private func result() throws {
    let rows = NetworkTrait.allCases.map { trait in
      let sentences = answers.likeness(trait).sentences.map { "\($0)" as Sentence }.joined(
        separator: " ")
      return PageRow("\(trait.label)", "\(trait.label): \(sentences)")
    }
    let alike = NetworkTrait.allCases.filter { answers.likeness($0).isAlike }.map {
      ("\($0.label)" as Sentence).uncapitalised
    }
    let first: Sentence =
      alike.isEmpty
      ? "In no trait did all give the same answer." : "All the same: \(Sentence.list(alike))."
    let page = Page(
      "network result", title: "How alike you are",
      lead: [
        "Nothing was written. When you leave, the answers are gone.", first,
        "Whom would a study miss that asked only people like these?",
      ],
      list: PageList(.reading, noun: Noun("trait", "traits"), rows: rows),
      prompt: Prompt("Enter", enterMeans: "ends"))
    while true {
      switch try pages.show(page, []) {
      case .entered, .back: return
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }
}
