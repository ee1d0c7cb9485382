import GitTeam
import Testing

@testable import Team

@Suite struct MergeAttributesTests {
  private static let mine = MergeAttributes.lines.joined(separator: "\n") + "\n"

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: String
    let after: String
  }

  static let rows = [
    Row(testDescription: "no file", before: "", after: mine),
    Row(testDescription: "other lines", before: "*.png binary\n", after: "*.png binary\n" + mine),
    Row(
      testDescription: "no last line end", before: "*.png binary", after: "*.png binary\n" + mine),
    Row(
      testDescription: "an old part in the middle",
      before: "a text\n\(MergeAttributes.begin) old\nx merge=y\n\(MergeAttributes.end)\nb text",
      after: "a text\n" + mine + "b text"),
    Row(testDescription: "twice", before: mine + "a text\n" + mine, after: mine + "a text\n"),
    Row(
      testDescription: "a part without its end",
      before: "\(MergeAttributes.begin) cut\n\(MergeAttributes.lines[2])\na text\n",
      after: mine + "a text\n"),
    Row(testDescription: "line ends of Windows", before: "a text\r\n", after: "a text\r\n" + mine),
  ]

  @Test(arguments: rows)
  func updated(_ row: Row) throws {
    let after = try #require(MergeAttributes.updated(Array(row.before.utf8)))
    #expect(String(decoding: after, as: UTF8.self) == row.after)
    #expect(MergeAttributes.updated(after) == nil)
  }

  @Test(
    "git changes no byte of a picture, whatever else says what text is", arguments: ["png", "jpg"])
  func pictures(_ ending: String) throws {
    let team = try GitTeam()
    _ = try team.clone("anna")
    try team.write("anna", ".gitattributes", "* text eol=crlf\n" + Self.mine)
    let seen = try team.git(
      "anna", "check-attr", "text", "diff", "--", "Surveys/tram/attachments/pic-1.\(ending)")
    #expect(seen.contains("text: unset") && seen.contains("diff: unset"))
  }
}
