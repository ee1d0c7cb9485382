import JSON
import Merging
import Records
import Testing

@testable import Workspace

/// The files of one study in memory: P01 alone in S01, P02 and P03 together in S02, a finding that rests on both.
struct ErasureStudy: Equatable {
  var files: [String: [UInt8]] = [:]

  static let first = "P01-aaaa"
  static let second = "P02-bbbb"
  static let third = "P03-cccc"
  static let alone = "S01-aaaa"
  static let pair = "S02-bbbb"
  static let finding = path("findings/F01-aaaa")

  static func path(_ rest: String) -> String { "Surveys/tram/\(rest).json" }
  static func participant(_ id: String) -> String { path("participants/\(id)") }
  static func session(_ id: String) -> String { path("sessions/\(id)/session") }
  static func log(_ id: String, _ session: String) -> String {
    path("sessions/\(session)/log-\(id)")
  }

  /// Keys of notes: random ids have at least 13 characters.
  static func note(_ name: String) -> String { "note000000\(name)" }

  private init() {}

  /// The study as everybody has it at first.
  static func shared() throws -> ErasureStudy {
    var study = ErasureStudy()
    let random = SharedRandom(7)
    for id in [first, second, third] {
      try study.make(participant(id), Participant.format, id, random) { draft in
        try draft.include(true, "ramp", in: ["accessRequirements"])
      }
    }
    for (id, people) in [(alone, [first]), (pair, [second, third])] {
      try study.make(session(id), Session.format, id, random) { draft in
        try draft.replaceSet(["participants"], with: people)
        try draft.set(["today"], to: .string("tired"))
        try draft.set(["device"], to: .string("tablet"))
        for person in people {
          let key = try draft.add(to: ["attempts"], now: 0)
          try draft.set(["attempts", key, "participant"], to: .string(person))
          try draft.set(["attempts", key, "task"], to: .string("pay"))
        }
        let key = try draft.add(to: ["promptAnswers"], now: 0)
        try draft.set(["promptAnswers", key, "answer"], to: .string("seen"))
        try draft.set(["promptAnswers", key, "prompt"], to: .string("price"))
      }
    }
    try study.make(log("one", alone), Log.format, "log-one", random) { draft in
      try Self.add(note("alone"), about: nil, to: &draft)
    }
    try study.make(log("two", pair), Log.format, "log-two", random) { draft in
      try Self.add(note("secnd"), about: second, to: &draft)
      try Self.add(note("third"), about: third, to: &draft)
      try Self.add(note("nobdy"), about: nil, to: &draft)
    }
    try study.make(log("far", pair), Log.format, "log-far", random) { draft in
      try Self.add(note("same0"), about: third, to: &draft)
      try draft.set(
        ["observations", note("same0"), "sameMomentAs"],
        to: .string("\(pair)/\(note("secnd"))"))
    }
    try study.make(path("responses/R01-aaaa"), Response.format, "R01-aaaa", random) { draft in
      try draft.set(["participant"], to: .string(first))
      try draft.set(["instrument"], to: .string("steps"))
      try draft.set(["session"], to: .string(alone))
    }
    try study.make(finding, Finding.format, "F01-aaaa", random) { draft in
      try draft.set(["title"], to: .string("Pay has no name"))
      for name in ["\(alone)/\(note("alone"))", "\(pair)/\(note("third"))"] {
        _ = try draft.add(to: ["observations"], key: name, now: 0)
        try draft.set(["observations", name, "quote"], to: .bool(true))
      }
      _ = try draft.add(to: ["rounds"], key: "2", now: 0)
      try draft.set(["rounds", "2", "state"], to: .string("fixed"))
      try draft.replaceSet(["rounds", "2", "retestedWith"], with: [first, third])
    }
    return study
  }

  static func add(_ key: String, about person: String?, to draft: inout RecordDraft) throws {
    _ = try draft.add(to: ["observations"], key: key, now: 0)
    try draft.set(["observations", key, "note"], to: .string("words of \(key)"))
    if let person {
      try draft.set(["observations", key, "participant"], to: .string(person))
    }
  }
}

extension ErasureStudy {
  mutating func make(
    _ path: String, _ format: RecordFormat, _ id: String, _ random: SharedRandom,
    _ body: (inout RecordDraft) throws -> Void
  ) throws {
    var draft = RecordDraft(
      creating: format, id: try #require(RecordID(id)), ids: RandomIDs { random.bytes($0) })
    try body(&draft)
    files[path] = draft.bytes
  }

  /// Changes a record with the editor; nothing happens to one that is not there or was erased.
  mutating func edit(
    _ path: String, _ random: SharedRandom, _ body: (inout RecordDraft) throws -> Void
  ) throws {
    guard let record = try record(path), !record.isErased, let document = record.document,
      let format = record.format
    else { return }
    var draft = RecordDraft(
      changing: document, format: format, ids: RandomIDs { random.bytes($0) })
    try body(&draft)
    files[path] = draft.bytes
  }

  mutating func erase(_ path: String) throws {
    guard let record = try record(path) else { return }
    files[path] = ErasedForm.bytes(record)
  }

  func record(_ path: String) throws -> RecordFile? {
    guard let bytes = files[path] else { return nil }
    return RecordFile(try #require(WorkspaceFile(recordAt: path)), bytes: bytes)
  }

  func records() throws -> [RecordFile] {
    try files.keys.sorted().compactMap { try record($0) }
  }

  /// - Returns: What was changed, as "path: reason".
  @discardableResult
  mutating func propagate(_ rules: PropagationRules = .exact) throws -> [String] {
    let changes = ErasurePropagation.changes(in: try records(), by: rules)
    for change in changes { files[change.path] = change.bytes }
    return changes.map { "\($0.path.dropFirst("Surveys/tram/".count)): \($0.reason)" }
  }

  /// Takes over what another clone has, file by file, as git and the merge driver do.
  mutating func join(_ other: ErasureStudy) throws {
    for (path, bytes) in other.files {
      guard let own = files[path] else {
        files[path] = bytes
        continue
      }
      files[path] = try RecordJoin.join(JSONReader.read(own), JSONReader.read(bytes))
    }
  }

  func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
}

extension ErasureStudy {
  /// A reference to a recording of a session, and a line of its transcript.
  mutating func addRecording(_ session: String) throws {
    let random = SharedRandom(11)
    try edit(Self.session(session), random) { draft in
      _ = try draft.add(to: [SessionMedia.key], key: "screen", now: 0)
      try draft.set([SessionMedia.key, "screen", "address"], to: .string("https://a.example/x"))
    }
    try make(Self.log("said", session), Log.format, "log-said", random) { draft in
      try draft.set(["source"], to: .string(LogSource.transcript.id))
      for person in session == Self.pair ? [Self.second, Self.third, nil] : [Self.first] {
        let key = Self.note("of\((person ?? "nobody").prefix(3).lowercased())")
        let note = ["observations", try draft.add(to: ["observations"], key: key, now: 0)]
        try draft.set(note + ["note"], to: .string("words"))
        if let person { try draft.set(note + ["participant"], to: .string(person)) }
      }
    }
  }

  /// Somebody takes a part of their consent back.
  mutating func takeBack(_ scope: WithdrawalScope, _ person: String) throws {
    try edit(Self.participant(person), SharedRandom(12)) { draft in
      let key = try draft.add(to: ["withdrawals"], now: 0)
      try draft.set(["withdrawals", key, "scope"], to: .string(scope.id))
    }
  }
}
