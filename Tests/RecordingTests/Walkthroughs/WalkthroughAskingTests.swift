import JSON
import Records
import Testing

@testable import Recording

@Suite("Walkthroughs") struct WalkthroughAskingTests {
  private func odalys() throws -> TypedWalkthrough {
    TypedWalkthrough(
      try .sample(
        goals: 2, stepsEach: 3,
        claims: [("statements/a", "Says the words on buttons that she sees")]))
  }

  /// The walkthrough that docs/walkthroughs.md tells.
  @Test func theWrittenExample() throws {
    var typed = try odalys()
    typed.type(
      "y", "1", "1", "3 all three buttons are called \"Select\"", "", "1", "1", "3 a fee appears",
      "")
    typed.type("y", "2 the picture has no name", "")
    typed.type("/park why a fee at all?", "1", "4 /also 1 Ben: as last week", "1", "1", "1")
    #expect(typed.problems == 0)
    #expect(typed.asking.ending != nil)
    #expect(
      typed.barriers == [
        "2.4.6: all three buttons are called \"Select\"", "beConsistent: a fee appears",
        "4.1.2: the picture has no name",
      ])
    #expect(typed.asking.sheet.disagreements == 1)
    #expect(typed.asking.sheet.parked.map(\.text) == ["why a fee at all?"])
    #expect(typed.asking.sheet.parked.map(\.asked) == ["Step 4"])
    #expect(typed.answers.contains("step-5 before Ben doesIt: as last week"))
    #expect(
      typed.said.first
        == "Rests on \"Says the words on buttons that she sees\". /claim opens it. On, as if it worked."
    )
  }

  /// Twelve steps, three goals, twenty-four barriers: two at each step.
  @Test func sixtyThreeAnswersWithTwentyFourBarriers() throws {
    var typed = TypedWalkthrough(try .sample(goals: 3, stepsEach: 4))
    for step in 0..<12 {
      if step.isMultiple(of: 4) { typed.type("y") }
      typed.type("3 nothing is said", "", "/barrier it is pale", "", "1")
    }
    #expect(typed.asking.ending != nil)
    #expect(typed.problems == 0)
    #expect(typed.asking.sheet.barriers.count == 24)
    #expect(typed.asking.sheet.barriers.allSatisfy { $0.isSettled })
    #expect(typed.lines == 63)
  }

  /// The same with somebody else's answer to each of the twenty-seven questions; the last answer ends it, so the
  /// opinion on it stands on its line.
  @Test func eightyNineAnswersWithASecondOpinionOnEverything() throws {
    var typed = TypedWalkthrough(try .sample(goals: 3, stepsEach: 4))
    for step in 0..<12 {
      if step.isMultiple(of: 4) { typed.type("y", "/also m Ben: not sure") }
      typed.type("3 nothing is said", "", "/barrier it is pale", "", "/also 1 Ben: he would")
      if step < 11 {
        typed.type("1", "/also 4 Ben: hard to say")
      } else {
        typed.type("1 /also 4 Ben: hard to say")
      }
    }
    #expect(typed.lines == 89)
    #expect(typed.problems == 0)
    #expect(typed.asking.ending != nil)
    #expect(typed.asking.sheet.barriers.count == 24)
    #expect(typed.asking.sheet.disagreements == 27)
  }

  /// A barrier at every second step needs fewer lines than are allowed.
  @Test func aBarrierAtEverySecondStep() throws {
    var typed = TypedWalkthrough(try .sample(goals: 3, stepsEach: 4))
    for step in 0..<12 {
      if step.isMultiple(of: 4) { typed.type("y") }
      if step.isMultiple(of: 2) {
        typed.type("2 the icon has no name", "")
      } else {
        typed.type("1")
      }
      typed.type("1")
    }
    #expect(typed.asking.ending != nil)
    #expect(typed.lines == 33)
  }

  @Test func eachLineIsWrittenBeforeTheNextIsAsked() throws {
    var typed = try odalys()
    typed.type("y")
    #expect(typed.entries.count == 1)
    typed.type("3 it is pale")
    #expect(typed.entries.count == 3)
    guard case .barrier(let barrier) = typed.entries[2] else {
      Issue.record("no barrier was written")
      return
    }
    #expect(!barrier.isSettled)
    typed.type("")
    guard case .barrier(let settled)? = typed.entries.last else {
      Issue.record("the barrier was not settled")
      return
    }
    #expect(settled.isSettled)
    #expect(settled.key == barrier.key)
  }

  @Test func aBadAnswerWithoutWordsAsksWhatIsInTheWay() throws {
    var typed = try odalys()
    typed.type("y", "2")
    guard case .detail(.reason) = typed.asking.spot else {
      Issue.record("nothing was asked")
      return
    }
    #expect(typed.entries.count == 1)
    typed.type("the list closes by itself", "")
    #expect(typed.barriers == ["2.2.1: the list closes by itself"])
    typed.type("3", "")
    #expect(typed.asking.sheet.barriers.count == 1)
    #expect(typed.answers.last == "step-1 after stops")
  }

  /// An answer that is given anew takes the barriers of the old one with it, and says so.
  @Test func anotherAnswerSaysWhatGoesWithTheOldOne() throws {
    var typed = try odalys()
    typed.type("y", "3 it is pale", "", "/show")
    typed.take(.chose(1))
    let jumps = typed.asking.jumps
    #expect(jumps == 1)
    typed.type("1")
    #expect(typed.asking.sheet.barriers.isEmpty)
    #expect(
      typed.said.last
        == "Taken away with the answer before: 1 barrier. /undo restores what was there.")
    typed.type("/undo")
    #expect(typed.barriers == ["1.4.3: it is pale"])
  }

  @Test func whatIsTypedReplacesTheProposal() throws {
    let rows: [(String, String)] = [
      ("4.1.2", "4.1.2"), ("sc 1.1.1", "1.1.1"), ("reflow", "1.4.10"),
      ("give control", "giveControl"), ("2.4.6, be consistent", "2.4.6 beConsistent"), ("-", ""),
      ("none", ""),
    ]
    for (line, expected) in rows {
      var typed = try odalys()
      typed.type("y", "3 it is pale", line)
      #expect(typed.barriers == ["\(expected): it is pale"], "\(line)")
      #expect(typed.asking.sheet.barriers[0].beyondWcag == !expected.contains("."), "\(line)")
    }
    var typed = try odalys()
    typed.type("y", "3 it is pale", "quokka")
    #expect(typed.problems == 1)
    #expect(!typed.asking.sheet.barriers[0].isSettled)
  }

  /// A digit is pressed out of habit, for a row; nothing is taken that was not said back.
  @Test func whatIsKeptIsSaidBack() throws {
    var typed = try odalys()
    typed.type("y", "3 it is pale", "1")
    #expect(typed.problems == 1)
    #expect(
      typed.said.last
        == "1 alone is not taken. sc 1 names all of 1 Perceivable; 4.1.2 names a criterion. Enter keeps what is proposed."
    )
    #expect(typed.barriers == ["1.4.3: it is pale"])
    let rows: [(String, String)] = [
      (
        "sc 1",
        "Kept: 1 Perceivable, a principle. No criterion that people meet can be compared with it."
      ),
      (
        "4.1",
        "Kept: 4.1 Compatible, a guideline. No criterion that people meet can be compared with it."
      ),
      ("4.1.2", "Kept: 4.1.2 Name, Role, Value."),
      ("be consistent", "Kept: \"Be consistent\"."), ("-", "Kept: no criterion."),
    ]
    for (line, words) in rows {
      var typed = try odalys()
      typed.type("y", "3 it is pale", line)
      #expect(typed.said.last?.hasPrefix(words + " ") == true, "\(typed.said)")
    }
  }

  /// What nobody could name is not "beyond WCAG": that is for a person to say.
  @Test func nothingProposedStaysOpen() throws {
    var typed = try odalys()
    typed.type("y", "3 quokka", "")
    #expect(typed.barriers == [": quokka"])
    #expect(typed.asking.sheet.barriers[0].beyondWcag == false)
    #expect(typed.asking.sheet.barriers[0].isSettled)
  }

  @Test func undoTakesBackOneThingAfterTheOther() throws {
    var typed = try odalys()
    typed.type("y", "3 it is pale", "", "/undo")
    #expect(!typed.asking.sheet.barriers[0].isSettled)
    guard case .detail(.settle) = typed.asking.spot else {
      Issue.record("the barrier is not asked again")
      return
    }
    typed.type("/undo")
    #expect(typed.asking.sheet.barriers.isEmpty)
    #expect(typed.answers == ["goal-1 goal yes"])
    typed.type("/undo")
    #expect(typed.answers.isEmpty)
    typed.type("/undo")
    #expect(typed.problems == 1)
    let removed = typed.entries.filter { if case .noAnswer = $0 { true } else { false } }
    #expect(removed.count == 2)
  }

  /// What stands after a stop goes on where it was, with what was not settled first.
  @Test func resumingGoesOnWithWhatIsOpen() throws {
    var first = try odalys()
    first.type("y", "1", "3 it is pale")
    var again = TypedWalkthrough(
      try .sample(goals: 2, stepsEach: 3, standing: first.asking.sheet))
    guard case .detail(.settle) = again.asking.spot else {
      Issue.record("the barrier is not asked")
      return
    }
    again.type("")
    #expect(again.asking.item?.question.step == "step-2")
    again.type("/undo", "/undo")
    #expect(again.asking.item?.question.step == "step-1")
    #expect(again.asking.item?.question.part == .after)
    #expect(again.asking.sheet.barriers.isEmpty)
  }

  @Test func severalAnswersStandSideBySide() throws {
    var typed = TypedWalkthrough(
      try .sample(goals: 1, stepsEach: 2, evaluators: ["designer", "developer"]))
    typed.type("y /also n dev: she would call", "")
    #expect(
      typed.answers == ["goal-1 goal yes", "goal-1 goal developer no"])
    #expect(typed.barriers == [": she would call"])
    #expect(typed.asking.sheet.barriers[0].by == "developer")
    typed.type("/also m dev: or not")
    #expect(typed.answers == ["goal-1 goal yes", "goal-1 goal developer maybe: or not"])
    #expect(typed.asking.sheet.barriers.isEmpty)
    typed.type("/also 1", "/also quokka")
    #expect(typed.problems == 2)
  }

  @Test func aClaimAndAFacetAreNotedWithTheLastAnswer() throws {
    var typed = TypedWalkthrough(
      try .sample(
        goals: 1, stepsEach: 1, claims: [("needs/a", "touch, changing")],
        facets: [("risk", "Risk: averse")]))
    typed.type("m she may wait", "/claim")
    typed.take(.chose(0))
    typed.type("/facets")
    typed.take(.chose(0))
    #expect(typed.asking.sheet.answers[0].claim?.key == "needs/a")
    #expect(typed.asking.sheet.answers[0].facets == ["risk"])
    typed.type("/claim")
    typed.take(.chose(1))
    #expect(typed.asking.sheet.answers[0].claim == nil)
    #expect(typed.asking.spot == .question(1))
  }

  /// Every trouble that somebody tried is asked about; the talk comes last.
  @Test func aSimulationAsksWhereTroubleComesFrom() throws {
    var typed = TypedWalkthrough(try .sample(goals: 1, stepsEach: 1, manner: .simulation))
    #expect(typed.asking.spot == .opening)
    typed.type("", "y", "3 it is pale", "")
    guard case .detail(.cause) = typed.asking.spot else {
      Issue.record("where it comes from is not asked")
      return
    }
    typed.type("quokka")
    #expect(typed.problems == 1)
    typed.take(.chose(1))
    #expect(typed.asking.sheet.barriers[0].isAboutProduct == false)
    typed.type("1")
    #expect(typed.asking.spot == .detail(.talk))
    typed.type("it was tiring")
    #expect(typed.asking.ending != nil)
    #expect(typed.asking.sheet.talk == "it was tiring")
  }

  @Test func whatWasLeftOutIsAskedInTheEnd() throws {
    var typed = TypedWalkthrough(try .sample(goals: 1, stepsEach: 1))
    typed.type("/skip", "1", "1")
    #expect(typed.asking.spot == .overview)
    #expect(typed.asking.ending == nil)
    typed.type("")
    #expect(typed.asking.spot == .question(0))
    typed.type("/skip")
    #expect(typed.asking.spot == .overview)
    typed.take(.chose(0))
    typed.type("y")
    #expect(typed.asking.ending != nil)
  }

  /// Whatever is entered, what the entries say is what stands: nothing is lost, nothing is kept that was taken back.
  @Test(arguments: 0..<300) func entriesSayWhatStands(_ seed: UInt64) throws {
    var chance = SplitMix(seed)
    let lines = [
      "y", "n", "m", "1", "2", "3", "4", "3 it is pale", "2 no name", "4 /also 1 Ben: so",
      "1 /also 3 Eva: it moves", "/also 2 Ben: he looks", "/barrier a fee appears", "/park later",
      "/undo", "/undo", "", "", "-", "4.1.2", "/skip", "/claim", "/show", "quokka",
    ]
    var typed = TypedWalkthrough(
      try .sample(
        goals: 2, stepsEach: 2, manner: seed.isMultiple(of: 3) ? .simulation : .reasoned,
        claims: [("a", "moves slowly")]))
    for _ in 0..<60 where typed.asking.ending == nil {
      if chance.next() % 8 == 0 {
        typed.take(.chose(Int(chance.next() % 4)))
      } else {
        typed.enter(lines[Int(chance.next() % UInt64(lines.count))])
      }
    }
    var kept = WalkthroughSheet()
    for entry in typed.entries { kept.apply(entry) }
    #expect(kept.sorted == typed.asking.sheet.sorted, "seed \(seed)")
  }
}

extension WalkthroughSheet {
  /// As a record that is written entry by entry would hold it.
  fileprivate mutating func apply(_ entry: WalkthroughEntry) {
    switch entry {
    case .answer(let answer):
      answers.removeAll { $0.key == answer.key }
      answers.append(answer)
    case .barrier(let barrier):
      barriers.removeAll { $0.key == barrier.key }
      barriers.append(barrier)
    case .parked(let one):
      parked.removeAll { $0.key == one.key }
      parked.append(one)
    case .noAnswer(let key): answers.removeAll { $0.key == key }
    case .noBarrier(let key): barriers.removeAll { $0.key == key }
    case .noParked(let key): parked.removeAll { $0.key == key }
    case .talk(let words): talk = words
    case .finished(let isOver): isFinished = isOver
    }
  }

  fileprivate var sorted: [String] {
    answers.map { "\($0)" }.sorted() + barriers.map { "\($0)" }.sorted()
      + parked.map { "\($0)" }.sorted() + ["\(talk ?? "-")", "\(isFinished)"]
  }
}

/// Numbers that are the same for the same seed.
private struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
