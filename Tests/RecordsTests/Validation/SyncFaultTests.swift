import Testing

@testable import Records

@Suite("Validation: merge metadata")
struct SyncFaultTests {
  private static let wrong =
    "the record of a change has the wrong form | restore the file from git; sync is written by kerb alone"
  private static let good = #""write": "9tq3m0v5x2c8r#77c1aaaa""#

  private static func row(_ name: String, _ sync: String, _ faults: String...) -> FaultRow {
    let json =
      #"{"id": "x", "origins": ["0123456789abcdef"], "sync": \#(sync), "~format": "log/1"}"#
    guard let fault = faults.first else { return FaultRow(name, json) }
    return FaultRow(name, json, fault)
  }

  static let rows: [FaultRow] = [
    row("none", "null"), row("empty", "{}"),
    row("whole", #"{"/a": {"also": {}, "over": [], \#(good)}}"#),
    row(
      "alternatives",
      #"{"/a": {"also": {"0tq3m0v5x2c8r#77c1aaaa": [1]}, "over": ["1tq3m0v5x2c8r#00000000"], \#(good)}}"#
    ),
    row("more than is known", #"{"/a": {"also": {}, "later": 1, "over": [], \#(good)}}"#),
    row(
      "a list", "[]",
      "1:54 sync is null or an object of changes by field | restore the file from git"),
    row(
      "a text", #""x""#,
      "1:54 sync is null or an object of changes by field | restore the file from git"),
    row("an entry that is null", #"{"/a": null}"#, "1:61 \(wrong)"),
    row("a key without a slash", #"{"a": {"also": {}, "over": [], \#(good)}}"#, "1:60 \(wrong)"),
    row("an empty key", #"{"": {"also": {}, "over": [], \#(good)}}"#, "1:59 \(wrong)"),
    row("no also", #"{"/a": {"over": [], \#(good)}}"#, "1:61 \(wrong)"),
    row("no over", #"{"/a": {"also": {}, \#(good)}}"#, "1:61 \(wrong)"),
    row("no write", #"{"/a": {"also": {}, "over": []}}"#, "1:61 \(wrong)"),
    row("also is a list", #"{"/a": {"also": [], "over": [], \#(good)}}"#, "1:61 \(wrong)"),
    row("over is null", #"{"/a": {"also": {}, "over": null, \#(good)}}"#, "1:61 \(wrong)"),
    row("over holds a number", #"{"/a": {"also": {}, "over": [1], \#(good)}}"#, "1:61 \(wrong)"),
    row(
      "over holds half an id", #"{"/a": {"also": {}, "over": ["9tq3m0v5x2c8r"], \#(good)}}"#,
      "1:61 \(wrong)"),
    row(
      "also holds half an id", #"{"/a": {"also": {"9tq3m0v5x2c8r": 1}, "over": [], \#(good)}}"#,
      "1:61 \(wrong)"),
    row(
      "write is short", #"{"/a": {"also": {}, "over": [], "write": "9tq#77c1aaaa"}}"#,
      "1:61 \(wrong)"),
    row(
      "a digest with other letters",
      #"{"/a": {"also": {}, "over": [], "write": "9tq3m0v5x2c8r#77c1aaag"}}"#, "1:61 \(wrong)"),
    row(
      "a short digest", #"{"/a": {"also": {}, "over": [], "write": "9tq3m0v5x2c8r#77c1"}}"#,
      "1:61 \(wrong)"),
  ]

  @Test(arguments: rows) func tells(_ row: FaultRow) throws { try row.check() }

  @Test(
    arguments: [
      .note(
        "in an entry", #""note": "n", "sync": 3"#,
        "4:28 sync is null or an object of changes by field | restore the file from git"),
      .session(
        "a person's words in a key that stands twice",
        #""sync": {"/gender/secret": {"also": {}, "over": [], "write": "9tq3m0v5x2c8r#77c1aaaa"}, "/gender/secret": {"also": {}, "over": [], "write": "9tq3m0v5x2c8r#77c1aaaa"}}"#,
        "2:91 the key stands twice in one object | keep one of the two; both may hold something that somebody wrote"
      ),
    ] as [FaultRow])
  func tellsInside(_ row: FaultRow) throws { try row.check() }
}
