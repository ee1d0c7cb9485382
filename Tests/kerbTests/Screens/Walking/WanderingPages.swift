import Localization
import Terminal
import Testing

/// A person who tries whatever a page offers, the same for the same seed, and reads every sentence of it.
final class WanderingPages: PageShowing {
  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?
  var retries = false
  let language = Language.pseudo
  private var state: UInt64
  private var left = 0
  private var tried: [String: Int] = [:]
  /// What is done where it can be, before chance decides; commands are then given more often too.
  private let wishes: [Wish]
  private var granted: [Int: Int] = [:]

  /// Something to do on pages whose ids begin so.
  struct Wish {
    let page: String
    /// How often.
    let times: Int
    /// What is done on a page that was met so many times before; `nil` where it cannot be done there.
    let event: (Page, Int) -> PageEvent?
  }
  /// Every sentence that was shown or said, with the page on which it was met first.
  private(set) var met: [Sentence: String] = [:]
  private(set) var pages: Set<String> = []

  /// What the person types: answers that many questions take, and some that none does.
  static let typed = [
    "", "Pay has no name", "3", "1", "2026-03-02", "yes", "no", "4.1.2", "see: permanent",
    "VoiceOver", "x", "S04", "P07", "12m30", "0-10", "buy-day-ticket", "/", "all", "?",
  ]

  init(seed: UInt64, wishes: [Wish] = []) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.wishes = wishes
  }

  private var likesCommands: Bool { !wishes.isEmpty }

  /// Does something for so many steps, or until it ends by itself.
  func wander(steps: Int, through run: () throws -> Void) throws {
    left = steps
    do {
      // What has nothing to show is tried a few times only.
      for _ in 0..<50 where left > 0 { try run() }
    } catch is TerminalEnded {
      return
    }
  }

  var hasMoreLines: Bool { false }

  func forgetTyped() {}

  func say(_ messages: [Message]) { for message in messages { read(message, "said") } }

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    pages.insert(page.id)
    for message in messages { read(message, page.id) }
    read(page)
    left -= 1
    guard left > 0 else { throw TerminalEnded() }
    if let event = wished(page) { return event }
    return seldom(offers(page), on: page.id)
  }

  // MARK: What is done

  private func wished(_ page: Page) -> PageEvent? {
    for (index, wish) in wishes.enumerated() where page.id.hasPrefix(wish.page) {
      let times = granted[index, default: 0]
      guard times < wish.times, let event = wish.event(page, times) else { continue }
      granted[index] = times + 1
      return event
    }
    return nil
  }

  /// What can be done on a page, in one of four ways: rows are chosen most often.
  private func offers(_ page: Page) -> [PageEvent] {
    let rows = (0..<(page.list?.count ?? 0)).filter { page.list?.row($0).isHeading == false }
    let ways = [
      rows.prefix(40).map { PageEvent.chosen($0) } + several(page, rows), commands(page),
      page.prompt.accepts == .choice
        ? [] : Self.typed.map { .entered($0, began: 1_772_443_800_000) },
      [.back, .idle, .back],
    ]
    let often = likesCommands ? [0, 0, 1, 1, 1, 2, 2, 3] : [0, 0, 0, 1, 1, 2, 2, 3]
    let way = ways[often[next(8)]]
    return way.isEmpty ? [.back] : way
  }

  private func several(_ page: Page, _ rows: [Int]) -> [PageEvent] {
    page.prompt.accepts == .choices ? [.chosenSeveral(Array(rows.prefix(2)))] : []
  }

  private func commands(_ page: Page) -> [PageEvent] {
    page.commands.flatMap { command -> [PageEvent] in
      let bare = PageEvent.command(command.name, argument: "")
      guard !command.argument.isEmpty else { return [bare] }
      let typed = Self.typed[next(Self.typed.count)]
      return [bare, .command(command.name, argument: typed)]
    }
  }

  /// One of what was tried least on this page; commands are the same on all pages of its kind.
  private func seldom(_ offered: [PageEvent], on page: String) -> PageEvent {
    var page = page
    if likesCommands, case .command? = offered.first {
      page = String(page.prefix { ("a"..."z").contains($0) || $0 == "-" })
    }
    let counts = offered.map { tried["\(page) \($0)"] ?? 0 }
    let least = counts.min() ?? 0
    let fresh = offered.indices.filter { counts[$0] == least }
    let event = offered[fresh[next(fresh.count)]]
    tried["\(page) \(event)", default: 0] += 1
    return event
  }

  /// A number below the limit, as chance gives it.
  func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  // MARK: What is read

  private func read(_ message: Message, _ page: String) {
    note([message.text] + [message.brief].compactMap(\.self), page)
  }

  private func read(_ page: Page) {
    note([page.title, page.place] + page.lead, page.id)
    let prompt = page.prompt
    let asked = [prompt.position, prompt.range, prompt.question, prompt.enterMeans]
    note([prompt.label] + asked.compactMap(\.self), page.id)
    note(page.commands.flatMap { [$0.argument, $0.help] }, page.id)
    guard let list = page.list else { return }
    note([list.whenEmpty], page.id)
    for number in 0..<min(list.count, 300) {
      let row = list.row(number)
      note([row.text] + row.details + [row.spoken].compactMap(\.self), page.id)
    }
  }

  private func note(_ sentences: [Sentence], _ page: String) {
    for sentence in sentences where met[sentence] == nil { met[sentence] = page }
  }
}
