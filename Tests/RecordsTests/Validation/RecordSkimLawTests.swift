import JSON
import Laws
import RecordSamples
import Testing

@testable import Records

/// What is skimmed says the same as what is read whole, and nothing with a fault passes.
@Suite("Skimming sessions and logs")
struct RecordSkimLawTests {
  @Test("a log", arguments: Laws.seeds(0..<200))
  func log(_ seed: Int) throws {
    var random = SeededRandom(seed)
    var (passed, soundUndamaged) = (0, 0)
    for _ in 0..<40 {
      var record = SampleRecords.record(Log.format, .chance, &random)
      record["id"] = .string("log-x4k2")
      record["startedAt"] = .string("2026-03-02T09:30:00Z")
      let (bytes, isDamaged) = SkimDamage.written(record, &random)
      let file = try #require(WorkspaceFile(recordAt: "Surveys/a/sessions/S1/log-x4k2.json"))
      let whole = RecordFile(file, bytes: bytes)
      let (odd, keepsAll) = (random.below(2), random.oneIn(3))
      var words: [String] = []
      func isWanted(_ entry: Span<UInt8>) -> Bool {
        keepsAll || entry.indices.reduce(0) { $0 + Int(entry[$1]) } % 2 == odd
      }
      let skimmed = NotesSkim().log(file, bytes) { entry, text in
        words.append(Self.decoded(text))
        return isWanted(entry)
      }
      if !isDamaged { soundUndamaged += 1 }
      guard let skimmed else { continue }
      if !isDamaged { passed += 1 }
      let log = try #require(
        whole.record(Log.self), "\(whole.faults) \(String(decoding: bytes, as: UTF8.self))")
      let document = try JSONReader.read(bytes)
      let entries = document.root[key: "observations"].map { Array($0.members) } ?? []
      let kept = Set(
        entries.filter { isWanted(Array($0.value.rawBytes).span) }.map { $0.key.string ?? "" })
      #expect(words == entries.map { $0.value[key: "note"]?.string ?? "" })
      #expect(
        skimmed.observations.map(Self.told)
          == log.observations.filter { kept.contains($0.id) }.map(Self.told))
      #expect(
        "\(skimmed.id) \(skimmed.isCleared) \(skimmed.source as Any) \(skimmed.recorderRole as Any)"
          == "\(log.id) \(log.isCleared) \(log.source as Any) \(log.recorderRole as Any)")
      let (some, all) = (NoteNumbers([skimmed]), NoteNumbers([log]))
      #expect(some.count == all.count)
      for note in log.observations { #expect(some.number(of: note.id) == all.number(of: note.id)) }
    }
    #expect(passed > 0 && passed <= soundUndamaged)
  }

  @Test("a session", arguments: Laws.seeds(0..<200))
  func session(_ seed: Int) throws {
    var random = SeededRandom(seed)
    var passed = 0
    for _ in 0..<40 {
      var record = SampleRecords.record(Session.format, .chance, &random)
      record["id"] = .string("S1")
      // Numbers below zero, as clocks of recordings have, are always read whole.
      if !random.oneIn(4) { record["media"] = .object(JSONObject()) }
      let (bytes, _) = SkimDamage.written(record, &random)
      let file = try #require(WorkspaceFile(recordAt: "Surveys/a/sessions/S1/session.json"))
      guard let skimmed = NotesSkim().session(file, bytes) else { continue }
      passed += 1
      let whole = RecordFile(file, bytes: bytes)
      let session = try #require(
        whole.record(Session.self), "\(whole.faults) \(String(decoding: bytes, as: UTF8.self))")
      #expect(Self.told(skimmed) == Self.told(session))
      // What was left out would not have changed the span.
      #expect(SessionSpan(skimmed, []) == SessionSpan(session, []))
    }
    #expect(passed > 0)
  }

  private static func decoded(_ text: Span<UInt8>) -> String {
    let json = Array("[\"".utf8) + text.indices.map { text[$0] } + Array("\"]".utf8)
    let document = try? JSONReader.read(json)
    return document.flatMap { Array($0.root.elements).first?.string } ?? "(not JSON)"
  }

  private static func told(_ note: Note) -> String {
    let verbatim = [note.text, note.typedBefore, note.typedAfter].map { $0?.words ?? "-" }
    return "\(note) \(verbatim)"
  }

  private static func told(_ session: Session) -> String {
    let parts: [Any] = [
      session.id, session.assistiveTechnologies, session.continues as Any, session.device as Any,
      session.heldOn as Any, session.isPilot, session.media, session.mode as Any,
      session.participants, session.productVersion as Any, session.round, session.startedAt as Any,
    ]
    return "\(parts)"
  }
}
