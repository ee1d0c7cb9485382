import Localization
import Recording
import Records
import Terminal
import Workbench

/// After a stop: go on, put it aside, or look at it first.
struct ResumeQuestion {
  let pages: any PageShowing
  let stopped: StoppedRecordings

  enum Answer {
    case resume(StoppedRecordings.Found)
    case startNew
    case leave
  }

  func ask(_ all: [StoppedRecordings.Found]) throws -> Answer {
    do {
      var found = all
      while !found.isEmpty {
        let chosen = try found.count == 1 ? 0 : which(found)
        guard chosen < found.count else { return .startNew }
        switch try pages.choose(
          sentence(found[chosen]), "Choice", ["resume", "set aside and start new", "show it"])
        {
        case 0: return .resume(found[chosen])
        case 1:
          try stopped.setAside(found[chosen])
          pages.say([
            .outcome("Set aside. `kerb record --resume` offers it again.")
          ])
          return .startNew
        default: try show(found[chosen])
        }
        if found.count > 1 { found = all }
      }
      return .startNew
    } catch is QuestionLeft {
      return .leave
    }
  }

  private func which(_ found: [StoppedRecordings.Found]) throws -> Int {
    try pages.choose(
      "\(found.count) recordings stopped. Which one?", "Choice",
      found.map(sentence) + ["none of them: start a new one"])
  }

  /// "A recording of P07 stopped 4 min ago with 38 notes, all here, and an unfinished line: "asks whether to dou"."
  private func sentence(_ found: StoppedRecordings.Found) -> Sentence {
    let ago = max(0, stopped.workbench.now - found.changed)
    let aside: Sentence = found.isSetAside ? " and was set aside" : ""
    let count: Sentence = .count(found.notes, "note", "notes")
    let notes: Sentence =
      found.unreadableLines == 0
      ? "\(count), all here"
      : "\(count), and \(found.unreadableLines, "line", "lines") that cannot be read"
    let draft: Sentence = found.draft.map { ", and an unfinished line: \"\($0.words)\"" } ?? ""
    return
      "A recording of \(found.people) stopped \(Self.ago(ago)) ago\(aside) with \(notes)\(draft)."
  }

  private static func ago(_ milliseconds: Int) -> Sentence {
    let minutes = milliseconds / 60_000
    switch minutes {
    case 0: return "\(ElapsedText.words(milliseconds))"
    case 1..<60: return .count(minutes, "minute", "minutes")
    case 60..<2880: return .count(minutes / 60, "hour", "hours")
    default: return .count(minutes / 1440, "day", "days")
    }
  }

  private func show(_ found: StoppedRecordings.Found) throws {
    let ledger = found.ledger
    let span = ledger.span
    var rows = ledger.order.compactMap { key in
      ledger.notes[key].map { RecordPage.row(key, span, $0) }
    }
    if let draft = found.draft {
      rows.append(PageRow("draft", "\(draft.words)", details: ["unfinished"]))
    }
    let page = Page(
      "stopped", title: "The recording of \(found.people)", lead: ["`/back` returns."],
      list: PageList(
        .reading, noun: Noun("note", "notes"), rows: rows, whenEmpty: "It has no notes yet."),
      prompt: Prompt("/back"))
    while true {
      switch try pages.show(page, []) {
      case .back, .entered: return
      case .quit: throw QuestionLeft(quits: true)
      default: break
      }
    }
  }
}
