import Measures
import Records
import StudyText
import Testing

@Suite struct EvidenceCountTests {
  @Test func oneItemIsOneRecordAndOnePlace() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        StudyText.note("barrier", proposed: ["1.4.10", "1.4"], confirmed: ["1.4.10", "2.4.3"]),
        StudyText.note("barrier", confirmed: ["1"]),
        StudyText.note("question"),
        StudyText.note("barrier", more: #""beyondWcag": true"#),
      ])
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.evidence.items == 4)
    #expect(coverage.evidence.confirmedTags == 3)
    #expect(coverage.evidence.proposedTags == 1)
    #expect(coverage.evidence.notYetTagged == 1)
    #expect(coverage.evidence.notYetTaggedBarriers == 0)
    #expect(coverage.evidence.beyondWcag == 1)
    #expect(coverage.evidence.beyondWcagBarriers[.lived] == 1)
    #expect(coverage.principles.map(\.items) == [3, 1, 0, 0])
    #expect(coverage.principles.map(\.direct) == [1, 0, 0, 0])
    let guideline = try #require(coverage.guidelines.first { $0.place.description == "1.4" })
    #expect(guideline.items == 2)
    #expect(guideline.direct == 1)
    #expect(coverage.failures.map(\.place.description) == ["1", "1.4", "1.4.10", "2.4.3"])
  }

  /// A good answer to a question that no criterion is about, and a note that something worked, hurt nobody.
  @Test func whatWorkedBeyondWCAGIsNoTrouble() throws {
    var text = StudyText()
    let beyond = #""beyondWcag": true"#
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: ["barrier", "success", "noBarrier", "context", "strategy"].map {
        StudyText.note($0, more: beyond)
      })
    let items = ["barrier", "noBarrier", "context"].map {
      #""kind": "\#($0)", "note": "said", \#(beyond)"#
    }
    text.evidence = [StudyText.batch("expert-1", "expert", items)]
    let found = Coverage.measure(try text.records()).beyondWcag
    #expect(
      found.evidence.notes.compactMap(\.kind) == [.barrier, .strategy]
        && found.evidence.noteCount == 2)
    #expect(found.evidence.entryCount == 1 && found.withoutTrouble == 5)
  }

  @Test func reviewSettlesProposals() throws {
    let reviewed = #""reviewedBy": "reviewer""#
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        StudyText.note("barrier", proposed: ["1.4.10"], confirmed: ["2.4.3"], more: reviewed),
        StudyText.note("barrier", proposed: ["4.1.2"], more: reviewed),
        StudyText.note("barrier", proposed: ["3.3.2"]),
        StudyText.note(
          "barrier", proposed: ["1.1.1"], more: #""sameMomentAs": "S01-aaaa/log-a-n1""#),
      ])
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.evidence.items == 2)
    #expect(coverage.evidence.confirmedTags == 1)
    #expect(coverage.evidence.proposedTags == 1)
    #expect(coverage.evidence.notYetTagged == 1)
    #expect(coverage.failures.map(\.place.description) == ["2.4.3", "3.3.2"])
  }

  @Test func batchesCountInTheirRound() throws {
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"], round: 1)
    text.meet("S02-bbbb", ["P01-aaaa"], round: 2)
    let item = #""note": "seen", "outcome": "failed", "places": ["1.4.10"]"#
    text.evidence = [
      StudyText.batch("first", "expert", round: 1, [item]),
      StudyText.batch("second", "expert", round: 2, [item, item]),
      StudyText.batch("any", "expert", [item]),
    ]
    let records = try text.records()
    for (round, items) in [(1, 2), (2, 3)] {
      let coverage = Coverage.measure(records, options: ReportOptions(round: round))
      #expect(coverage.evidence.items == items)
    }
  }

  @Test func placesOutsideTheTargetCountForNoCriterion() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"], notes: [StudyText.note("barrier", confirmed: ["2.5.5"])])
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.evidence.items == 1)
    #expect(coverage.evidence.outsideTarget.map(\.place.description) == ["2.5.5"])
    #expect(coverage.criteria.allSatisfy { $0.items == 0 })
    #expect(coverage.failures.map(\.isInTarget) == [false])
  }

  @Test func momentsOfSeveralLoggersCountOnce() throws {
    var text = StudyText()
    let chain = [
      StudyText.note("question", proposed: ["1.4.10"], more: #""impact": 1"#),
      StudyText.note(
        "barrier", confirmed: ["1.4.10"],
        more: #""impact": 3, "sameMomentAs": "S01-aaaa/log-a-n1""#),
      StudyText.note(
        "barrier", proposed: ["4.1.2"], more: #""sameMomentAs": "S01-aaaa/log-a-n2""#),
    ]
    text.meet("S01-aaaa", ["P01-aaaa"], notes: chain)
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.evidence.items == 2)
    #expect(coverage.evidence.confirmedTags == 1)
    #expect(coverage.evidence.proposedTags == 1)
    let failure = try #require(
      coverage.failures.first { $0.place.description == "1.4.10" })
    // Three notes of one log are of one logger.
    #expect(failure.evidence.notes.map(\.loggers) == [1])
    #expect(failure.evidence.notes.map(\.impact) == [.serious])
    #expect(failure.evidence.notes.map(\.isConfirmed) == [true])
  }

  @Test func loggersAreAsManyAsLogs() throws {
    let note = StudyText.note("barrier", confirmed: ["1.4.10"])
    let twin = StudyText.note(
      "barrier", confirmed: ["1.4.10"], more: #""sameMomentAs": "S01-aaaa/log-a-n1""#)
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [note, twin])
    text.sessions[0].logs.append(StudyText.log("log-b", [twin, twin]))
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.failures.map { $0.evidence.notes.map(\.loggers) } == [[2]])
  }

  @Test func circlesAndStrangeReferencesDoNoHarm() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        StudyText.note(
          "barrier", proposed: ["1.4.10"], more: #""sameMomentAs": "S01-aaaa/log-a-n2""#),
        StudyText.note(
          "barrier", proposed: ["1.4.10"], more: #""sameMomentAs": "S01-aaaa/log-a-n1""#),
        StudyText.note(
          "barrier", proposed: ["1.4.10"], more: #""sameMomentAs": "S02-bbbb/log-a-n1""#),
        StudyText.note("barrier", proposed: ["1.4.10"], more: #""sameMomentAs": "nowhere""#),
      ])
    #expect(Coverage.measure(try text.records()).evidence.items == 3)
  }

  @Test func theOrderOfReadingDoesNotShow() throws {
    var text = StudyText()
    for number in 1...4 {
      text.meet(
        "S0\(number)-aaaa", ["P0\(number)-aaaa"],
        notes: [StudyText.note("barrier", proposed: ["1.4.10"], more: #""impact": 2"#)])
    }
    var records = try text.records()
    let one = Coverage.measure(records)
    records.sessions.reverse()
    records.study = try text.records().study
    let other = Coverage.measure(records)
    #expect(one.criteria == other.criteria)
    #expect(
      one.failures[0].evidence.notes.map(\.session)
        == other.failures[0].evidence.notes.map(\.session))
  }

  @Test func peopleAreCountedOnceAPlace() throws {
    var text = StudyText()
    let note = StudyText.note("barrier", proposed: ["1.4.10"])
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [note, note])
    text.meet("S02-aaaa", ["P01-aaaa", "P02-aaaa"], notes: [note])
    text.meet(
      "S03-aaaa", ["P03-aaaa", "P04-aaaa"],
      notes: [StudyText.note("barrier", proposed: ["1.4.11"], more: #""participant": "P03-aaaa""#)])
    let coverage = Coverage.measure(try text.records())
    let byNumber = { (number: String) in
      coverage.criteria.first { $0.criterion.number.description == number }
    }
    #expect(byNumber("1.4.10")?.participantsWithBarrier == 2)
    #expect(byNumber("1.4.11")?.participantsWithBarrier == 1)
    #expect(coverage.guidelines.first { $0.place.description == "1.4" }?.participants == 3)
    #expect(coverage.people.participants == 4)
  }

  @Test func whoWithdrewDoesNotCount() throws {
    var text = StudyText()
    let gone = #"{"id": "P01-aaaa", "withdrawals": {"w": {"scope": "all"}}}"#
    text.participants = [gone, #"{"id": "P02-aaaa"}"#]
    let note = StudyText.note("barrier", proposed: ["1.4.10"])
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [note])
    text.meet(
      "S02-aaaa", ["P01-aaaa", "P02-aaaa"],
      more:
        #""attempts": {"a": {"outcome": "done", "participant": "P01-aaaa", "task": "pay"}}"#,
      notes: [
        StudyText.note("barrier", proposed: ["1.1.1"], more: #""participant": "P01-aaaa""#)
      ])
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.evidence.items == 0)
    #expect(coverage.people.participants == 1)
    #expect(coverage.people.withdrawn == 1)
    #expect(coverage.states[.notLookedAt] == coverage.states.total)
  }
}
