import JSON
import Localization
package import Records

/// A walkthrough while it goes on: where the people are, what stands, and what takes it back.
///
/// A pure machine, as ``Survey`` is: the caller works on a copy and keeps it only once the entries are written. After
/// each question the step counts as done right, and the next one is asked. Keys of what is new are handed in.
package struct WalkthroughAsking: Sendable {
  /// Where the people are.
  package enum Spot: Hashable, Sendable {
    /// What is said before the first question.
    case opening
    case question
    /// What is in the way, after an answer that says so without words.
    case reason(WalkthroughLine)
    /// What a barrier is about; its key.
    case settle(String)
    /// Whether a trouble that somebody tried comes from the product.
    case cause(String)
    case claims, facets
    /// What was said in the talk afterwards.
    case talk
    /// All answers so far.
    case overview
  }

  package let script: WalkthroughScript
  package internal(set) var sheet: WalkthroughSheet
  package internal(set) var spot: Spot
  /// The question that is asked, from 0.
  package internal(set) var place: Int
  package internal(set) var hasEnded = false
  /// How often people came somewhere, so that a page that comes again is said again.
  package internal(set) var visit = 0
  /// How often people went to a question out of its turn, which is then said in full again.
  package internal(set) var jumps = 0
  /// The question that was answered last; `nil` before the first answer.
  var answered: Int?
  /// The last answer or barrier, which a claim and a facet are noted with; its key.
  var latest: String?
  /// From where claims, facets or all answers were looked at.
  var lookedFrom = Spot.question
  /// Questions that were left out for now.
  var skipped: Set<Int> = []
  private var history: [Past] = []

  private struct Past {
    let sheet: WalkthroughSheet
    let spot: Spot
    let place: Int
    let answered: Int?
    let latest: String?
  }

  /// - `standing`: What was kept of one that goes on; what is said first is said each time.
  package init(_ script: WalkthroughScript, standing: WalkthroughSheet = WalkthroughSheet()) {
    self.script = script
    sheet = standing
    place = script.items.count
    spot = .question
    let last = standing.answers.last
    answered = last.flatMap { last in
      script.items.firstIndex { $0.question.isSame(as: last.question) }
    }
    latest = standing.barriers.last.map(\.key) ?? last?.key
    if standing.isFinished {
      spot = .overview
    } else {
      goOn(from: -1)
      hasEnded = false
      if script.manner == .simulation { spot = .opening }
    }
  }

  /// The question that is asked; `nil` where all have an answer.
  package var item: WalkthroughScript.Item? {
    script.items.indices.contains(place) ? script.items[place] : nil
  }

  /// The question that was answered last.
  package var answeredItem: WalkthroughScript.Item? {
    answered.flatMap { script.items.indices.contains($0) ? script.items[$0] : nil }
  }

  package func barrier(_ key: String) -> Walkthrough.Barrier? {
    sheet.barriers.first { Text.isSame($0.key, key) }
  }

  /// Questions without an answer.
  package var left: Int {
    script.items.count { sheet.answers(to: $0.question).isEmpty }
  }

  /// - Parameter newKey: A key for something new; it sorts behind those before it.
  package mutating func take(
    _ event: WalkthroughEvent, newKey: () -> String
  ) -> WalkthroughOutcome {
    switch event {
    case .stop, .quit:
      hasEnded = true
      return WalkthroughOutcome()
    case .undo: return undo()
    default: break
    }
    let before = Past(
      sheet: sheet, spot: spot, place: place, answered: answered, latest: latest)
    var outcome = follow(event, newKey)
    if outcome.isProblem { return outcome }
    outcome.entries = sheet.entries(since: before.sheet)
    if !outcome.entries.isEmpty { history.append(before) }
    return outcome
  }

  private mutating func follow(
    _ event: WalkthroughEvent, _ newKey: () -> String
  ) -> WalkthroughOutcome {
    switch event {
    case .also(let text): return also(text, newKey)
    case .barrier(let text): return further(text, newKey)
    case .park(let text): return park(text, newKey)
    case .claims, .facets, .show: return look(event)
    default: break
    }
    switch spot {
    case .opening: return open(event)
    case .question: return answer(event, newKey)
    case .reason(let line): return reason(event, line, newKey)
    case .settle(let key): return settle(event, key)
    case .cause(let key): return cause(event, key)
    case .claims: return name(event)
    case .facets: return mark(event)
    case .talk: return talk(event)
    case .overview: return overview(event)
    }
  }

  // MARK: Undo

  private mutating func undo() -> WalkthroughOutcome {
    let now = sheet
    if let past = history.popLast() {
      sheet = past.sheet
      spot = past.spot
      place = past.place
      answered = past.answered
      latest = past.latest
    } else if let last = sheet.answers.last {
      // Of one that goes on the answers are known, and not how each came about.
      sheet.remove(last)
      place = script.items.firstIndex { $0.question.isSame(as: last.question) } ?? place
      spot = .question
      answered = place > 0 ? place - 1 : nil
      latest = sheet.answers.last?.key
      sheet.isFinished = false
    } else {
      return .problem("There is nothing to take back.")
    }
    visit += 1
    jumps += 1
    return WalkthroughOutcome(
      "Taken back: \(Self.words(of: now.entries(since: sheet))).",
      entries: sheet.entries(since: now))
  }

  /// What is taken back, by what was done last.
  private static func words(of entries: [WalkthroughEntry]) -> Sentence {
    for entry in entries {
      switch entry {
      case .answer(let answer):
        return "the answer \"\(answer.answer.label)\" about \(answer.question.asked)"
      case .parked: return "what was parked"
      default: continue
      }
    }
    return entries.contains { if case .barrier = $0 { true } else { false } }
      ? "what was said of the barrier" : "the last thing"
  }

  // MARK: Moving

  mutating func go(to next: Spot) {
    spot = next
    visit += 1
  }

  /// Goes to what is still open: a barrier that nobody has settled, the next question, the talk, the end.
  mutating func goOn(from question: Int) {
    visit += 1
    if let open = sheet.barriers.first(where: { !$0.isSettled }) {
      spot = .settle(open.key)
      return
    }
    if script.manner != .reasoned, let open = sheet.barriers.first(where: { $0.cause == nil }) {
      spot = .cause(open.key)
      return
    }
    let open = script.items.indices.filter {
      sheet.answers(to: script.items[$0].question).isEmpty && !skipped.contains($0)
    }
    if let next = open.first(where: { $0 > question }) ?? open.first {
      place = next
      spot = .question
      return
    }
    place = script.items.count
    finish()
  }

  private mutating func finish() {
    guard left == 0 else {
      spot = .overview
      return
    }
    if script.manner == .simulation, sheet.talk == nil {
      spot = .talk
      return
    }
    sheet.isFinished = true
    hasEnded = true
  }
}
