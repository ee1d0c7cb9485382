import Localization
import Records
import Testing
import Wording

@testable import Interchange

/// One row of a file of notes and what becomes of it.
struct NotesRowCase: CustomTestStringConvertible, Sendable {
  let name: String
  let header: String
  let row: String
  var kind = EvidenceKind.documented
  /// What the row says, in the words of ``NotesRowTests/shown(_:)``; `nil` when it is rejected.
  var shown: String?
  /// Column, problem and part of the remedy of each rejection.
  var rejections: [(NotesColumn?, String, String)] = []

  init(
    _ name: String, _ header: String, _ row: String, _ shown: String,
    _ kind: EvidenceKind = .documented
  ) {
    self.name = name
    self.header = header
    self.row = row
    self.shown = shown
    self.kind = kind
  }

  init(
    rejected name: String, _ header: String, _ row: String, _ column: NotesColumn?,
    _ problem: String, _ remedy: String, _ kind: EvidenceKind = .documented
  ) {
    self.name = name
    self.header = header
    self.row = row
    self.kind = kind
    rejections = [(column, problem, remedy)]
  }

  var testDescription: String { name }

  static let good: [NotesRowCase] = [
    NotesRowCase("only a note", "", "", ""),
    NotesRowCase("a kind by id", "kind", "helpGiven", "kind helpGiven"),
    NotesRowCase("a kind by label", "kind", "Help Given", "kind helpGiven"),
    NotesRowCase("a kind with a hyphen", "kind", "no-barrier", "kind noBarrier"),
    NotesRowCase("a kind of several words", "kind", "tiredness or distress", "kind distress"),
    NotesRowCase("one need", "spectrum,permanence", "see,permanent", "needs see/permanent"),
    NotesRowCase(
      "needs with one permanence", "spectrum,permanence", "see;hear,temporary",
      "needs see/temporary hear/temporary"),
    NotesRowCase(
      "needs as pairs", "spectrum", "see:permanent; think:temporary",
      "needs see/permanent think/temporary"),
    NotesRowCase(
      "a pair and a permanence for the rest", "spectrum,permanence", "see;feel:temporary,permanent",
      "needs see/permanent feel/temporary"),
    NotesRowCase("a need without permanence", "spectrum", "Touch", "needs touch/unknown"),
    NotesRowCase("a need by its label", "spectrum", "seeing", "needs see/unknown"),
    NotesRowCase("needs said to be none", "spectrum", "None", "needs word none", .lived),
    NotesRowCase("needs declined", "spectrum", "declined", "needs word declined", .lived),
    NotesRowCase(
      "technology not asked", "assistive_technology", "not asked", "technologies word notAsked",
      .lived),
    NotesRowCase(
      "a situational need of a described person", "spectrum,permanence", "see,situational",
      "needs see/situational"),
    NotesRowCase("an ability of the team", "spectrum", "smell", "needs smell/unknown"),
    NotesRowCase("technologies", "assistive_technology", "NVDA; zoom", "uses NVDA zoom"),
    NotesRowCase("a practised user", "Assistive Technology", "NVDA:advanced", "uses NVDA/advanced"),
    NotesRowCase("a colon in a name", "assistive-technology", "Dragon: home", "uses Dragon: home"),
    NotesRowCase("conditions", "conditions", "deaf; blind", "conditions deaf blind"),
    NotesRowCase("a criterion", "wcag", "1.4.10", "places 1.4.10"),
    NotesRowCase("a guideline and a principle", "wcag", "1.3; 4", "places 1.3 4"),
    NotesRowCase("a criterion by name", "WCAG", "reflow", "places 1.4.10"),
    NotesRowCase("a number with a name", "wcag", "1.4.10 Reflow", "places 1.4.10"),
    NotesRowCase("a guideline by name", "wcag", "Adaptable", "places 1.3"),
    NotesRowCase("criteria with commas", "wcag", "\"1.1.1, 1.4.3\"", "places 1.1.1 1.4.3"),
    NotesRowCase("a criterion twice", "wcag", "1.1.1;non-text content", "places 1.1.1"),
    NotesRowCase("an impact as a number", "impact", "3", "impact 3"),
    NotesRowCase("an impact as a word", "impact", "Blocks", "impact 4"),
    NotesRowCase("no impact at all", "impact", "none", "impact 0"),
    NotesRowCase("the label for no impact", "impact", "no problem", "impact 0"),
    NotesRowCase("minutes and seconds", "at", "12:31", "at 751000"),
    NotesRowCase("many minutes", "at", "75:10", "at 4510000"),
    NotesRowCase("hours", "at", "1:02:03", "at 3723000"),
    NotesRowCase("units", "at", "12 min 31 s", "at 751000"),
    NotesRowCase("terse units", "at", "11m2", "at 662000"),
    NotesRowCase("hours with units", "at", "1 h 2 min", "at 3720000"),
    NotesRowCase("seconds", "at", "754", "at 754000"),
    NotesRowCase("parts of a second", "at", "0:01.5", "at 1500"),
    NotesRowCase("parts of a second with a comma", "at", "\"2,25\"", "at 2250"),
    NotesRowCase("a task by id", "task", "buy-a-ticket", "task buy-a-ticket"),
    NotesRowCase("a task by title", "task", "  buy A ticket ", "task buy-a-ticket"),
    NotesRowCase("a speaker", "speaker", "Assistive technology", "speaker assistiveTechnology"),
    NotesRowCase("a quote", "quote", "\"\"\"No\"\"\"", "quote \"No\""),
    NotesRowCase("a column that nobody knows", "mood", "grey", ""),
    NotesRowCase("empty cells", "kind,impact,at,wcag", " , ,,", ""),
    NotesRowCase("empty fields beyond the header", "kind", "barrier,,", "kind barrier"),
  ]

  static let bad: [NotesRowCase] = [
    NotesRowCase(
      rejected: "none beside an ability", "spectrum", "see;none", .spectrum,
      "holds the word none beside something else", "write one of the two", .lived),
    NotesRowCase(
      rejected: "nothing in other words", "assistive_technology", "n/a", .assistiveTechnology,
      "says that there is nothing in other words", "none, declined, notAsked, unknown", .lived),
    NotesRowCase(
      rejected: "none of a described person", "spectrum", "none", .spectrum,
      "holds the word none, which only people who took part can say", "leave it empty"),
    NotesRowCase(
      rejected: "a kind with a slip", "kind", "barier", .kind, "is no kind of note",
      "did you mean barrier?"),
    NotesRowCase(
      rejected: "no kind", "kind", "whatever", .kind, "is no kind of note", "the words are"),
    NotesRowCase(
      rejected: "a situational need of a participant", "spectrum,permanence", "see,situational",
      .permanence, "situational is not a property of a person", "--circumstance", .lived),
    NotesRowCase(
      rejected: "a situational pair of a participant", "spectrum", "see:situational", .spectrum,
      "situational is not a property of a person", "--circumstance", .lived),
    NotesRowCase(
      rejected: "a permanence with a slip", "spectrum,permanence", "see,permanet", .permanence,
      "is no duration of a need", "did you mean permanent?"),
    NotesRowCase(
      rejected: "several permanences", "spectrum,permanence", "see;hear,permanent;temporary",
      .permanence, "holds several words", "see:permanent;think:temporary"),
    NotesRowCase(
      rejected: "an unknown ability", "spectrum", "sea", .spectrum,
      "names an ability that the workspace does not know", "did you mean see?"),
    NotesRowCase(
      rejected: "an empty ability", "spectrum", ":permanent", .spectrum,
      "names an ability that the workspace does not know", "kerb spectrum new"),
    NotesRowCase(
      rejected: "a proficiency with a slip", "assistive_technology", "NVDA:advnced",
      .assistiveTechnology, "is no proficiency with an assistive technology",
      "did you mean advanced?"),
    NotesRowCase(
      rejected: "a criterion that does not exist", "wcag", "1.4.14", .wcag,
      "1.4.14 is no criterion, guideline or principle", "did you mean"),
    NotesRowCase(
      rejected: "a name that is none", "wcag", "somebody said so", .wcag,
      "this is not the number or name of a WCAG criterion", "write a number"),
    NotesRowCase(
      rejected: "a high impact", "impact", "5", .impact, "is no impact", "0 no problem, 1 slight"),
    NotesRowCase(
      rejected: "a negative time", "at", "-5", .at, "is not a time", "write it as 12:31"),
    NotesRowCase(
      rejected: "many seconds", "at", "1:75", .at, "is not a time", "write it as 12:31"),
    NotesRowCase(
      rejected: "units in the wrong order", "at", "3 s 2 min", .at, "is not a time", "12:31"),
    NotesRowCase(
      rejected: "a time beyond all sessions", "at", "9999999:00", .at, "is not a time", "12:31"
    ),
    NotesRowCase(
      rejected: "a task with a slip", "task", "buy a tiket", .task, "is no task of the study",
      "did you mean Buy a ticket?"),
    NotesRowCase(
      rejected: "a task that is not there", "task", "dance", .task, "is no task of the study",
      "kerb study task add bank"),
    NotesRowCase(
      rejected: "a speaker that is none", "speaker", "everybody", .speaker,
      "is no speaker that notes know", "the words are participant"),
    NotesRowCase(
      rejected: "too many fields", "kind", "barrier,and more", nil,
      "there are 4 fields for 3 columns", "quotation marks"),
  ]
}

@Suite struct NotesRowTests {
  static func surroundings(_ kind: EvidenceKind) -> NotesFile.Surroundings {
    NotesFile.Surroundings(
      evidenceKind: kind, study: "bank",
      tasks: [NotesTask(id: "buy-a-ticket", title: "Buy a ticket")],
      dimensions: Dimension.builtIn + [Dimension(id: "smell")])
  }

  @Test(arguments: NotesRowCase.good + NotesRowCase.bad)
  func interprets(_ row: NotesRowCase) throws {
    let comma = row.header.isEmpty ? "" : ","
    let text = "participant,note\(comma)\(row.header)\nOrla,It stops\(comma)\(row.row)\n"
    let file = try NotesFile(
      Array(text.utf8), place: "notes.csv", Self.surroundings(row.kind))
    #expect(file.rows.first.map(Self.shown) == row.shown)
    #expect(file.rejections.count == row.rejections.count)
    for (found, expected) in zip(file.rejections, row.rejections) {
      #expect(found.line == 2)
      #expect(found.column == expected.0)
      #expect(found.problem.plain() == expected.1)
      #expect(found.remedy.plain().contains(expected.2), "\(found.remedy)")
    }
  }

  /// Everything of a row but its person and note.
  static func shown(_ row: NotesRow) -> String {
    var parts: [String] = []
    func add(_ name: String, _ words: [String]) {
      if !words.isEmpty { parts.append(([name] + words).joined(separator: " ")) }
    }
    add("kind", [row.kind?.id].compactMap { $0 })
    add("needs", row.needs.map { "\($0.dimension.id)/\($0.duration.id)" })
    add("needs word", [row.needsWord?.id].compactMap { $0 })
    add("technologies word", [row.technologiesWord?.id].compactMap { $0 })
    add("uses", row.technologies.map { $0.name + ($0.proficiency.map { "/\($0.id)" } ?? "") })
    add("conditions", row.conditions)
    add("places", row.places.map(\.description))
    add("impact", [row.impact.map { String($0.rawValue) }].compactMap { $0 })
    add("at", [row.atMilliseconds.map(String.init)].compactMap { $0 })
    add("task", [row.task].compactMap { $0 })
    add("speaker", [row.speaker?.id].compactMap { $0 })
    add("quote", [row.quote?.words].compactMap { $0 })
    return parts.joined(separator: ", ")
  }

  @Test func rejectsEveryProblemOfARowAndCountsTheRowOnce() throws {
    let text = "participant,note,kind,impact,at\nOrla,,barier,9,soon\nOrla,Good,,,\n"
    let file = try NotesFile(Array(text.utf8), place: "", Self.surroundings(.documented))
    #expect(file.rejections.map(\.column) == [.note, .kind, .impact, .at])
    #expect(file.rejectedRows == 1)
    #expect(file.rows.count == 1)
  }

  @Test func neverRepeatsACell() throws {
    let secret = "zebrafinch"
    let columns = "kind,spectrum,permanence,assistive_technology,wcag,task,impact,at,speaker"
    let row = [secret, secret, secret, "x:advnced", secret, secret, secret, secret, secret]
    let text = "participant,note,\(columns)\n\(secret),\(secret),\(row.joined(separator: ","))\n"
    let file = try NotesFile(Array(text.utf8), place: "f", Self.surroundings(.lived))
    #expect(file.rejections.count == 9)
    for rejection in file.rejections {
      #expect(!rejection.error(in: "f").description.contains(secret))
    }
  }
}
