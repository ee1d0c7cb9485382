import Testing
import Wording

@testable import Elements

/// Names of ASCII are compared as bytes, others as texts; both ways must find the same groups.
@Suite("Groups of names")
struct NameGroupTests {
  static func groups(_ names: [String], _ roles: [Role] = []) -> [[Int]] {
    let stops = names.enumerated().map { number, name in
      Stop(
        element: number, name: name, folded: PlainText.folded(name, .words), source: .own,
        role: .button,
        stateElement: number)
    }
    let chosen = stops.indices.map {
      (number: $0, kind: roles.indices.contains($0) ? roles[$0] : Role?.some(.button))
    }
    return NameGroups(chosen, of: stops).groups.map { [$0.first, $0.count] }
  }

  @Test func capitalLettersDoNotCountAndKindsDo() {
    #expect(Self.groups(["Add", "add", "Map", "ADD"]) == [[0, 3], [2, 1]])
    #expect(Self.groups(["Add", "add"], [.button, .tab]) == [[0, 1], [1, 1]])
    #expect(Self.groups(["A-", "A+", "a-"]) == [[0, 2], [1, 1]])
    #expect(Self.groups([]) == [])
  }

  @Test func oneLetterMayBeWrittenInSeveralWays() {
    #expect(Self.groups(["\u{c4}pfel", "A\u{308}pfel", "\u{e4}pfel"]) == [[0, 3]])
    #expect(Self.groups(["Kelvin", "\u{212a}elvin"]) == [[0, 2]])
  }

  @Test(arguments: [1, 7, 8, 100, 1_000])
  func manyNamesGoTheSameWayWithAndWithoutOneOfOtherLetters(count: Int) {
    let names = (0..<count).map { "Stop \($0 * $0 % 37)" }
    let plain = Self.groups(names)
    #expect(Self.groups(names + ["\u{c4}"]) == plain + [[count, 1]])
  }
}
