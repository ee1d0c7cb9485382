import Localization
import Measures
import Records
import StudyText
import Testing

/// Names of files and the order of logs, notes and attempts decide nothing.
@Suite struct LogOrderTests {
  /// One participant; a success in one log, a distress note of impact 4 in the other that is the same moment.
  private func state(success: String, distress: String) throws -> CriterionState? {
    var text = StudyText()
    let good = #""o1": {"confirmed": ["2.4.3"], "kind": "success", "note": "gets there"}"#
    let bad =
      #""o2": {"confirmed": ["2.4.3"], "impact": 4, "kind": "distress", "note": "gives up", "sameMomentAs": "S01-aaaa/o1"}"#
    func log(_ id: String, _ note: String) -> String {
      #"{"id": "\#(id)", "observations": {\#(note)}}"#
    }
    text.sessions = [
      (
        #"{"id": "S01-aaaa", "participants": ["P01-aaaa"], "round": 1}"#,
        [log(success, good), log(distress, bad)]
      )
    ]
    return Coverage.measure(try text.records()).criteria
      .first { $0.criterion.number.description == "2.4.3" }?.state
  }

  @Test func twoLinkedNotesHaveOneStateWhateverTheNames() throws {
    #expect(try state(success: "log-aaaaaa", distress: "log-bbbbbb") == .unclear)
    #expect(try state(success: "log-bbbbbb", distress: "log-aaaaaa") == .unclear)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func noOrderShowsInACoverage(_ seed: UInt64) throws {
    var study = RandomStudy(seed: seed)
    let records = try study.text.records()
    for _ in 0..<3 {
      let other = try study.shuffled().records()
      for round in [1, 2] {
        let options = ReportOptions(round: round)
        let (one, two) = (
          Coverage.measure(records, options: options), Coverage.measure(other, options: options)
        )
        #expect(one.criteria == two.criteria)
        #expect(one.evidence == two.evidence && one.rounds == two.rounds)
        #expect(
          one.people.needsByPrinciple.map(\.cells) == two.people.needsByPrinciple.map(\.cells))
        #expect(one.people.roster.map(\.id) == two.people.roster.map(\.id))
        #expect(
          one.failures.map { $0.evidence.notes.map(\.observation) }
            == two.failures.map { $0.evidence.notes.map(\.observation) })
        #expect(one.gaps == two.gaps && one.furtherGaps == two.furtherGaps)
      }
    }
  }
}
