import JSON
import Merging
import Records
import Testing

@testable import Workspace

@Suite("Propagating one study")
struct ErasurePropagationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let erasing: [String]
    var more: @Sendable (inout ErasureStudy) throws -> Void = { _ in }
    let expected: [String]
  }

  static let rows: [Row] = [
    Row(testDescription: "nothing was erased", erasing: [], expected: []),
    Row(
      testDescription: "somebody who was alone",
      erasing: [ErasureStudy.participant(ErasureStudy.first)],
      expected: [
        "findings/F01-aaaa.json: 1 link and 1 P-number are covered by an erasure",
        "responses/R01-aaaa.json: these are answers of somebody who withdrew",
        "sessions/S01-aaaa/log-one.json: this is a log of a session that was erased",
        "sessions/S01-aaaa/session.json: this is a session of somebody who withdrew",
      ]),
    Row(
      testDescription: "one of two",
      erasing: [ErasureStudy.participant(ErasureStudy.second)],
      expected: [
        "sessions/S02-bbbb/log-far.json: 1 link is covered by an erasure",
        "sessions/S02-bbbb/log-two.json: 2 notes are covered by an erasure",
        "sessions/S02-bbbb/session.json: 1 attempt, 1 prompt answer, 1 P-number and 1 line on how people were are covered by an erasure",
      ]),
    Row(
      testDescription: "both of two",
      erasing: [ErasureStudy.second, ErasureStudy.third].map(ErasureStudy.participant),
      expected: [
        "findings/F01-aaaa.json: 1 link and 1 P-number are covered by an erasure",
        "sessions/S02-bbbb/log-far.json: this is a log of a session that was erased",
        "sessions/S02-bbbb/log-two.json: this is a log of a session that was erased",
        "sessions/S02-bbbb/session.json: this is a session of somebody who withdrew",
      ]),
    Row(
      testDescription: "a session alone, as the recorder erases it",
      erasing: [ErasureStudy.session(ErasureStudy.pair)],
      expected: [
        "findings/F01-aaaa.json: 1 link is covered by an erasure",
        "sessions/S02-bbbb/log-far.json: this is a log of a session that was erased",
        "sessions/S02-bbbb/log-two.json: this is a log of a session that was erased",
      ]),
    Row(
      testDescription: "one note, as striking erases it", erasing: [],
      more: { study in
        try study.edit(ErasureStudy.log("two", ErasureStudy.pair), SharedRandom(3)) { draft in
          try draft.erase(["observations", ErasureStudy.note("third")])
        }
      },
      expected: ["findings/F01-aaaa.json: 1 link is covered by an erasure"]),
    Row(
      testDescription: "the other one of a conflict about whom a note is",
      erasing: [ErasureStudy.participant(ErasureStudy.first)],
      more: { study in
        let path = ErasureStudy.log("far", ErasureStudy.pair)
        var other = study
        let field = ["observations", ErasureStudy.note("same0"), "participant"]
        try study.edit(path, SharedRandom(3)) { try $0.set(field, to: .string(ErasureStudy.first)) }
        try other.edit(path, SharedRandom(4)) {
          try $0.set(field, to: .string(ErasureStudy.second))
        }
        try study.join(other)
        for name in ["findings/F01-aaaa", "responses/R01-aaaa", "sessions/S01-aaaa/session"] {
          study.files[ErasureStudy.path(name)] = nil
        }
        study.files[ErasureStudy.log("one", ErasureStudy.alone)] = nil
      },
      expected: ["sessions/S02-bbbb/log-far.json: 1 note is covered by an erasure"]),
    Row(
      testDescription: "one of two took only recordings back", erasing: [],
      more: { study in
        try study.addRecording(ErasureStudy.pair)
        try study.addRecording(ErasureStudy.alone)
        try study.takeBack(.recording, ErasureStudy.second)
      },
      expected: [
        "sessions/S02-bbbb/log-said.json: 2 notes are covered by an erasure",
        "sessions/S02-bbbb/session.json: 1 reference to a recording is covered by an erasure",
      ]),
    Row(
      testDescription: "one of two took only quotes back", erasing: [],
      more: { study in
        try study.addRecording(ErasureStudy.pair)
        try study.takeBack(.quotes, ErasureStudy.second)
      },
      expected: []),
    Row(
      testDescription: "a recording of two, one of whom was erased",
      erasing: [ErasureStudy.participant(ErasureStudy.second)],
      more: { study in
        study.files = study.files.filter { !$0.key.contains("S01") && !$0.key.contains("log-") }
        try study.addRecording(ErasureStudy.pair)
      },
      expected: [
        "sessions/S02-bbbb/log-said.json: 2 notes are covered by an erasure",
        "sessions/S02-bbbb/session.json: 1 attempt, 1 reference to a recording, 1 prompt answer, 1 P-number and 1 line on how people were are covered by an erasure",
      ]),
    Row(
      testDescription: "a log with conflict markers",
      erasing: [ErasureStudy.session(ErasureStudy.alone)],
      more: { study in
        study.files = study.files.filter { $0.key.contains("S01") }
        study.files[ErasureStudy.log("one", ErasureStudy.alone)] = Array("<<<<<<< ours\n{".utf8)
      },
      expected: ["sessions/S01-aaaa/log-one.json: this is a log of a session that was erased"]),
    Row(
      testDescription: "what a merge without kerb put back beside the marks",
      erasing: [],
      more: { study in
        study.files = study.files.filter { $0.key.contains("S01") }
        study.files[ErasureStudy.session(ErasureStudy.alone)] = Array(
          "{\"erased\": true, \"today\": \"tired\", \"id\": \"S01-aaaa\", \"origins\": [\"ooooooooooooo\"], \"~format\": \"session/1\"}"
            .utf8)
        study.files[ErasureStudy.log("one", ErasureStudy.alone)] = nil
      },
      expected: [
        "sessions/S01-aaaa/session.json: something stands again in a record that was erased"
      ]),
    Row(
      testDescription: "words beside the mark of a note", erasing: [],
      more: { study in
        let path = ErasureStudy.log("two", ErasureStudy.pair)
        let text = study.text(path)
        study.files = [
          path: Array(
            text.replacing("\"note\": \"words of note000000secnd\"", with: "\"erased\": true").utf8)
        ]
      },
      expected: ["sessions/S02-bbbb/log-two.json: 1 note is covered by an erasure"]),
  ]

  @Test("finds what an erasure covers", arguments: rows)
  func finds(_ row: Row) throws {
    var study = try ErasureStudy.shared()
    try row.more(&study)
    for path in row.erasing { try study.erase(path) }
    #expect(try study.propagate() == row.expected)
    #expect(try study.propagate() == [], "propagating what was covered finds nothing")
  }

  @Test("everything that is written is a sound record", arguments: rows)
  func isSound(_ row: Row) throws {
    var study = try ErasureStudy.shared()
    try row.more(&study)
    for path in row.erasing { try study.erase(path) }
    try study.propagate()
    for record in try study.records() {
      #expect(record.faults.isEmpty, "\(record.file.path): \(record.faults)")
      let document = try #require(record.document)
      #expect(JSONWriter.canonical(document) == document.bytes)
      #expect(try RecordJoin.join(document, document) == document.bytes)
      #expect(HandEdits.find(in: JSONValue(document.root).object ?? JSONObject()).isEmpty)
    }
  }

  @Test("leaves what is about the other person of a pair")
  func leavesTheOther() throws {
    var study = try ErasureStudy.shared()
    try study.erase(ErasureStudy.participant(ErasureStudy.second))
    try study.propagate()
    let log = study.text(ErasureStudy.log("two", ErasureStudy.pair))
    #expect(log.contains("words of note000000third"))
    #expect(!log.contains("words of note000000secnd"))
    #expect(!log.contains("words of note000000nobdy"))
    let session = study.text(ErasureStudy.session(ErasureStudy.pair))
    #expect(session.contains("\"device\": \"tablet\""))
    #expect(!session.contains("tired"))
    let record = try #require(try study.record(ErasureStudy.session(ErasureStudy.pair)))
    #expect(record.record(Session.self)?.participants.map(\.string) == [ErasureStudy.third])
    #expect(
      try RecordConflicts.list(in: #require(record.document), Session.format).isEmpty)
  }

  @Test("a late log, session, quote and member are found again")
  func findsLateComers() throws {
    let before = try ErasureStudy.shared()
    var covered = before
    try covered.erase(ErasureStudy.participant(ErasureStudy.first))
    try covered.erase(ErasureStudy.participant(ErasureStudy.second))
    try covered.propagate()

    var late = before
    let random = SharedRandom(11)
    try late.make(ErasureStudy.log("new", ErasureStudy.alone), Log.format, "log-new", random) {
      try ErasureStudy.add(ErasureStudy.note("newby"), about: nil, to: &$0)
    }
    try late.make(ErasureStudy.session("S03-cccc"), Session.format, "S03-cccc", random) {
      try $0.replaceSet(["participants"], with: [ErasureStudy.first])
    }
    try late.make(ErasureStudy.log("mix", ErasureStudy.pair), Log.format, "log-mix", random) {
      try ErasureStudy.add(ErasureStudy.note("mixed"), about: nil, to: &$0)
    }
    try late.edit(ErasureStudy.finding, random) { draft in
      let key = "\(ErasureStudy.alone)/\(ErasureStudy.note("newby"))"
      _ = try draft.add(to: ["observations"], key: key, now: 0)
      try draft.set(["observations", key, "quote"], to: .bool(true))
      try draft.include(false, ErasureStudy.first, in: ["rounds", "2", "retestedWith"])
      try draft.include(true, ErasureStudy.first, in: ["rounds", "2", "retestedWith"])
    }
    try covered.join(late)
    let found = try covered.propagate()
    #expect(
      found == [
        "findings/F01-aaaa.json: 1 link and 1 P-number are covered by an erasure",
        "sessions/S01-aaaa/log-new.json: this is a log of a session that was erased",
        "sessions/S02-bbbb/log-mix.json: 1 note is covered by an erasure",
        "sessions/S03-cccc/session.json: this is a session of somebody who withdrew",
      ])
    #expect(try covered.propagate() == [])
  }
}
