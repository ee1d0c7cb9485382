import Platform
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Notes about somebody who is out are neither shown, counted, changed nor added.
@Suite("Notes and consent")
struct NoteConsentTests {
  static let outs = [
    "participant edit tram P01 --observe refused",
    "participant edit tram P01 --withdrawal all:2026-03-01",
  ]

  static let questions = [
    "note list", "note list --session S01", "note list --json", "note list --csv",
    "note list --by kind", "note search zqpayqz", "note search zq", "note list --count",
    "note list --participant P01", "note list --technology VoiceOver",
  ]

  @Test("nothing of them is shown", arguments: outs)
  func hidden(_ out: String) throws {
    let bed = try NoteBed()
    #expect(bed.text("note list").contains(NoteBed.words[0]))
    try bed.run(out)
    for line in Self.questions {
      let seen = bed.trial.run(line)
      for word in NoteBed.words { #expect(!seen.text.contains(word), "\(line): \(seen.text)") }
      #expect(!seen.text.contains("S01#"), "\(line): \(seen.text)")
      #expect(!seen.text.contains("barrier"), "\(line): \(seen.text)")
    }
    #expect(bed.text("note list").contains("zqotherqz"))
    #expect(bed.text("note list --count").hasPrefix("1 note"))
  }

  @Test("a note of theirs and one that is not there read alike", arguments: outs)
  func alike(_ out: String) throws {
    let bed = try NoteBed()
    try bed.run(out)
    let there = bed.trial.run("note show S01#1")
    let absent = bed.trial.run("note show S01#9")
    #expect(there.status == absent.status && there.status == 66)
    #expect(there.text.replacing("#1", with: "#9") == absent.text)
  }

  @Test("nothing of theirs is changed or added", arguments: outs)
  func closed(_ out: String) throws {
    let bed = try NoteBed()
    try bed.run(out)
    for line in [
      "note set S01 1 --kind context", "note set S01#1 --kind context",
      "note add S01 \"one more\"",
    ] {
      let seen = bed.trial.run(line)
      #expect(seen.status != 0, "\(line): \(seen.text)")
    }
    let all = bed.trial.run("note set S01 all --kind context")
    #expect(all.text.contains("Nothing changes") || all.status != 0, "\(all.text)")
  }

  @Test("own words are shown with the permission to quote only")
  func quotes() throws {
    let bed = try NoteBed(quote: "refused")
    let list = bed.text("note list")
    #expect(list.contains(NoteBed.words[0]))
    #expect(!list.contains(NoteBed.words[2]))
    #expect(list.contains("S01#3"))
    for line in [
      "note show S01#3", "note show S01#3 --json", "note list --json", "note list --csv",
    ] {
      #expect(!bed.text(line).contains("zqasksqz"), "\(line)")
    }
    // Whether the word stands there shows in nothing.
    let there = bed.trial.run("note search zqasksqz").text
    #expect(there == bed.trial.run("note search zqabsentqz").text)
    #expect(there.contains("What 1 person said themselves was not searched"), "\(there)")
    #expect(try NoteBed().trial.run("note search zqasksqz").text.contains("S01#3"))
  }

  @Test("after a withdrawal what undoes a change holds nothing of them")
  func withdrawal() throws {
    let bed = try NoteBed()
    try bed.run("note set S01 1-2 --kind context")
    let folder = bed.trial.folder
    let undo = "state/kerb/ws-000000000001/notes/undo.json"
    let held = try folder.read(undo)
    #expect(held.contains("S01-") && held.contains("P01-"))
    let person = try #require(try Self.ids(folder).first { $0.hasPrefix("P01") })
    try bed.run("withdraw tram \(person) --yes \(person)")
    #expect(try Files.kind(folder.at(undo)) == .missing)
    #expect(bed.trial.run("note set --undo").text.contains("there is no change of notes"))
    for word in NoteBed.words { #expect(try folder.holding(word) == []) }
  }

  @Test("the withdrawal of somebody else keeps it")
  func anotherWithdrawal() throws {
    let bed = try NoteBed()
    try bed.run("note set S01 1-2 --kind context")
    let person = try #require(try Self.ids(bed.trial.folder).first { $0.hasPrefix("P02") })
    try bed.run("withdraw tram \(person) --yes \(person)", "note set --undo")
    #expect(bed.text("note list --session S01").contains("barrier"))
  }

  @Test("who was erased is offered nowhere")
  func completions() throws {
    let bed = try NoteBed()
    let before = bed.text("__complete participant -- P")
    #expect(before.contains("P01") && before.contains("P02"))
    #expect(bed.text("__complete note -- S01#").contains("S01#1"))
    let person = try #require(try Self.ids(bed.trial.folder).first { $0.hasPrefix("P01") })
    try bed.run("withdraw tram \(person) --yes \(person)")
    let after = bed.text("__complete participant -- P")
    #expect(!after.contains("P01") && after.contains("P02"))
    for prefix in ["S01#", "S0", "S01"] {
      #expect(!bed.text("__complete note -- \(prefix)").contains("S01#"), "\(prefix)")
    }
    #expect(bed.text("__complete note -- S02#").contains("S02#1"))
  }

  private static func ids(_ folder: TemporaryFolder) throws -> [String] {
    try folder.names("team/Surveys/tram/participants").map { String($0.dropLast(".json".count)) }
  }
}
