import GitTeam
import Testing

@testable import Team

@Suite struct MergeAttributesTests {
  private static let mine = MergeAttributes.lines.joined(separator: "\n") + "\n"

  private static let windows = mine.replacing("\n", with: "\r\n")

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
    Row(
      testDescription: "line ends of Windows", before: "a text\r\n", after: "a text\r\n" + windows),
    Row(
      testDescription: "an old part with line ends of Windows",
      before: "\(MergeAttributes.begin) old\r\nx merge=y\r\n\(MergeAttributes.end)\r\nb text\r\n",
      after: windows + "b text\r\n"),
    Row(
      testDescription: "a part with line ends of Windows, without its end",
      before: "\(MergeAttributes.begin) cut\r\n\(MergeAttributes.lines[2])\r\na text\r\n",
      after: windows + "a text\r\n"),
  ]

  @Test(arguments: rows)
  func updated(_ row: Row) throws {
    let after = try #require(MergeAttributes.updated(Array(row.before.utf8)))
    #expect(String(decoding: after, as: UTF8.self) == row.after)
    #expect(MergeAttributes.updated(after) == nil)
  }

  @Test("a part with other line ends is as it should be")
  func lineEnds() {
    #expect(MergeAttributes.updated(Array(Self.windows.utf8)) == nil)
    #expect(MergeAttributes.updated(Array(("a text\n" + Self.windows).utf8)) == nil)
    #expect(MergeAttributes.updated(Array(("a text\r\n" + Self.mine).utf8)) == nil)
  }

  @Test("a checkout with line ends of Windows that git guards is set up, and synchronises")
  func guardedLineEnds() throws {
    let anna = try SyncClone(try GitTeam(), "anna")
    let team = anna.team
    try team.write(
      "anna", ".gitattributes", "*.txt text\n" + Self.mine.replacing("attachments", with: "old"))
    try team.git("anna", "add", "-A")
    try anna.begin()
    try team.git("anna", "config", "core.autocrlf", "true")
    try team.git("anna", "config", "core.safecrlf", "true")
    try team.remove("anna", ".gitattributes")
    try team.git("anna", "checkout", "-q", "--", ".gitattributes")
    #expect(try team.read("anna", ".gitattributes").contains("\r\n"))
    #expect(try TeamSetup.apply(anna.location, executable: "/opt/kerb").mustCommit)
    #expect(try anna.sync().committed == 1)
    #expect(try team.git("anna", "show", "HEAD:.gitattributes") == "*.txt text\n" + Self.mine)
    #expect(try !TeamSetup.apply(anna.location, executable: "/opt/kerb").mustCommit)
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
