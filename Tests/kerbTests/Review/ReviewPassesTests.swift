import JSON
import Localization
import Recording
import Records
import ScriptedPages
import Terminal
import Testing

@testable import Screens
@testable import Workbench
@testable import kerb

/// A reviewer who knows what each note is, and answers whatever is asked with as little as possible.
private final class KnowingReviewer: PageShowing {
  /// What was typed, line by line.
  private(set) var lines: [String] = []
  /// How many answers the first pass took.
  private(set) var firstPass = 0

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    if page.prompt.label == "Kind" { firstPass += 1 }
    // Who answers thousands of questions about 150 notes goes in a circle.
    guard lines.count < 2_000 else { throw TerminalEnded() }
    let (line, event) = answer(page)
    lines.append(line)
    return event
  }

  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?
  var retries = false
  var hasMoreLines: Bool { false }
  func forgetTyped() {}
  func say(_ messages: [Message]) {}

  private func answer(_ page: Page) -> (String, PageEvent) {
    func row(_ index: Int) -> (String, PageEvent) { ("\(index + 1)", .chosen(index)) }
    let words = page.lead.first ?? ""
    let isTagged = page.shown().lead.contains {
      $0.contains("proposed") || $0.contains("confirmed")
    }
    switch page.prompt.label {
    case "Kind":
      if page.prompt.enterMeans != "skips it" { return ("", .entered("", began: 0)) }
      return row(words.plain().hasPrefix("cannot") ? 0 : words.plain().hasPrefix("manages") ? 1 : 2)
    case "Impact": return row(2)
    case "Criterion":
      return page.prompt.enterMeans == "confirms 4.1.2" || isTagged
        ? ("", .entered("", began: 0)) : ("4.1.2", .entered("4.1.2", began: 0))
    case "Finding": return page.list?.row(2).text.plain().hasPrefix("F") == true ? row(2) : row(1)
    case "Title": return ("No useful name", .entered("No useful name", began: 0))
    case "Severity": return row(2)
    case "Choice": return ("", .chosen(page.list?.start ?? 0))
    default: return ("", .entered("", began: 0))
    }
  }
}

@Suite("Review in passes") struct ReviewPassesTests {
  /// 150 notes, 8 in 10 of them context without a mark; half of the barriers were marked while recording.
  private static let log: String = {
    let notes = (0..<150).map { index -> String in
      let (words, marks) =
        switch index % 10 {
        case 3:
          (
            "cannot find the button to pay, number \(index)",
            index % 20 == 3 ? #", "kind": "barrier", "proposed": ["4.1.2"]"# : ""
          )
        case 7 where index % 20 == 7: ("cannot leave the list, number \(index)", "")
        case 7: ("manages the form by headings, number \(index)", "")
        default: ("reads the screen and waits for a while, number \(index)", "")
        }
      return
        #""1kkes65sn4sk\#(100 + index)": {"atMilliseconds": \#(index * 20_000), "note": "\#(words)", "participant": "P07-kx4d", "task": "pay", "screen": "checkout"\#(marks)}"#
    }
    return "{\(notes.joined(separator: ",\n"))}"
  }()

  @Test("150 notes take at most 260 answers, the first pass 160, and 6 lines each")
  func budget() throws {
    let rig = try ReviewRig(observations: Self.log)
    let reviewer = KnowingReviewer()
    let ending = try rig.run(reviewer, pass: .kinds).run()
    #expect(ending.summary.first == "Reviewed 150 of 150 notes.")
    #expect(reviewer.firstPass <= 160)
    #expect(reviewer.lines.count <= 260, "\(reviewer.lines.count)")

    // The same lines typed by somebody who reads plain lines.
    let other = try ReviewRig(observations: Self.log)
    let person = LinearPerson(reviewer.lines)
    let view = person.view()
    _ = try other.run(view, pass: .kinds).run()
    view.close()
    #expect(person.left.isEmpty)
    let lines = person.text.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains("Pass 2 of 3") })
    // The list of kinds and what introduces it are said once.
    #expect(first <= 6 * 150, "\(first)")
    #expect(lines.count <= 6 * reviewer.lines.count, "\(lines.count)")
    let notes = try other.record(ReviewRig.log)["observations"]?.object?.members.values
    let kinds = notes?.compactMap { $0.object?["kind"]?.string } ?? []
    #expect(kinds.count { $0 == "context" } == 120)
    #expect(kinds.count { $0 == "barrier" } == 23)
    #expect(notes?.allSatisfy { $0.object?["reviewedBy"]?.string == "moderator" } == true)
    #expect(rig.verb("S09 --list") == 0 && other.verb("S09 --list") == 0)
    #expect(rig.messages == other.messages && rig.messages.contains("Nothing to review in S09"))
  }
}
