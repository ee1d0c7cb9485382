import JSON
import Localization
import Recording
import Records
import Terminal

extension ReviewPage {
  /// The kinds in the order in which they are needed, each with the letter that is enough for it.
  private static let kinds: [(kind: ObservationKind, letter: String)] = [
    (.barrier, "b"), (.success, "s"), (.context, "c"), (.workaround, "w"), (.question, "q"),
    (.suggestion, "i"), (.strategy, "y"), (.helpGiven, "h"), (.distress, "t"), (.noBarrier, "n"),
  ]

  /// One key a note: its kind; Enter keeps the one that was given while recording.
  static func firstPass(_ review: Review, _ note: Note, _ language: Language) -> ReviewPage {
    var rows = kinds.map { row("\($0.kind.label)", .kind($0.kind), details: ["\($0.letter)"]) }
    rows.append((PageRow("skip", "skip", details: ["k"]), .skip))
    let standing = note.kind.flatMap { kind in kinds.firstIndex { $0.kind == kind } }
    var result = ReviewPage(
      review, "kinds", [], rows, start: standing ?? rows.count - 1,
      prompt: Prompt(
        "Kind", .choice, enterMeans: note.kind.map { "keeps \"\($0.label)\"" } ?? "skips it"))
    result.page.page.list?.matching = { typed in matching(typed, language) }
    return result
  }

  /// A letter is its kind; more of them are the beginning of a name.
  @Sendable private static func matching(_ typed: String, _ language: Language) -> [Int] {
    let typed = typed.lowercased()
    let names: [Sentence] = kinds.map { "\($0.kind.label)" } + ["skip"]
    let letters = kinds.map(\.letter) + ["k"]
    if let index = letters.firstIndex(where: { Text.isSame($0, typed) }) { return [index] }
    return names.indices.filter { names[$0].plain(in: language).hasPrefix(typed) }
  }
}

extension ReviewPage {
  /// The rows of a question that has the same ones for every note; `nil` for others.
  func rowsForAllNotes(of question: ReviewQuestion) -> [Sentence]? {
    switch question {
    case .kind, .impact, .criterion, .speaker, .wording, .basis: break
    default: return nil
    }
    guard let list = page.page.list else { return nil }
    return (0..<list.count).map { list.row($0).text }
  }
}
