import JSON
import Localization
import Measures
import Platform
import Records
import TemporaryFolder
import Terminal
import Testing
import Wording
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Claims of a profile beside the notes that bear on them: what is offered, kept and taken back.
@Suite("kerb persona review") struct PersonaReviewTests {
  /// A profile with two claims, two people who permit quotes, and one who does not.
  final class Bed {
    let scene: ScreenTrial

    init() throws {
      scene = try ScreenTrial([
        "init --bare", "study new tram --title Trams --platform ios",
        "persona new \"Odalys Brankov\" --statement \"does:Reads headings before anything else\" --assumption \"Pays with coins\" --assistive-technology \"VoiceOver:advanced:3\" --based-on \"a visit\"",
        "participant new tram --assistive-technology VoiceOver", "participant new tram",
        "participant new tram",
        "participant consent tram P01 --observe granted --quote granted --manner speech",
        "participant consent tram P02 --observe granted --quote granted --manner speech",
        "participant consent tram P03 --observe granted --quote refused --manner speech",
        "session new tram --participant P01", "session new tram --participant P02",
        "session new tram --participant P03", "session new tram --participant P02 --pilot yes",
        "note add S01 \"reads headings and skips the rest\" --kind success",
        "note add S02 \"reads no heading, looks for a picture\" --kind context",
        "note add S03 \"I never use headings\" --speaker participant --wording verbatim",
        "note add S04 \"headings, headings\"",
        "session new tram --participant P01 --participant P02",
        "note add S05 \"one of them reads headings before anything else\"",
      ])
    }

    var console: Console {
      var effects = scene.console.effects
      let state = scene.trial.folder.at("state")
      effects.environment = { $0 == "XDG_STATE_HOME" ? state : nil }
      return Console(effects)
    }

    lazy var workbench = Workbench(scene.location, console: console, verb: "kerb persona review")

    var profile: Profile {
      get throws { try PersonaCards(in: workbench).profile("odalys-brankov") }
    }

    func work(all: Bool = false) throws -> ClaimReviewing.Work {
      let reviewing = ClaimReviewing(try profile, includesAsked: all, in: workbench)
      return try reviewing.work(reviewing.notes(ofStudy: nil))
    }

    /// What is offered: the claim's words, then the notes.
    func offered(all: Bool = false) throws -> [String] {
      try work(all: all).waiting.map { waiting in
        "\(waiting.claim.words): \(waiting.offers.map(\.note.reference).joined(separator: " "))"
      }
    }

    func play(_ lines: [String], all: Bool = false) throws -> (text: String, words: [String]) {
      let person = LinearPerson(lines)
      let view = person.view()
      let result = try PersonaReviewScreen(
        try profile, study: nil, role: "moderator", includesAsked: all, pages: view,
        in: workbench
      ).run()
      view.close()
      #expect(person.left == [])
      return (person.text, result.words.map { $0.plain() })
    }
  }

  /// Of people alike first; never what may not be quoted, a pilot, and what says not whose it is.
  @Test func offersWhatMayBeShown() throws {
    #expect(try Bed().offered() == ["Reads headings before anything else: S01#1 S02#1"])
  }

  @Test func whatWasInferredIsNotOffered() throws {
    let bed = try Bed()
    let log = try #require(
      try bed.workbench.files(ofStudy: "tram").first {
        $0.role == .log && $0.path.contains("/S01-")
      })
    let path = "\(bed.scene.location.root)/\(log.path)"
    let text = String(decoding: try Files.read(path), as: UTF8.self)
    #expect(text.contains("\"basis\": null"))
    try bed.workbench.atomicWriter.write(
      Array(text.replacing("\"basis\": null", with: "\"basis\": \"inferred\"").utf8),
      toFile: path,
      audience: .everybody)
    #expect(try bed.offered() == ["Reads headings before anything else: S02#1"])
  }

  @Test func answersAreKeptAndTakenBack() throws {
    let bed = try Bed()
    let seen = try bed.play(["1", "/undo", "1", "2"])
    #expect(seen.words == ["Notes: 1 support and 1 contradict. All of it is kept."])
    #expect(seen.text.contains("“reads headings and skips the rest”"))
    #expect(seen.text.contains("Taken back: it supports the claim."))
    let claim = try #require(
      try bed.work().card.claims.first { $0.words.plain().hasPrefix("Reads headings") })
    #expect(claim.stateID == "disputed")
    #expect(claim.bases.map(\.basis.enteredBy) == ["moderator", "moderator"])
    #expect(try bed.offered() == [])
    #expect(bed.scene.trial.run("check").status == 0)
  }

  /// What says nothing is not offered again, unless somebody asks for all; no file of the team knows of it.
  @Test func nothingIsAskedTwice() throws {
    let bed = try Bed()
    let before = try bed.profile.bases.count
    let seen = try bed.play(["3", "/end"])
    #expect(seen.words == ["Notes: 1 say nothing. All of it is kept."])
    #expect(try bed.offered() == ["Reads headings before anything else: S02#1"])
    #expect(
      try bed.offered(all: true) == ["Reads headings before anything else: S01#1 S02#1"])
    #expect(try bed.profile.bases.count == before)
  }

  @Test func otherWordsBeginAnew() throws {
    let bed = try Bed()
    _ = try bed.play(["1", "/claim", "Reads pictures first", "/end"])
    let claims = try bed.work().card.claims
    #expect(!claims.contains { $0.words.plain().hasPrefix("Reads headings") })
    let claim = try #require(claims.first { $0.words == "Reads pictures first" })
    #expect(claim.stateID == "assumed")
    #expect(try bed.offered() == ["Reads pictures first: S02#1 S01#1"])
  }

  /// What counted for the old words counts again when they come back.
  @Test func otherWordsAreTakenBack() throws {
    let bed = try Bed()
    let seen = try bed.play(["1", "/claim", "Reads pictures first", "/undo", "/end"])
    #expect(seen.text.contains("Taken back: the other words."))
    #expect(seen.words == ["Notes: 1 support. All of it is kept."])
    let claim = try #require(
      try bed.work().card.claims.first { $0.words == "Reads headings before anything else" })
    #expect(claim.stateID == "supported")
  }

  @Test func anAssumptionGetsOtherWordsAndTheOldOnesBack() throws {
    let bed = try Bed()
    #expect(bed.scene.trial.run("note add S02 \"pays with coins\"").status == 0)
    _ = try bed.play(["/next", "/claim", "Pays with notes and coins", "/end"])
    #expect(try bed.profile.assumptions == ["Pays with notes and coins"])
    _ = try bed.play(["/next", "/claim", "Pays by card, not coins", "/undo", "/end"])
    #expect(try bed.profile.assumptions == ["Pays with notes and coins"])
  }

  /// What is offered again is asked once in a run.
  @Test func allAsksEachNoteOnce() throws {
    let bed = try Bed()
    _ = try bed.play(["3", "3"])
    #expect(try bed.offered() == [])
    let seen = try bed.play(["3", "3"], all: true)
    #expect(seen.words == ["Notes: 2 say nothing. All of it is kept."])
  }

  /// One run asks for four notes of a claim; the next one goes on.
  @Test func aRunAsksAFewNotesOfAClaim() throws {
    let bed = try Bed()
    for number in 1...5 {
      #expect(bed.scene.trial.run("note add S02 \"headings again, \(number)\"").status == 0)
    }
    let seen = try bed.play(["3", "3", "/undo", "3", "3", "3"])
    #expect(seen.words == ["Notes: 4 say nothing. All of it is kept."])
    #expect(try bed.work().notes == 3)
  }

  /// A file that is damaged costs being asked again, no more.
  @Test func aDamagedListIsWrittenAnew() throws {
    let bed = try Bed()
    _ = try bed.play(["3", "/end"])
    let folder = try #require(
      PrivateFolders(environment: bed.console.effects.environment)
        .statePath("claims", ofWorkspace: bed.workbench.marker().id.string))
    try bed.workbench.atomicWriter.write(
      Array("{broken".utf8), toFile: "\(folder)/asked.json", audience: .owner)
    #expect(try bed.offered() == ["Reads headings before anything else: S01#1 S02#1"])
    _ = try bed.play(["3", "/end"])
    #expect(try bed.offered() == ["Reads headings before anything else: S02#1"])
  }

  /// Somebody withdraws while their note is on the screen.
  @Test func whoWithdrawsMeanwhileIsNotKept() throws {
    let bed = try Bed()
    let notes = try ClaimReviewing(bed.profile, in: bed.workbench)
    let read = try notes.notes(ofStudy: nil)
    let waiting = try #require(try notes.work(read).waiting.first)
    let offer = try #require(waiting.offers.first)
    let given = try notes.keep(.supports, offer, for: waiting.claim, by: nil)
    let id = try #require(offer.note.people.first).string
    #expect(bed.scene.trial.run("withdraw tram \(id) --yes \(id)").status == 0)
    #expect(try !notes.takeBack(given))
    let refused = #expect(throws: WorkbenchError.self) {
      _ = try notes.keep(.supports, offer, for: waiting.claim, by: nil)
    }
    #expect(refused?.code == .noInput)
    #expect(try bed.profile.bases.isEmpty)
  }

  /// Somebody who is cut off loses no answer.
  @Test func nothingIsLostWhenTheTerminalGoes() throws {
    let bed = try Bed()
    _ = try bed.play(["1"])
    #expect(try bed.profile.bases.count == 1)
  }

  @Test func aWithdrawalTakesTheBasisAway() throws {
    let bed = try Bed()
    _ = try bed.play(["1", "/end"])
    let id = try #require(
      try bed.workbench.study("tram").records.participants.first { $0.id.short == "P01" }
    ).id.string
    #expect(bed.scene.trial.run("withdraw tram \(id) --yes \(id)").status == 0)
    #expect(try bed.profile.bases.isEmpty)
    #expect(try bed.offered() == ["Reads headings before anything else: S02#1"])
  }
}
