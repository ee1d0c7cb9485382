import Measures
import Records
import Reports
import StudyText
import Testing

@Suite("Study report, edition for sharing")
struct StudyShareTests {
  private static func everything(_ study: StudySummary) -> [String] {
    let plots = StudyPlots(study)
    return [StudyMarkdown.text(study), StudyCSV.text(study)]
      + ([StudyJSON.bytes(study)] + StudyPlots.files.compactMap { plots.svg($0) }).map {
        String(decoding: $0, as: UTF8.self)
      }
  }

  @Test func nothingNamesAParticipant() throws {
    let study = try SampleRound.study(.share, words: "with P01 and p08-hhhh")
    for text in Self.everything(study) {
      for number in 1...9 {
        let id = SampleRound.id(number)
        for name in [id, String(id.prefix(3))] {
          let found = text.lowercased().range(of: name.lowercased())
          #expect(found == nil, "\(name)")
        }
      }
    }
    let team = Self.everything(try SampleRound.study(.team))
    #expect(team[0].contains("P01"))
  }

  /// What somebody said who did not allow sharing is nowhere.
  @Test func wordsNeedPermission() throws {
    let shared = Self.everything(try SampleRound.study(.share))
    #expect(shared.allSatisfy { !$0.contains("I am lost 2") })
    #expect(shared[0].contains("I am lost 1"))
    #expect(StudyMarkdown.text(try SampleRound.study(.team)).contains("I am lost 2"))
  }

  /// Three people of eight use VoiceOver; with "any technology", four, the difference would be one person.
  @Test func groupsThatTellOfOnePersonAreHidden() throws {
    let study = try SampleRound.study(.share)
    let buy = try #require(study.tasks.first)
    let shown = buy.groups.compactMap { row -> String? in
      if case .figures = row.shown { row.group.label } else { nil }
    }
    #expect(!shown.contains("VoiceOver"))
    #expect(shown.contains("any assistive technology"))
    #expect(buy.groups.allSatisfy { ($0.tried ?? 3) >= 3 })
    #expect(buy.attempts.isEmpty)
    for text in Self.everything(study) { #expect(!text.contains("VoiceOver: ")) }
  }

  @Test func whatTwoPeopleAnsweredStaysWithTheTeam() throws {
    var text = SampleRound.text()
    text.responses.removeAll { $0.contains("R13-aaaa") }
    let shared = StudySummary.measure(
      try text.records(), options: CoverageOptions(edition: .share))
    #expect(shared.questionnairesHidden == 1)
    #expect(StudyMarkdown.text(shared).contains("1 questionnaire has fewer than 3 responses"))
    for text in Self.everything(shared) { #expect(!text.contains("Single ease, after")) }
    #expect(StudySummary.measure(try text.records()).questionnairesHidden == 0)
  }

  @Test func teamTellsCountsOfSmallGroups() throws {
    let buy = try #require(try SampleRound.study(.team).tasks.first)
    let zoom = try #require(buy.groups.first { $0.group.label == "Zoom" })
    guard case .counts(let completed) = zoom.shown else {
      Issue.record("one person has figures")
      return
    }
    #expect(zoom.tried == 1 && completed == 0)
  }
}

extension String {
  /// Where another text stands; Foundation is not needed for that.
  fileprivate func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}
