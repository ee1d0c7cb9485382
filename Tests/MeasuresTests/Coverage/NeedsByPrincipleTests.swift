import Localization
import Measures
import Records
import StudyText
import Testing

/// Who met barriers that notes tie to a need of theirs, principle by principle.
@Suite struct NeedsByPrincipleTests {
  private static func person(_ id: String, _ dimensions: String...) -> String {
    let needs = dimensions.map { #""n-\#($0)": {"dimension": "\#($0)", "duration": "permanent"}"# }
    return #"{"id": "\#(id)", "needs": {\#(needs.joined(separator: ", "))}}"#
  }

  private static func note(_ places: [String], of person: String?, _ dimensions: String) -> String {
    let name = person.map { #", "participant": "\#($0)""# } ?? ""
    return StudyText.note(
      "barrier", confirmed: places, more: #""dimensions": [\#(dimensions)]\#(name)"#)
  }

  private static func rows(
    _ people: [String], _ notes: [[String]]
  ) throws -> [String: NeedsByPrinciple] {
    var text = StudyText()
    text.participants = [person("P01-aaaa", "see", "hear"), person("P02-aaaa", "see")]
    for (index, notes) in notes.enumerated() {
      text.meet("S0\(index + 1)-aaaa", people, notes: notes)
    }
    let rows = Coverage.measure(try text.records()).people.needsByPrinciple
    return Dictionary(rows.map { ($0.dimension.id, $0) }, uniquingKeysWith: { $1 })
  }

  private static func words(_ row: NeedsByPrinciple?) -> [String] {
    (row?.cells ?? []).map { $0.words.plain() }
  }

  @Test func aBarrierCountsForTheNeedThatItsNoteNames() throws {
    let rows = try Self.rows(
      ["P01-aaaa", "P02-aaaa"],
      [
        [
          Self.note(["1.4.3"], of: "P01-aaaa", #""see""#),
          Self.note(["1.1.1", "2.4.3"], of: "P02-aaaa", ""),
        ]
      ])
    // A note that names no ability counts for the need of a participant with one.
    #expect(Self.words(rows["see"]) == ["2 of 2", "1 of 1", "not tried", "not tried"])
    // The person has both needs, and the note is about one of them.
    #expect(Self.words(rows["hear"]) == ["0 of 1", "not tried", "not tried", "not tried"])
    #expect(rows["touch"]?.people == 0 && rows["see"]?.people == 2)
  }

  /// A barrier is untied if its note names no ability of the participant: never a zero.
  @Test func aBarrierOfNoNeedOfTheirsIsUntied() throws {
    let rows = try Self.rows(
      ["P01-aaaa", "P02-aaaa"], [[Self.note(["1.2.2"], of: "P02-aaaa", #""hear""#)]])
    #expect(Self.words(rows["hear"]) == ["not tried", "not tried", "not tried", "not tried"])
    #expect(
      Self.words(rows["see"]) == ["unknown for 1 of 1", "not tried", "not tried", "not tried"])
    #expect(rows["see"]?.untied == 1 && rows["hear"]?.untied == 0)
  }

  @Test func aBarrierOfSeveralNeedsIsUntied() throws {
    let rows = try Self.rows(["P01-aaaa"], [[Self.note(["1.2.2"], of: "P01-aaaa", "")]])
    for ability in ["see", "hear"] {
      #expect(Self.words(rows[ability])[0] == "unknown for 1 of 1")
      #expect(rows[ability]?.untied == 1)
    }
  }

  /// Of several people a note that names nobody tells of no one for sure; of one it does.
  @Test func aNoteOfNobodyNamed() throws {
    let note = Self.note(["4.1.2"], of: nil, #""see""#)
    let several = try Self.rows(["P01-aaaa", "P02-aaaa"], [[note]])
    #expect(Self.words(several["see"])[3] == "unknown for 2 of 2")
    let one = try Self.rows(["P02-aaaa"], [[note]])
    #expect(Self.words(one["see"]) == ["not tried", "not tried", "not tried", "1 of 1"])
  }

  @Test func whatIsBeyondWCAGHasAColumnOfItsOwn() throws {
    let note = StudyText.note(
      "barrier", more: #""beyondWcag": true, "dimensions": ["see"], "participant": "P01-aaaa""#)
    let rows = try Self.rows(["P01-aaaa", "P02-aaaa"], [[note]])
    #expect(rows["see"]?.beyondWcag.met == 1 && rows["hear"]?.beyondWcag.met == 0)
    #expect(Self.words(rows["see"]) == ["not tried", "not tried", "not tried", "not tried"])
  }
}
