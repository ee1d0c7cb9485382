import Measures
import RecordSamples
import Records
import StudyText
import Testing

/// What the bytes of a log keep back is never what reading it would have found.
@Suite("Sieving notes by their bytes")
struct NoteSieveLawTests {
  @Test("a log that is kept back holds nothing that is asked for", arguments: 0..<40)
  func law(_ seed: Int) throws {
    var random = SeededRandom(seed)
    var text = StudyText()
    text.participants = [#"{"id": "P01-a", "consent": {"observe": "granted", "quote": "granted"}}"#]
    text.meet("S01-aaaa", ["P01-a"], notes: [#""note": "one""#])
    let records = try text.records()
    let session = try #require(records.sessions.first).session
    var (found, keptBack) = (0, 0)
    for _ in 0..<60 {
      let json = Self.log(&random)
      let query = Self.query(&random)
      let read = SessionRecords(session: session, logs: [try StudyText.read(Log.self, json)])
      let notes = NoteSearch(records, query).found(in: read, try NoteWordMatcher(query))
      let bytes = Array(json.utf8)
      let mayHold = NoteSieve(query).mayHold(bytes.span)
      #expect(mayHold || notes.isEmpty, "\(query.words) \(query.kinds) \(json)")
      if !notes.isEmpty { found += 1 }
      if !mayHold { keptBack += 1 }
    }
    #expect(found > 0 && keptBack > 0)
  }

  private static let kinds: [ObservationKind] = [.barrier, .success, .context]
  private static let impacts: [Impact] = [.none, .serious, .blocks]
  private static let words = [
    "pay", "Pay", "páy", "ｐａｙ", "PAY!", "strasse", "Straße", "支付", "– “…”", "day", "K", "k\u{212a}",
    "e\u{301}l", "él", "ﬁnd", "find", "a/b", "say \"pay\"",
  ]

  private static func log(_ random: inout SeededRandom) -> String {
    let notes = (0..<random.below(4)).map { index in
      let gap = random.pick(["", " ", "\n  ", "\t"], or: "")
      let said = (0...random.below(3)).map { _ in random.pick(words, or: "") }.joined(
        separator: " ")
      let impact = random.pick(["null", "0", "3", "4"], or: "0")
      return
        "\"n\(index)\":\(gap){\"kind\"\(gap):\(gap)\(string(random.pick(kinds, or: .barrier).id, &random)),"
        + "\(gap)\"impact\":\(gap)\(impact),\"note\":\(gap)\(string(said, &random))}"
    }
    return "{\"id\": \"log-a\", \"observations\": {\(notes.joined(separator: ", "))}}"
  }

  /// Some letters as escapes, as other programs write them.
  private static func string(_ text: String, _ random: inout SeededRandom) -> String {
    let escapes = random.below(6) == 0
    var result = "\""
    for unit in text.unicodeScalars {
      if unit == "\"" || unit == "\\" {
        result += "\\\(unit)"
      } else if escapes, random.below(3) == 0 {
        let digits = String(unit.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      } else if unit == "/", random.below(2) == 0 {
        result += "\\/"
      } else {
        result.unicodeScalars.append(unit)
      }
    }
    return result + "\""
  }

  private static func query(_ random: inout SeededRandom) -> NoteQuery {
    var query = NoteQuery()
    if random.below(2) == 0 { query.kinds = [random.pick(kinds, or: .barrier)] }
    if random.below(3) == 0 { query.impacts = [random.pick(impacts, or: .serious)] }
    if random.below(3) > 0 { query.words = [random.pick(words, or: "")] }
    return query
  }
}
