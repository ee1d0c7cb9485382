import Localization
import Records
import Wording

/// Questions while they are being answered: where the person is, the answers so far, and the way back.
///
/// One machine for questionnaires, checklists, walkthroughs and walks through stops; a ``QuestionScript`` declares how
/// each differs. It is pure: an event goes in; the changed state, a sentence and the entries to write come out. The
/// caller works on a copy and keeps it only once the entries are written, so that nothing is shown that is not kept.
package struct Asking<Script: QuestionScript>: Sendable {
  package typealias Event = QuestionEvent<Script.Own>
  package typealias Step = StepOutcome<Script.Entry>

  /// Where the person is.
  package enum Spot: Hashable, Sendable {
    /// The page before the first question.
    case opening
    /// A question by its place from 0.
    case question(Int)
    /// A page beside the questions.
    case detail(Script.Detail)
    /// The list of all questions.
    case overview
  }

  /// How it ended.
  package enum Ending: Hashable, Sendable {
    case finished, stopped
    /// The person went back before the first question.
    case notBegun
  }

  package let script: Script
  /// The answers so far.
  package internal(set) var sheet: Script.Sheet
  package internal(set) var spot: Spot
  /// The question that was asked last, from 0.
  package internal(set) var place = 0
  /// `nil` while it goes on.
  package internal(set) var ending: Ending?
  /// How often the person came somewhere, so that a question that comes again is shown again.
  package internal(set) var visit = 0
  /// How often the person went to a question out of its turn.
  package internal(set) var jumps = 0
  /// Whether no question was shown yet.
  package private(set) var isFirst = true
  /// The page from which the list of all questions was opened; `nil` if none is to go back to.
  package internal(set) var lookedFrom: Spot?
  /// Whether the question was chosen in the list of all and leads back to it.
  private(set) var returns = false
  /// Questions that were left out for now.
  var skipped: Set<Int> = []
  /// How many changes were made, also those that were taken back.
  private(set) var changes = 0
  private var history: [Past] = []

  private struct Past {
    let sheet: Script.Sheet
    let spot: Spot
    let place: Int
    let lookedFrom: Spot?
  }

  /// - Parameters:
  ///   - script: The declaration of the questions.
  ///   - standing: The answers of an earlier call.
  ///   - spot: The page to begin with.
  package init(_ script: Script, standing: Script.Sheet, at spot: Spot) {
    self.script = script
    sheet = standing
    self.spot = spot
    if case .question(let question) = spot { place = question }
  }

  /// Questions without an answer, in order.
  package var left: [Int] { (0..<script.count).filter { !script.isSettled($0, sheet) } }

  /// Remembers that the page of the spot was shown.
  package mutating func wasShown() {
    if case .question = spot { isFirst = false }
  }

  /// - Parameters:
  ///   - event: The action of the person.
  ///   - newKey: Makes a key for a new entry; it sorts behind those before it.
  /// - Returns: The entries to write, and a sentence to show.
  package mutating func take(_ event: Event, newKey: () -> String = { "" }) -> Step {
    switch event {
    case .stop:
      ending = .stopped
      return Step()
    case .quit:
      ending = left.isEmpty ? .finished : .stopped
      return Step()
    case .undo: return undo()
    default: break
    }
    let before = Past(sheet: sheet, spot: spot, place: place, lookedFrom: lookedFrom)
    var outcome = follow(event, newKey)
    if outcome.isProblem { return outcome }
    outcome.entries = script.entries(from: before.sheet, to: sheet)
    if !outcome.entries.isEmpty {
      history.append(before)
      changes += 1
    }
    return outcome
  }

  private mutating func follow(_ event: Event, _ newKey: () -> String) -> Step {
    switch event {
    case .show:
      look(at: .overview)
      return Step()
    case .go(let text): return jump(to: text)
    case .find(let words): return find(words)
    case .own(let own): return script.take(own, in: &self, newKey)
    default: break
    }
    switch (spot, event) {
    case (_, .typed(let text)) where !takesWords && !PlainText.trimmed(text).isEmpty:
      return .problem("This page takes no words. Enter goes on.")
    case (.opening, .begin), (.opening, .typed): script.goOn(from: -1, in: &self)
    case (.opening, .back): ending = .notBegun
    case (.question(let question), .typed(let text)):
      return script.read(text, at: question, in: &self, newKey)
    case (.question(let question), .chose(let row)):
      return script.choose(row, at: question, in: &self, newKey)
    case (.question(let question), .skip):
      skipped.insert(question)
      advance()
    case (.question(let question), .back): return goBack(from: question)
    case (.detail(let detail), _): return script.take(event, at: detail, in: &self, newKey)
    case (.overview, .chose(let question)) where (0..<script.count).contains(question):
      script.open(question, in: &self)
    case (.overview, .typed), (.overview, .back): script.leaveOverview(in: &self)
    default: break
    }
    return Step()
  }

  /// Whether words may be written on the page of the spot; on others only Enter or a choice means something.
  private var takesWords: Bool {
    switch spot {
    case .opening, .overview: false
    case .question: true
    case .detail(let detail): script.takesWords(at: detail)
    }
  }

  private mutating func undo() -> Step {
    let now = sheet
    if let past = history.popLast() {
      sheet = past.sheet
      spot = past.spot
      place = past.place
      lookedFrom = past.lookedFrom
    } else if !script.undoEarlier(in: &self) {
      return .problem("There is nothing to take back.")
    }
    visit += 1
    jumps += 1
    let words = script.wordsTakenBack(from: now, in: &self)
    return Step("Taken back: \(words).", entries: script.entries(from: now, to: sheet))
  }
}

// MARK: Moving

extension Asking {
  mutating func go(to next: Spot) {
    spot = next
    visit += 1
  }

  mutating func ask(_ question: Int, returns: Bool = false) {
    place = question
    skipped.remove(question)
    self.returns = returns
    go(to: .question(question))
  }

  /// Goes on after an answer, or after a question that was skipped.
  mutating func advance() {
    if returns {
      go(to: .overview)
    } else {
      script.goOn(from: place, in: &self)
    }
  }

  /// Opens a page to look at; leaving it leads back.
  mutating func look(at next: Spot) {
    if lookedFrom == nil { lookedFrom = spot }
    go(to: next)
  }

  /// Goes back to the page from which another was looked at.
  ///
  /// - Returns: Whether there is one.
  mutating func goBackToLooked() -> Bool {
    guard let from = lookedFrom else { return false }
    lookedFrom = nil
    if case .question(let question) = from { ask(question) } else { go(to: from) }
    return true
  }

  private mutating func goBack(from question: Int) -> Step {
    if returns {
      go(to: .overview)
    } else if question > 0 {
      jumps += 1
      ask(question - 1)
    } else {
      return script.goBackFromFirst(in: &self)
    }
    return Step()
  }

  private mutating func jump(to text: String) -> Step {
    guard let number = Int(PlainText.trimmed(text)), (0..<script.count).contains(number - 1)
    else {
      return .problem("Write a number from 1 to \(script.count) after it: `/go 3`.")
    }
    lookedFrom = nil
    ask(number - 1)
    return Step()
  }

  /// Looks for words from the next question round to this one.
  private mutating func find(_ words: String) -> Step {
    let wanted = PlainText.trimmed(words).lowercased()
    guard !wanted.isEmpty else { return .problem("Write what to look for after it: `/find pay`.") }
    for step in 0..<script.count {
      let question = (place + 1 + step) % script.count
      if script.words(of: question).lowercased().contains(wanted) {
        ask(question)
        return Step()
      }
    }
    return .problem("No stop says this.")
  }
}
