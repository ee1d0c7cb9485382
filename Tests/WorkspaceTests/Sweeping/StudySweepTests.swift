import JSON
import Merging
import Records
import Testing

@testable import Workspace

@Suite("Sweeping one study")
struct StudySweepTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let erasing: [String]
    var more: @Sendable (inout SweepStudy) throws -> Void = { _ in }
    let expected: [String]
  }

  static let rows: [Row] = [
    Row(testDescription: "nothing was erased", erasing: [], expected: []),
    Row(
      testDescription: "somebody who was alone",
      erasing: [SweepStudy.participant(SweepStudy.first)],
      expected: [
        "findings/F01-aaaa.json: 1 link and 1 P-number are covered by an erasure",
        "responses/R01-aaaa.json: these are answers of somebody who withdrew",
        "sessions/S01-aaaa/log-one.json: this is a log of a session that was erased",
        "sessions/S01-aaaa/session.json: this is a session of somebody who withdrew",
      ]),
    Row(
      testDescription: "one of two",
      erasing: [SweepStudy.participant(SweepStudy.second)],
      expected: [
        "sessions/S02-bbbb/log-far.json: 1 link is covered by an erasure",
        "sessions/S02-bbbb/log-two.json: 2 notes are covered by an erasure",
        "sessions/S02-bbbb/session.json: 1 attempt, 1 prompt answer, 1 P-number and 1 line on how people were are covered by an erasure",
      ]),
    Row(
      testDescription: "both of two",
      erasing: [SweepStudy.second, SweepStudy.third].map(SweepStudy.participant),
      expected: [
        "findings/F01-aaaa.json: 1 link and 1 P-number are covered by an erasure",
        "sessions/S02-bbbb/log-far.json: this is a log of a session that was erased",
        "sessions/S02-bbbb/log-two.json: this is a log of a session that was erased",
        "sessions/S02-bbbb/session.json: this is a session of somebody who withdrew",
      ]),
    Row(
      testDescription: "a session alone, as the recorder erases it",
      erasing: [SweepStudy.session(SweepStudy.pair)],
      expected: [
        "findings/F01-aaaa.json: 1 link is covered by an erasure",
        "sessions/S02-bbbb/log-far.json: this is a log of a session that was erased",
        "sessions/S02-bbbb/log-two.json: this is a log of a session that was erased",
      ]),
    Row(
      testDescription: "one note, as striking erases it", erasing: [],
      more: { study in
        try study.edit(SweepStudy.log("two", SweepStudy.pair), SharedRandom(3)) { draft in
          try draft.erase(["observations", SweepStudy.note("third")])
        }
      },
      expected: ["findings/F01-aaaa.json: 1 link is covered by an erasure"]),
    Row(
      testDescription: "the other one of a conflict about whom a note is",
      erasing: [SweepStudy.participant(SweepStudy.first)],
      more: { study in
        let path = SweepStudy.log("far", SweepStudy.pair)
        var other = study
        let field = ["observations", SweepStudy.note("same0"), "participant"]
        try study.edit(path, SharedRandom(3)) { try $0.set(field, to: .string(SweepStudy.first)) }
        try other.edit(path, SharedRandom(4)) { try $0.set(field, to: .string(SweepStudy.second)) }
        try study.join(other)
        for name in ["findings/F01-aaaa", "responses/R01-aaaa", "sessions/S01-aaaa/session"] {
          study.files[SweepStudy.path(name)] = nil
        }
        study.files[SweepStudy.log("one", SweepStudy.alone)] = nil
      },
      expected: ["sessions/S02-bbbb/log-far.json: 1 note is covered by an erasure"]),
    Row(
      testDescription: "one of two took only recordings back", erasing: [],
      more: { study in
        try study.addRecording(SweepStudy.pair)
        try study.addRecording(SweepStudy.alone)
        try study.takeBack(.recording, SweepStudy.second)
      },
      expected: [
        "sessions/S02-bbbb/log-said.json: 2 notes are covered by an erasure",
        "sessions/S02-bbbb/session.json: 1 reference to a recording is covered by an erasure",
      ]),
    Row(
      testDescription: "one of two took only quotes back", erasing: [],
      more: { study in
        try study.addRecording(SweepStudy.pair)
        try study.takeBack(.quotes, SweepStudy.second)
      },
      expected: []),
    Row(
      testDescription: "a recording of two, one of whom was erased",
      erasing: [SweepStudy.participant(SweepStudy.second)],
      more: { study in
        study.files = study.files.filter { !$0.key.contains("S01") && !$0.key.contains("log-") }
        try study.addRecording(SweepStudy.pair)
      },
      expected: [
        "sessions/S02-bbbb/log-said.json: 2 notes are covered by an erasure",
        "sessions/S02-bbbb/session.json: 1 attempt, 1 reference to a recording, 1 prompt answer, 1 P-number and 1 line on how people were are covered by an erasure",
      ]),
    Row(
      testDescription: "a log with conflict markers",
      erasing: [SweepStudy.session(SweepStudy.alone)],
      more: { study in
        study.files = study.files.filter { $0.key.contains("S01") }
        study.files[SweepStudy.log("one", SweepStudy.alone)] = Array("<<<<<<< ours\n{".utf8)
      },
      expected: ["sessions/S01-aaaa/log-one.json: this is a log of a session that was erased"]),
    Row(
      testDescription: "what a merge without kerb put back beside the marks",
      erasing: [],
      more: { study in
        study.files = study.files.filter { $0.key.contains("S01") }
        study.files[SweepStudy.session(SweepStudy.alone)] = Array(
          "{\"erased\": true, \"today\": \"tired\", \"id\": \"S01-aaaa\", \"origins\": [\"ooooooooooooo\"], \"~format\": \"session/2\"}"
            .utf8)
        study.files[SweepStudy.log("one", SweepStudy.alone)] = nil
      },
      expected: [
        "sessions/S01-aaaa/session.json: something stands again in a record that was erased"
      ]),
    Row(
      testDescription: "words beside the mark of a note", erasing: [],
      more: { study in
        let path = SweepStudy.log("two", SweepStudy.pair)
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
    var study = try SweepStudy.shared()
    try row.more(&study)
    for path in row.erasing { try study.erase(path) }
    #expect(try study.sweep() == row.expected)
    #expect(try study.sweep() == [], "sweeping what was swept finds nothing")
  }

  @Test("everything that is written is a sound record", arguments: rows)
  func isSound(_ row: Row) throws {
    var study = try SweepStudy.shared()
    try row.more(&study)
    for path in row.erasing { try study.erase(path) }
    try study.sweep()
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
    var study = try SweepStudy.shared()
    try study.erase(SweepStudy.participant(SweepStudy.second))
    try study.sweep()
    let log = study.text(SweepStudy.log("two", SweepStudy.pair))
    #expect(log.contains("words of note000000third"))
    #expect(!log.contains("words of note000000secnd"))
    #expect(!log.contains("words of note000000nobdy"))
    let session = study.text(SweepStudy.session(SweepStudy.pair))
    #expect(session.contains("\"device\": \"tablet\""))
    #expect(!session.contains("tired"))
    let record = try #require(try study.record(SweepStudy.session(SweepStudy.pair)))
    #expect(record.record(Session.self)?.participants.map(\.string) == [SweepStudy.third])
    #expect(
      try RecordConflicts.list(in: #require(record.document), Session.format).isEmpty)
  }

  @Test("a late log, session, quote and member are found again")
  func findsLateComers() throws {
    let before = try SweepStudy.shared()
    var swept = before
    try swept.erase(SweepStudy.participant(SweepStudy.first))
    try swept.erase(SweepStudy.participant(SweepStudy.second))
    try swept.sweep()

    var late = before
    let random = SharedRandom(11)
    try late.make(SweepStudy.log("new", SweepStudy.alone), Log.format, "log-new", random) {
      try SweepStudy.add(SweepStudy.note("newby"), about: nil, to: &$0)
    }
    try late.make(SweepStudy.session("S03-cccc"), Session.format, "S03-cccc", random) {
      try $0.replaceSet(["participants"], with: [SweepStudy.first])
    }
    try late.make(SweepStudy.log("mix", SweepStudy.pair), Log.format, "log-mix", random) {
      try SweepStudy.add(SweepStudy.note("mixed"), about: nil, to: &$0)
    }
    try late.edit(SweepStudy.finding, random) { draft in
      let key = "\(SweepStudy.alone)/\(SweepStudy.note("newby"))"
      _ = try draft.add(to: ["observations"], key: key, now: 0)
      try draft.set(["observations", key, "quote"], to: .bool(true))
      try draft.include(false, SweepStudy.first, in: ["rounds", "2", "retestedWith"])
      try draft.include(true, SweepStudy.first, in: ["rounds", "2", "retestedWith"])
    }
    try swept.join(late)
    let found = try swept.sweep()
    #expect(
      found == [
        "findings/F01-aaaa.json: 1 link and 1 P-number are covered by an erasure",
        "sessions/S01-aaaa/log-new.json: this is a log of a session that was erased",
        "sessions/S02-bbbb/log-mix.json: 1 note is covered by an erasure",
        "sessions/S03-cccc/session.json: this is a session of somebody who withdrew",
      ])
    #expect(try swept.sweep() == [])
  }
}
