import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// Asks which assistive technology is used, one after the other.
struct TechnologyQuestions {
  let dialog: QuestionDialog
  /// "P02" or "this session".
  let whose: Sentence
  /// Whether an empty answer needs a reason: declined, not asked or unknown.
  let wantsAbsence: Bool

  struct Answer: Hashable {
    var technologies: [Technology] = []
    /// What stands in place of technologies; `nil` while nothing was answered.
    var word: ListWord?
  }

  /// Asks until the person goes on with Enter.
  func ask(_ before: Answer) throws -> Answer {
    var answer = before
    while true {
      switch try event(answer) {
      case .entered(let typed, _):
        let text = PlainText.trimmed(typed)
        if text.isEmpty { return answer.technologies.isEmpty ? closed(answer) : answer }
        if answer.technologies.isEmpty, let index = reasonIndex(text) {
          answer.word = reason(index)
          return answer
        }
        if let flaw = QuestionDialog.flaw(in: text, .line) {
          dialog.tell(.error(flaw))
        } else {
          try inner { try add(text, to: &answer) }
        }
      case .action(.change(let index), _): try inner { try change(index, in: &answer) }
      case .action(.reason(let index), _):
        answer.word = reason(index)
        return answer
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .nothing, .idle: continue
      }
    }
  }

  private enum Destination {
    /// A technology that was named, by its place.
    case change(Int)
    /// Why there is none, by its place among the reasons.
    case reason(Int)
  }

  private func event(_ answer: Answer) throws -> ActionPage<Destination>.Event {
    let there = answer.technologies
    let known = there.enumerated().map { index, technology -> ActionPage<Destination>.Row in
      (PageRow("\(index)", "\(technology.words)"), .change(index))
    }
    let none = reasons.enumerated().map { index, reason -> ActionPage<Destination>.Row in
      (PageRow(reason.id, Self.label(reason)), .reason(index))
    }
    let rows = there.isEmpty ? none : known
    let what: Sentence =
      wantsAbsence ? "Which assistive technology does \(whose) use?" : "Used in \(whose)?"
    let page = ActionPage(
      "technology \(there.count)", title: what,
      lead: [there.isEmpty ? "Type its name, such as VoiceOver." : "Type another, or go on."],
      list: ActionList(.choices, noun: Noun("choice", "choices"), rows: rows),
      prompt: Prompt(
        "Technology", .textOrChoice,
        enterMeans: there.isEmpty ? (wantsAbsence ? "means not asked" : "means none") : "goes on"))
    return try dialog.pages.show(page, dialog.takeMessages())
  }

  /// What may stand in place of technologies.
  private var reasons: [ListWord] { wantsAbsence ? ListWord.allCases : [.none] }

  private static func label(_ reason: ListWord) -> Sentence { reason.absence?.label ?? "none" }

  /// The reason that was typed in words.
  private func reasonIndex(_ text: String) -> Int? {
    let typed = text.lowercased()
    return reasons.firstIndex {
      Text.isSame(Self.label($0).plain(in: dialog.pages.language).lowercased(), typed)
    }
  }

  private func reason(_ index: Int) -> ListWord? {
    reasons.indices.contains(index) ? reasons[index] : nil
  }

  private func closed(_ answer: Answer) -> Answer {
    Answer(technologies: [], word: wantsAbsence ? answer.word ?? .notAsked : nil)
  }

  /// Asks something more about one technology; going back drops only that.
  private func inner(_ questions: () throws -> Void) throws {
    do {
      try questions()
    } catch let left as QuestionLeft where !left.quits {
      return
    }
  }

  private func add(_ name: String, to answer: inout Answer) throws {
    var new = Technology(name)
    try Questions.ask([version, proficiency, years], &new)
    answer.technologies.append(new)
    answer.word = nil
  }

  private func change(_ index: Int, in answer: inout Answer) throws {
    let name = answer.technologies[index].name
    if try dialog.choose("\(name)", "Choice", ["ask about it again", "take it out"]) == 1 {
      answer.technologies.remove(at: index)
      return
    }
    var changed = answer.technologies[index]
    try Questions.ask([version, proficiency, years], &changed)
    answer.technologies[index] = changed
  }

  private func version(_ technology: inout Technology) throws -> Questions.Step {
    let typed = try dialog.line(
      "Which version of \(technology.name)?", "Version",
      enterMeans: technology.version.map { "keeps \"\($0)\"" } ?? "means unknown")
    technology.version = typed ?? technology.version
    return .asked
  }

  private func proficiency(_ technology: inout Technology) throws -> Questions.Step {
    technology.proficiency = try dialog.word(
      "How practised with \(technology.name)?", "Practice", Proficiency.allCases,
      standing: technology.proficiency ?? .unknown)
    return .asked
  }

  private func years(_ technology: inout Technology) throws -> Questions.Step {
    let typed = try dialog.line(
      "For how many years?", "Years", .decimal(0...100),
      enterMeans: technology.years.map { "keeps \($0)" } ?? "means unknown")
    technology.years = typed ?? technology.years
    return .asked
  }
}
