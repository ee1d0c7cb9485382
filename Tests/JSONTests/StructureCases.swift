import JSON

/// Lists, objects, white space, depth, repeated keys and what does not belong.
enum StructureCases {
  static let accepted: [Accepted] = [
    Accepted(same: "empty list", "[]"),
    Accepted(same: "empty object", "{}"),
    Accepted("space in an empty list", "[ \n]", "[]"),
    Accepted("space in an empty object", "{\t}", "{}"),
    Accepted("all white space around", " \t\r\n1 \t\r\n", "1"),
    Accepted("all white space inside", "[\t1\r,\n2 ]", "[\n  1,\n  2\n]"),
    Accepted("white space around a colon", "{ \"a\"\n:\t1 }", "{\n  \"a\": 1\n}"),
    Accepted("no white space", "{\"a\":[1,{\"b\":2}]}", nestedCanonical),
    Accepted(same: "canonical form", nestedCanonical),
    Accepted("nested empty lists", "[[],[[]]]", "[\n  [],\n  [\n    []\n  ]\n]"),
    Accepted("keys are sorted", #"{"b":1,"a":2}"#, "{\n  \"a\": 2,\n  \"b\": 1\n}"),
    Accepted("capital letters sort first", #"{"a":1,"B":2}"#, "{\n  \"B\": 2,\n  \"a\": 1\n}"),
    Accepted("a prefix sorts first", #"{"ab":1,"a":2}"#, "{\n  \"a\": 2,\n  \"ab\": 1\n}"),
    Accepted("the empty key", #"{"":1}"#, "{\n  \"\": 1\n}"),
    Accepted(
      "the format line is last", #"{"~format":"log/1","~zz":1,"é":2}"#,
      "{\n  \"~zz\": 1,\n  \"é\": 2,\n  \"~format\": \"log/1\"\n}"),
    Accepted("an escaped key is written plainly", #"{"\u0061":1}"#, "{\n  \"a\": 1\n}"),
    Accepted("lists 511 deep", .nested("[", "", "]", 511), deepLists(511)),
    Accepted("lists 512 deep", .nested("[", "", "]", 512), deepLists(512)),
    Accepted("objects 511 deep", .nested("{\"a\":", "1", "}", 511), deepObjects(511)),
    Accepted("objects 512 deep", .nested("{\"a\":", "1", "}", 512), deepObjects(512)),
    Accepted("mixed 512 deep", .nested("[{\"a\":", "1", "}]", 256), deepMixed(256)),
    Accepted(
      "one key twice", #"{"a":1,"a":2}"#, "{\n  \"a\": 1,\n  \"a\": 2\n}", duplicates: ["1:8"]),
    Accepted(
      "one key three times", "{\"a\":1,\n\"a\":2,\n \"a\":3}",
      "{\n  \"a\": 1,\n  \"a\": 2,\n  \"a\": 3\n}", duplicates: ["2:1", "3:2"]),
    Accepted(
      "one key twice, another between", #"{"a":1,"b":2,"a":3}"#,
      "{\n  \"a\": 1,\n  \"a\": 3,\n  \"b\": 2\n}", duplicates: ["1:14"]),
    Accepted(
      "one key twice, an object between", #"{"b":1,"c":{"d":1,"e":2},"b":3}"#,
      "{\n  \"b\": 1,\n  \"b\": 3,\n  \"c\": {\n    \"d\": 1,\n    \"e\": 2\n  }\n}",
      duplicates: ["1:26"]),
    Accepted(
      "one key twice, once escaped", #"{"a":1,"\u0061":2}"#, "{\n  \"a\": 1,\n  \"a\": 2\n}",
      duplicates: ["1:8"]),
    Accepted(
      "the empty key twice", #"{"":1,"":2}"#, "{\n  \"\": 1,\n  \"\": 2\n}", duplicates: ["1:7"]),
    Accepted(
      "two keys twice each", #"{"b":1,"a":2,"b":3,"a":4}"#,
      "{\n  \"a\": 2,\n  \"a\": 4,\n  \"b\": 1,\n  \"b\": 3\n}", duplicates: ["1:14", "1:20"]),
    Accepted(
      "repeated keys in an inner object", #"{"x":{"k":1,"k":2}}"#,
      "{\n  \"x\": {\n    \"k\": 1,\n    \"k\": 2\n  }\n}", duplicates: ["1:13"]),
    Accepted(
      "repeated keys in two objects", #"[{"k":1,"k":2},{"k":1,"k":2}]"#,
      "[\n  {\n    \"k\": 1,\n    \"k\": 2\n  },\n  {\n    \"k\": 1,\n    \"k\": 2\n  }\n]",
      duplicates: ["1:9", "1:23"]),
    Accepted(
      "one key in two objects", #"[{"k":1},{"k":2}]"#,
      "[\n  {\n    \"k\": 1\n  },\n  {\n    \"k\": 2\n  }\n]"),
    Accepted(
      "one key in an object and inside it", #"{"k":{"k":1}}"#,
      "{\n  \"k\": {\n    \"k\": 1\n  }\n}"),
    Accepted(
      "keys that look alike but differ in bytes", "{\"\u{e9}\":1,\"e\u{301}\":2}",
      "{\n  \"e\u{301}\": 2,\n  \"\u{e9}\": 1\n}"),
    Accepted("keys that differ in case", #"{"A":1,"a":2}"#, "{\n  \"A\": 1,\n  \"a\": 2\n}"),
    Accepted("keys that differ in a space", #"{"a":1,"a ":2}"#, "{\n  \"a\": 1,\n  \"a \": 2\n}"),
  ]

  static let rejected: [Rejected] = [
    Rejected("nothing", "", .endedEarly, "1:1"),
    Rejected("a space", " ", .endedEarly, "1:2"),
    Rejected("white space alone", " \t\r\n\n ", .endedEarly, "3:2"),
    Rejected("list not closed", "[", .endedEarly, "1:2"),
    Rejected("list not closed after a value", "[1", .endedEarly, "1:3"),
    Rejected("list not closed after a comma", "[1,", .endedEarly, "1:4"),
    Rejected("inner list not closed", "[[1]", .endedEarly, "1:5"),
    Rejected("object not closed", "{", .endedEarly, "1:2"),
    Rejected("object not closed after a key", #"{"a""#, .endedEarly, "1:5"),
    Rejected("object not closed after a colon", #"{"a":"#, .endedEarly, "1:6"),
    Rejected("object not closed after a value", #"{"a":1"#, .endedEarly, "1:7"),
    Rejected("object not closed after a comma", #"{"a":1,"#, .endedEarly, "1:8"),
    Rejected("key not closed", #"{"a"#, .endedEarly, "1:4"),
    Rejected("closing bracket alone", "]", .expectedValue, "1:1"),
    Rejected("closing brace alone", "}", .expectedValue, "1:1"),
    Rejected("comma alone", ",", .expectedValue, "1:1"),
    Rejected("colon alone", ":", .expectedValue, "1:1"),
    Rejected("list closed with a brace", "[1}", .expectedCommaOrEnd, "1:3"),
    Rejected("object closed with a bracket", #"{"a":1]"#, .expectedCommaOrEnd, "1:7"),
    Rejected("empty list closed with a brace", "[}", .expectedValue, "1:2"),
    Rejected("empty object closed with a bracket", "{]", .expectedKey, "1:2"),
    Rejected("comma after the last element", "[1,]", .expectedValue, "1:4"),
    Rejected("comma after the last member", #"{"a":1,}"#, .expectedKey, "1:8"),
    Rejected("comma before the first element", "[,1]", .expectedValue, "1:2"),
    Rejected("comma before the first member", #"{,"a":1}"#, .expectedKey, "1:2"),
    Rejected("two commas", "[1,,2]", .expectedValue, "1:4"),
    Rejected("no comma between elements", "[1 2]", .expectedCommaOrEnd, "1:4"),
    Rejected("no comma between members", #"{"a":1 "b":2}"#, .expectedCommaOrEnd, "1:8"),
    Rejected("semicolon for a comma", "[1;2]", .expectedCommaOrEnd, "1:3"),
    Rejected("no colon", #"{"a" 1}"#, .expectedColon, "1:6"),
    Rejected("equals for a colon", #"{"a"=1}"#, .expectedColon, "1:5"),
    Rejected("two colons", #"{"a"::1}"#, .expectedValue, "1:6"),
    Rejected("colon in a list", #"["a":1]"#, .expectedCommaOrEnd, "1:5"),
    Rejected("member without a value", #"{"a":}"#, .expectedValue, "1:6"),
    Rejected("key alone", #"{"a"}"#, .expectedColon, "1:5"),
    Rejected("key without quotation marks", "{a:1}", .expectedKey, "1:2"),
    Rejected("key in single quotation marks", "{'a':1}", .expectedKey, "1:2"),
    Rejected("number as a key", "{1:2}", .expectedKey, "1:2"),
    Rejected("null as a key", "{null:1}", .expectedKey, "1:2"),
    Rejected("list as a key", "{[]:1}", .expectedKey, "1:2"),
    Rejected("two values", "1 2", .textAfterEnd, "1:3"),
    Rejected("two objects", "{}{}", .textAfterEnd, "1:3"),
    Rejected("a value on the next line", "{}\n{}", .textAfterEnd, "2:1"),
    Rejected("a comma after the end", "[],", .textAfterEnd, "1:3"),
    Rejected("a bracket after the end", "[]]", .textAfterEnd, "1:3"),
    Rejected("line comment", "// a\n1", .expectedValue, "1:1"),
    Rejected("block comment", "/* a */ 1", .expectedValue, "1:1"),
    Rejected("comment in a list", "[1, // a\n2]", .expectedValue, "1:5"),
    Rejected("comment after the end", "1 # a", .textAfterEnd, "1:3"),
    Rejected("zero byte alone", [0x00], .expectedValue, "1:1"),
    Rejected("zero byte after the end", [0x31, 0x00], .textAfterEnd, "1:2"),
    Rejected("zero byte between tokens", [0x5b, 0x00, 0x5d], .expectedValue, "1:2"),
    Rejected("form feed as white space", [0x5b, 0x0c, 0x5d], .expectedValue, "1:2"),
    Rejected("vertical tab as white space", [0x0b, 0x31], .expectedValue, "1:1"),
    Rejected("no-break space as white space", "[\u{a0}1]", .expectedValue, "1:2"),
    Rejected("line separator as white space", "[1\u{2028}]", .expectedCommaOrEnd, "1:3"),
    Rejected("lists 513 deep", .nested("[", "", "]", 513), .tooDeep, "1:513"),
    Rejected("objects 513 deep", .nested("{\"a\":", "1", "}", 513), .tooDeep, "1:2561"),
    Rejected("mixed 514 deep", .nested("[{\"a\":", "1", "}]", 257), .tooDeep, "1:1537"),
    Rejected("a million brackets", .nested("[", "", "", 1_000_000), .tooDeep, "1:513"),
    Rejected("conflict, ours", "{\n<<<<<<< HEAD\n", .conflictMarker, "2:1"),
    Rejected("conflict, base", "{\"a\": 1\n||||||| 1a2b3c4\n", .conflictMarker, "2:1"),
    Rejected("conflict, between", "[1,\n=======\n2]", .conflictMarker, "2:1"),
    Rejected("conflict, theirs", "{}\n>>>>>>> main\n", .conflictMarker, "2:1"),
    Rejected("conflict at the very start", "<<<<<<< HEAD\n1", .conflictMarker, "1:1"),
    Rejected("conflict before a value", "{\"a\":\n<<<<<<< HEAD\n", .conflictMarker, "2:1"),
    Rejected("conflict at the end of the file", "1\n>>>>>>>", .conflictMarker, "2:1"),
    Rejected("six marks", "1\n>>>>>> a", .textAfterEnd, "2:1"),
    Rejected("marks in the middle of a line", "1 <<<<<<< a", .textAfterEnd, "1:3"),
    Rejected("place after letters outside ASCII", "{\"é€😀\":1,}", .expectedKey, "1:10"),
    Rejected("place after a carriage return", "[1,\r\n  x]", .expectedValue, "2:3"),
    Rejected("place after many lines", "[\n\n\n1,\n\n2,\n  ?]", .expectedValue, "7:3"),
  ]

  private static let nestedCanonical =
    "{\n  \"a\": [\n    1,\n    {\n      \"b\": 2\n    }\n  ]\n}"

  private static func indent(_ depth: Int) -> String {
    "\n" + String(repeating: "  ", count: depth)
  }

  private static func deepLists(_ depth: Int) -> String {
    (1..<depth).reduce("") { $0 + "[" + indent($1) } + "[]"
      + (1..<depth).reversed().reduce("") { $0 + indent($1 - 1) + "]" }
  }

  private static func deepObjects(_ depth: Int) -> String {
    (1...depth).reduce("") { $0 + "{" + indent($1) + "\"a\": " } + "1"
      + (1...depth).reversed().reduce("") { $0 + indent($1 - 1) + "}" }
  }

  private static func deepMixed(_ pairs: Int) -> String {
    (1...pairs).reduce("") {
      $0 + "[" + indent(2 * $1 - 1) + "{" + indent(2 * $1) + "\"a\": "
    } + "1"
      + (1...pairs).reversed().reduce("") {
        $0 + indent(2 * $1 - 1) + "}" + indent(2 * $1 - 2) + "]"
      }
  }
}
