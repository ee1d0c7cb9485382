import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Workbench
@testable import kerb

@Suite("The command of a player")
struct CommandTemplateTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let typed: String
    var file = "/home/x/S 09.mkv"
    let expected: [String]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "places", typed: "mpv --start={seconds} {file}",
      expected: ["mpv", "--start=250.5", "/home/x/S 09.mkv"]),
    Row(
      testDescription: "no place for the file", typed: "mpv",
      expected: ["mpv", "/home/x/S 09.mkv"]),
    Row(
      testDescription: "quotation marks keep spaces",
      typed: "'my player' \"--at {wholeseconds}\" x\\ y",
      expected: ["my player", "--at 250", "x y", "/home/x/S 09.mkv"]),
    Row(
      testDescription: "no shell reads it", typed: "mpv $HOME `id` ;rm * {file}",
      expected: ["mpv", "$HOME", "`id`", ";rm", "*", "/home/x/S 09.mkv"]),
    Row(
      testDescription: "nothing in a file's name is a place", typed: "mpv {file} {seconds}",
      file: "/x/{seconds} $(id) \"'.mkv",
      expected: ["mpv", "/x/{seconds} $(id) \"'.mkv", "250.5"]),
    Row(
      testDescription: "other braces stay", typed: "mpv {x} {file}",
      expected: ["mpv", "{x}", "/home/x/S 09.mkv"]),
  ]

  @Test("is split into words without a shell", arguments: rows)
  func split(_ row: Row) throws {
    let words = try CommandTemplate(row.typed, at: "x").filled(
      file: row.file, milliseconds: 250_500)
    #expect(words == row.expected)
  }

  @Test("what cannot be run is refused", arguments: ["", "  ", "'open", "x\\", "{file} x"])
  func refused(_ typed: String) {
    #expect(throws: (any Error).self) { try CommandTemplate(typed, at: "x") }
  }

  /// Whoever sends a workspace must not choose what runs.
  @Test("only the option, the environment and a person's own settings choose a player")
  func chosen() throws {
    let folder = try TemporaryFolder()
    for name in ["bin/mpv", "team/mpv", "own/player"] { try folder.write(name, "x") }
    try folder.write(
      "config/kerb/settings.json",
      "{\"player\": \"\(folder.at("own/player")) {file}\", \"~format\": \"settings/1\"}")
    try folder.write(
      "team/.kerb/settings.json", "{\"player\": \"\(folder.at("team/mpv")) {file}\"}")
    func program(_ environment: [String: String], _ option: String? = nil) throws -> String? {
      let surroundings = Surroundings(
        environment: { environment[$0] }, currentFolder: { folder.at("team") }, milliseconds: { 0 },
        randomBytes: { Array(repeating: 0, count: $0) }, openEditor: { _ in },
        tellProgress: { _ in })
      return try MediaPlayer(surroundings).command("/x.mkv", at: 0, option: option)?.program
    }
    let path = "PATH"
    let own = ["XDG_CONFIG_HOME": folder.at("config")]
    #expect(try program([:]) == nil)
    #expect(try program([path: ".:bin:\(folder.at("bin"))"]) == folder.at("bin/mpv"))
    #expect(try program([path: ".:"]) == nil)
    #expect(try program(own) == folder.at("own/player"))
    let both = own.merging(["KERB_PLAYER": folder.at("bin/mpv")]) { $1 }
    #expect(try program(both) == folder.at("bin/mpv"))
    #expect(try program(both, folder.at("own/player")) == folder.at("own/player"))
    #expect(throws: (any Error).self) { try program([:], "./mpv") }
    #expect(throws: (any Error).self) { try program([:], "nothing-like-this") }
  }
}
