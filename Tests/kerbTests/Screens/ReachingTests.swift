import JSON
import Localization
import Terminal
import Testing

@testable import Screens

/// Every page of the workbench can be reached from every other one.
@Suite("Reaching every page") struct ReachingTests {
  /// Pages by their ids, each with the shortest way of rows from where the walk began.
  private struct Walk {
    var ways: [Text: [Step]] = [:]
    var pages: [Text: ShownPage] = [:]

    /// - Parameter longest: How many rows are chosen one after the other at most.
    init(_ trial: ScreenTrial, from begin: [Step], longest: Int) throws {
      var next: [[Step]] = [begin]
      for depth in 0...longest {
        var further: [[Step]] = []
        for way in next {
          guard let page = try trial.play(way).pages.last else { continue }
          guard ways[Text(page.id)] == nil, !Self.isQuestion(page) else { continue }
          ways[Text(page.id)] = way
          pages[Text(page.id)] = page
          guard depth < longest else { continue }
          let rows = Set(page.rows.filter { !$0.isHeading && !Self.handsOver($0) }.map(\.text))
          further += rows.sorted().map { way + [.choose($0)] }
        }
        next = further
      }
    }

    /// Recording and reviewing are no pages of the workbench.
    private static func handsOver(_ row: ShownRow) -> Bool {
      ["record", "review", "new", "edit"].contains(row.id)
    }

    /// Questions and forms belong to the page that asks.
    private static func isQuestion(_ page: ShownPage) -> Bool {
      ["choose", "ask", "fields", "several", "value", "lines", "parts"].contains {
        page.id.hasPrefix("\($0) ")
      }
    }
  }

  @Test func inAtMostFourAnswers() throws {
    let trial = try FindingAnythingTests.trial()
    let walk = try Walk(trial, from: [], longest: 6)
    #expect(walk.ways.count > 60)
    for (id, page) in walk.pages {
      // From whatever page it is, one answer leads home and one finds anything.
      let names = page.commands.map(\.name)
      #expect(names.contains("home") && names.contains("find"), "\(id)")
      let way = walk.ways[id] ?? []
      guard way.count + 1 > 4 else { continue }
      let found = try Self.terms(page).contains { term in
        try Walk(trial, from: [.say("/find \(term)")], longest: 3).ways[id] != nil
      }
      #expect(found, "\(id): \(page.title) is \(way.count) answers from home and not found")
    }
  }

  /// What somebody would type to find a page: one of the first words of its title or its place.
  private static func terms(_ page: ShownPage) -> [String] {
    let words = [page.title, page.place].map { $0.split { " ,:".contains($0) }.map(String.init) }
    return words.flatMap { $0.prefix(3) }
  }

  @Test func homeIsOneAnswerAway() throws {
    let trial = try FindingAnythingTests.trial()
    let walk = try Walk(trial, from: [], longest: 3)
    for (id, way) in walk.ways {
      let pages = try trial.play(way + [.say("/home")])
      #expect(pages.pages.last?.id == "home", "\(id)")
      #expect(!pages.messages.contains { $0.weight == .error }, "\(id)")
    }
  }
}
