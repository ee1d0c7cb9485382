import Localization
import Measures
import Records
import StudyText
import TestNumbers
import Testing

@testable import Statistics

@Suite struct StudyDiscoveryTests {
  /// Three users of VoiceOver (one also of a braille display) and two people without anything, in one round.
  ///
  ///               F01  F02  F03  1.4.3 on cart
  ///     P01 VO     x    x    .    .
  ///     P02 VO     x    .    .    .
  ///     P03 VO B   x    x    x    .
  ///     P04        .    .    .    x
  ///     P05        .    .    .    x
  private func study() -> StudyText {
    var text = StudyText()
    func person(_ id: String, _ technologies: [String]) -> String {
      let used = technologies.enumerated().map { #""a\#($0)": {"name": "\#($1)"}"# }
      return #"""
        {"assistiveTechnologies": {\#(used.joined(separator: ", "))},
        "assistiveTechnologiesNone": \#(used.isEmpty), "id": "\#(id)"}
        """#
    }
    text.participants = [
      person("P01-aaaa", ["VoiceOver"]), person("P02-aaaa", ["voiceover"]),
      person("P03-aaaa", ["VoiceOver", "Braille display"]), person("P04-aaaa", []),
      person("P05-aaaa", []),
    ]
    let barrier = Self.pay("barrier")
    let pale = StudyText.note(
      "barrier", proposed: ["1.4.3"], more: #""screen": "cart", "task": "pay""#)
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [barrier, barrier])
    text.meet("S02-aaaa", ["P02-aaaa"], notes: [barrier])
    text.meet("S03-aaaa", ["P03-aaaa"], notes: [barrier, barrier, barrier])
    text.meet("S04-aaaa", ["P04-aaaa"], notes: [pale])
    text.meet("S05-aaaa", ["P05-aaaa"], notes: [pale])
    func finding(_ id: String, _ notes: [String], kind: String = "problem") -> String {
      let entries = notes.map { #""\#($0)": {}"# }.joined(separator: ", ")
      return #"{"id": "\#(id)", "kind": "\#(kind)", "observations": {\#(entries)}, "title": "t"}"#
    }
    text.findings = [
      finding(
        "F01-aaaa", ["S01-aaaa/log-a-n1", "S02-aaaa/log-a-n1", "S03-aaaa/log-a-n1"]),
      finding("F02-aaaa", ["S01-aaaa/log-a-n2", "S03-aaaa/log-a-n2"]),
      finding("F03-aaaa", ["S03-aaaa/log-a-n3"]),
    ]
    return text
  }

  /// A note made during the task.
  private static func pay(_ kind: String) -> String {
    StudyText.note(kind, more: #""task": "pay""#)
  }

  private func row(_ group: AssistiveGroup, _ text: StudyText) throws -> DiscoveryRow {
    let discovery = StudyDiscovery.measure(try text.records())
    return try #require(discovery.rows.first { $0.group == group })
  }

  /// n = 3, three problems met by 3, 2 and 1: p = 6/9.
  ///
  /// Deflated (2/3 − 1/3)(1 − 1/3) = 2/9; Good–Turing (2/3) ÷ (1 + 1/3) = 1/2; their mean 13/36. Three people are too
  /// few for a forecast.
  @Test func screenReaderUsersByHand() throws {
    let row = try row(.technology("VoiceOver"), study())
    let rate = try row.rate.get()
    #expect(row.participants == 3)
    #expect((row.findings, row.hits.problems.count) == (3, 3))
    #expect(abs(rate.observed.value - 6.0 / 9) < 1e-12)
    #expect(abs(rate.deflated.value - 2.0 / 9) < 1e-12)
    #expect(abs(rate.goodTuring.value - 0.5) < 1e-12)
    #expect(abs(rate.adjusted.value - 13.0 / 36) < 1e-12)
    #expect(throws: StatisticsError.tooFewParticipants(3, needed: 5)) {
      try row.forecast.get()
    }
    #expect(row.refusal == "3 participants are too few; it takes 5")
  }

  /// Five people of whom each meets the same `shared` problems, and one of them `alone` more.
  private func five(shared: Int, alone: Int) throws -> DiscoveryRow {
    var text = StudyText()
    let people = (1...5).map { "P0\($0)-aaaa" }
    text.participants = people.map {
      #"{"assistiveTechnologies": {"a": {"name": "VoiceOver"}}, "id": "\#($0)"}"#
    }
    for (index, person) in people.enumerated() {
      let count = index == 0 ? shared + alone : shared
      text.meet(
        "S0\(index + 1)-aaaa", [person],
        notes: (0..<count).map { _ in Self.pay("barrier") })
    }
    text.findings = (1...(shared + alone)).map { number in
      let by = number <= shared ? 1...5 : 1...1
      let notes = by.map { #""S0\#($0)-aaaa/log-a-n\#(number)": {}"# }
      return
        #"{"id": "F\#(number + 10)-aaaa", "kind": "problem", "observations": {\#(notes.joined(separator: ", "))}, "title": "t"}"#
    }
    return try row(.technology("VoiceOver"), text)
  }

  /// n = 5, six problems met by all and four by one: p = 34/50; deflated (0.68 − 0.2)(1 − 0.2) = 0.384; Good–Turing
  /// 0.68 ÷ (1 + 4/10) = 17/35; their mean 0.434857. Found so far 1 − 0.565143⁵.
  @Test func aForecastTakesFivePeopleAndTenProblems() throws {
    let forecast = try five(shared: 6, alone: 4).forecast.get()
    let left = 1 - (0.384 + 17.0 / 35) / 2
    #expect(abs(forecast.foundSoFar.value - (1 - left * left * left * left * left)) < 1e-12)
    #expect(forecast.more.count == 0)
    let few = try five(shared: 6, alone: 3)
    #expect(throws: StatisticsError.tooFewProblems(9, needed: 10)) { try few.forecast.get() }
    #expect(few.refusal == "9 problems are too few; it takes 10")
    #expect(few.hits.problems.count == 9)
  }

  @Test func groupsAreNotPooledAndSomebodyMayBeInTwo() throws {
    let discovery = StudyDiscovery.measure(try study().records())
    #expect(
      discovery.rows.map(\.group.label) == [
        "Braille display", "VoiceOver", "no assistive technology",
      ])
    #expect(discovery.rows.map(\.participants) == [1, 3, 2])
  }

  @Test func whoDidNotSayIsNotTakenForSomebodyWithout() throws {
    var text = study()
    text.participants[4] =
      #"{"assistiveTechnologiesAbsence": "declined", "id": "P05-aaaa"}"#
    #expect(try row(.none, text).participants == 1)
    #expect(try row(.notKnown, text).participants == 1)
    #expect(try row(.notKnown, text).group.label == "technology not known")
  }

  @Test func oneParticipantIsTooFew() throws {
    let row = try row(.technology("Braille display"), study())
    #expect(throws: StatisticsError.tooFewParticipants(1, needed: 5)) {
      try row.forecast.get()
    }
    #expect(row.refusal == "1 participant is too few; it takes 5")
  }

  /// Two notes without a finding that name one place on one screen are one problem, met by both.
  @Test func barriersWithoutFindingAreProblemsToo() throws {
    let row = try row(.none, study())
    #expect((row.findings, row.hits.problems.count) == (0, 1))
    #expect(row.hits.metBy == [2])
    var apart = study()
    let elsewhere = StudyText.note(
      "barrier", proposed: ["1.4.3"], more: #""screen": "paid", "task": "pay""#)
    apart.sessions[4].logs = [StudyText.log("log-a", [elsewhere])]
    #expect(try self.row(.none, apart).hits.metBy == [1, 1])
    // What names no place is a problem of its own each time.
    let placeless = Self.pay("barrier")
    apart.sessions[3].logs = [StudyText.log("log-a", [placeless, placeless])]
    #expect(try self.row(.none, apart).hits.problems.count == 3)
  }

  @Test func withoutAProblemThereIsNoForecast() throws {
    var text = study()
    for index in [3, 4] {
      text.sessions[index].logs = [StudyText.log("log-a", [Self.pay("success")])]
    }
    let row = try row(.none, text)
    #expect(throws: StatisticsError.noProblems) { try row.forecast.get() }
    #expect(row.refusal?.plain().hasPrefix("no problem was found. ") == true)
  }

  @Test func problemsThatOnlyOneMetEachLeaveALowRate() throws {
    var text = study()
    text.findings = []
    text.sessions[3].logs = [
      StudyText.log(
        "log-a", [StudyText.note("barrier", proposed: ["1.1.1"], more: #""task": "pay""#)])
    ]
    // p = 1/2, deflated 0, Good–Turing 1/4, mean 1/8.
    let rate = try row(.none, text).rate.get()
    #expect(abs(rate.adjusted.value - 1.0 / 8) < 1e-12)
  }

  @Test func aSuccessShowsThatNobodyMetIt() throws {
    var text = study()
    text.sessions[1].logs = [StudyText.log("log-a", [Self.pay("success")])]
    #expect(try row(.technology("VoiceOver"), text).hits.metBy == [2, 2, 1])
  }

  @Test func roundsAreNotPooledAndStrengthsPilotsAndWithdrawnPeopleDoNotCount() throws {
    var text = study()
    text.meet("S06-aaaa", ["P01-aaaa"], round: 2, notes: [Self.pay("barrier")])
    text.meet(
      "S07-aaaa", ["P02-aaaa"], round: 2, more: #""pilot": true"#,
      notes: [Self.pay("barrier")])
    text.participants[0] = #"""
      {"assistiveTechnologies": {"a": {"name": "VoiceOver"}}, "id": "P01-aaaa",
      "withdrawals": {"w": {"scope": "all"}}}
      """#
    text.findings[2] = text.findings[2].replacing("problem", with: "strength")
    func rows(_ round: Int) throws -> [DiscoveryRow] {
      StudyDiscovery.measure(try text.records(), options: ReportOptions(round: round)).rows
    }
    #expect(try rows(2).isEmpty)
    let first = try #require(try rows(1).first { $0.group == .technology("VoiceOver") })
    #expect(first.participants == 2)
    #expect(first.hits.metBy == [2, 1])
  }

  /// Whoever did not try a task cannot have met, or missed, a problem of it.
  @Test func onlyThoseWhoTriedATaskCount() throws {
    var text = study()
    text.participants.append(#"{"assistiveTechnologiesNone": true, "id": "P06-aaaa"}"#)
    text.meet("S06-aaaa", ["P06-aaaa"], notes: [StudyText.note("context")])
    #expect(try row(.none, text).participants == 2)
    let discovery = StudyDiscovery.measure(try text.records())
    #expect(discovery.tasks.map(\.tried) == [5])
    // 0.9 to the power of 5.
    #expect(abs(discovery.tasks[0].chanceToMiss.value - 0.59049) < 1e-12)
    text.plan = #""prompts": {}"#
    let without = StudyDiscovery.measure(try text.records())
    #expect(without.tasks.isEmpty && without.rows.isEmpty)
  }

  @Test(arguments: 0..<20) func orderChangesNothing(_ seed: Int) throws {
    var numbers = SeededNumbers(seed)
    var records = try study().records()
    let once = StudyDiscovery.measure(records).rows.map { "\($0.group.label) \($0.hits as Any)" }
    records.participants.shuffle(using: &numbers)
    records.sessions.shuffle(using: &numbers)
    records.findings.shuffle(using: &numbers)
    let again = StudyDiscovery.measure(records).rows.map { "\($0.group.label) \($0.hits as Any)" }
    #expect(again == once, "seed \(seed)")
  }
}
