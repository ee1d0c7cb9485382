import Measures
import Records
import Reports
import StudyText
import Testing

@Suite struct SmallGroupsTests {
  private static let sentence =
    "Some recruitment targets that cross two properties are not shown for so few people."

  /// People with a permanent need in hearing, a technology, a level and a circumstance.
  private func study(people: Int, planned: Int) -> StudyText {
    var text = StudyText()
    text.targets = #"""
      {"a": {"dimension": "hear", "duration": "permanent", "label": "Hearing always", "minimum": \#(planned), "position": "a"},
      "b": {"assistiveTechnology": "VoiceOver", "label": "New to it", "minimum": \#(planned), "position": "b", "proficiency": "novice"},
      "c": {"dimension": "touch", "duration": "situational", "label": "Bags", "minimum": \#(planned), "position": "c"},
      "d": {"dimension": "hear", "label": "Hearing", "minimum": \#(planned), "position": "d"}}
      """#
    for number in 1...people {
      let id = "P0\(number)-aaaa"
      text.participants.append(
        #"""
        {"assistiveTechnologies": {"a": {"name": "VoiceOver", "proficiency": "novice"}}, "id": "\#(id)",
        "lastingCircumstances": {"c": {"kind": "money"}},
        "needs": {"n": {"dimension": "hear", "duration": "permanent", "fluctuates": "no"}},
        "skillPlacements": {"s": {"basis": "observed", "placedBy": "x", "scale": "nine", "value": "3"}}}
        """#)
      text.meet(
        "S0\(number)-aaaa", [id],
        more: #"""
          "attempts": {"a": {"outcome": "done", "task": "pay"}},
          "circumstances": {"c": {"basis": "real", "dimension": "touch", "text": "bag"}}
          """#)
    }
    return text
  }

  private func coverage(
    _ people: Int, _ planned: Int, _ edition: Edition = .share
  ) throws -> Coverage {
    Coverage.measure(
      try study(people: people, planned: planned).records(),
      options: CoverageOptions(edition: edition))
  }

  @Test(arguments: [1, 2]) func whatFewPeopleExercisedIsNotShared(_ people: Int) throws {
    let shared = try coverage(people, 1)
    let text = CoverageMarkdown.text(shared)
    #expect(!text.contains("| 2 of 55 criteria"))
    #expect(text.contains("| 0 of 55 criteria"))
    let noun = people == 1 ? "person" : "people"
    for row in ["| Hearing | ", "| VoiceOver | ", "| 3 | ", "| Little money | "] {
      let lines = text.split(separator: "\n").filter { $0.hasPrefix(row) }
      #expect(lines.contains { $0.contains("not shown for so few people |") }, "\(row)")
    }
    #expect(text.contains("| 3 | \(people) \(noun) | not shown for so few people |"))
    let root = try JSONReader.read(CoverageJSON.bytes(shared)).root
    let found = root[key: "people"]
    #expect(
      found?[key: "spectrum"]?[key: "hear"]?[key: "criteriaExercised"]?.isNull == true)
    #expect(found?[key: "spectrum"]?[key: "see"]?[key: "criteriaExercised"]?.integer == 0)
    let level = found?[key: "digitalSkill"]?[key: "scales"]?.elements.first { _ in true }?[
      key: "levels"]?.elements.first { _ in true }
    #expect(level?[key: "criteriaExercised"]?.isNull == true)
    for target in found?[key: "targets"]?.elements.map({ $0 }) ?? [] {
      #expect(target[key: "criteriaExercised"]?.isNull == true)
    }
  }

  @Test(arguments: [Edition.team, .share]) func enoughPeopleAreShown(_ edition: Edition) throws {
    let text = CoverageMarkdown.text(try coverage(edition == .team ? 1 : 3, 1, edition))
    #expect(text.contains("| 2 of 55 criteria"))
    #expect(!text.contains("| not shown"))
    #expect(!text.contains(Self.sentence))
  }

  /// Met or not: a report must not differ by it.
  @Test(arguments: [1, 2, 5]) func crossingTargetsOfFewPeopleAreNotShared(_ planned: Int) throws {
    let shared = try coverage(2, planned)
    let text = CoverageMarkdown.text(shared)
    for label in ["Hearing always", "New to it", "Bags"] {
      #expect(
        text.contains(
          "| \(label) | not shown, \(planned) planned | not shown, \(planned) planned | not shown for so few people | not shown |"
        ))
    }
    #expect(!text.contains("enough, ") && !text.contains("too few, "))
    let gaps = (shared.gaps + shared.furtherGaps).map(\.sentence)
    #expect(gaps.count { $0 == Self.sentence } == 1)
    #expect(gaps.allSatisfy { !$0.hasPrefix("Hearing always") && !$0.hasPrefix("New to it") })
    #expect(gaps.contains { $0.hasPrefix("Hearing: 2 of 5") } == (planned == 5))
    #expect(shared.gaps.count <= 10)
    let root = try JSONReader.read(CoverageJSON.bytes(shared)).root
    let targets = root[key: "people"]?[key: "targets"]?.elements.map { $0 } ?? []
    #expect(targets.count == 4)
    for target in targets where target[key: "label"]?.string != "Hearing" {
      for key in ["met", "metInRound", "metInAllRounds"] {
        #expect(target[key: key]?.isNull == true, "\(key)")
      }
    }
  }
}
