import Measures
import Records
import StudyText
import Testing

@Suite("With what, when and where a round was tried")
struct TriedWithTests {
  private static func person(_ id: String, _ consent: String = "{}") -> String {
    #"{"consent": \#(consent), "id": "\#(id)"}"#
  }

  private static let refused = #"{"observe": "refused"}"#

  private func tried(_ edition: Edition = .team, _ make: (inout StudyText) -> Void) throws
    -> TriedWith?
  {
    var text = StudyText()
    text.participants = [Self.person("P01-aaaa"), Self.person("P02-aaaa", Self.refused)]
    make(&text)
    return StudySummary.measure(
      try text.records(), options: ReportOptions(edition: edition)
    ).triedWith
  }

  @Test func sessionsAreCountedByWhatTheySay() throws {
    let found = try #require(
      try tried { text in
        text.meet(
          "S01-aaaa", ["P01-aaaa"],
          more:
            #""device": "Phone", "mode": "remote", "productVersion": "3.2", "startedAt": "2026-06-09T08:00:00Z", "assistiveTechnologies": {"a": {"name": "VoiceOver", "version": "iOS 18"}, "b": {"name": "VoiceOver", "version": "iOS 18"}}"#
        )
        text.meet(
          "S02-aaaa", ["P01-aaaa"],
          more: #""device": "Phone", "startedAt": "2026-06-08T23:59:00Z""#)
        text.meet("S03-aaaa", ["P01-aaaa"], more: #""pilot": true, "device": "Tablet""#)
      })
    #expect(found.days.map { "\($0)" } == "2026-06-08...2026-06-09" && found.undated == 0)
    #expect(found.devices.map(\.words) == ["Phone"] && found.devices.map(\.sessions) == [2])
    #expect(found.versions.map(\.words) == ["3.2"] && found.withoutVersion == 1)
    #expect(found.technologies.map(\.words) == ["VoiceOver, iOS 18"])
    #expect(found.technologies.map(\.sessions) == [1])
    #expect(found.modes.map(\.mode) == [.remote] && found.withoutMode == 1)
  }

  /// A device may be that of somebody who refused: then it is nobody's.
  @Test func whatMayBeOfSomebodyWhoRefusedIsLeftOut() throws {
    let found = try #require(
      try tried { text in
        text.meet(
          "S01-aaaa", ["P01-aaaa", "P02-aaaa"],
          more: #""device": "Phone", "assistiveTechnologies": {"a": {"name": "VoiceOver"}}"#)
        text.meet("S02-aaaa", ["P02-aaaa"], more: #""device": "Tablet""#)
      })
    #expect(found.devices.isEmpty && found.technologies.isEmpty && found.withoutDevice == 0)
    #expect(found.undated == 1)
  }

  @Test func theEditionForSharingSaysNoneOfIt() throws {
    #expect(try tried(.share) { $0.meet("S01-aaaa", ["P01-aaaa"], more: "") } == nil)
  }
}
