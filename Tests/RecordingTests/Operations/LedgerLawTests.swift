import Laws
import Recording
import Records
import Testing

@Suite("What was done, over many random recordings")
struct LedgerLawTests {
  private static func played(_ seed: UInt64, steps: Int = 80) -> SeededDeeds {
    var deeds = SeededDeeds(seed: seed)
    for _ in 0..<steps { deeds.step() }
    return deeds
  }

  @Test("the journal makes the same state again", arguments: Laws.seeds(1...200))
  func replay(seed: UInt64) throws {
    let deeds = Self.played(seed)
    let replay = try #require(JournalReplay(deeds.journal))
    #expect(replay.ledger.visible == deeds.recorder.ledger.visible)
    #expect(replay.ledger.undoLabel == deeds.recorder.ledger.undoLabel)
    #expect(replay.ledger.redoLabel == deeds.recorder.ledger.redoLabel)
    #expect(replay.unreadable == 0)
  }

  @Test("undo has no limit, and redo makes it all again", arguments: Laws.seeds(1...200))
  func undoAndRedo(seed: UInt64) throws {
    var deeds = Self.played(seed)
    deeds.redoEverything()
    let full = deeds.recorder.ledger.visible
    deeds.undoEverything()
    #expect(deeds.recorder.ledger.visible == ["no task"])
    #expect(try #require(JournalReplay(deeds.journal)).ledger.visible == ["no task"])
    deeds.redoEverything()
    #expect(deeds.recorder.ledger.visible == full)
  }

  @Test("struck words are nowhere, whatever is undone", arguments: Laws.seeds(1...400))
  func strike(seed: UInt64) throws {
    var deeds = Self.played(seed, steps: 20 + Int(seed % 60))
    let words = deeds.strike()
    let struck = { (text: String) in
      words.contains { text.contains("\($0)\"") || text.contains("\($0) ") }
    }
    for line in deeds.journal { #expect(!struck(String(decoding: line, as: UTF8.self))) }
    let replay = try #require(JournalReplay(deeds.journal))
    #expect(replay.ledger.visible == deeds.recorder.ledger.visible)
    while deeds.recorder.ledger.undoLabel != nil {
      deeds.undoEverything()
      for line in deeds.recorder.ledger.visible { #expect(!struck(line)) }
    }
    deeds.redoEverything()
    for line in deeds.recorder.ledger.visible { #expect(!struck(line)) }
    for line in deeds.journal { #expect(!struck(String(decoding: line, as: UTF8.self))) }
  }

  @Test("notes stand in the order of their time", arguments: Laws.seeds(1...100))
  func order(seed: UInt64) {
    let ledger = Self.played(seed).recorder.ledger
    let times = ledger.order.map { ledger.notes[$0]?.at ?? -1 }
    #expect(times == times.sorted())
    #expect(Set(ledger.order) == Set(ledger.notes.keys))
    for (index, key) in ledger.order.enumerated() { #expect(ledger.index(of: key) == index) }
  }
}
