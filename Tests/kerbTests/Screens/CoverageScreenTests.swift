import Localization
import Measures
import Records
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Coverage screens") struct CoverageScreenTests {
  /// Opens the workbench on the example study of this repository.
  private func play(_ steps: [Step]) throws -> PlayedPages {
    let trial = try ScreenTrial([])
    let workbench = Workbench(
      try Repository.workspace(), console: trial.console, verb: "kerb")
    let pages = PlayedPages(steps)
    do {
      try WorkbenchScreens.run(workbench: workbench, pages: pages, actions: trial.actions)
    } catch is TerminalEnded {
      // The steps are over while a page is still shown.
    }
    #expect(pages.missing == [])
    return pages
  }

  private func measured(round: Int) throws -> MeasuredStudy {
    let loaded = try StudyLoader.load("tram-tickets", in: Repository.workspace())
    return MeasuredStudy(loaded.records, round: round)
  }

  @Test(arguments: [1, 2]) func behindEachPlaceStandExactlyTheCountedItems(_ round: Int) throws {
    let study = try measured(round: round)
    for criterion in study.coverage.criteria {
      let place = criterion.criterion.place
      let notes = study.items.notes(at: place)
      let entries = study.items.entries(at: place)
      #expect(notes.count == criterion.byKind[.lived], "\(place)")
      #expect(notes.count + entries.count == criterion.items, "\(place)")
      #expect(notes.count { $0.confirmed.contains(place) } == criterion.confirmedTags, "\(place)")
      let barriers = notes.count { $0.kind == .barrier }
      #expect(barriers == criterion.notes[.barrier], "\(place)")
    }
    for section in study.coverage.principles + study.coverage.guidelines {
      let direct =
        study.items.notes(at: section.place).count + study.items.entries(at: section.place).count
      #expect(direct == section.direct, "\(section.place)")
    }
  }

  @Test(arguments: [1, 2]) func theNotesBehindABarrierAreThoseOfTheReport(_ round: Int) throws {
    let study = try measured(round: round)
    #expect(!study.coverage.failures.isEmpty)
    for failure in study.coverage.failures {
      let ids = study.items.notes(at: failure.place).filter { $0.kind == .barrier }
        .map { "\($0.session)/\($0.observation)" }
      #expect(ids.count == failure.evidence.noteCount)
      #expect(
        Set(failure.evidence.notes.map { "\($0.session)/\($0.observation)" }).isSubset(of: Set(ids))
      )
    }
  }

  @Test func everyCriterionOpensItsItems() throws {
    let study = try measured(round: 2)
    let finder = NoteFinder(study.records)
    for criterion in study.coverage.criteria {
      for note in study.items.notes(at: criterion.criterion.place) {
        let shown = finder.note(session: note.session, observation: note.observation)
        #expect(shown?.log.id == note.log)
      }
    }
  }

  @Test func fromTheGridDownToTheWholeNote() throws {
    let pages = try play([
      .choose("Buying"), .choose("Coverage"), .choose("Robust"), .choose("4.1.3"),
      .choose("sees the tick"),
    ])
    let titles = pages.pages.map(\.title)
    #expect(pages.pages.last?.title == "S09#8, P08, 7 min 0 s")
    #expect(
      titles.dropFirst(2).prefix(3) == ["Coverage, round 2", "4 Robust", "4.1.3 Status Messages"])
  }

  @Test func anotherRoundIsMeasuredAnew() throws {
    let pages = try play([.choose("Buying"), .choose("Coverage"), .say("/round 1")])
    #expect(pages.pages.last?.title == "Coverage, round 1")
    let robust = pages.pages.last?.rows.first { $0.text == "Robust" }
    let study = try measured(round: 1)
    #expect(robust?.details.first == "B \(study.coverage.principles[3].states[.barrierMet])")
    let wrong = try play([.choose("Buying"), .choose("Coverage"), .say("/round 7")])
    #expect(wrong.messages.last?.text.contains("the rounds are 1, 2") == true)
  }

  @Test func theGridReadsAsASentence() throws {
    let pages = try play([.choose("Buying"), .choose("Coverage")])
    let rows = try #require(pages.pages.last?.rows)
    let hearing = rows.first { $0.text == "hearing" }
    #expect(
      hearing?.sentence
        == "hearing: permanent 1 person, temporary nobody, situational 3 people, staged 1 person")
    let mood = rows.first { $0.text == "mood and anxiety" }
    #expect(mood?.details.last == "U 1")
    #expect(mood?.sentence.hasSuffix("duration unknown 1 person") == true)
  }

  @Test func itSaysFirstWhatItDoesNotClaim() throws {
    let lead = try #require(try play([.choose("Buying"), .choose("Coverage")]).pages.last?.lead)
    #expect(lead[0].hasSuffix("It is not a conformance claim."))
    #expect(lead[1] == "6 participants took part in round 2, in 5 sessions.")
    let all = try play([.choose("Buying"), .choose("Coverage"), .choose("Summary"), .type("")])
    let summary = try #require(all.pages.dropLast().last?.text)
    #expect(
      summary.contains(
        "- 14 barriers are outside WCAG: participants 9, simulation 1, persona walkthrough 2, published source 2."
      ))
    #expect(summary.contains("30 notes and entries name no criterion"))
    #expect(!summary.contains("\\"))
  }

  @Test func anAbilityShowsItsPeopleAndSituations() throws {
    let pages = try play([
      .choose("Buying"), .choose("Coverage"), .choose("hearing"), .choose("P08"),
    ])
    let page = pages.pages.dropLast().last
    #expect(page?.text.contains("- P08 | hearing, permanent") == true)
    #expect(page?.text.contains("# Situations") == true)
    #expect(pages.pages.last?.title == "P08")
  }

  @Test func everyGapSaysWhatClosesIt() throws {
    let pages = try play([.choose("Buying"), .choose("Coverage"), .choose("Gaps"), .choose("")])
    #expect(pages.messages.last?.text.hasPrefix("To close it:") == true)
  }
}
