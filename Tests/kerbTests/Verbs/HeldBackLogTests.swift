import JSON
import Platform
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Logs that sync holds back: their notes are no mistakes in another clone.
@Suite("Logs that are held back")
struct HeldBackLogTests {
  @Test("a link to a note whose log is elsewhere is a remark, a deleted note a finding")
  func links() throws {
    let bed = try NoteBed()
    try bed.run("finding new tram \"No name\" --observation S01#1")
    let note = try #require(
      JSONValue(try JSONReader.read(Array(bed.text("note show S01#1 --json").utf8)).root).object)
    let path =
      "team/Surveys/tram/sessions/\(note["session"]?.string ?? "")/\(note["log"]?.string ?? "").json"
    let log = try bed.trial.folder.read(path)
    try Files.remove(bed.trial.folder.at(path))
    let seen = bed.trial.run("check")
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.text.contains("cannot be verified here"), "\(seen.text)")
    #expect(!seen.text.contains("take the reference out"))
    // Back again, and the note deleted in it.
    var object = try #require(JSONValue(try JSONReader.read(Array(log.utf8)).root).object)
    object.replace(["observations", note["id"]?.string ?? "", "deleted"], with: .bool(true))
    try bed.trial.folder.write(
      path, String(decoding: JSONWriter.canonical(.object(object)), as: UTF8.self))
    let gone = bed.trial.run("check")
    #expect(gone.status == 1)
    #expect(gone.text.contains("there is no observation"), "\(gone.text)")
    #expect(!gone.text.contains("cannot be verified here"))
  }

  @Test("a deleted persona does not make a name ambiguous") func deleted() throws {
    let bed = try NoteBed()
    try bed.run(
      "persona new \"Odalys One\"", "persona new \"Odalys Two\"", "persona delete odalys-one --yes")
    let seen = bed.trial.run("persona show odalys")
    #expect(seen.status == 0 && seen.text.contains("odalys-two"), "\(seen.text)")
    // With both gone the name means neither.
    try bed.run("persona delete odalys-two --yes")
    #expect(bed.trial.run("persona show odalys").text.contains("2 "))
  }
}
