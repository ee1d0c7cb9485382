import Localization
import Records
import Testing
import Wording

@testable import Interchange

@Suite struct NotesHeaderTests {
  struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let header: String
    var kind = EvidenceKind.documented
    var column = 1
    let problem: String
    let remedy: String
  }

  @Test(arguments: [
    Broken(
      testDescription: "no note", header: "participant,wcag",
      problem: "the first row names no column note", remedy: "let the first row name the columns"),
    Broken(
      testDescription: "a note with a slip", header: "participant,Notes", column: 13,
      problem: "the first row names no column note", remedy: "did you mean note"),
    Broken(
      testDescription: "no participant", header: "note,wcag", kind: .lived,
      problem: "the first row names no column participant", remedy: "let the first row"),
    Broken(
      testDescription: "a participant with a slip", header: "Particpant,note",
      problem: "the first row names no column participant", remedy: "did you mean participant"),
    Broken(
      testDescription: "a column twice", header: "participant,note,NOTE", column: 18,
      problem: "columns 2 and 3 are both named note", remedy: "rename or remove"),
    Broken(
      testDescription: "one column in two spellings",
      header: "participant,note,assistive technology,Assistive-Technology", column: 39,
      problem: "columns 3 and 4 are both named assistive_technology", remedy: "rename or remove"),
  ])
  func refuses(_ row: Broken) {
    let error = #expect(throws: WorkbenchError.self) {
      try NotesFile(
        Array("\(row.header)\nOrla,x\n".utf8), place: "notes.csv",
        NotesFile.Surroundings(evidenceKind: row.kind, study: "bank"))
    }
    #expect(error?.place == "notes.csv:1:\(row.column)")
    #expect(error?.problem.plain() == row.problem)
    #expect(error?.remedy.plain().contains(row.remedy) == true)
    #expect(error?.code == .invalidData)
  }

  @Test(arguments: [EvidenceKind.expert, .tool])
  func letsExpertsSpeakOfNobody(kind: EvidenceKind) throws {
    let file = try NotesFile(
      Array("note,wcag\nNo focus,2.4.7\n".utf8), place: "",
      NotesFile.Surroundings(evidenceKind: kind, study: "bank"))
    #expect(file.rows.map(\.person) == [nil])
  }

  @Test func takesColumnsInAnyOrderAndNamesThoseItDoesNotKnow() throws {
    let text = "Mood,NOTE, Kind ,participant,\nbad,It stops,barrier,Orla,\n"
    let file = try NotesFile(
      Array(text.utf8), place: "", NotesFile.Surroundings(evidenceKind: .lived, study: "bank"))
    #expect(file.rows.first?.person == "Orla")
    #expect(file.rows.first?.kind == .barrier)
    #expect(file.messages == ["Column 1, \"Mood\", is not known and was left out."])
  }

  @Test func saysThatSemicolonsSeparate() throws {
    let file = try NotesFile(
      Array("participant;note;wcag\nOrla;It stops;\"1.1.1;1.3\"\n".utf8), place: "",
      NotesFile.Surroundings(evidenceKind: .lived, study: "bank"))
    #expect(file.rows.first?.places.map(\.description) == ["1.1.1", "1.3"])
    #expect(file.messages == ["The fields are separated by a semicolon, not a comma."])
  }

  @Test func reportsRowsThatAreNoCSVWithTheOthers() throws {
    let bytes =
      Array("participant,note,kind\nOrla,a,\n\"Orla\"x,b,\nOrla,".utf8) + [0xff]
      + Array(",\nOrla,d,\n".utf8)
    let file = try NotesFile(
      bytes, place: "", NotesFile.Surroundings(evidenceKind: .lived, study: "bank"))
    #expect(file.rows.map(\.line) == [2, 5])
    #expect(file.rejections.map(\.line) == [3, 4])
  }

  @Test func aHeaderThatCannotBeReadSpoilsTheFile() {
    let error = #expect(throws: WorkbenchError.self) {
      try NotesFile(
        [0xff] + Array(",note\nOrla,x\n".utf8), place: "notes.csv",
        NotesFile.Surroundings(evidenceKind: .lived, study: "bank"))
    }
    #expect(error?.place == "notes.csv:1:1")
  }
}
