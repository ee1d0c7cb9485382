import JSON
import RecordSamples
import Testing

@testable import Merging
@testable import Records

/// Small cases, as they come about: what stands in the file, and what stood there before.
@Suite("Rewriting: what becomes of a file")
struct ReassertionFormTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let parent: String
    let current: String
    /// What the result shows, by pointers.
    let shows: [String: String]
    /// Writes that it must know to be replaced.
    let over: [String: [String]]
    /// How many values a field has, where it is more than one.
    var alternatives: [String: Int] = [:]

    init(
      _ name: String, parent: String, current: String, shows: [String: String],
      over: [String: [String]], alternatives: [String: Int] = [:]
    ) {
      testDescription = name
      (self.parent, self.current) = (JoinCases.log(parent), JoinCases.log(current))
      (self.shows, self.over, self.alternatives) = (shows, over, alternatives)
    }
  }

  private static let origin = JoinCases.origin
  private static let (one, two, three) = (JoinCases.one, JoinCases.two, JoinCases.three)
  /// Ids that are higher than most.
  private static let (high, higher) = ("w000000000000000", "x000000000000000")
  private static let key = JoinCases.key
  private static let note =
    "\"\(key)\": {\"impact\": 3, \"note\": \"n\", \"proposed\": [\"1.4.3\"]}"
  private static let (a, b, c) = ("\"a\"", "\"b\"", "\"c\"")

  private static func edited(
    _ value: String, by random: String, also: [(String, String)] = [], over: [String] = []
  ) -> String {
    let entry = JoinCases.entry(random, value, also: also, over: over)
    return "\"clearedBy\": \(value), \"sync\": {\"/clearedBy\": \(entry)}"
  }

  static let rows = [
    Row(
      "a field that was never edited is changed by hand", parent: "\"clearedBy\": \(a)",
      current: "\"clearedBy\": \(b)", shows: ["/clearedBy": b],
      over: ["/clearedBy": [write(origin, a)]]),
    Row(
      "a field that was never edited is emptied by hand", parent: "\"clearedBy\": \(a)",
      current: "\"clearedBy\": null", shows: ["/clearedBy": "null"],
      over: ["/clearedBy": [write(origin, a)]]),
    Row(
      "the line of a field is struck by hand", parent: "\"clearedBy\": \(a)", current: "",
      shows: ["/clearedBy": "null"], over: ["/clearedBy": [write(origin, a)]]),
    Row(
      "a field of a newer version vanishes", parent: "\"later\": {\"x\": 1}", current: "",
      shows: ["/later/x": "null"], over: ["/later/x": [write(origin, "1")]]),
    Row(
      "an edited field is changed by hand", parent: edited(a, by: one),
      current: edited(a, by: one).replacingValue(a, b),
      shows: ["/clearedBy": b], over: ["/clearedBy": [write(one, a)]]),
    Row(
      "an edited field with an alternative is changed by hand",
      parent: edited(b, by: high, also: [(one, a)]),
      current: edited(b, by: high, also: [(one, a)]).replacingValue(b, c),
      shows: ["/clearedBy": c], over: ["/clearedBy": [write(high, b)]],
      alternatives: ["/clearedBy": 2]),
    Row(
      "an edited field with a higher alternative is changed by hand",
      parent: edited(a, by: high, also: [(higher, b)]),
      current: edited(a, by: high, also: [(higher, b)]).replacingValue(a, c),
      shows: ["/clearedBy": c], over: ["/clearedBy": [write(high, a)]],
      alternatives: ["/clearedBy": 2]),
    Row(
      "an edit is taken back", parent: edited(b, by: one, over: [write(origin, a)]),
      current: "\"clearedBy\": \(a)", shows: ["/clearedBy": a],
      over: ["/clearedBy": [write(one, b), write(origin, a)]]),
    Row(
      "a settled conflict is open again",
      parent: edited(c, by: three, over: [write(one, a), write(two, b)]),
      current: edited(b, by: two, also: [(one, a)]), shows: ["/clearedBy": b],
      over: ["/clearedBy": [write(one, a), write(two, b), write(three, c)]],
      alternatives: ["/clearedBy": 2]),
    Row(
      "a merge that brought another value is taken back",
      parent: edited(c, by: three, also: [(one, a), (two, b)]),
      current: edited(b, by: two, also: [(one, a)]), shows: ["/clearedBy": b],
      over: ["/clearedBy": [write(one, a), write(two, b), write(three, c)]],
      alternatives: ["/clearedBy": 2]),
    Row(
      "an alternative is struck by hand", parent: edited(b, by: two, also: [(one, a)]),
      current: edited(b, by: two), shows: ["/clearedBy": b],
      over: ["/clearedBy": [write(one, a), write(two, b)]]),
    Row(
      "a note is added and taken back", parent: "\"observations\": {\(note)}",
      current: "\"observations\": {}",
      shows: [
        "/observations/\(key)/deleted": "true", "/observations/\(key)/note": "\"n\"",
      ],
      over: [
        "/observations/\(key)/deleted": [
          write(key, "3"), write(key, "\"n\""), write(key, "true"),
        ]
      ]),
    Row(
      "a deletion is taken back",
      parent: """
        "observations": {"\(key)": {"deleted": true, "impact": 3, "sync": {"/deleted":
        \(JoinCases.entry(one, "true", over: [write(key, "3")]))}}}
        """,
      current: "\"observations\": {\"\(key)\": {\"deleted\": null, \"impact\": 3, \"sync\": null}}",
      shows: ["/observations/\(key)/deleted": "null", "/observations/\(key)/impact": "3"],
      over: ["/observations/\(key)/deleted": [write(one, "true"), write(key, "3")]]),
    Row(
      "a member of a set is struck by hand", parent: "\"observations\": {\(note)}",
      current: "\"observations\": {\(note.replacingValue("[\"1.4.3\"]", "[\"2.1.1\"]"))}",
      shows: ["/observations/\(key)/proposed": "[\"2.1.1\"]"],
      over: ["/observations/\(key)/proposed/1.4.3": [write(key, "true")]]),
    Row(
      "a removed member comes back",
      parent: """
        "observations": {"\(key)": {"proposed": [], "sync": {"/proposed/1.4.3":
        \(JoinCases.entry(one, "false", over: [write(key, "true")]))}}}
        """,
      current: "\"observations\": {\"\(key)\": {\"proposed\": [\"1.4.3\"], \"sync\": null}}",
      shows: ["/observations/\(key)/proposed": "[\"1.4.3\"]"],
      over: ["/observations/\(key)/proposed/1.4.3": [write(one, "false"), write(key, "true")]]),
  ]

  @Test(arguments: rows) func shows(_ row: Row) throws {
    let (parent, current) = (try JoinCases.read(row.parent), try JoinCases.read(row.current))
    let bytes = try #require(try RecordRewriting.reconciled(current, against: parent))
    let document = try JSONReader.read(bytes)
    let result = try #require(JSONValue(document.root).object)
    for (place, value) in row.shows {
      let path = try #require(JSONPointer(parsing: place)).parts
      #expect(JoinCases.line(result, path) == value, "\(place)")
    }
    for (place, over) in row.over {
      let entry = try entry(of: place, in: result)
      let known = Set((entry["over"]?.array ?? []).compactMap(\.string))
      #expect(Set(over).subtracting(known) == [], "\(place)")
      let also = entry["also"]?.object?.members ?? [:]
      #expect(also.count + 1 == row.alternatives[place] ?? 1, "\(place)")
    }
    #expect(HandEdits.find(in: result).isEmpty)
    #expect(try RecordRewriting.reconciled(document, against: parent) == nil)
    #expect(try RecordJoin.join(document, parent) == bytes)
    #expect(try RecordRewriting.reconciled(current, against: parent) == bytes)
  }

  private func entry(of place: String, in record: JSONObject) throws -> JSONObject {
    var path = try #require(JSONPointer(parsing: place)).parts
    var holder: [String] = []
    if path.first == "observations" { (holder, path) = (Array(path[..<2]), Array(path[2...])) }
    let full = holder + ["sync", JSONPointer(path).description]
    let value = full.reduce(JSONValue.object(record) as JSONValue?) { $0?.object?[$1] }
    return try #require(value?.object, "\(place)")
  }
}

extension String {
  /// The text with the first of some words replaced.
  fileprivate func replacingValue(_ old: String, _ new: String) -> String {
    guard let found = firstRange(of: old) else { return self }
    return replacingCharacters(found, new)
  }

  private func firstRange(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map {
      $0..<index($0, offsetBy: text.count)
    }
  }

  private func replacingCharacters(_ range: Range<Index>, _ new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
