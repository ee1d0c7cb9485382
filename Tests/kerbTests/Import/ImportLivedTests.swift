import JSON
import Records
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Notes of people who took part.
@Suite struct ImportLivedTests {
  static let table = """
    participant,conditions,spectrum,permanence,assistive_technology,kind,note,quote,at,wcag
    Orla Quist,Tinnitus,hear,permanent,captions,barrier,Orla heard nothing,"Quist said: my tinnitus",12:31,1.2.2
    Orla Quist,Tinnitus,hear,permanent,captions,success,Then orla quist left,,,
    Bram,broken wrist;migraine,touch;think,temporary,Bram's stylus,barrier,A migraine began,,1:02:03,

    """

  /// Nothing of this may stand in a file of the workspace, in any case.
  static let secrets = ["orla", "quist", "bram", "tinnitus", "wrist", "migraine"]

  @Test func noNameAndNoConditionIsInAnyFile() throws {
    let rig = try ImportRig()
    #expect(rig.run(Self.table, .lived) == 0)
    #expect(rig.output == "3 added, 0 already there, 0 rejected\n")
    try rig.expectSound()
    for (path, bytes) in try rig.files() {
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      for secret in Self.secrets {
        #expect(!text.contains(secret), "\(secret) in \(path)")
        #expect(!path.lowercased().contains(secret))
      }
    }
    for secret in Self.secrets { #expect(!rig.messages.lowercased().contains(secret)) }
    let kept = try rig.files(below: "private").values.map { String(decoding: $0, as: UTF8.self) }
    #expect(kept.contains { $0.contains("Orla Quist") })
    #expect(kept.contains { $0.contains("broken wrist") })
  }

  @Test func makesAParticipantASessionAndALogForEachPerson() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .lived, "--round", "2", "--recorder", "observer")
    let files = try rig.files()
    #expect(files.keys.count { $0.contains("/participants/P0") } == 2)
    #expect(files.keys.count { $0.hasSuffix("/session.json") } == 2)
    let log = try #require(files.first { $0.key.contains("/S01-") && $0.key.contains("/log-") })
    var reader = ObjectReader(try JSONReader.read(log.value).root)
    let read = Log(&reader)
    #expect(read.recorderRole == .observer)
    #expect(!read.isCleared)
    #expect(read.observations.map(\.kind) == [.barrier, .barrier, .success])
    #expect(read.observations.map(\.wording) == [nil, .verbatim, nil])
    #expect(read.observations.map(\.speaker) == [nil, .participant, nil])
    #expect(read.observations.map(\.at) == [751_000, 751_000, nil])
    #expect(read.observations[1].sameMomentAs?.hasSuffix(read.observations[0].id) == true)
    #expect(read.observations[1].proposed.isEmpty)
    let session = try #require(
      files.first { $0.key.contains("/S01-") && $0.key.hasSuffix("n.json") })
    reader = ObjectReader(try JSONReader.read(session.value).root)
    #expect(Session(&reader).round == 2)
  }

  @Test func addsNothingASecondTime() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .lived)
    let before = try rig.files()
    let kept = try rig.files(below: "private")
    rig.run(Self.table, .lived)
    #expect(rig.output == "0 added, 3 already there, 0 rejected\n")
    #expect(try rig.files() == before)
    #expect(try rig.files(below: "private") == kept)
  }

  @Test func aFileThatHasGrownAddsItsNewRowsToTheSamePeople() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .lived)
    rig.run(Self.table + "Bram,,,,,,Bram rested,,,\n", .lived)
    #expect(rig.output == "1 added, 3 already there, 0 rejected\n")
    let files = try rig.files()
    #expect(files.keys.count { $0.contains("/participants/") } == 2)
    #expect(files.keys.count { $0.hasSuffix("/session.json") } == 3)
    try rig.expectSound()
  }

  @Test func aCloneWithoutTheKeyTakesOnlyFilesThatAreIn() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .lived)
    let files = try rig.files()
    try rig.moveToClone("other", ofFiles: files)
    rig.state = "elsewhere"
    #expect(rig.run(Self.table, .lived) == 0)
    #expect(rig.output == "0 added, 3 already there, 0 rejected\n")
    #expect(rig.run(Self.table + "Bram,,,,,,Bram rested,,,\n", .lived) == 65)
    #expect(rig.messages.contains("is not on this computer"))
    #expect(try rig.files() == files)
    #expect(try !rig.hasPrivateFolder)
  }

  @Test func withoutTheKeyAFileOfNumbersAloneGoesIn() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .lived)
    try rig.moveToClone("other", ofFiles: try rig.files())
    rig.state = "elsewhere"
    let table = "participant,note\nP02,Bram rested\np01,found it\n"
    #expect(rig.run(table, .lived) == 0)
    #expect(rig.output == "2 added, 0 already there, 0 rejected\n")
    #expect(rig.messages.contains("The key from names to P-numbers is not on this computer"))
    #expect(try !rig.hasPrivateFolder)
    #expect(try rig.files().keys.count { $0.contains("/participants/") } == 2)
    try rig.expectSound()
    rig.run(table, .lived)
    #expect(rig.output == "0 added, 2 already there, 0 rejected\n")
    #expect(rig.run(table + "Bram,rested again\n", .lived) == 65)
    #expect(rig.messages.contains("error: standard input:4: the key"))
    #expect(rig.messages.contains("kerb participant list bank"))
  }

  @Test func withTheKeyNothingIsSaidOfIt() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .lived)
    rig.run("participant,note\nP02,Bram rested\n", .lived)
    #expect(rig.output == "1 added, 0 already there, 0 rejected\n")
    #expect(!rig.messages.contains("The key from names"))
  }

  @Test func aDryRunMakesNoPrivateFolder() throws {
    let rig = try ImportRig()
    let before = try rig.files()
    #expect(rig.run(Self.table, .lived, "--dry-run") == 0)
    #expect(rig.output == "3 added, 0 already there, 0 rejected\n")
    #expect(try rig.files() == before)
    #expect(try !rig.hasPrivateFolder)
  }

  @Test func repeatingAnImportThatWasCutOffCompletesIt() throws {
    let rig = try ImportRig()
    let empty = try rig.files()
    rig.run(Self.table, .lived)
    let whole = try rig.files()
    let study = "/Surveys/bank/study.json"
    for (index, missing) in [
      ["/log-"], ["/S02-"], ["/sessions/"], ["/sessions/", "/participants/"],
    ]
    .enumerated() {
      var cut = whole.filter { file in !missing.contains { file.key.contains($0) } }
      cut[study] = empty[study]
      try rig.moveToClone("cut\(index)", ofFiles: cut)
      #expect(rig.run(Self.table, .lived) == 0)
      #expect(try rig.files().keys.sorted() == whole.keys.sorted(), "\(missing)")
      #expect(try Self.imports(rig.files()[study]) == Self.imports(whole[study]))
      try rig.expectSound()
    }
  }

  /// The digest and number of rows of each import; its id is another one each time.
  private static func imports(_ study: [UInt8]?) throws -> [String] {
    let map = try #require(try JSONReader.read(study ?? []).root[key: "imports"])
    return map.members.map { _, entry in
      "\(entry[key: "digest"]?.string ?? "") \(entry[key: "rows"]?.integer ?? 0)"
    }.sorted()
  }

  @Test func doesNotBringBackSomebodyWhoWasErased() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .lived)
    let bram = try #require(rig.files().keys.first { $0.contains("/participants/P02") })
    let id = String(bram.split(separator: "/").last?.dropLast(5) ?? "")
    try rig.folder.write(
      "team" + bram,
      "{\n  \"erased\": true,\n  \"id\": \"\(id)\",\n  \"origins\": [\n    \"0123456789abcdef\"\n  ],\n"
        + "  \"~format\": \"participant/1\"\n}\n")
    #expect(rig.run(Self.table + "Bram,,,,,,Bram rested,,,\n", .lived) == 1)
    #expect(rig.output == "0 added, 2 already there, 2 rejected\n")
    #expect(rig.messages.contains("has withdrawn or was deleted (\(id))"))
  }

  @Test func wordsTheDurationOfAParticipantsNeed() throws {
    let rig = try ImportRig()
    let table = "participant,spectrum,permanence,note\nOrla,see,situational,It glares\n"
    #expect(rig.run(table, .lived) == 1)
    #expect(rig.output == "0 added, 0 already there, 1 rejected\n")
    #expect(rig.messages.contains("situational is not a property of a person"))
    #expect(try !rig.hasPrivateFolder)
  }

  @Test func rowsGoIntoTheSessionsThatTheyName() throws {
    let rig = try ImportRig()
    rig.run("participant,note\nOrla,first\nBram,first of Bram\n", .lived)
    let before = try rig.files()
    let table =
      "participant,session,note\nP01,S01,Orla came again\nP02,S01,not there\nP02,S07,new\n"
    #expect(rig.run(table, .lived) == 1)
    #expect(rig.output == "1 added, 0 already there, 2 rejected\n")
    #expect(rig.messages.contains("standard input:3: session: P02 took no part in S01"))
    #expect(rig.messages.contains("--new-sessions makes those that are missing"))
    let sessions = try rig.files().keys.filter { $0.hasSuffix("/session.json") }
    #expect(sessions.count == 2)
    #expect(try rig.files().keys.count { $0.contains("/S01-") && $0.contains("/log-") } == 2)
    #expect(try sessions.allSatisfy { try rig.files()[$0] == before[$0] })
    #expect(rig.run(table, .lived, "--new-sessions") == 1)
    #expect(rig.output == "1 added, 1 already there, 1 rejected\n")
    #expect(
      try rig.files().keys.count { $0.contains("/S07-") && $0.hasSuffix("/session.json") } == 1)
    try rig.expectSound()
    let all = try rig.files()
    rig.run(table, .lived, "--new-sessions")
    #expect(rig.output == "0 added, 2 already there, 1 rejected\n")
    #expect(try rig.files() == all)
  }

  @Test func saysWhichNumbersOfNotesMoved() throws {
    let rig = try ImportRig()
    rig.run("participant,note\n,\nOrla,second line\n", .lived)
    rig.run("participant,session,note\nP01,S01,a\n", .lived)
    #expect(rig.messages.contains("S01#1 is S01#2 now"))
  }

  @Test func otherKindsHaveNoSessions() throws {
    let rig = try ImportRig()
    #expect(rig.run("participant,session,note\nOrla,S01,a\n", .documented) == 0)
    #expect(rig.messages.contains("The column session is left out"))
    #expect(rig.run("note\na\n", .expert, "--new-sessions") == 64)
  }
}
