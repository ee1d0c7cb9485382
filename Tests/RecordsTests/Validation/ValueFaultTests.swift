import Testing

@testable import Records

@Suite("Validation: values")
struct ValueFaultTests {
  @Test(arguments: scalars + texts + sets) func tells(_ row: FaultRow) throws { try row.check() }

  static let scalars: [FaultRow] = [
    .note("good", #""note": "n", "impact": 4, "atMilliseconds": 0, "beyondWcag": false"#),
    .note(
      "impact 7", #""impact": 7, "note": "n""#,
      "4:17 Impact is 7, allowed 0 to 4 | write a whole number from 0 to 4"),
    .note(
      "impact below", #""impact": -1, "note": "n""#,
      "4:17 Impact is -1, allowed 0 to 4 | write a whole number from 0 to 4"),
    .note(
      "a fraction", #""impact": 1.0, "note": "n""#,
      "4:17 Impact must be a whole number from 0 to 4 | write a whole number from 0 to 4, without a fraction"
    ),
    .note(
      "minus nothing", #""impact": -0, "note": "n""#,
      "4:17 Impact must be a whole number from 0 to 4 | write a whole number from 0 to 4, without a fraction"
    ),
    .note(
      "text for a number", #""impact": "3", "note": "n""#,
      "4:17 Impact must be a whole number from 0 to 4 | write a whole number from 0 to 4, without a fraction"
    ),
    .note(
      "a list for a number", #""impact": [3], "note": "n""#,
      "4:17 Impact must be a whole number from 0 to 4 | write a whole number from 0 to 4, without a fraction"
    ),
    .note(
      "time below zero", #""atMilliseconds": -1, "note": "n""#,
      "4:25 At is -1, allowed 0 to 2147483647 | write a whole number from 0 to 2147483647"),
    .note(
      "text for yes or no", #""beyondWcag": "yes", "note": "n""#,
      "4:21 Beyond WCAG must be true or false | write true or false"),
    .note(
      "a number for yes or no", #""beyondWcag": 1, "note": "n""#,
      "4:21 Beyond WCAG must be true or false | write true or false"),
    .session(
      "too many years",
      #""assistiveTechnologies": {"01kabcdefghjkmnpqrstvw": {"name": "n", "years": 100.5}}"#,
      "2:78 Years must be a number from 0 to 100 | write a number within the limits"),
    .session(
      "years as text",
      #""assistiveTechnologies": {"01kabcdefghjkmnpqrstvw": {"name": "n", "years": "3"}}"#,
      "2:78 Years must be a number from 0 to 100 | write the number without quotation marks"),
  ]

  private static let words =
    "words are barrier, workaround, success, noBarrier, question, helpGiven, strategy, distress, suggestion, context"

  static let texts: [FaultRow] = [
    .note(
      "a number for text", #""note": 3"#,
      "4:15 Note must be text in quotation marks | put the value in quotation marks"),
    .note(
      "an object for text", #""note": {}"#,
      "4:15 Note must be text in quotation marks | put the value in quotation marks"),
    .note(
      "a slip", #""kind": "barier", "note": "n""#,
      "4:15 Kind is \"barier\", which is not one of its words | did you mean barrier? The \(words)"),
    .note(
      "a label for a word", #""kind": "no barrier", "note": "n""#,
      "4:15 Kind is \"no barrier\", which is not one of its words | did you mean noBarrier? The \(words)"
    ),
    .note(
      "no word at all", #""kind": "something else", "note": "n""#,
      "4:15 Kind is not one of its words | the \(words)"),
    .note("two lines of note", #""note": "a\nb""#),
    .note(
      "two lines for one", #""language": "a\nb", "note": "n""#,
      "4:19 Language must be one line | remove the line break"),
    .session(
      "no such day", #""startedAt": "2026-02-30T10:00:00Z""#,
      "2:16 Started at must be a moment in UTC | write it as 2026-03-02T09:30:00Z"),
    .session(
      "another time zone", #""startedAt": "2026-02-03T10:00:00+01:00""#,
      "2:16 Started at must be a moment in UTC | write it as 2026-03-02T09:30:00Z"),
    .session(
      "a bad device line", #""device": "a\rb""#,
      "2:13 Device must be one line | remove the line break"),
    FaultRow(
      "not a leap year",
      #"{"id": "r", "origins": ["0123456789abcdef"], "instrument": "i", "givenOn": "2025-02-29", "~format": "response/1"}"#,
      "1:76 Given on must be a day of the calendar | write it as 2026-03-02"),
    .note(
      "an id with a space", #""task": "buy a ticket", "note": "n""#,
      "4:15 Task cannot be an id | write the id of a record"),
    .note(
      "a path for an id", #""task": "../study", "note": "n""#,
      "4:15 Task cannot be an id | write the id of a record"),
    .note(
      "a note without its session", #""sameMomentAs": "01kabc", "note": "n""#,
      "4:23 Same moment as cannot be an id | write two ids with a slash between them"),
    .note("a note with its session", #""sameMomentAs": "S01-a/01kabc", "note": "n""#),
    .session(
      "a position that ends in 0",
      #""attempts": {"01kabcdefghjkmnpqrstvw": {"position": "a0", "task": "t"}}"#,
      "2:55 Position must be a fractional index of small letters and digits that does not end in 0 | write i for the middle"
    ),
  ]

  static let sets: [FaultRow] = [
    .note(
      "no such criterion", #""note": "n", "proposed": ["1.4.3", "1.4.33"]"#,
      "4:42 Proposed names \"1.4.33\", which WCAG does not have | did you mean 1.4.3 Contrast (Minimum)?"
    ),
    .note(
      "a name for a criterion", #""note": "n", "proposed": ["reflow"]"#,
      "4:33 Proposed names nothing that WCAG has | did you mean 1.4.10 Reflow?"),
    .note(
      "a set that is null", #""note": "n", "proposed": null"#,
      "4:32 Proposed must be a list in brackets | write an empty one rather than null"),
    .note(
      "a set that is one text", #""note": "n", "proposed": "1.4.3""#,
      "4:32 Proposed must be a list in brackets | write an empty one rather than null"),
    .note(
      "a set out of order is a matter of form", #""note": "n", "proposed": ["2.1.1", "1.4.3"]"#),
    .note(
      "twice in a set", #""note": "n", "proposed": ["1.4.3", "1.4.3"]"#,
      "4:42 Proposed holds one value twice | keep it once"),
    .note(
      "twice in a set, apart", #""note": "n", "proposed": ["1.4.3", "2.1.1", "1.4.3"]"#,
      "4:51 Proposed holds one value twice | keep it once"),
    .note(
      "wrong twice is not the same twice", #""note": "n", "proposed": [1, 1]"#,
      "4:33 Proposed must be text in quotation marks | put the value in quotation marks",
      "4:36 Proposed must be text in quotation marks | put the value in quotation marks"),
    .note(
      "a dimension in capitals", #""dimensions": ["See"], "note": "n""#,
      "4:22 Dimensions must be the id of an ability, in small letters | write see, hear, speak, touch, think, feel, body, energy or a team's own id"
    ),
    .session(
      "equivalent spellings are two values",
      #""present": [], "participants": ["P01-a", "P01-A"], "unknown": ["é", "é"]"#),
  ]
}
