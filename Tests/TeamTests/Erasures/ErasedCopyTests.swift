import GitTeam
import Platform
import Records
import Testing
import Workspace

@testable import Team

/// Records that somebody copied before the person withdrew.
@Suite("Copies of erased records")
struct ErasedCopyTests {
  private static let folder = "Surveys/tram"
  private static let log = "sessions/S01-aaaa/log-bbbbbb"
  private static let notes = [
    "the price is hidden behind the map of the line", "she gave up and asked the person beside her",
    "then the timer ran out",
  ]

  private static func person(_ id: String) -> String {
    """
    {"id": "\(id)", "origins": ["origin00000000"], "accessRequirements": ["a ramp at the side entrance of the house",
    "no stairs between the tram and the street"], "~format": "participant/1"}
    """
  }

  private static func log(_ notes: [String]) -> String {
    let entries = notes.enumerated().map {
      "\"note00000000\($0.offset)\": {\"note\": \"\($0.element)\"}"
    }
    return
      #"{"id": "log-bbbbbb", "origins": ["origin00000001"], "observations": {\#(entries.joined(separator: ", "))}, "~format": "log/1"}"#
  }

  private static func erased(_ id: String, _ format: String) -> String {
    #"{"erased": true, "id": "\#(id)", "origins": ["origin00000000"], "~format": "\#(format)/1"}"#
  }

  /// A clone in which one participant with one log was erased, and what it has besides.
  private static func found(
    _ others: [String: String], isParticipantErased: Bool = true
  ) throws -> [String] {
    let team = try GitTeam()
    _ = try team.clone("anna")
    func commit(_ files: [String: String]) throws {
      for (path, text) in files { try team.write("anna", "\(folder)/\(path).json", text) }
      try team.git("anna", "add", "-A")
      try team.git("anna", "commit", "-q", "--allow-empty", "-m", "work")
    }
    try commit(["participants/P01-aaaa": person("P01-aaaa"), log: log(Array(notes.prefix(2)))])
    try commit([log: log(notes)])
    try commit(others)
    try commit([
      "participants/P01-aaaa": isParticipantErased
        ? erased("P01-aaaa", "participant") : person("P01-aaaa"),
      log: erased("log-bbbbbb", "log"),
    ])
    let repository = try Repository.require(WorkspaceLocation(root: team.at("anna")))
    let marks = try ErasureHistory(repository).marks()
    #expect(!marks.isEmpty)
    let copies = try ErasedCopies(repository).find(marks).map(\.path)
    for place in [".git/kerb", folder]
    where (try? Files.kind(team.at("anna") + "/" + place)) == .folder {
      for entry in try Files.list(team.at("anna") + "/" + place).entries where entry.kind == .file {
        let text = try team.read("anna", "\(place)/\(entry.name)")
        #expect(!notes.contains(where: text.contains), "\(place)/\(entry.name)")
      }
    }
    return copies
  }

  @Test("one is found under another id, in another study, and as it was before a change")
  func copies() throws {
    let found = try Self.found([
      "participants/P07-cccc": Self.person("P07-cccc"),
      "sessions/S02-dddd/log-eeeeee": Self.log(Self.notes),
      "sessions/S03-ffff/log-gggggg": Self.log(Array(Self.notes.prefix(2))),
      "../bus/sessions/S01-hhhh/log-iiiiii": Self.log(
        [Self.notes[2], "and something else again"] + Self.notes.prefix(2)),
    ])
    #expect(
      found == [
        "Surveys/bus/sessions/S01-hhhh/log-iiiiii.json", "Surveys/tram/participants/P07-cccc.json",
        "Surveys/tram/sessions/S02-dddd/log-eeeeee.json",
        "Surveys/tram/sessions/S03-ffff/log-gggggg.json",
      ])
  }

  /// Note-takers write some sentences about everybody.
  @Test("a record with a part of the words, or other words, is none")
  func others() throws {
    let found = try Self.found([
      "sessions/S02-dddd/log-eeeeee": Self.log([Self.notes[0], Self.notes[2]]),
      "sessions/S03-ffff/log-gggggg": Self.log(["something else was said here", "and here too"]),
      "participants/P07-cccc": Self.person("P07-cccc").replacing("no stairs", with: "few stairs"),
    ])
    #expect(found == [])
  }

  @Test("where no participant was erased, nothing is looked for")
  func nobody() throws {
    let found = try Self.found(
      ["sessions/S02-dddd/log-eeeeee": Self.log(Self.notes)], isParticipantErased: false)
    #expect(found == [])
  }
}
