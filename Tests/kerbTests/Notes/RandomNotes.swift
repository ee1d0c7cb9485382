import JSON
import Measures
import RecordSamples
import Records
import TemporaryFolder

/// A study whose logs say a few words in many ways of writing, and questions about them.
enum RandomNotes {
  private static let words = [
    "pay", "Pay", "páy", "ｐａｙ", "PAY!", "strasse", "Straße", "支付", "– “…”", "day", "k\u{212a}",
    "e\u{301}lan", "élan", "a/b", "say \"pay\"", "back\\slash", "zeppelin", "zé\u{301}ppelin",
    "two\nlines", "« ça »", "ｚeppelin", "p\u{301}ay", "Łódź",
  ]
  private static let asked = [
    "pay", "zeppelin", "strasse", "Straße", "支付", "élan", "elan", "lodz", "Łódź", "a/b",
    "back\\slash", "lines", "say \"pay", "kk", "ca", "absent",
  ]

  static func query(_ random: inout SeededRandom) -> NoteQuery {
    var query = NoteQuery()
    if random.oneIn(5) { query.kinds = [random.pick([.barrier, .success], or: .context)] }
    if random.oneIn(5) { query.impacts = [.serious, .blocks] }
    if random.oneIn(8) { query.speakers = [.participant] }
    if !random.oneIn(4) { query.words = [random.pick(asked, or: "")] }
    if random.oneIn(6) { query.words.append(random.pick(asked, or: "")) }
    if random.oneIn(8) {
      query.words = ["pa.", "Z"]
      query.isRegex = true
    }
    if random.oneIn(5) { query.isCleared = random.oneIn(2) }
    if random.oneIn(6) { query.sessions = ["S\(random.below(6))"] }
    query.includesPilots = random.oneIn(2)
    query.includesLines = random.oneIn(2)
    return query
  }

  static func write(into folder: TemporaryFolder, _ random: inout SeededRandom) throws {
    func put(_ path: String, _ json: String, _ name: String) throws {
      try folder.write(
        "Surveys/tram/\(path).json",
        #"{\#(json), "origins": ["0123456789abcdef"], "~format": "\#(name)/1"}"#)
    }
    try put("study", #""id": "tram", "title": "Trams""#, "study")
    let consent = #""consent": {"observe": "granted", "quote": "granted"}"#
    try put("participants/P1-aaaa", #""id": "P1-aaaa", \#(consent)"#, "participant")
    try put(
      "participants/P2-bbbb",
      #""id": "P2-bbbb", "consent": {"observe": "granted", "quote": "refused"}"#, "participant")
    try put(
      "participants/P3-cccc", #""id": "P3-cccc", "consent": {"observe": "refused"}"#, "participant")
    try put(
      "sessions/S9/session", #""id": "S9", "participants": ["P1-aaaa"], "round": 1"#, "session")
    let note = #"{"kind": "barrier", "note": "cannot pay", "origins": ["0123456789abcdef"]}"#
    try put(
      "sessions/S9/log-0",
      #""id": "log-0", "observations": {"0123456789abcdefghjkmn": \#(note)}"#, "log")
    for index in 0..<6 {
      let id = "S\(index)"
      let path = "Surveys/tram/sessions/\(id)"
      try folder.write("\(path)/session.json", layout(session(id, &random), &random))
      for log in 0..<(1 + random.below(2)) {
        try folder.write(
          "\(path)/log-\(log).json", layout(Self.log("log-\(log)", &random), &random))
      }
    }
  }

  private static func session(_ id: String, _ random: inout SeededRandom) -> JSONObject {
    var record = SampleRecords.record(Session.format, .chance, &random)
    record["id"] = .string(id)
    record["deleted"] = .null
    record["round"] = .integer(1)
    record["pilot"] = .bool(random.oneIn(4))
    let people = ["P1-aaaa", "P1-aaaa", "P1-aaaa", "P2-bbbb", "P3-cccc"]
    record["participants"] = .array([.string(random.pick(people, or: ""))])
    record["attempts"] = entries(
      "attempts", of: Session.format, ["endedMilliseconds", "startedMilliseconds"], &random)
    return record
  }

  private static func log(_ id: String, _ random: inout SeededRandom) -> JSONObject {
    var record = SampleRecords.record(Log.format, .chance, &random)
    record["id"] = .string(id)
    record["source"] = random.oneIn(8) ? .string("transcript") : .null
    record["observations"] = entries("observations", of: Log.format, ["atMilliseconds"], &random)
    return record
  }

  /// Entries of a map; some are deleted, erased or changed, and some have times hours later.
  private static func entries(
    _ key: String, of format: RecordFormat, _ times: [String], _ random: inout SeededRandom
  ) -> JSONValue {
    guard case .map(let entry)? = format.field(key)?.kind else { return .null }
    var all = JSONObject()
    for _ in 0..<random.below(6) {
      var (name, value) = SampleRecords.entry(entry, .chance, &random)
      if value["note"] != nil { fill(&value, &random) }
      if random.oneIn(4) {
        let late = random.pick([18_000_000, 25_000_000, 36_000_000, 90_000_000], or: 0)
        value[random.pick(times, or: "")] = .integer(late)
      }
      if random.oneIn(8) { value["deleted"] = .bool(true) }
      if random.oneIn(16) { value = JSONObject([Text("erased"): .bool(true)]) }
      all[name] = .object(value)
    }
    return .object(all)
  }

  private static func fill(_ note: inout JSONObject, _ random: inout SeededRandom) {
    func said() -> JSONValue {
      .string((0...random.below(3)).map { _ in random.pick(words, or: "") }.joined(separator: " "))
    }
    note["note"] = said()
    note["participant"] = random.oneIn(2) ? .null : .string("P1-aaaa")
    note["kind"] = .string(random.pick(["barrier", "success", "context"], or: ""))
    note["impact"] = random.oneIn(2) ? .null : .integer(random.below(5))
    if random.oneIn(3) { note["task"] = .string(random.pick(["pay", "zeppelin"], or: "")) }
    if random.oneIn(6) { note["later"] = .object(JSONObject([Text("note"): said()])) }
    if random.oneIn(4) {
      let write = "9tq3m0v5x2c8r#77c1aaaa"
      let entry = JSONObject([
        Text("also"): .object(JSONObject([Text("0tq3m0v5x2c8r#77c1aaaa"): said()])),
        Text("over"): .array([]), Text("write"): .string(write),
      ])
      note["sync"] = .object(JSONObject([Text("/note"): .object(entry)]))
    }
  }

  /// A record as this or another program may have written it; some are broken.
  private static func layout(_ record: JSONObject, _ random: inout SeededRandom) -> String {
    let canonical = String(decoding: JSONWriter.canonical(.object(record)), as: UTF8.self)
    switch random.below(20) {
    case 0: return String(decoding: JSONWriter.compact(.object(record)), as: UTF8.self)
    case 1: return canonical.split(separator: "\n").joined(separator: "\r\n\t")
    case 2: return escaped(canonical, "pay", #"p\u0061y"#)
    case 3: return escaped(canonical, "\"note\"", #""n\u006fte""#)
    case 4: return escaped(canonical, "/", #"\/"#)
    case 5: return String(canonical.prefix(random.below(canonical.count)))
    case 6: return escaped(canonical, "\"impact\": ", #""impact": 9"#)
    case 7: return escaped(canonical, "\"note\": \"", #""note": ["#)
    case 8:
      var lines = canonical.split(separator: "\n").map(String.init)
      lines.swapAt(random.below(lines.count), random.below(lines.count))
      return lines.joined(separator: "\n")
    default: return canonical
    }
  }

  private static func escaped(_ text: String, _ part: String, _ written: String) -> String {
    text.split(separator: part, omittingEmptySubsequences: false).joined(separator: written)
  }
}
