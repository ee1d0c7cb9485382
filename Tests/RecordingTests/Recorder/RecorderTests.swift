import Localization
import Recording
import Records
import Testing

@Suite("A recording")
struct RecorderTests {
  private static let start = 1_000_000

  private func recorder(keepsTasks: Bool = true) -> Recorder {
    var opening = SeededDeeds.opening
    opening.keepsTasks = keepsTasks
    return Recorder(opening: opening, plan: SeededDeeds.plan)
  }

  private func enter(_ recorder: inout Recorder, _ line: String, at seconds: Int, id: String = "n1")
    -> Recorder.Entered
  {
    recorder.enter(Self.read(line), began: Self.start + seconds * 1000, id: id)
  }

  private static func read(_ line: String) -> NoteReading {
    NoteGrammar.read(
      line, shortcuts: .standard(language: "en"),
      speakers: SpeakerLabels(
        people: SeededDeeds.plan.people.map(\.id), names: [("Ilka Brandt", "P07-kx4d")]))
  }

  private func note(_ recorder: Recorder, _ id: String = "n1") throws -> Note {
    try #require(recorder.ledger.notes[NoteKey(log: "log-k3w0qa", note: id)])
  }

  @Test func aLineIsStampedAtItsFirstKey() throws {
    var recorder = recorder()
    let entered = enter(&recorder, "asks whether to double tap", at: 751)
    #expect(entered.outcome == "Saved at 12m31.")
    #expect(entered.understood.isEmpty)
    let note = try note(recorder)
    #expect(note.at == 751_000 && note.text.words == "asks whether to double tap")
    #expect(note.participant?.string == "P07-kx4d" && note.task == nil)
  }

  @Test func plainTakesBackOnlyWhatWasReadIntoTheLine() throws {
    var recorder = recorder()
    _ = enter(&recorder, "-30s b3: the keyboard covers the total sc reflow", at: 100)
    var read = try note(recorder)
    #expect(read.at == 70_000 && read.impact == .serious && read.kind == .barrier)
    #expect(read.proposed.map(\.description) == ["1.4.10"])
    #expect(read.text.words == "the keyboard covers the total")
    #expect(recorder.plain(Self.read) == "Kept as typed.")
    read = try note(recorder)
    #expect(read.text.words == "-30s b3: the keyboard covers the total sc reflow")
    #expect(read.kind == nil && read.impact == nil && read.proposed.isEmpty && read.at == 100_000)
    #expect(recorder.plain(Self.read) == "The last note is plain words already.")
    _ = recorder.undo()
    #expect(try note(recorder).impact == .serious)
    #expect(recorder.plain(Self.read) == "Kept as typed.")
  }

  @Test func theLineStaysBesideWhatWasUnderstood() throws {
    var recorder = recorder()
    let line = "-30s b3: P: covers the total sc reflow"
    let entered = enter(&recorder, line, at: 100)
    #expect(
      entered.understood
        == "barrier, impact 3 (serious), said by participant, 1.4.10 Reflow proposed, 30 s earlier")
    let read = try note(recorder)
    #expect(read.text.words == "covers the total" && read.typedLine == Verbatim(line))
    #expect(Note(read.values) == read)
    _ = recorder.plain(Self.read)
    #expect(try note(recorder).typedLine == nil)
    _ = enter(&recorder, "Ilka: where is it", at: 110, id: "n2")
    let named = try note(recorder, "n2")
    #expect(named.text.words == "where is it" && named.speaker == .participant)
    #expect(named.participant?.string == "P07-kx4d")
    #expect(named.typedLine == Verbatim("P: where is it"))
    _ = enter(&recorder, "plain words", at: 120, id: "n3")
    #expect(try note(recorder, "n3").typedLine == nil)
  }

  @Test func oneOfSeveralCriteriaIsKept() throws {
    var recorder = recorder()
    let entered = enter(&recorder, "no name sc label", at: 100)
    #expect(
      entered.understood
        == "2.5.3 Label in Name and 3.3.2 Labels or Instructions proposed, /1 or /2 keeps one of them"
    )
    #expect(try note(recorder).proposed.map(\.description) == ["2.5.3", "3.3.2"])
    let second = try #require(recorder.recentTags[number: 2])
    #expect(
      recorder.choose(second, Self.read)
        == "Only 3.3.2 Labels or Instructions is proposed for 1m40 now.")
    #expect(try note(recorder).proposed.map(\.description) == ["3.3.2"])
    #expect(recorder.choose(second, Self.read) == nil)
    _ = recorder.undo()
    #expect(try note(recorder).proposed.count == 2)
  }

  @Test func aCriterionThatTheStudyDoesNotAskForIsSaidToBeSo() throws {
    var plan = SeededDeeds.plan
    plan.target = WCAGTarget(version: .v22, level: .aa, platform: .ios)
    var recorder = Recorder(opening: SeededDeeds.opening, plan: plan)
    #expect(
      enter(&recorder, "pale sc 1.4.6", at: 10).understood
        == "1.4.6 Contrast (Enhanced) (level AAA), which the study does not ask for, proposed")
    #expect(
      enter(&recorder, "pale sc 1.4.3", at: 10, id: "n2").understood
        == "1.4.3 Contrast (Minimum) proposed")
  }

  @Test func plainPutsABackdatedNoteWhereItWasTyped() throws {
    var recorder = recorder()
    #expect(enter(&recorder, "-30s the bus noise", at: 4).outcome == "Saved at 0s.")
    _ = recorder.plain(Self.read)
    #expect(try note(recorder).at == 4000)
  }

  @Test func whatIsTypedDaysLaterHasNoElapsedTime() throws {
    var recorder = recorder()
    _ = enter(&recorder, "in the session", at: 751)
    let later = 17 * 86_400
    #expect(enter(&recorder, "forgot this", at: later, id: "n2").outcome == "Saved as added later.")
    #expect(recorder.ledger.terse(751_000) == "12m31")
    #expect(recorder.ledger.words(later * 1000) == "added later")
    #expect(recorder.times(now: Self.start + later * 1000).plain().hasPrefix("Session 12 min 31 s"))
    let key = NoteKey(log: "log-k3w0qa", note: "n2")
    #expect(try note(recorder, "n2").at == later * 1000)
    _ = recorder.delete(key)
    #expect(recorder.ledger.undoLabel == "deleting the note added later")
  }

  @Test func offWritesNothing() {
    var recorder = recorder()
    _ = recorder.off()
    let before = recorder.waitingEntries
    #expect(before.last == .off(true))
    #expect(enter(&recorder, "not for the record", at: 5).key == nil)
    #expect(recorder.flag(now: Self.start, id: "n2") == "Off the record. /on goes on.")
    #expect(recorder.waitingEntries == before && recorder.ledger.order.isEmpty)
    _ = recorder.on()
    #expect(enter(&recorder, "back", at: 6).key != nil)
  }

  @Test func faultsAndBreaksAreNotTimeOnTask() throws {
    var recorder = recorder()
    _ = recorder.startTask("pay", now: Self.start + 60_000, id: "a1")
    _ = recorder.interrupt(.connectionFault, now: Self.start + 90_000, id: "i1", note: "n8")
    _ = recorder.goOn(now: Self.start + 120_000)
    _ = recorder.interrupt(.rest, now: Self.start + 130_000, id: "i2", note: "n9")
    let now = Self.start + 250_000
    let attempt = try #require(recorder.ledger.attempts["a1"])
    #expect(recorder.timeOnTask(attempt, now: now) == 40_000)
    #expect(
      recorder.times(now: now)
        == "Session 2 min 10 s, Pay by card 40 s, faults 1, breaks 2 min 0 s.")
    #expect(recorder.ledger.order.isEmpty)
  }

  @Test(
    "the words of a fault are a note", arguments: [InterruptionKind.connectionFault, .productFault])
  func wordsOfAFault(_ kind: InterruptionKind) throws {
    var recorder = recorder()
    let read = NoteGrammar.read("the wifi is down, she waits", shortcuts: .standard(language: "en"))
    _ = recorder.interrupt(kind, now: Self.start + 5000, id: "i1", note: "n1", words: read)
    let note = try #require(recorder.ledger.notes[NoteKey(log: "log-k3w0qa", note: "n1")])
    #expect(note.text.words == "the wifi is down, she waits")
    #expect(note.kind == (kind == .productFault ? .barrier : .context))
    #expect(recorder.ledger.interruptions["i1"]?.kind == kind)
  }

  @Test func aBrokenProductIsAnObservationToo() throws {
    var recorder = recorder()
    _ = recorder.interrupt(.productFault, now: Self.start + 5000, id: "i1", note: "n1")
    #expect(try note(recorder).kind == .barrier)
    _ = recorder.undo()
    #expect(recorder.ledger.order.isEmpty && recorder.ledger.interruptions.isEmpty)
  }

  @Test func aForgottenTaskEndsWhenTheNextOneStarts() throws {
    var recorder = recorder()
    _ = recorder.startTask("pay", now: Self.start + 1000, id: "a1")
    _ = recorder.startTask("buy", ago: 2000, now: Self.start + 61_000, id: "a2")
    #expect(recorder.running == ["a2"] && recorder.withoutOutcome == ["a1"])
    #expect(recorder.ledger.attempts["a1"]?.ended == 59_000)
    #expect(
      recorder.endTask("a1", outcome: .partlyDone, assistance: .assisted, now: Self.start + 70_000)
        == "Partly done.")
    #expect(recorder.ledger.attempts["a1"]?.ended == 59_000)
    #expect(recorder.ledger.task == "buy")
    #expect(recorder.nextTask == nil)
  }

  @Test func whoeverDoesNotKeepTheTasksOnlySaysWhereNotesBelong() throws {
    var recorder = recorder(keepsTasks: false)
    _ = recorder.startTask("pay", now: Self.start, id: "a1")
    _ = enter(&recorder, "hm", at: 1)
    #expect(recorder.ledger.attempts.isEmpty)
    #expect(try note(recorder).task == "pay")
  }

  @Test func aPlannedBreakIsAnnouncedWithTheNextNote() {
    var recorder = recorder()
    _ = recorder.planBreaks(everyMinutes: 10, now: Self.start)
    #expect(enter(&recorder, "one", at: 599).outcome == "Saved at 9m59.")
    #expect(
      enter(&recorder, "two", at: 601, id: "n2").outcome
        == "Saved at 10m1. A break is due: /break.")
    #expect(enter(&recorder, "three", at: 602, id: "n3").outcome == "Saved at 10m2.")
  }

  @Test func strikeMeansTheLastNoteAlsoWhenItWasUndone() {
    var recorder = recorder()
    _ = enter(&recorder, "first", at: 1, id: "n1")
    _ = enter(&recorder, "please do not write that", at: 2, id: "n2")
    _ = recorder.undo()
    #expect(recorder.strikeTarget?.note == "n2")
    _ = recorder.join(NoteKey(log: "log-k3w0qa", note: "n1"), into: NoteKey(log: "x", note: "y"))
    if let key = recorder.strikeTarget { _ = recorder.strike(key) }
    #expect(recorder.ledger.redoLabel == nil && recorder.strikeTarget?.note == "n1")
    let journal = recorder.rewrittenJournal.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(!journal.joined().contains("please"))
    #expect(journal.joined().contains("first"))
  }

  @Test func findLooksFromTheNewestOn() {
    var recorder = recorder()
    for (index, words) in ["Pay is hidden", "asks", "finds PAY"].enumerated() {
      _ = enter(&recorder, words, at: index, id: "n\(index)")
    }
    #expect(recorder.find("pay") == [2, 0])
  }
}
