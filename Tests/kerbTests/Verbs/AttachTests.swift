import Platform
import TemporaryFolder
import Testing
import Workspace

@testable import kerb

@Suite("Pictures")
struct AttachTests {
  static let png: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xde, 0, 0, 0, 12, 0x49, 0x44, 0x41, 0x54, 0x78,
    0xda, 0x63, 0xf8, 0xcf, 0xc0, 0, 0, 3, 1, 1, 0, 0xf7, 0x03, 0x41, 0x43, 0, 0, 0, 0, 0x49, 0x45,
    0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  ]

  /// The same picture with its resolution, which is kept: another file.
  private static let other =
    png[..<33] + [
      0, 0, 0, 9, 0x70, 0x48, 0x59, 0x73, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0x4f, 0x25, 0xc4, 0xd6,
    ] + png[33...]

  private let trial: VerbTrial

  init() throws {
    trial = try VerbTrial()
    for line in [
      "init", "study new tram --title Tram --platform ios --screen Pay",
      "participant new tram --need see:permanent", "participant new tram --need hear:permanent",
      "session new tram --participant P01", "session new tram --participant P02",
      "note add S01 \"the button has no name\" --study tram --kind barrier",
      "note add S02 \"finds the price\" --study tram --kind barrier",
      "finding new tram \"Pay has no name\" --state 1:new",
    ] { #expect(trial.run(line).status == 0, "\(line)") }
    try AtomicWriter().write(Self.png, toFile: trial.folder.at("team/pay.png"))
  }

  private var pictures: [String] {
    ((try? trial.folder.names("team/Surveys/tram/attachments")) ?? []).filter {
      $0.hasSuffix(".png")
    }
  }

  private func person(_ number: String) throws -> String {
    let names = try trial.folder.names("team/Surveys/tram/participants")
    return String(try #require(names.first { $0.hasPrefix(number) }).dropLast(".json".count))
  }

  @Test("are kept with a text alternative, listed, shown, reported, removed and brought back")
  func kept() throws {
    let attached = trial.run("attach pay.png --to F01 --alt \"Pay, without a label\" --study tram")
    #expect(attached.status == 0, "\(attached.text)")
    #expect(attached.text.contains("PNG, 1 by 1 pixels"))
    let id = try #require(pictures.first).dropLast(".png".count)
    #expect(trial.run("attach list --study tram").text.contains("F01: Pay, without a label"))
    #expect(
      trial.run("attach show \(id.prefix(8)) --study tram").text.contains("attachments/\(id).png"))
    let report = "Picture: Pay, without a label (Surveys/tram/attachments/\(id).png)"
    #expect(trial.run("report findings tram").text.contains(report))
    #expect(trial.run("check").status == 0)
    #expect(trial.run("attach remove \(id) --study tram --yes").status == 0)
    #expect(!trial.run("report findings tram").text.contains("Picture:"))
    #expect(trial.run("attach remove \(id) --study tram --undo").status == 0)
    #expect(trial.run("report findings tram").text.contains(report))
    #expect(trial.run("attach remove \(id) --study tram --erase --yes").status == 0)
    #expect(pictures.isEmpty)
    let again = trial.run("attach pay.png --to F01 --alt \"Pay, without a label\" --study tram")
    #expect(again.status == 73 && again.text.contains("was erased"))
  }

  @Test(
    "need words that say what they show", arguments: ["", "pay.png", "PAY", "screenshot", "..."])
  func alternative(_ words: String) {
    let seen = trial.run("attach pay.png --to F01 --alt \"\(words)\" --study tram")
    #expect(seen.status == 64 && pictures.isEmpty, "\(seen.text)")
  }

  @Test("of somebody who withdraws are erased, and erased again where they come back")
  func withdrawn() throws {
    for target in ["S01#1", "F01"] {
      let line = "attach pay.png --to \(target) --alt \"Pay, without a label\" --study tram"
      #expect(trial.run(line).status == 0)
    }
    let file = try #require(pictures.first)
    let id = try person("P01")
    #expect(trial.run("withdraw tram \(id) --yes \(id)").status == 0)
    #expect(pictures.isEmpty)
    #expect(!trial.run("report findings tram").text.contains("Picture:"))
    let path = "team/Surveys/tram/attachments/\(file)"
    try AtomicWriter().write(Self.png, toFile: trial.folder.at(path))
    _ = trial.run("check --fix")
    #expect(pictures.isEmpty)
  }

  @Test("of somebody else stay")
  func others() throws {
    let line = "attach pay.png --to S02#1 --alt \"Pay, without a label\" --study tram"
    #expect(trial.run(line).status == 0)
    let id = try person("P01")
    #expect(trial.run("withdraw tram \(id) --yes \(id)").status == 0)
    #expect(pictures.count == 1)
  }

  @Test("are refused where the person refused to be recorded, unless they show nobody")
  func consent() {
    #expect(
      trial.run("participant consent tram P01 --observe granted --record refused").status == 0)
    let line = "attach pay.png --to S01 --alt \"Pay, without a label\" --study tram"
    #expect(trial.run(line).status == 65 && pictures.isEmpty)
    #expect(trial.run(line + " --shows-nobody").status == 0)
  }

  @Test("of who refuses afterwards are in no report, and are named until they are removed")
  func refusedLater() throws {
    #expect(trial.run("session edit S01 --participant P02").status == 0)
    let line = "attach pay.png --to F01 --to S01#1 --alt \"Pay, without a label\" --study tram"
    #expect(trial.run(line).status == 0)
    let report = "report findings tram"
    #expect(trial.run(report).text.contains("Picture:"))
    let id = try #require(pictures.first).dropLast(".png".count)
    let remedy = "kerb attach remove \(id) --erase --study tram"
    // One refusal is enough, whoever else took part.
    let said = trial.run("participant consent tram P02 --observe granted --record refused")
    #expect(said.status == 0 && said.text.contains(remedy), "\(said.text)")
    #expect(!trial.run(report).text.contains("Picture:"))
    let checked = trial.run("check")
    #expect(checked.status == 1, "\(checked.text)")
    #expect(checked.text.contains("refused to be recorded, or whose file has faults: P02"))
    #expect(checked.text.contains(remedy), "\(checked.text)")
    // Whoever follows the words in their order does not erase a picture that shows nobody.
    for text in [said.text, checked.text] {
      let order = text.ranges(of: /attach the same file again|kerb attach remove/)
      #expect(order.first.map { text[$0] } == "attach the same file again", "\(text)")
    }
    #expect(trial.run(line + " --shows-nobody").status == 0)
    #expect(trial.run(report).text.contains("Picture:") && trial.run("check").status == 0)
    #expect(trial.run("\(remedy.dropFirst("kerb ".count)) --yes").status == 0)
    let erased = trial.run(line + " --shows-nobody")
    #expect(erased.status == 73 && erased.text.contains("kerb attach remove --erase"))
    #expect(!erased.text.contains("after a withdrawal"), "\(erased.text)")
  }

  @Test(
    "of whose file has a fault, or is missing, are in no report and not attached",
    arguments: ["Refused", "cut", nil])
  func unknownPermission(_ fault: String?) throws {
    #expect(trial.run("session edit S01 --participant P02").status == 0)
    let line = "attach pay.png --to F01 --to S01#1 --alt \"Pay, without a label\" --study tram"
    #expect(
      trial.run("participant consent tram P02 --observe granted --record granted").status == 0)
    #expect(trial.run(line).status == 0)
    #expect(trial.run("report findings tram").text.contains("Picture:"))
    let file = try "team/Surveys/tram/participants/\(person("P02")).json"
    let text = try trial.folder.read(file)
    switch fault {
    case "cut"?: try trial.folder.write(file, String(text.prefix(text.count / 2)))
    case let word?:
      try trial.folder.write(
        file, text.replacing("\"record\": \"granted\"", with: "\"record\": \"\(word)\""))
    case nil: try Files.remove(trial.folder.at(file))
    }
    #expect(!trial.run("report findings tram").text.contains("Picture:"))
    #expect(trial.run("check").text.contains("or whose file has faults: P02"))
    #expect(trial.run(line).status != 0)
  }

  @Test("go when recordings are taken back, unless they show nobody")
  func recordingTakenBack() throws {
    let line = "attach pay.png --to S01#1 --alt \"Pay, without a label\" --study tram"
    #expect(trial.run(line).status == 0)
    let id = try person("P01")
    let withdraw = "withdraw tram \(id) --only recording"
    #expect(trial.run(withdraw + " --dry-run").text.contains("To be erased: 1 picture, pic-"))
    let said = trial.run(withdraw)
    #expect(said.status == 0 && said.text.contains("Erased: 1 picture, pic-"), "\(said.text)")
    #expect(pictures.isEmpty && trial.run("check").status == 0)
    try AtomicWriter().write(Array(Self.other), toFile: trial.folder.at("team/b.png"))
    let other = trial.run(
      "attach b.png --to S01#1 --alt \"Pay, without a label\" --study tram --shows-nobody")
    #expect(other.status == 0, "\(other.text)")
    #expect(trial.run(withdraw).status == 0)
    #expect(pictures.count == 1 && trial.run("check").status == 0)
  }

  @Test("that git took away come back with check --fix, which says so")
  func restored() throws {
    let scene = try TeamScene()
    try AtomicWriter().write(Self.png, toFile: scene.trial.folder.at("anna/pay.png"))
    let line = "attach pay.png --to F01 --alt \"Pay, without a label\" --study tram"
    #expect(scene.run("anna", line).status == 0)
    #expect(scene.run("anna", "team sync").status == 0)
    let folder = "Surveys/tram/attachments"
    let names = try scene.trial.folder.names("anna/\(folder)")
    let name = try #require(names.first { $0.hasSuffix(".png") })
    try scene.git("anna", "rm", "-q", "\(folder)/\(name)")
    try scene.git("anna", "commit", "-qm", "tidy")
    #expect(scene.run("anna", "check").text.contains("\(folder)/\(name): this picture is missing"))
    #expect(scene.run("anna", "check --fix Personas").text.contains("Restored") == false)
    let fixed = scene.run("anna", "check --fix")
    #expect(fixed.text.contains("Restored from git's history"))
    #expect(fixed.status == 0)
    #expect(scene.run("anna", "check").status == 0)
  }

  @Test("are checked: missing, changed, and without a record")
  func checked() throws {
    let line = "attach pay.png --to F01 --alt \"Pay, without a label\" --study tram"
    #expect(trial.run(line).status == 0)
    let path = trial.folder.at("team/Surveys/tram/attachments/\(try #require(pictures.first))")
    try AtomicWriter().write(Self.png + [0], toFile: path)
    #expect(trial.run("check").text.contains("not the one that was attached"))
    try Files.remove(path)
    #expect(trial.run("check").text.contains("is missing"))
    try AtomicWriter().write(
      Self.png, toFile: trial.folder.at("team/Surveys/tram/attachments/other.png"))
    #expect(trial.run("check").text.contains("no record says what this picture shows"))
  }
}
