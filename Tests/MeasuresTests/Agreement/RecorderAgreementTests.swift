import Measures
import Records
import Statistics
import StudyText
import Testing

/// A session that a moderator and a note-taker recorded, note by note.
enum TwoRecorders {
  /// One note: its time in seconds, what it is about, how bad, where, and further members.
  static func note(
    _ seconds: Int, _ kind: String?, _ impact: Int? = nil, _ places: [String] = [],
    more: String = ""
  ) -> String {
    var members = [#""atMilliseconds": \#(seconds * 1000)"#, #""note": "words""#]
    if let kind { members.append(#""kind": "\#(kind)""#) }
    if let impact { members.append(#""impact": \#(impact)"#) }
    let quoted = places.map { "\"\($0)\"" }.joined(separator: ", ")
    members.append(#""proposed": [\#(quoted)]"#)
    if !more.isEmpty { members.append(more) }
    return members.joined(separator: ", ")
  }

  static func log(
    _ id: String, _ role: String, marks: [Int] = [], _ notes: [String]
  ) -> String {
    let entries = notes.enumerated().map { index, note in
      #""\#(id)-n\#(index + 1)": {\#(note)}"#
    }
    let marks = marks.enumerated().map { index, at in
      #""m\#(index)": {"atMilliseconds": \#(at)}"#
    }
    return #"""
      {"clearedBy": "moderator", "id": "\#(id)", "marks": {\#(marks.joined(separator: ", "))},
      "observations": {\#(entries.joined(separator: ", "))}, "recorderRole": "\#(role)"}
      """#
  }

  static func study(_ logs: [String], session: String = #""round": 1"#) -> StudyText {
    var text = StudyText()
    text.participants = [#"{"id": "P01-aaaa"}"#]
    text.sessions = [
      (#"{"id": "S01-aaaa", "participants": ["P01-aaaa"], \#(session)}"#, logs)
    ]
    return text
  }
}

@Suite struct RecorderAgreementTests {
  /// Ten moments of the moderator and ten of the note-taker; eight of them are pairs.
  ///
  ///     at     moderator               note-taker
  ///     10     barrier 3  1.1.1        barrier 3  1.1.1
  ///     60     barrier 4  4.1.2        barrier 2  4.1.2
  ///     120    barrier 2  1.4.3 2.4.3  workaround 2  2.4.3
  ///     180    success                 success
  ///     240    success                 barrier 1  3.3.1
  ///     300    barrier 1  2.4.3        barrier 1  2.4.3
  ///     360    success                 success
  ///     420    workaround 2            workaround 3
  ///     600    question                –
  ///     –      –                       context (700), suggestion (800)
  ///     900    context                 –
  static let moderator = TwoRecorders.log(
    "log-a", "moderator",
    [
      TwoRecorders.note(10, "barrier", 3, ["1.1.1"]),
      TwoRecorders.note(60, "barrier", 4, ["4.1.2"]),
      TwoRecorders.note(120, "barrier", 2, ["1.4.3", "2.4.3"]),
      TwoRecorders.note(180, "success"),
      TwoRecorders.note(240, "success"),
      TwoRecorders.note(300, "barrier", 1, ["2.4.3"]),
      TwoRecorders.note(360, "success"),
      TwoRecorders.note(420, "workaround", 2),
      TwoRecorders.note(600, "question"),
      TwoRecorders.note(900, "context"),
    ])

  static let noteTaker = TwoRecorders.log(
    "log-b", "noteTaker",
    [
      TwoRecorders.note(14, "barrier", 3, ["1.1.1"]),
      TwoRecorders.note(55, "barrier", 2, ["4.1.2"]),
      TwoRecorders.note(131, "workaround", 2, ["2.4.3"]),
      TwoRecorders.note(185, "success"),
      TwoRecorders.note(236, "barrier", 1, ["3.3.1"]),
      TwoRecorders.note(320, "barrier", 1, ["2.4.3"]),
      TwoRecorders.note(352, "success"),
      TwoRecorders.note(428, "workaround", 3),
      TwoRecorders.note(700, "context"),
      TwoRecorders.note(800, "suggestion"),
    ])

  private func pair() throws -> PairAgreement {
    let text = TwoRecorders.study([Self.moderator, Self.noteTaker])
    let agreement = RecorderAgreement.measure(try text.records())
    return try #require(agreement.sessions.first?.pairs.first)
  }

  @Test func whatWasNotedAtAll() throws {
    let figures = try pair().figures
    // 8 of 8 + 2 + 2 moments.
    #expect((figures.both, figures.onlyFirst, figures.onlySecond) == (8, 2, 2))
    #expect(abs(try figures.noted.get().mean.value - 8.0 / 12) < 1e-12)
  }

  /// Rows moderator, columns note-taker: barrier, success, workaround.
  ///
  ///     barrier    3 0 1 | 4
  ///     success    1 2 0 | 3
  ///     workaround 0 0 1 | 1
  ///                4 2 2 | 8
  ///
  /// Same in 6 of 8; by chance (4·4 + 3·2 + 1·2) ÷ 64 = 24/64; κ = (48 − 24) ÷ (64 − 24) = 0.6.
  @Test func kindByHand() throws {
    let kappa = try pair().figures.kind.get()
    #expect(abs(kappa.value - 0.6) < 1e-12)
    #expect(kappa.items.count == 8)
    #expect(abs(kappa.observedAgreement.value - 0.75) < 1e-12)
    #expect(kappa.weights == .none)
  }

  /// Both gave an impact to five pairs: 3–3, 4–2, 2–2, 1–1, 2–3.
  ///
  /// Apart by 0, 2, 0, 0, 1 steps: 3 in all. By chance every moderator's impact (1, 2, 2, 3, 4) meets every
  /// note-taker's (1, 2, 2, 3, 3): 1 is 0+1+1+2+2 = 6 away, each 2 is 1+0+0+1+1 = 3, 3 is 2+1+1+0+0 = 4, and 4
  /// is 3+2+2+1+1 = 9: 25 in all. κ = 1 − 3·5 ÷ 25 = 0.4.
  @Test func impactByHand() throws {
    let figures = try pair().figures
    let kappa = try figures.impact.get()
    #expect(abs(kappa.value - 0.4) < 1e-12)
    #expect(kappa.weights == .linear)
    #expect((kappa.items.count, figures.withoutImpact) == (5, 3))
  }

  /// Sets of the moderator: {1.1.1} {4.1.2} {1.4.3 2.4.3} {} {} {2.4.3} {} {}; of the note-taker: {1.1.1} {4.1.2}
  /// {2.4.3} {} {3.3.1} {2.4.3} {} {}.
  ///
  /// Exactly the same in 6 of 8. By chance {1.1.1} 1·1, {4.1.2} 1·1, {2.4.3} 1·2, {} 4·3: 16 of 64.
  /// κ = 1 − 2·8 ÷ (64 − 16) = 2/3.
  ///
  /// With a place in common, or both none, in 7 of 8. By chance also {1.4.3 2.4.3} with {2.4.3}, 1·2: 18 of 64.
  /// κ = 1 − 1·8 ÷ (64 − 18) = 19/23.
  @Test func placesByHand() throws {
    let figures = try pair().figures
    #expect(abs(try figures.samePlaces.get().value - 2.0 / 3) < 1e-12)
    #expect(abs(try figures.sharedPlaces.get().value - 19.0 / 23) < 1e-12)
    #expect(abs(try figures.sharedPlaces.get().observedAgreement.value - 7.0 / 8) < 1e-12)
  }

  @Test func disagreementsAreListed() throws {
    let pair = try pair()
    let found = pair.disagreements.map { difference in
      "\(difference.first.note) \(difference.second.note) "
        + difference.matters.map(\.rawValue).joined(separator: " ")
    }
    #expect(
      found == [
        "S01-aaaa/log-a-n2 S01-aaaa/log-b-n2 impact",
        "S01-aaaa/log-a-n3 S01-aaaa/log-b-n3 kind places",
        "S01-aaaa/log-a-n5 S01-aaaa/log-b-n5 kind places",
        "S01-aaaa/log-a-n8 S01-aaaa/log-b-n8 impact",
      ])
    #expect(pair.onlyFirst.map(\.note) == ["S01-aaaa/log-a-n9", "S01-aaaa/log-a-n10"])
    #expect(pair.onlySecond.map(\.note) == ["S01-aaaa/log-b-n9", "S01-aaaa/log-b-n10"])
  }

  @Test func theEditionForSharingListsNoNotes() throws {
    let text = TwoRecorders.study([Self.moderator, Self.noteTaker])
    let agreement = RecorderAgreement.measure(
      try text.records(), options: ReportOptions(edition: .share))
    let pair = try #require(agreement.sessions.first?.pairs.first)
    #expect(pair.disagreements.isEmpty && pair.onlyFirst.isEmpty && pair.onlySecond.isEmpty)
    #expect(agreement.sessions.first?.session == nil)
    #expect(pair.figures.both == 8)
  }

  @Test func linksWinOverTime() throws {
    let linked = #""sameMomentAs": "S01-aaaa/log-a-n1""#
    let text = TwoRecorders.study([
      TwoRecorders.log(
        "log-a", "moderator", [TwoRecorders.note(10, "barrier"), TwoRecorders.note(100, "success")]),
      TwoRecorders.log(
        "log-b", "noteTaker",
        [TwoRecorders.note(11, "success"), TwoRecorders.note(101, "barrier", more: linked)]),
    ])
    let pair = try #require(
      RecorderAgreement.measure(try text.records()).sessions.first?.pairs.first)
    // The link takes the first of one with the last of the other; what is left is 89 s apart.
    #expect((pair.linked, pair.figures.both, pair.figures.onlyFirst) == (1, 1, 1))
    #expect(pair.disagreements.isEmpty)
  }

  @Test func marksAlignTheClocks() throws {
    func agreement(marks: Bool) throws -> PairAgreement {
      let text = TwoRecorders.study([
        TwoRecorders.log(
          "log-a", "moderator", marks: marks ? [1000, 50_000, 90_000] : [],
          [TwoRecorders.note(10, "barrier"), TwoRecorders.note(200, "success")]),
        TwoRecorders.log(
          "log-b", "noteTaker", marks: marks ? [61_000, 111_000, 150_000] : [],
          [TwoRecorders.note(70, "barrier"), TwoRecorders.note(260, "success")]),
      ])
      return try #require(
        RecorderAgreement.measure(try text.records()).sessions.first?.pairs.first)
    }
    let aligned = try agreement(marks: true)
    // 60, 61 and 60 s: the median is 60 s.
    #expect((aligned.marks, aligned.offset, aligned.figures.both) == (3, 60_000, 2))
    let alone = try agreement(marks: false)
    #expect((alone.marks, alone.offset, alone.figures.both) == (0, 0, 0))
  }

  @Test func logsOfOneRoleOneAfterTheOtherAreNotCompared() throws {
    let text = TwoRecorders.study([
      TwoRecorders.log("log-a", "moderator", [TwoRecorders.note(10, "barrier")]),
      TwoRecorders.log("log-b", "moderator", [TwoRecorders.note(20, "barrier")]),
    ])
    let agreement = RecorderAgreement.measure(try text.records())
    #expect(agreement.sessions.first?.inSequence == 1)
    #expect(agreement.sessions.first?.pairs.isEmpty == true)
    #expect(agreement.together == nil)
  }

  @Test func pilotsCountOnlyWhereTheyAreAskedFor() throws {
    let text = TwoRecorders.study(
      [Self.moderator, Self.noteTaker], session: #""pilot": true, "round": 1"#)
    let records = try text.records()
    #expect(RecorderAgreement.measure(records).sessions.isEmpty)
    let one = RecorderAgreement.measure(records, session: RecordID("S01-aaaa"))
    #expect(one.sessions.first?.isPilot == true)
    #expect(one.sessions.first?.pairs.first?.figures.both == 8)
  }

  @Test func withdrawnPeopleCountNowhere() throws {
    var text = TwoRecorders.study([
      TwoRecorders.log(
        "log-a", "moderator",
        [
          TwoRecorders.note(10, "barrier", more: #""participant": "P02-aaaa""#),
          TwoRecorders.note(100, "barrier"),
        ]),
      TwoRecorders.log(
        "log-b", "noteTaker",
        [
          TwoRecorders.note(12, "barrier", more: #""participant": "P02-aaaa""#),
          TwoRecorders.note(100, "barrier"),
        ]),
    ])
    text.participants.append(#"{"id": "P02-aaaa", "withdrawals": {"w": {"scope": "all"}}}"#)
    let pair = try #require(
      RecorderAgreement.measure(try text.records()).sessions.first?.pairs.first)
    #expect((pair.first.moments, pair.second.moments, pair.figures.both) == (1, 1, 1))
  }
}
