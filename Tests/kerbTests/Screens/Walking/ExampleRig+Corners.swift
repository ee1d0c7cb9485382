import FakeConsole
import JSON
import Measures
import Merging
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

/// What a study has that the example has not, and a way to each kind of page.
extension ExampleRig {
  /// What two people wrote.
  static let quarrels = [
    "Pay is unlabelled", "No name", "Pay has no name.\nNobody finds it.",
    "Pay has no name.\nMost people find it.",
  ]

  /// Conflicts of a line and of a text of several lines, a file with a fault, days that are over, a screen that was audited.
  func addCorners() throws {
    let studies = "Surveys/tram-tickets"
    let findings = try Files.list(folder.at("\(studies)/findings")).entries.map(\.name).sorted()
    let texts = Self.quarrels
    try quarrel("\(studies)/findings/\(findings[0])", "title", texts[0], texts[1])
    try quarrel("\(studies)/findings/\(findings[1])", "description", texts[2], texts[3])
    try uncleared("\(studies)/sessions")
    try folder.write("\(studies)/findings/F99-zq1a.json", "{\"id\": 3}")
    let people = try Files.list(folder.at("\(studies)/participants")).entries.map(\.name).sorted()
    for (name, day) in zip(people, ["2026-01-02", "2026-02-03", "2026-03-05"]) {
      let path = "\(studies)/participants/\(name)"
      let text = try folder.read(path)
      let line = try #require(text.split(separator: "\n").first { $0.contains("\"retainUntil\"") })
      try folder.write(
        path, text.replacing(line, with: "    \"retainUntil\": \"\(day)\","))
    }
    try folder.write(
      "facets.txt", "Attitude to risk: averse / tolerant\n- tendai-mupfure: averse\n")
    #expect(run(["persona", "facets", "--from", folder.at("facets.txt")]) == 0)
    let dump = "\(Repository.top)/Tests/ElementsTests/Fixtures/android-switch-in-row.xml"
    #expect(run(["audit", dump, "--study", "tram-tickets", "--screen", "pay", "--save"]) < 2)
  }

  /// Nobody has read the logs yet, and two notes name somebody.
  private func uncleared(_ sessions: String) throws {
    for session in try Files.list(folder.at(sessions)).entries.map(\.name).sorted() {
      for log in try Files.list(folder.at("\(sessions)/\(session)")).entries.map(\.name)
      where log.hasPrefix("log-") {
        let path = "\(sessions)/\(session)/\(log)"
        let lines = try folder.read(path).split(separator: "\n").map { line -> Substring in
          if line.hasPrefix("  \"clearedBy\"") { return "  \"clearedBy\": null," }
          if line.hasPrefix("  \"clearedAt\"") { return "  \"clearedAt\": null," }
          return line.contains("\"note\"") && line.count % 3 == 0
            ? "      \"note\": \"Berta Zuck says\\n0151 2345678, b@c.example\"," : line
        }
        try folder.write(path, lines.joined(separator: "\n") + "\n")
      }
    }
  }

  /// Two people wrote into one field at the same time.
  private func quarrel(_ path: String, _ key: String, _ mine: String, _ theirs: String) throws {
    let document = try JSONReader.read(Array(try folder.read(path).utf8))
    var root = try #require(JSONValue(document.root).object)
    let register = Register(
      live: Dictionary(
        uniqueKeysWithValues: zip(["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"], [mine, theirs]).map {
          (WriteID(random: $0, value: .string($1)), .string($1))
        }))
    root[key] = register.plain
    root["sync"] = .object(JSONObject([Text("/\(key)"): try #require(register.entry)]))
    try folder.write(
      path, String(decoding: JSONWriter.canonical(.object(root)), as: UTF8.self))
  }

  /// Where wandering begins, and for how many pages.
  func corners(_ pages: WanderingPages) throws -> [(steps: Int, run: () throws -> Void)] {
    let study = "tram-tickets"
    // One for each corner: a wish to go home outlasts the page on which it was typed.
    func fresh() -> Navigator {
      Navigator(workbench: workbench, pages: pages, actions: actions(pages))
    }
    let records = try fresh().study(study)
    let measured = try fresh().measured(study, round: nil)
    let session = try #require(records.sessions.first?.session.id)
    let batch = try #require(records.evidence.first { !$0.items.isEmpty })
    let row = try #require(measured.coverage.people.dimensions.first)
    let (criterion, guideline) = (try #require(Place("4.1.2")), try #require(Place("2.4")))
    let instrument = try #require(RecordID("sus"))
    let profile = try #require(RecordID("tendai-mupfure"))
    let lines = ShownNote.all(try #require(records.sessions.first), in: records)
    let long = try #require(lines.firstIndex { $0.ownWords?.contains("\n") ?? false })
    let begun: [(Int, () throws -> Void)] = [
      (60, { try CoverageScreen(navigator: fresh(), study: study).run() }),
      (20, { try GapsScreen(navigator: fresh(), coverage: measured.coverage).run() }),
      (20, { try BeyondScreen(navigator: fresh(), measured: measured).run() }),
      (20, { try ItemsScreen(navigator: fresh(), measured: measured, place: criterion).run() }),
      (
        20, { try SectionScreen(navigator: fresh(), measured: measured, place: guideline).run() }
      ),
      (
        10,
        { try EvidenceScreen(navigator: fresh(), item: batch.items[0], batch: batch).run() }
      ),
      (20, { try DimensionScreen(navigator: fresh(), measured: measured, row: row).run() }),
      (40, { try RecruitmentScreen(navigator: fresh(), study: study).run() }),
      (20, { try SuggestionScreen(navigator: fresh(), study: study, round: nil).run() }),
      (40, { try QuestionnairesScreen(navigator: fresh(), study: study).run() }),
      (20, { try PlacementsScreen(navigator: fresh(), study: study).run() }),
      (
        20,
        { try ResponsesScreen(navigator: fresh(), study: study, instrument: instrument).run() }
      ),
      (40, { try FindingsScreen(navigator: fresh(), study: study).run() }),
      (40, { try SharedPeopleScreen(navigator: fresh()).run() }),
      (30, { try ProfileScreen(navigator: fresh(), profile: profile).run() }),
      (40, { try ParticipantsScreen(navigator: fresh(), study: study).run() }),
      (40, { try StudyPlanScreen(navigator: fresh(), study: study).run() }),
      (
        40,
        { try SessionScreen(navigator: fresh(), study: study, session: session).run() }
      ),
      (
        40,
        { try NotesScreen(navigator: fresh(), study: study, session: session).run() }
      ),
      (60, { try HomeScreen(navigator: fresh()).run() }),
      (20, { try FoundScreen(navigator: fresh(), typed: "pay").run() }),
      (30, { try StudiesScreen(navigator: fresh()).run() }),
      (20, { try SessionsScreen(navigator: fresh(), study: study).run() }),
      (20, { try ReviewQueueScreen(navigator: fresh()).run() }),
      (
        20,
        {
          try NoteScreen(
            navigator: fresh(), study: study, notes: lines.map(\.reference), at: long
          ).run()
        }
      ),
      (20, { try self.consent(pages) }),
      (
        60,
        {
          _ = try ChecklistRun(workbench: self.workbench, pages: pages).run(
            ChecklistOptions(study: study, checklist: "keyboard"))
        }
      ),
      (20, { try FaultsScreen(navigator: fresh()).run() }),
      (40, { try RetentionScreen(navigator: fresh()).run() }),
      (60, { try ConflictsScreen(navigator: fresh()).run() }),
      (30, { try AuditsScreen(navigator: fresh(), study: study).run() }),
      (60, { try ChecklistsScreen(navigator: fresh(), study: study).run() }),
      (
        20, { try WorkbenchScreens.run(workbench: nil, pages: pages, actions: self.actions(pages)) }
      ),
      (10, { _ = try FirstRun(source: SettingsSource(self.console)).ask(pages) }),
      (
        80,
        {
          _ = try PersonaGuide(workbench: self.workbench, pages: pages, template: .blank).run()
        }
      ),
    ]
    return [(steps: 120, run: { try self.walkthrough(pages, .simulation) })]
      + begun.map { (steps: $0.0, run: $0.1) }
      + runs(pages).dropFirst().map { (steps: 150, run: $0) }
      + ["sus", "umux-lite", "digital-inclusion"].map { instrument in
        (steps: 40, run: { try self.survey(pages, instrument) })
      }
      + [(steps: 60, run: { try self.actions(pages).record(study, nil) })]
  }

  /// Somebody who has not been asked yet is asked for consent.
  private func consent(_ pages: WanderingPages) throws {
    let study = try workbench.study("tram-tickets").records
    _ = try ConsentQuestions(
      dialog: QuestionDialog(pages, workbench), study: "tram-tickets",
      participant: try #require(study.participants.last), role: .moderator,
      sheet: InformationSheet(of: nil),
      usual: try UsualConsent(ofStudy: "tram-tickets", in: workbench)
    ).ask()
  }

  /// Runs a command line; what it says is not read.
  private func run(_ words: [String]) -> Int32 {
    VerbTrial.frame.run(arguments: words, console: console)
  }
}
