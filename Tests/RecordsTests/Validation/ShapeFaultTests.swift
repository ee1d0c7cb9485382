import Testing
import Wording

@testable import JSON
@testable import Records

@Suite("Validation: the shape of a record")
struct ShapeFaultTests {
  @Test(arguments: objects + system + entries + formats) func tells(_ row: FaultRow) throws {
    try row.check()
  }

  static let objects: [FaultRow] = [
    .note(
      "required and missing", #""kind": null"#,
      "3:31 Note is missing in this observation | add \"note\". As typed."),
    .note("required and null", #""note": null"#, "4:15 Note must not be empty | As typed."),
    .session(
      "a required word that is null",
      #""promptAnswers": {"01kabcdefghjkmnpqrstvw": {"answer": null, "prompt": "p"}}"#,
      "2:58 Answer must not be empty | Seen, not seen, or did not come up. The words are seen, notSeen, didNotComeUp."
    ),
    .session(
      "a map that is a list", #""attempts": []"#,
      "2:15 Attempts must be an object with entries by id | write an empty one rather than null"),
    .session(
      "a map that is null", #""attempts": null"#,
      "2:15 Attempts must be an object with entries by id | write an empty one rather than null"),
    FaultRow(
      "a group that is null",
      #"{"id": "s", "origins": ["0123456789abcdef"], "target": null, "title": "t", "~format": "study/1"}"#,
      "1:56 Target must be an object in braces | write an empty one rather than null"),
    FaultRow(
      "required inside a group",
      #"{"id": "s", "origins": ["0123456789abcdef"], "target": {"level": "AA"}, "title": "t", "~format": "study/1"}"#,
      "1:56 Platform is missing in this target | add \"platform\". Where the product runs.",
      "1:56 Standard is missing in this target | add \"version\". The version of WCAG that is aimed at."
    ),
    FaultRow(
      "a key that stands twice hides nothing",
      #"{"id": "s", "origins": ["0123456789abcdef"], "kind": "scale", "kind": "scale", "title": "t", "~format": "instrument/1"}"#,
      "1:63 the key \"kind\" stands twice in one object | keep one of the two; both may hold something that somebody wrote",
      "1:1 Wording is missing in this instrument | add \"wordingStatus\". Our own paraphrase, or the official words."
    ),
    .note("unknown fields are kept", #""note": "n", "mood": [1, {"a": 2.50}]"#),
    FaultRow(
      "not an object", "[]",
      "1:1 a record is an object in braces | begin the file with { and end it with }"),
  ]

  static let system: [FaultRow] = [
    FaultRow(
      "no origins", #"{"id": "x", "~format": "log/1"}"#,
      "1:1 there are no origins, so merging could lose what was written | restore the file from git; origins are written by kerb alone"
    ),
    FaultRow("origins are empty", #"{"id": "x", "origins": [], "~format": "log/1"}"#, badOrigins),
    FaultRow("origins are null", #"{"id": "x", "origins": null, "~format": "log/1"}"#, badOrigins),
    FaultRow(
      "an origin is short", #"{"id": "x", "origins": ["0123456789ab"], "~format": "log/1"}"#,
      badOrigins),
    FaultRow(
      "an origin in capitals", #"{"id": "x", "origins": ["0123456789ABCDEF"], "~format": "log/1"}"#,
      badOrigins),
    FaultRow(
      "an origin is a number", #"{"id": "x", "origins": [1234567890123456], "~format": "log/1"}"#,
      badOrigins),
    FaultRow(
      "no id", #"{"origins": ["0123456789abcdef"], "~format": "log/1"}"#,
      "1:1 the record has no id | add \"id\" with the file's own name"),
    FaultRow(
      "an id that leads elsewhere",
      #"{"id": "../x", "origins": ["0123456789abcdef"], "~format": "log/1"}"#,
      "1:8 an id has 1 to 64 letters, digits and hyphens | use the file's own name as id"),
    FaultRow(
      "an id that is null", #"{"id": null, "origins": ["0123456789abcdef"], "~format": "log/1"}"#,
      "1:8 an id has 1 to 64 letters, digits and hyphens | use the file's own name as id"),
    FaultRow(
      "two origins",
      #"{"id": "x", "origins": ["0123456789abcdef", "z123456789abcdef"], "~format": "log/1"}"#),
    FaultRow(
      "erased",
      #"{"erased": true, "id": "x", "origins": ["0123456789abcdef"], "~format": "study/1"}"#),
    FaultRow(
      "erased without origins", #"{"erased": true, "id": "x", "~format": "study/1"}"#,
      "1:1 there are no origins, so merging could lose what was written | restore the file from git; origins are written by kerb alone"
    ),
  ]

  private static let badOrigins =
    "1:24 origins are a list of random ids of 13 or more letters and digits | restore the file from git"

  static let entries: [FaultRow] = [
    .session(
      "a random key is short", #""attempts": {"a1": {"task": "t"}}"#,
      "2:16 the id of this attempt must have 13 to 64 lower-case letters and digits | let kerb make the entry, or write a random id"
    ),
    .session(
      "an entry is a list", #""attempts": {"01kabcdefghjkmnpqrstvw": []}"#,
      "2:42 this attempt must be an object in braces | mend or remove the entry"),
    .study(
      "a name with a space",
      #""screens": {"the start": {"origins": ["0123456789abcdef"], "title": "t"}}"#,
      "2:15 the id of this screen must have 1 to 130 letters, digits, hyphens, dots and slashes | rename the entry"
    ),
    .study(
      "a named entry without origins", #""screens": {"start": {"title": "t"}}"#,
      "2:24 there are no origins, so merging could lose what was written | restore the file from git; origins are written by kerb alone"
    ),
    .study(
      "an erased entry", #""screens": {"start": {"erased": true, "origins": ["0123456789abcdef"]}}"#
    ),
    .study(
      "a good named entry",
      #""screens": {"start": {"origins": ["0123456789abcdef"], "title": "t"}}"#),
  ]

  static let formats: [FaultRow] = [
    FaultRow(
      "no format line", #"{"id": "x"}"#, expected: "log",
      "1:1 the line that names the format is missing | add \"~format\": \"log/1\" as the last line before the closing brace"
    ),
    FaultRow(
      "no format line anywhere", #"{"id": "x"}"#,
      "1:1 the line that names the format is missing | restore the file from git"),
    FaultRow(
      "a format without a number", #"{"~format": "log"}"#,
      "1:13 the format is written as a name, a slash and a number | for example \"log/1\""),
    FaultRow(
      "a format that is a number", #"{"~format": 1}"#,
      "1:13 the format is written as a name, a slash and a number | for example \"log/1\""),
    FaultRow(
      "another format than the place asks for",
      #"{"id": "x", "origins": ["0123456789abcdef"], "~format": "log/1"}"#, expected: "session",
      "1:57 a file at this place is of the format \"session\", not \"log\" | move the file to where it belongs"
    ),
    FaultRow(
      "an unknown format", #"{"~format": "diary/1"}"#, expected: "log",
      "1:13 this version of kerb does not know the format \"diary/1\" | the file is left as it is; a newer kerb can read it"
    ),
    FaultRow(
      "a newer version of a known format",
      #"{"id": "x", "mood": "m", "origins": ["0123456789abcdef"], "~format": "log/2"}"#,
      expected: "log",
      "1:70 this version of kerb does not know the format \"log/2\", only \"log/1\" | the file is left as it is; a newer kerb can read it"
    ),
    FaultRow(
      "a newer version at a place of any format", #"{"id": "x", "~format": "log/9"}"#,
      "1:24 this version of kerb does not know the format \"log/9\", only \"log/1\" | the file is left as it is; a newer kerb can read it"
    ),
    FaultRow(
      "a version before the first",
      #"{"id": "x", "origins": ["0123456789abcdef"], "~format": "log/0"}"#,
      "1:57 the format is written as a name, a slash and a number | for example \"log/1\""),
  ]

  @Test func onlyAnUnknownFormatOrVersionIsNewer() throws {
    let unknown = try JSONReader.read(Array(#"{"~format": "diary/1"}"#.utf8))
    let result = RecordValidator.check(unknown, expected: "log")
    #expect(result.format == nil)
    #expect(result.faults.map(\.isNewerFormat) == [true])
    #expect(result.faults.first?.error(in: "a.json").code == .newerFormat)
    #expect(result.faults.first?.error(in: "a.json").place == "a.json:1:13")

    let newer = try JSONReader.read(
      Array(#"{"id": "x", "mood": 1, "origins": ["0123456789abcdef"], "~format": "log/9"}"#.utf8))
    let left = RecordValidator.check(newer, expected: "log")
    #expect(left.format == nil && left.faults.map(\.isNewerFormat) == [true])

    let wrong = try JSONReader.read(Array("[]".utf8))
    let fault = RecordValidator.check(wrong, expected: nil).faults.first
    #expect(fault?.error(in: "a.json").code == .invalidData)
  }
}
