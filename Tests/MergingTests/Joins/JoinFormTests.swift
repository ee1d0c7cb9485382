import Testing

@testable import Merging
@testable import Records

/// What a join comes to, case by case.
@Suite("Join: cases")
struct JoinFormTests {
  typealias Case = JoinCases

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ours: String
    let theirs: String
    /// What must stand at some paths of the result; `-` for nothing.
    let expected: [(path: String, json: String)]

    init(_ name: String, _ ours: String, _ theirs: String, _ expected: [(String, String)]) {
      testDescription = name
      self.ours = ours
      self.theirs = theirs
      self.expected = expected
    }
  }

  private static let oldNote = write(Case.origin, "\"old\"")

  private static func log(_ members: String) -> String { Case.log(members) }

  /// A log with one note that holds some members.
  private static func note(_ members: String) -> String {
    log("\"observations\": {\"\(Case.key)\": {\"note\": \"n\", \(members)}}")
  }

  private static func inNote(_ path: String) -> String { "observations/\(Case.key)/\(path)" }

  static let values = [
    Row(
      "an edit replaces what it has seen", log("\"clearedBy\": \"old\""),
      log(
        "\"clearedBy\": \"new\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "\"new\"", over: [oldNote]))}"
      ),
      [
        ("clearedBy", "\"new\""),
        ("sync//clearedBy", Case.entry(Case.one, "\"new\"", over: [oldNote])),
      ]),
    Row(
      "two edits stand beside each other, the highest id in front",
      log(
        "\"clearedBy\": \"a\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.two, "\"a\"", over: [oldNote]))}"
      ),
      log(
        "\"clearedBy\": \"b\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "\"b\"", over: [oldNote]))}"
      ),
      [
        ("clearedBy", "\"a\""),
        (
          "sync//clearedBy",
          Case.entry(Case.two, "\"a\"", also: [(Case.one, "\"b\"")], over: [oldNote])
        ),
      ]),
    Row(
      "the same value written twice is two writes",
      log("\"clearedBy\": \"a\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.two, "\"a\""))}"),
      log("\"clearedBy\": \"a\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "\"a\""))}"),
      [("sync//clearedBy", Case.entry(Case.two, "\"a\"", also: [(Case.one, "\"a\"")]))]),
    Row(
      "a field that one side never filled", log("\"clearedBy\": null, \"sync\": null"),
      log("\"clearedBy\": \"a\", \"sync\": null"), [("clearedBy", "\"a\""), ("sync", "null")]),
    Row(
      "created twice with one value needs no metadata", log("\"clearedBy\": \"a\""),
      Case.log("\"clearedBy\": \"a\"", origins: [Case.other]),
      [
        ("clearedBy", "\"a\""), ("sync", "-"),
        ("origins", "[\"\(Case.origin)\",\"\(Case.other)\"]"),
      ]
    ),
    Row(
      "created twice with two values", log("\"clearedBy\": \"a\""),
      Case.log("\"clearedBy\": \"b\"", origins: [Case.other]),
      [
        ("clearedBy", "\"b\""),
        ("sync//clearedBy", Case.entry(Case.other, "\"b\"", also: [(Case.origin, "\"a\"")])),
      ]),
    Row(
      "created twice, filled once", log("\"clearedBy\": \"a\""),
      Case.log("\"clearedBy\": null", origins: [Case.other]),
      [("clearedBy", "\"a\""), ("sync//clearedBy", Case.entry(Case.origin, "\"a\""))]),
    Row(
      "what newer versions put into an entry stays",
      log(
        "\"clearedBy\": \"a\", \"sync\": {\"/clearedBy\": {\"also\": {}, \"at\": 1, \"over\": [], \"write\": \"\(write(Case.one, "\"a\""))\"}}"
      ),
      log("\"clearedBy\": \"b\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.two, "\"b\""))}"),
      [("sync//clearedBy/at", "1")]),
    Row(
      "two spellings of a letter are two values",
      log("\"clearedBy\": \"\u{e9}\""),
      Case.log("\"clearedBy\": \"e\u{301}\"", origins: [Case.other]),
      [
        ("clearedBy", "\"e\u{301}\""),
        ("sync//clearedBy/write", "\"\(write(Case.other, "\"e\u{301}\""))\""),
      ]
    ),
  ]

  static let sets = [
    Row(
      "members of both sides", note("\"proposed\": [\"1.4.3\"]"),
      note("\"proposed\": [\"2.1.1\"]"),
      [(inNote("proposed"), "[\"1.4.3\",\"2.1.1\"]"), (inNote("sync"), "-")]),
    Row(
      "taken out on one side", note("\"proposed\": [\"1.4.3\", \"2.1.1\"]"),
      note(
        "\"proposed\": [\"2.1.1\"], \"sync\": {\"/proposed/1.4.3\": \(Case.entry(Case.one, "false", over: [write(Case.key, "true")]))}"
      ), [(inNote("proposed"), "[\"2.1.1\"]")]),
    Row(
      "put in and taken out at the same time: in, and a conflict",
      note(
        "\"proposed\": [\"1.4.3\"], \"sync\": {\"/proposed/1.4.3\": \(Case.entry(Case.one, "true"))}"
      ),
      note("\"proposed\": [], \"sync\": {\"/proposed/1.4.3\": \(Case.entry(Case.two, "false"))}"),
      [
        (inNote("proposed"), "[\"1.4.3\"]"),
        (
          inNote("sync//proposed/1.4.3"), Case.entry(Case.one, "true", also: [(Case.two, "false")])
        ),
      ]),
    Row(
      "a member with a slash and a tilde",
      log("\"zSet\": [\"a/b~c\"], \"sync\": {\"/zSet/a~1b~0c\": \(Case.entry(Case.one, "true"))}"),
      log("\"zSet\": [], \"sync\": {\"/zSet/a~1b~0c\": \(Case.entry(Case.two, "true"))}"),
      [("zSet", "[\"a/b~c\"]")]),
  ]

  private static func erasedField(_ random: String) -> String {
    "{\"also\": {}, \"erased\": true, \"over\": [], \"write\": \"\(write(random, "null"))\"}"
  }

  private static let unsortedChange =
    "\"zMap\": {\"k\": {\"sync\": {\"/v\": {\"also\": {}, \"over\": [\"\(write(Case.two, "2"))\", \"\(write(Case.one, "1"))\"], \"write\": \"\(write(Case.three, "3"))\"}}, \"v\": 3}}"

  static let objects = [
    Row(
      "an entry of one side", log("\"observations\": {}"), note("\"impact\": 1"),
      [(inNote("impact"), "1")]),
    Row(
      "erasure takes the rest of an entry", note("\"impact\": 1, \"zNew\": 2"),
      log("\"observations\": {\"\(Case.key)\": {\"erased\": true}}"),
      [("observations/\(Case.key)", "{\"erased\":true}")]),
    Row(
      "what stands in an erased entry of both sides goes too",
      log("\"observations\": {\"\(Case.key)\": {\"erased\": true, \"note\": \"n\"}}"),
      log(
        "\"clearedBy\": \"a\", \"observations\": {\"\(Case.key)\": {\"erased\": true, \"note\": \"n\"}}"
      ),
      [("observations/\(Case.key)", "{\"erased\":true}"), ("clearedBy", "\"a\"")]),
    Row(
      "erasure takes the rest of a record, unknown fields too", note("\"impact\": 1"),
      "{\"erased\": true, \"id\": \"log-a\", \"origins\": [\"\(Case.other)\"], \"zNew\": 3, \"~format\": \"log/9\"}",
      [
        (
          "",
          "{\"erased\":true,\"id\":\"log-a\",\"origins\":[\"\(Case.origin)\",\"\(Case.other)\"],\"~format\":\"log/9\"}"
        )
      ]),
    Row(
      "an erased field takes every write of it, later ones too",
      log("\"clearedBy\": null, \"sync\": {\"/clearedBy\": \(erasedField(Case.one))}"),
      log(
        "\"clearedBy\": \"a\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.three, "\"a\"", also: [(Case.two, "\"b\"")], over: [write(Case.one, "null")]))}"
      ), [("clearedBy", "null"), ("sync//clearedBy", erasedField(Case.one))]),
    Row(
      "a field erased twice",
      log("\"clearedBy\": null, \"sync\": {\"/clearedBy\": \(erasedField(Case.one))}"),
      log("\"clearedBy\": \"a\", \"sync\": {\"/clearedBy\": \(erasedField(Case.two))}"),
      [("clearedBy", "null"), ("sync//clearedBy", erasedField(Case.two))]),
    Row(
      "an erased field in a deleted record",
      log("\"clearedBy\": null, \"sync\": {\"/clearedBy\": \(erasedField(Case.one))}"),
      log(
        "\"clearedBy\": \"old\", \"deleted\": true, \"sync\": {\"/deleted\": \(Case.entry(Case.two, "true", over: [oldNote]))}"
      ), [("sync//deleted", Case.entry(Case.two, "true"))]),
    Row(
      "erasure in a map that nobody knows", log("\"zMap\": {\"k\": {\"sync\": null, \"v\": 1}}"),
      log("\"zMap\": {\"k\": {\"erased\": true}}"), [("zMap/k", "{\"erased\":true}")]),
    Row(
      "an unknown object is joined key by key", log("\"zObject\": {\"a\": 1, \"b\": null}"),
      Case.log("\"zObject\": {\"b\": 2}", version: 7),
      [("zObject", "{\"a\":1,\"b\":2}"), ("~format", "\"log/7\"")]),
    Row(
      "an unknown list is one value", log("\"zList\": [1, 2]"),
      Case.log("\"zList\": [3]", origins: [Case.other]),
      [
        ("zList", "[3]"),
        ("sync//zList", Case.entry(Case.other, "[3]", also: [(Case.origin, "[1,2]")])),
      ]
    ),
    Row(
      "an unknown map of things with identity",
      log("\"zMap\": {\"sync\": {\"origins\": [\"\(Case.one)\"], \"sync\": null, \"v\": 1}}"),
      log("\"zMap\": {\"sync\": {\"origins\": [\"\(Case.two)\"], \"sync\": null, \"v\": 2}}"),
      [
        ("zMap/sync/v", "2"),
        ("zMap/sync/sync//v", Case.entry(Case.two, "2", also: [(Case.one, "1")])),
      ]),
    Row(
      "origins of an unknown thing that one side has, out of order",
      log("\"zMap\": {\"k\": {\"origins\": [\"\(Case.two)\", \"\(Case.one)\"], \"v\": 1}}"),
      log(""),
      [("zMap/k/origins", "[\"\(Case.one)\",\"\(Case.two)\"]")]),
    Row(
      "origins of an unknown thing that both sides have, out of order",
      log("\"zMap\": {\"k\": {\"origins\": [\"\(Case.two)\", \"\(Case.one)\"], \"v\": 1}}"),
      log("\"zMap\": {\"k\": {\"origins\": [\"\(Case.two)\", \"\(Case.one)\"], \"v\": 1}}"),
      [("zMap/k/origins", "[\"\(Case.one)\",\"\(Case.two)\"]")]),
    Row(
      "replaced writes of an unknown thing, out of order", log(unsortedChange), log(""),
      [
        (
          "zMap/k/sync//v",
          Case.entry(Case.three, "3", over: [write(Case.one, "1"), write(Case.two, "2")])
        )
      ]),
    Row(
      "replaced writes of an unknown thing that both sides have, out of order", log(unsortedChange),
      log(unsortedChange),
      [
        (
          "zMap/k/sync//v",
          Case.entry(Case.three, "3", over: [write(Case.one, "1"), write(Case.two, "2")])
        )
      ]),
    Row(
      "the line of an edited field is gone", log("\"zNew\": 1"),
      log(
        "\"sync\": {\"/zNew\": \(Case.entry(Case.one, "null", over: [write(Case.origin, "1")]))}"),
      [("zNew", "null")]),
  ]

  @Test(arguments: values + sets + objects) func joins(_ row: Row) throws {
    let record = try JoinCases.join(row.ours, row.theirs)
    for (path, json) in row.expected {
      // A double slash stands before a key of `sync`, which is a pointer.
      let halves = Self.split(path)
      #expect(JoinCases.line(record, halves) == (json == "-" ? "-" : try JoinCases.compact(json)))
    }
  }

  private static func split(_ path: String) -> [String] {
    guard let mark = path.range(ofFirst: "sync//") else {
      return path.split(separator: "/").map(String.init)
    }
    let before = path[..<mark].split(separator: "/").map(String.init)
    let key = String(path[mark...].dropFirst(5))
    let rest =
      key.hasSuffix("/at") || key.hasSuffix("/write") ? key.split(separator: "/").last : nil
    guard let rest else { return before + ["sync", key] }
    return before + ["sync", String(key.dropLast(rest.count + 1)), String(rest)]
  }
}

extension String {
  /// Where a text begins inside this one.
  fileprivate func range(ofFirst text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
