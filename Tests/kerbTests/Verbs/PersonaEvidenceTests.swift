import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What claims rest on, as people read it, write it again, and lose it.
@Suite("Evidence of claims at the command line") struct PersonaEvidenceTests {
  /// Ilka Morvan, of whom one assumption rests on a participant of a study.
  private func trial() throws -> VerbTrial {
    let trial = try VerbTrial()
    for line in [
      "init --bare", "study new tram --title Tram --platform ios",
      "participant new tram --need see:permanent:no",
      "participant consent tram P01 --observe granted",
      "persona new Ilka --based-on interviews --assumption \"Reads the small print\"",
      "persona evidence add ilka \"small print\" --participant P01 --study tram --by researcher",
    ] {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(seen.text)")
    }
    return trial
  }

  private static func without(_ mark: String, _ seen: VerbTrial.Seen) -> String {
    seen.lines.filter { !$0.hasPrefix(mark) }.joined(separator: "\n")
  }

  @Test func whatShowPrintsAsJSONCanBeReadBack() throws {
    let trial = try trial()
    let shown = Self.without("2> ", trial.run("persona show ilka --json"))
    #expect(shown.contains("\"bases\""))
    let again = trial.run("persona edit ilka --from -", VerbTrial.Doing(input: shown))
    #expect(again.status == 0, "\(again.text)")
    #expect(again.text.contains("Nothing changed."))
    let other = shown.replacing("Reads the small print", with: "Reads it twice")
    let changed = trial.run("persona edit ilka --from -", VerbTrial.Doing(input: other))
    #expect(changed.status == 0, "\(changed.text)")
  }

  @Test func aStudyThatIsNotThereIsRefused() throws {
    let trial = try trial()
    let shown = Self.without("2> ", trial.run("persona show ilka --json"))
    let other = shown.replacing("\"study\": \"tram\"", with: "\"study\": \"bus\"")
    #expect(other != shown)
    let seen = trial.run("persona edit ilka --from -", VerbTrial.Doing(input: other))
    #expect(seen.status != 0 && seen.text.contains("there is no study"), "\(seen.text)")
  }

  @Test func whatIsLeftWithoutItsClaimIsNamed() throws {
    let trial = try trial()
    let removed = trial.run(
      "persona edit ilka --from -", VerbTrial.Doing(input: #"{"assumptions": []}"#))
    #expect(removed.status == 0, "\(removed.text)")
    for line in ["check", "persona check"] {
      let seen = trial.run(line)
      #expect(seen.status == 1, "\(line): \(seen.text)")
      #expect(
        seen.text.contains(
          "1 basis was given for a claim that the profile no longer makes: \"Reads the small print\""
        ), "\(line): \(seen.text)")
    }
    let command =
      trial.run("check").lines.first { $0.contains("persona evidence remove ilka") } ?? ""
    let id = command.split(separator: "persona evidence remove ilka ").last.map {
      $0.prefix { $0 != ";" }
    }
    #expect(trial.run("persona evidence remove ilka \(id ?? "")").status == 0)
    #expect(trial.run("check").status == 0)
  }

  @Test func whoRefusesHearsWhichClaimsStandOtherwise() throws {
    let trial = try trial()
    let seen = trial.run("participant consent tram P01 --observe refused")
    #expect(
      seen.text.contains(
        "Profile ilka, claim “Reads the small print”. Before: supported by 1 person in 1 study. After this change: what was recorded for it no longer counts; now assumed."
      ), "\(seen.text)")
    #expect(trial.run("check").text.contains("and 1 profile names them"))
    let back = trial.run("participant consent tram P01 --observe granted")
    #expect(back.text.contains("After this change: supported by 1 person in 1 study."))
  }

  @Test func theDayOfANoteIsNotTypedBesideIt() throws {
    let seen = try trial().run(
      "persona evidence add ilka \"small print\" --finding F01 --study tram --date 2026-03-01")
    #expect(seen.status == 64 && seen.text.contains("is looked up in the study"), "\(seen.text)")
  }
}
