import JSON
import Measures
import Platform
import Records
import TemporaryFolder
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Claims of a profile beside the notes that bear on them: what is offered, kept and taken back.
@Suite("kerb persona review") struct PersonaReviewTests {
  /// A profile with two claims, two people who permit quotes, and one who does not.
  private final class Bed {
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

    func play(_ lines: [String]) throws -> (text: String, words: [String]) {
      let person = LinearPerson(lines)
      let view = person.view()
      let result = try PersonaReviewScreen(
        try profile, study: nil, role: "moderator", includesAsked: false, pages: view,
        in: workbench
      ).run()
      view.close()
      #expect(person.left == [])
      return (person.text, result.words)
    }
  }

  /// Of people alike first; never what may not be quoted, and no pilot.
  @Test func offersWhatMayBeShown() throws {
    #expect(try Bed().offered() == ["Reads headings before anything else: S01#1 S02#1"])
  }

  @Test func answersAreKeptAndTakenBack() throws {
    let bed = try Bed()
    let seen = try bed.play(["1", "/undo", "1", "2"])
    #expect(seen.words == ["Notes: 1 support and 1 contradict. All of it is kept."])
    #expect(seen.text.contains("“reads headings and skips the rest”"))
    #expect(seen.text.contains("Taken back: it supports the claim."))
    let claim = try #require(
      try bed.work().card.claims.first { $0.words.hasPrefix("Reads headings") })
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
    #expect(!claims.contains { $0.words.hasPrefix("Reads headings") })
    let claim = try #require(claims.first { $0.words == "Reads pictures first" })
    #expect(claim.stateID == "assumed")
    #expect(try bed.offered() == ["Reads pictures first: S02#1 S01#1"])
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
