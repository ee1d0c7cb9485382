import Localization
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite("Personal settings")
struct PersonalSettingsTests {
  private let folder: TemporaryFolder
  private let file: PersonalSettingsFile

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    file = PersonalSettingsFile(
      PrivateFolders { $0 == "XDG_CONFIG_HOME" ? folder.at("config") : nil })
  }

  @Test("are empty where nothing is stored, and reading makes no file")
  func nothingStored() throws {
    let read = file.read()
    #expect(read.settings == PersonalSettings())
    #expect(read.problems.isEmpty)
    #expect(try Files.kind(folder.at("config")) == .missing)
  }

  @Test("come back as they were stored, in a file for their owner alone")
  func roundTrip() throws {
    try file.change {
      $0.reading = "linear"
      $0.verbosity = "short"
      $0.language = "de"
      $0.recorderRole = "noteTaker"
      $0.keys = ["f9": "/break"]
      $0.shortcuts = ["hinder": "b"]
    }
    let settings = file.read().settings
    #expect(settings.reading == "linear")
    #expect(settings.verbosity == "short")
    #expect(settings.language == "de")
    #expect(settings.recorderRole == "noteTaker")
    #expect(settings.keys == ["f9": "/break"])
    #expect(settings.shortcuts == ["hinder": "b"])
    let path = try #require(file.path)
    #expect(try Files.status(path).mode == .privateFile)
    #expect(
      try folder.read("config/kerb/settings.json").hasSuffix("\"~format\": \"settings/1\"\n}\n"))
  }

  @Test("keep what this version does not know")
  func unknownKeysSurvive() throws {
    try folder.write(
      "config/kerb/settings.json", #"{"reading":"standard","future":{"a":[1.50,"é"]}}"#)
    try file.change { $0.verbosity = "silent" }
    let text = try folder.read("config/kerb/settings.json")
    #expect(text.contains("1.50"))
    #expect(text.contains("\"future\""))
    #expect(file.read().settings.reading == "standard")
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: String
    let place: String
    let problem: String
  }

  static let broken = [
    Broken(
      testDescription: "cut off", content: "{\"reading\": \"lin", place: "settings.json:1:17",
      problem: "the file ends in the middle"),
    Broken(
      testDescription: "no object", content: "[]\n", place: "settings.json",
      problem: "settings stand in braces"),
    Broken(
      testDescription: "a newer format", content: #"{"~format":"settings/2"}"#,
      place: "settings.json", problem: "the settings have the format \"settings/2\""),
  ]

  @Test("that are broken are told and never overwritten", arguments: broken)
  func brokenFile(_ row: Broken) throws {
    try folder.write("config/kerb/settings.json", row.content)
    let read = file.read()
    #expect(read.settings.reading == nil)
    let problem = try #require(read.problems.first)
    #expect(problem.place.hasSuffix(row.place), "\(problem.place)")
    #expect(problem.problem.plain() == row.problem)
    #expect(!problem.remedy.isEmpty)
    #expect(throws: WorkbenchError.self) { try file.change { $0.reading = "linear" } }
    #expect(try folder.read("config/kerb/settings.json") == row.content)
  }

  @Test("of the wrong kind count as not chosen, and the others work")
  func wrongKinds() throws {
    try folder.write(
      "config/kerb/settings.json",
      "{\n  \"keys\": {\"f9\": 3},\n  \"reading\": 7,\n  \"verbosity\": \"short\"\n}\n")
    let read = file.read()
    #expect(read.settings.reading == nil)
    #expect(read.settings.verbosity == "short")
    #expect(
      read.problems.map(\.problem) == ["reading must be a text", "keys must hold texts in braces"])
    #expect(read.problems.first?.place.hasSuffix("settings.json:3:14") == true)
    try file.change { $0.reading = "linear" }
    #expect(try folder.read("config/kerb/settings.json").contains("\"f9\": 3"))
  }

  @Test("behind a link are written where the link leads")
  func linked() throws {
    try folder.write("dotfiles/kerb.json", "{\"reading\": \"standard\"}\n")
    try folder.makeFolder("config/kerb")
    try Files.makeSymbolicLink(
      folder.at("config/kerb/settings.json"), to: folder.at("dotfiles/kerb.json"))
    try file.change { $0.reading = "linear" }
    #expect(try folder.read("dotfiles/kerb.json").contains("\"linear\""))
    #expect(try Files.kind(folder.at("config/kerb/settings.json")) == .symbolicLink)
  }

  @Test("without a home are read as empty, and storing says why it cannot")
  func noHome() {
    let homeless = PersonalSettingsFile(PrivateFolders { _ in nil })
    #expect(homeless.read().problems.isEmpty)
    #expect(throws: WorkbenchError.self) { try homeless.change { $0.reading = "linear" } }
  }
}
