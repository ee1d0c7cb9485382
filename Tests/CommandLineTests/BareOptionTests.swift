import FakeConsole
import Localization
import Testing
import Wording

@testable import CommandLine

/// Options of `kerb` alone, before a verb or without one.
@Suite("Options of kerb alone") struct BareOptionTests {
  private static let way = Verb.Option.value("way", "WAY", "How.")

  private func request(_ words: [String]) throws -> String {
    let verb = Verb(["record"], "Record.", options: [Self.way]) { _ in .success }
    let other = Verb(["check"], "Check.") { _ in .success }
    let parser = CommandLineParser(
      table: CommandTable(verbs: [verb, other]), console: FakeConsole().console(),
      bare: Verb([], "Open.", options: [Self.way]) { _ in .success })
    switch try parser.request(words) {
    case .bare(let given): return "alone " + given.map { "\($0.name)=\($0.value ?? "")" }.joined()
    case .run(let invocation): return "\(invocation.verb.path[0]) \(invocation.string("way") ?? "")"
    case .help, .version: return "other"
    }
  }

  @Test("go to kerb alone, or to a verb that has them too")
  func taken() throws {
    #expect(try request(["--way", "large"]) == "alone way=large")
    #expect(try request(["--way=large"]) == "alone way=large")
    #expect(try request(["--way", "large", "record"]) == "record large")
    #expect(try request(["record", "--way", "large"]) == "record large")
  }

  @Test("are refused before a verb that has none")
  func refused() throws {
    let error = try #require(throws: UsageError.self) { try request(["--way", "large", "check"]) }
    #expect(error.error.problem == "this option cannot stand before the verb")
    #expect(throws: UsageError.self) { try request(["--way"]) }
  }
}
