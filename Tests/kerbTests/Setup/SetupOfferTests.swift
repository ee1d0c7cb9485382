import JSON
import Records
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Setting up: whose values are offered")
struct SetupOfferTests {
  /// A study in which P01, who uses TalkBack on an iPhone 12, was met before; P02 comes now.
  private func trial(_ second: String = "", _ lines: [String] = []) throws -> SetupTrial {
    let trial = try SetupTrial()
    try trial.run("study new trams --title Trams --platform ios")
    try trial.run(
      "participant new trams --device \"iPhone 12\" --assistive-technology TalkBack:advanced")
    try trial.run("participant new trams \(second)")
    for number in 1...2 {
      try trial.run(
        "participant consent trams P0\(number) --observe granted --manner speech --given-on 2026-03-01"
      )
    }
    try trial.run(
      "session new trams --participant P01 --started-at 2026-03-01T09:00:00Z --device \"iPhone 12\" --platform android --assistive-technology TalkBack --today tired --circumstance \"see:real:sunlight\" --round 2 --product-version 3.1 --mode remote --present moderator --present noteTaker"
    )
    for line in lines { try trial.run(line) }
    return trial
  }

  private func shown(_ trial: SetupTrial, _ people: [String] = ["P02"]) throws -> String {
    let (plan, pages, _) = try trial.setUp(
      [""], RecordOptions(study: "trams", participants: people))
    #expect(plan != nil)
    return pages.text
  }

  @Test("never those of another person, by Enter alone")
  func nobodyElses() throws {
    let trial = try trial()
    let text = try shown(trial)
    for word in ["TalkBack", "iPhone", "Android", "tired", "sunlight"] {
      #expect(!text.contains(word), "\(word)\n\(text)")
    }
    #expect(text.contains("Device: not said\n"))
    #expect(text.contains("Platform: iOS (from the study)\n"))
    #expect(text.contains("Assistive technology: none noted\n"))
    let session = try trial.record(.session, "S02")
    for key in ["device", "platform", "today"] { #expect(session[key]?.isNull == true, "\(key)") }
    for key in ["assistiveTechnologies", "circumstances"] {
      #expect(session[key]?.object?.members.isEmpty == true, "\(key)")
    }
  }

  @Test("a closed round is not offered, and says so")
  func closedRound() throws {
    let trial = try trial("", ["study round close trams 2 --on 2026-03-02"])
    let text = try shown(trial)
    #expect(text.contains("Round 3 (round 2 is closed)\n"), "\(text)")
    #expect(try trial.record(.session, "S02")["round"]?.integer == 3)
  }

  @Test("nobody can choose a closed round")
  func closedRoundTyped() throws {
    let trial = try trial("", ["study round close trams 2 --on 2026-03-02"])
    let (plan, pages, _) = try trial.setUp(
      ["8", "2", ""], RecordOptions(study: "trams", participants: ["P02"]))
    #expect(plan != nil)
    #expect(
      pages.text.contains(
        "Round 2: it has been closed since 2026-03-02; nothing is added to it. Take round 3, or"),
      "\(pages.text)")
    #expect(try trial.record(.session, "S02")["round"]?.integer == 3)
  }

  @Test("what belongs to the setting comes from the study's last session, and says so")
  func setting() throws {
    let text = try shown(trial())
    let source = "(from the study's last session)"
    #expect(text.contains("Round 2 \(source)\n"))
    #expect(text.contains("Product version: 3.1 \(source)\n"))
    #expect(text.contains("Place: remote \(source)\n"))
    #expect(text.contains("Present: you, note-taker \(source)\n"))
    #expect(text.contains("Pilot: no\n"))
  }

  @Test("the person's own record comes first")
  func record() throws {
    let trial = try trial(
      "--device \"Pixel 4a\" --assistive-technology VoiceOver:novice",
      [
        "session new trams --participant P02 --started-at 2026-02-01T09:00:00Z --device \"iPad\" --platform web --assistive-technology ZoomText"
      ])
    let text = try shown(trial)
    #expect(text.contains("Device: Pixel 4a (from P02's record)\n"))
    #expect(text.contains("Assistive technology: VoiceOver, novice (from P02's record)\n"))
    // The platform of another device says nothing about this one.
    #expect(text.contains("Platform: iOS (from the study)\n"))
    // The setting is that of the last session, whoever it was with.
    #expect(text.contains("Round 2 (from the study's last session)\n"))
  }

  @Test("then the person's own last session")
  func ownSession() throws {
    let trial = try trial(
      "",
      [
        "session new trams --participant P02 --started-at 2026-02-01T09:00:00Z --device iPad --platform web --assistive-technology ZoomText --today ill"
      ])
    let text = try shown(trial)
    #expect(text.contains("Device: iPad (from P02's last session)\n"))
    #expect(text.contains("Platform: the web (from P02's last session)\n"))
    #expect(text.contains("Assistive technology: ZoomText (from P02's last session)\n"))
    #expect(text.contains("Today: not asked yet\n"))
    let own = try trial.record(.session, "S03")["assistiveTechnologies"]?.object
    #expect(own?.members.count == 1)
  }

  @Test("not a session that the person shared with another")
  func sharedSession() throws {
    let trial = try trial(
      "",
      [
        "session new trams --participant P01 --participant P02 --started-at 2026-03-01T10:00:00Z --device \"Pixel 9\" --assistive-technology Switches"
      ])
    let alone = try shown(trial)
    #expect(alone.contains("Device: not said\n"))
    #expect(!alone.contains("Switches"))
  }

  @Test("a pair's own last session, and technology of both")
  func pair() throws {
    let trial = try trial(
      "--device Nokia --assistive-technology Braille:novice",
      [
        "session new trams --participant P01 --participant P02 --started-at 2026-02-01T10:00:00Z --device \"Pixel 9\""
      ])
    let text = try shown(trial, ["P01", "P02"])
    #expect(text.contains("Device: Pixel 9 (from the last session of P01 and P02)\n"))
    #expect(
      text.contains(
        "Assistive technology: TalkBack, advanced; Braille, novice (from the records of P01 and P02)\n"
      ))
  }

  @Test("of several devices none is taken for the person")
  func severalDevices() throws {
    let text = try shown(trial("--device iPad --device \"Pixel 4a\""))
    #expect(text.contains("Device: not said (P02's record names Pixel 4a; iPad)\n"))
  }

  @Test("none is said only of who said so")
  func saidNone() throws {
    let text = try shown(trial("--assistive-technology none"))
    #expect(text.contains("Assistive technology: none (from P02's record)\n"))
  }

  @Test("what was changed does not say any more where it came from")
  func changed() throws {
    let trial = try trial()
    let (_, pages, _) = try trial.setUp(
      ["8", "3", ""], RecordOptions(study: "trams", participants: ["P02"]))
    #expect(pages.text.contains("Round 2 (from the study's last session)\n"))
    #expect(pages.text.contains("Round 3\n"))
    #expect(pages.said.contains(.outcome("Round 3.")))
  }

  @Test("a planned session is filled from the person alone")
  func planned() throws {
    let trial = try trial(
      "--device \"Pixel 4a\" --assistive-technology VoiceOver:novice",
      ["session new trams --participant P02 --round 5"])
    let (plan, pages, _) = try trial.setUp(
      ["", ""], RecordOptions(study: "trams", participants: ["P02"]))
    #expect(plan?.session.short == "S02")
    #expect(pages.text.contains("Device: Pixel 4a (from P02's record)\n"))
    #expect(pages.text.contains("VoiceOver, novice (from P02's record)\n"))
    #expect(pages.text.contains("Round 5\n"))
  }
}
