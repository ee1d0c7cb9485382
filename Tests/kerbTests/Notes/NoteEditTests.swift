import JSON
import Records
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// `kerb note edit`: other words, the words before, and a log that is to be checked again.
@Suite("kerb note edit")
struct NoteEditTests {
  @Test("changes the words, keeps those before, and takes the edit back") func edits() throws {
    let bed = try NoteBed()
    let edited = bed.text("note edit S01#1 --words \"zqnewqz\"")
    #expect(edited.contains("Changed the words of S01#1."))
    let shown = bed.text("note show S01#1")
    #expect(shown.contains("zqnewqz") && shown.contains("Words until "))
    #expect(shown.contains(": \(NoteBed.words[0])"))
    #expect(bed.text("note show S01#1 --json").contains("\"earlierCount\": 1"))
    #expect(bed.text("note edit S01 1 --undo").contains("Changed the words of S01#1."))
    #expect(bed.text("note search zqnewqz").contains("No note fits"))
    #expect(bed.text("note show S01#1 --json").contains("\"earlierCount\": 2"))
    #expect(bed.text("note edit S01 1 --undo").contains("Changed"))
    #expect(bed.text("note search zqnewqz --count").contains("1"))
    #expect(bed.text("check").contains("nothing found"))
  }

  @Test("earlier words follow the permission to quote") func quoting() throws {
    let bed = try NoteBed(quote: "refused")
    try bed.run("note edit S01#3 --words \"zqnewqz\"")
    for line in ["note show S01#3", "note show S01#3 --json"] {
      let text = bed.text(line)
      #expect(!text.contains("zqnewqz") && !text.contains(NoteBed.words[2]), "\(text)")
    }
    #expect(bed.text("note show S01#3").contains("Earlier words: 1, not shown"))
  }

  @Test("an account does not show the participant's words that it replaced") func replacedQuote()
    throws
  {
    let bed = try NoteBed(quote: "refused")
    for words in ["P: zqsecretqz", "looks for zqbuttonqz", "finds nothing"] {
      try bed.run("note edit S01#1 --words \"\(words)\"")
    }
    // A paraphrase now, which the words before were not.
    try bed.run("note edit S01#3 --words \"asks for a zone\"")
    let set = bed.trial.run(
      "note set S01 3 --from -", VerbTrial.Doing(input: #"{"wording": "paraphrase"}"#))
    #expect(set.status == 0, "\(set.text)")
    for line in [
      "note show S01#1", "note show S01#3", "note list --json", "note show S01#1 --json",
    ] {
      let text = bed.text(line)
      #expect(!text.contains("zqsecretqz") && !text.contains(NoteBed.words[2]), "\(text)")
    }
    let shown = bed.text("note show S01#1")
    #expect(shown.contains("Words until ") && shown.contains("zqbuttonqz"), "\(shown)")
    #expect(shown.contains("Earlier words: 1, not shown"), "\(shown)")
  }

  @Test("a log that was checked has to be checked again") func unclears() throws {
    let bed = try NoteBed()
    let note = try #require(
      JSONValue(try JSONReader.read(Array(bed.text("note show S01#1 --json").utf8)).root).object)
    let path =
      "team/Surveys/tram/sessions/\(note["session"]?.string ?? "")/\(note["log"]?.string ?? "").json"
    var log = try #require(
      JSONValue(try JSONReader.read(Array(try bed.trial.folder.read(path).utf8)).root).object)
    log["clearedBy"] = .string("moderator")
    try bed.trial.folder.write(
      path, String(decoding: JSONWriter.canonical(.object(log)), as: UTF8.self))
    let edited = bed.text("note edit S01#1 --words \"zqnewqz\"")
    #expect(edited.contains("It has to be cleared again."))
    #expect(try bed.trial.folder.read(path).contains("\"clearedBy\": null"))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let says: String
    let status: Int32
    var testDescription: String { line }
  }

  static let refused: [Row] = [
    Row(line: "note edit S01#1", says: "the new words are missing", status: 64),
    Row(line: "note edit S01#1 --words \" \"", says: "a note needs words", status: 64),
    Row(line: "note edit S01#1 --words x --undo", says: "exclude each other", status: 64),
    Row(line: "note edit S01#1 --undo", says: "were not edited", status: 66),
    Row(line: "note edit S01#1 1 --words x", says: "given twice", status: 64),
    Row(line: "note edit S01 9 --words x", says: "its last one is 3", status: 66),
    Row(line: "note edit S01 --words x", says: "names no note", status: 64),
  ]

  @Test("refuses, and changes nothing", arguments: refused) func refuses(_ row: Row) throws {
    let bed = try NoteBed()
    let before = bed.text("note list --json")
    let seen = bed.trial.run(row.line)
    #expect(seen.text.contains(row.says), "\(seen.text)")
    #expect(seen.status == row.status)
    #expect(bed.text("note list --json") == before)
  }
}
