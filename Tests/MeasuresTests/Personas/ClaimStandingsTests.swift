import JSON
import Localization
import Records
import StudyText
import Testing

@testable import Measures

/// What the claims of a set rest on, and what changed since a day.
@Suite("What a set of profiles rests on")
struct ClaimStandingsTests {
  private static let plain = #"""
    "id": "ida", "name": "Ida", "statements": {"0s1": {"kind": "does", "text": "Asks"},
    "0s2": {"kind": "does", "text": "Reads"}, "0s3": {"kind": "does", "text": "Waits"}}
    """#

  private func measure(since: String?) throws -> ClaimStandings {
    let profile = try StudyText.read(Profile.self, "{\(Self.plain)}")
    func basis(_ id: String, _ place: Int, _ kind: String, _ reference: String, _ entered: String)
      -> String
    {
      let claim = profile.claim(profile.statements[place])
      let study = kind == "participant" ? #""tram""# : "null"
      return #"""
        "\#(id)": {"about": "\#(claim.digest)", "claim": "\#(claim.key)", "kind": "\#(kind)",
        "direction": "supports", "reference": "\#(reference)", "study": \#(study), "enteredOn": "\#(entered)"}
        """#
    }
    let bases = [
      basis("0b1", 0, "participant", "P01-a", "2026-05-01"),
      basis("0b2", 1, "document", "A survey", "2026-03-01"),
    ].joined(separator: ", ")
    var text = StudyText()
    text.participants = [#"{"id": "P01-a"}"#]
    text.meet("S01-a", ["P01-a"])
    return ClaimStandings.measure(
      [try StudyText.read(Profile.self, #"{\#(Self.plain), "bases": {\#(bases)}}"#)],
      spectrums: [], instruments: [], studies: [try text.records()],
      rules: ClaimReading.Rules(today: try #require(CalendarDay("2026-11-23"))),
      since: since.flatMap { CalendarDay($0) })
  }

  @Test func eachClaimStandsOnOneGround() throws {
    let row = try #require(try measure(since: nil).rows.first)
    #expect(row.counts == [.people: 1, .documents: 1, .nothing: 1])
    #expect(row.claims == 3 && row.changes.isEmpty)
  }

  @Test func whatWasRecordedSinceIsAChange() throws {
    let row = try #require(try measure(since: "2026-04-01").rows.first)
    #expect(row.changes.map(\.words) == ["Asks"])
    #expect(row.changes.first?.before == .assumed)
    #expect(row.changes.first?.now == .supported(ClaimTally.Side(people: 1, studies: 1)))
    let earlier = try #require(try measure(since: "2026-02-01").rows.first)
    #expect(earlier.changes.map(\.words) == ["Asks", "Reads"])
    #expect(try measure(since: "2026-05-01").rows.first?.changes.isEmpty == true)
  }
}
