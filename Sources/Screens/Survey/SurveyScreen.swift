import Interchange
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Asks the items of one instrument, one at a time, and keeps each answer at once.
final class SurveyScreen {
  /// Where the person is.
  private enum Spot {
    case opening
    case question(Int, returns: Bool)
    case answers
    case left
    case result
  }

  enum Ending {
    /// Every item is settled.
    case finished
    case stopped
  }

  let plan: SurveyPlan
  private let desk: SetupDesk
  private let watching: WatchingPages
  private let store: SurveyStore
  private(set) var sheet: SurveySheet
  private var spot: Spot
  private var visit = 0
  private var hasGivenInstructions = false
  private var hasAsked = false
  /// The question whose row the list of answers starts on.
  private var lastItem: Int?

  /// - Parameters:
  ///   - response: What was answered before.
  ///   - isChange: Whether it begins with all answers, to change one.
  init(
    desk other: SetupDesk, plan: SurveyPlan, response: Response? = nil, isChange: Bool = false
  ) throws {
    let watching = WatchingPages(
      other.pages,
      try ErasureWatch(
        other.workbench, study: plan.study, session: plan.session?.string,
        people: [plan.participant.string]))
    self.watching = watching
    desk = SetupDesk(watching, other.workbench, saying: other.takeMessages())
    self.plan = plan
    store = try SurveyStore(other.workbench, plan, response: response?.id) {
      try watching.requireThere()
    }
    sheet = SurveySheet(plan.instrument, response)
    if isChange {
      spot = .answers
    } else if let first = sheet.left.first, response != nil {
      spot = .question(first, returns: false)
    } else {
      spot = sheet.answers.count > 3 ? .opening : .question(0, returns: false)
    }
  }

  /// What was erased elsewhere while it asked; then no answer is kept any more.
  var erased: ErasedMeanwhile? {
    watching.look()
    return watching.erased
  }

  /// The response, once there is one.
  var response: RecordID? { store.id }

  /// - Throws: ``TerminalEnded``; everything that was answered is kept.
  func run() throws -> Ending {
    do {
      while true {
        switch spot {
        case .opening: try open()
        case .question(let item, let returns):
          guard try ask(item, returns: returns) else { return .stopped }
        case .answers: guard try showAnswers() else { return .stopped }
        case .left: guard try settleLeft() else { return .stopped }
        case .result: if try showResult() { return .finished }
        }
      }
    } catch let left as QuestionLeft where left.quits {
      return sheet.left.isEmpty ? .finished : .stopped
    }
  }

  private func go(to next: Spot) {
    spot = next
    visit += 1
  }

  private func show(_ page: Page) throws -> PageEvent {
    let event = try desk.pages.show(page, desk.takeMessages())
    if case .quit = event { throw QuestionLeft(quits: true) }
    return event
  }

  // MARK: Questions

  private func open() throws {
    switch try show(SurveyPage.opening(plan, sheet)) {
    case .entered, .chosen:
      hasGivenInstructions = true
      go(to: .question(0, returns: false))
    case .back: throw QuestionLeft()
    default: break
    }
  }

  /// - Returns: Whether it goes on.
  private func ask(_ item: Int, returns: Bool) throws -> Bool {
    lastItem = item
    let page = SurveyPage.question(
      item, sheet, plan, visit: visit, isFirst: !hasAsked, lead: instructions(item))
    defer { hasAsked = true }
    switch try show(page) {
    case .chosen(let index):
      guard sheet.rules[item].options.indices.contains(index) else { break }
      take(.init(value: sheet.rules[item].options[index].id), at: item, returns)
    case .entered(let text, _): type(text, at: item, returns)
    case .command(let name, let argument):
      return obey(name, argument, at: item, returns)
    case .back:
      hasGivenInstructions = true
      if returns {
        go(to: .answers)
      } else if item > 0 {
        go(to: .question(item - 1, returns: false))
      } else {
        return false
      }
    default: break
    }
    return true
  }

  /// Short instruments have no page of their own for what is said first.
  private func instructions(_ item: Int) -> [String] {
    guard !hasGivenInstructions, sheet.answers.count <= 3, item == 0 else { return [] }
    return (plan.instrument.instructions?.lines ?? []).filter { !$0.isEmpty }
  }

  private func type(_ text: String, at item: Int, _ returns: Bool) {
    if FieldText.trimmed(text).isEmpty {
      guard sheet.answers[item].isSettled else {
        desk.tell(.error("\(expected(item)) /skip leaves it out for now."))
        return
      }
      advance(from: item, returns)
      return
    }
    switch AnswerReader(sheet.rules[item]).read(whole(Self.digits(text), item)) {
    case .value(let value): take(.init(value: value), at: item, returns)
    case .absence(let absence): take(.init(absence: absence), at: item, returns)
    case .notAllowed: desk.tell(.error(expected(item)))
    }
  }

  private func expected(_ item: Int) -> String {
    let rule = sheet.rules[item]
    if rule.isOpen { return "Write one line." }
    return SurveyPage.hasOwnNumbers(rule) || rule.range != nil
      ? "Write \(rule.allowed)." : "Write a number from 1 to \(rule.options.count)."
  }

  /// The label that only one option begins with what was typed; else what was typed.
  private func whole(_ text: String, _ item: Int) -> String {
    let typed = FieldText.trimmed(text).lowercased()
    guard Int(typed) == nil else { return text }
    let fitting = sheet.rules[item].options.filter {
      $0.label.lowercased().utf8.starts(with: typed.utf8)
    }
    return fitting.count == 1 ? fitting[0].id : text
  }

  /// Digits of every script as ASCII ones.
  private static func digits(_ text: String) -> String {
    text.map { character in
      character.wholeNumberValue.flatMap { (0...9).contains($0) ? String($0) : nil }
        ?? String(character)
    }.joined()
  }

  private func obey(_ name: String, _ argument: String, at item: Int, _ returns: Bool) -> Bool {
    switch name {
    case "skip":
      if let next = sheet.next(after: item), !returns {
        go(to: .question(next, returns: false))
      } else {
        go(to: returns ? .answers : sheet.left.isEmpty ? .result : .left)
      }
    case "decline": take(.init(absence: .declined), at: item, returns)
    case "unknown": take(.init(absence: .unknown), at: item, returns)
    case "undo": undo()
    case "show": go(to: .answers)
    case "stop": return false
    default:
      let number = Int(name == "go" ? argument : name)
      guard let number, sheet.answers.indices.contains(number - 1) else {
        desk.tell(.error("Write a number from 1 to \(sheet.answers.count) after it: /go 3."))
        return true
      }
      go(to: .question(number - 1, returns: false))
    }
    return true
  }

  private func take(_ answer: SurveySheet.Answer, at item: Int, _ returns: Bool) {
    if answer != sheet.answers[item] {
      guard write([(item, answer)]) else { return }
      sheet.put(answer, at: item)
    }
    advance(from: item, returns)
  }

  private func advance(from item: Int, _ returns: Bool) {
    hasGivenInstructions = true
    if returns {
      go(to: .answers)
    } else if let next = sheet.next(after: item) {
      go(to: .question(next, returns: false))
    } else {
      go(to: sheet.left.isEmpty ? .result : .left)
    }
  }

  private func undo() {
    guard let (item, before) = sheet.last else {
      desk.tell(.error("There is nothing to take back."))
      return
    }
    guard write([(item, before)]) else { return }
    sheet.undo()
    desk.tell(.outcome("Taken back: the answer to question \(item + 1)."))
    go(to: .question(item, returns: false))
  }

  /// - Returns: Whether it is on the disk; if not, the reason is said and nothing has changed.
  private func write(_ answers: [(item: Int, answer: SurveySheet.Answer)]) -> Bool {
    do {
      let remarks = try store.write(answers.map { (plan.instrument.items[$0.item], $0.answer) })
      for remark in remarks { desk.tell(.error(remark)) }
      return true
    } catch let error as WorkbenchError {
      desk.tell(.error("Not saved. \(error.sentence)"))
    } catch {
      desk.tell(.error("Not saved: \(error)."))
    }
    return false
  }

  // MARK: The end

  private func showAnswers() throws -> Bool {
    let page = SurveyPage.answers(sheet, plan, visit: visit)
    switch try show(page) {
    case .chosen(let item) where sheet.answers.indices.contains(item):
      go(to: .question(item, returns: true))
    case .entered, .back: leaveAnswers()
    case .command("undo", _): undo()
    case .command("stop", _): return false
    default: break
    }
    return true
  }

  private func leaveAnswers() {
    if let next = sheet.left.first {
      go(to: .question(lastItem.flatMap { sheet.next(after: $0) } ?? next, returns: false))
    } else {
      go(to: .result)
    }
  }

  private func settleLeft() throws -> Bool {
    let numbers = Phrase.list(sheet.left.map { String($0 + 1) })
    let question =
      sheet.left.count == 1
      ? "Question \(numbers) has no answer yet." : "Questions \(numbers) have no answer yet."
    do {
      let chosen = try desk.choose(
        question, "Choice",
        ["answer now", "leave without an answer", "stop, and go on another time"], standing: 0)
      switch chosen {
      case 0: if let first = sheet.left.first { go(to: .question(first, returns: false)) }
      case 1:
        let left = sheet.left.map { ($0, SurveySheet.Answer(absence: .notAsked)) }
        if write(left) {
          for (item, answer) in left { sheet.put(answer, at: item) }
          go(to: .result)
        }
      default: return false
      }
    } catch let left as QuestionLeft where !left.quits {
      go(to: .answers)
    }
    return true
  }

  /// - Returns: Whether the person is done.
  private func showResult() throws -> Bool {
    guard let id = store.id else { return true }
    let response = try ResponseFiles.find(id.string, study: plan.study, desk.workbench)
    let lines = SurveyResult.lines(plan.scoring.score(response), plan.scoring)
    let rows = lines.enumerated().map { PageRow("\($0.offset)", $0.element) }
    let page = Page(
      "survey result \(visit)", title: "Done: \(id.short)", place: SurveyPage.place(plan),
      list: PageList(.reading, noun: "line", rows: rows),
      prompt: Prompt("Done", .text, enterMeans: "ends"),
      commands: [
        PageCommand("show", "", "All answers, to change one.", footer: true),
        PageCommand("undo", "", "Take the last answer back.", footer: true),
      ])
    switch try show(page) {
    case .entered, .back: return true
    case .command("show", _): go(to: .answers)
    case .command("undo", _): undo()
    default: break
    }
    return false
  }
}
