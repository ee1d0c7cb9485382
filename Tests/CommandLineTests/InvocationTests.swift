import Localization
import Records
import Testing
import Wording

@testable import CommandLine

@Suite struct InvocationTests {
  func invocation(_ line: String) throws -> Invocation {
    let parser = CommandLineParser(table: Sample.table, console: .silent)
    switch try parser.request(CommandLineText.words(of: line)) {
    case .run(let invocation): return invocation
    default: throw UsageError(at: line, "runs no verb", fix: "")
    }
  }

  @Test func givesValues() throws {
    let invocation = try invocation("study new s -tT --need see --need hear -n --workspace w")
    #expect(invocation.string("title") == "T")
    #expect(invocation.string("platform") == nil)
    #expect(invocation.strings("need") == ["see", "hear"])
    #expect(invocation.flag("dry-run"))
    #expect(!invocation.flag("quiet"))
    #expect(invocation.has("need") && !invocation.has("size"))
    #expect(invocation.argument("STUDY") == "s")
    #expect(try invocation.required("STUDY") == "s")
    #expect(invocation.workspaceFolder == "w")
    #expect(!invocation.isLinear)
    #expect(invocation.given.map(\.name) == ["title", "need", "need", "dry-run", "workspace"])
    #expect(invocation.console.undeclaredNames.isEmpty)
  }

  @Test func declares() {
    #expect(Sample.studyNew.declares("title"))
    #expect(Sample.studyNew.declares("STUDY"))
    #expect(Sample.studyNew.declares("linear"))
    #expect(!Sample.studyNew.declares("size "))
  }

  @Test func namesAnOptionalArgumentThatAVerbNeeds() throws {
    let invocation = try invocation("show tram")
    let error = #expect(throws: UsageError.self) { try invocation.required("PARTICIPANT") }
    #expect(error?.error.problem == "PARTICIPANT is missing: Who.")
  }

  struct NumberRow: CustomTestStringConvertible, Sendable {
    var text: String
    var number: Int?
    var problem: String?
    var testDescription: String { text }
  }

  static let numbers: [NumberRow] = [
    NumberRow(text: "0", number: 0), NumberRow(text: "4", number: 4),
    NumberRow(text: "5", problem: "5 is not a whole number from 0 to 4"),
    NumberRow(text: "-1", problem: "-1 is not a whole number from 0 to 4"),
    NumberRow(text: "2.5", problem: "2.5 is not a whole number from 0 to 4"),
    NumberRow(text: "two", problem: "two is not a whole number from 0 to 4"),
    NumberRow(
      text: "99999999999999999999",
      problem: "99999999999999999999 is not a whole number from 0 to 4"),
  ]

  @Test(arguments: numbers) func readsWholeNumbers(_ row: NumberRow) throws {
    let invocation = try invocation("study new s -tT --size=\(row.text)")
    if let problem = row.problem {
      let error = #expect(throws: UsageError.self) { try invocation.integer("size", in: 0...4) }
      #expect(error?.error.problem.plain() == problem)
      #expect(error?.error.place == "--size")
    } else {
      #expect(try invocation.integer("size", in: 0...4) == row.number)
    }
  }
}
