import Localization
import Records
import Testing

@testable import Interchange

@Suite struct LivedPlanTests {
  static func file(_ rows: String) throws -> NotesFile {
    try NotesFile(
      Array(
        "participant,conditions,spectrum,assistive_technology,note,quote,at,wcag\n\(rows)".utf8),
      place: "", NotesFile.Surroundings(evidenceKind: .lived, study: "bank"))
  }

  static func plan(_ rows: String, _ present: LivedPlan.Present = .init()) throws -> LivedPlan {
    LivedPlan(try file(rows), study: "bank", present) { "abcd" }
  }

  /// What the study and the key have after an import.
  static func after(_ plan: LivedPlan, conditions: [String] = []) -> LivedPlan.Present {
    var present = LivedPlan.Present()
    present.key = plan.people.map { ($0.name, $0.id) }
    present.participants = plan.people.map(\.id)
    present.observations = Set(
      plan.people.flatMap(\.notes).compactMap { NotesKey.content(of: $0.key) })
    present.conditions = conditions
    return present
  }

  @Test func givesPNumbersInTheOrderOfTheFile() throws {
    let plan = try Self.plan("Orla,,,,a,,,\nBram,,,,b,,,\nOrla,,,,c,,,\n")
    #expect(plan.people.map(\.id) == ["P01-abcd", "P02-abcd"])
    #expect(plan.people.map(\.notes.count) == [2, 1])
    #expect(plan.added == 3)
  }

  @Test func goesOnAfterTheHighestNumber() throws {
    var present = LivedPlan.Present()
    present.participants = ["P07-kx4d", "P03-aaaa"]
    present.key = [("Cleo", "P11-bbbb")]
    let plan = try Self.plan("Orla,,,,a,,,\nCleo,,,,b,,,\n", present)
    #expect(plan.people.map(\.id) == ["P12-abcd", "P11-bbbb"])
    #expect(plan.people.map(\.isNew) == [true, false])
  }

  @Test func pNumbersMeanTheParticipantsThatAreThere() throws {
    var present = LivedPlan.Present()
    present.participants = ["P01-aaaa", "P02-bbbb", "P02-cccc"]
    let plan = try Self.plan(
      "P01,,,,a,,,\np01-aaaa,,,,b,,,\nP02,,,,c,,,\nP02-cccc,,,,d,,,\nP09,,,,e,,,\nPam,,,,f,,,\n",
      present)
    #expect(plan.people.map(\.id) == ["P01-aaaa", "P02-cccc", "P03-abcd"])
    #expect(plan.people.map(\.isNew) == [false, false, true])
    #expect(plan.people.map(\.notes.count) == [2, 1, 1])
    #expect(plan.rejections.map(\.line) == [4, 6])
  }

  @Test func replacesNamesAndConditionsInNotesAndQuotes() throws {
    let plan = try Self.plan(
      "Orla,deaf,,Orla's phone,Orla is deaf,bram helped,12:31,\nBram,,,,b,,,\n")
    let notes = plan.people[0].notes
    #expect(notes.map(\.words.words) == ["P01-abcd is [condition]", "P02-abcd helped"])
    #expect(plan.people[0].traits.technologies.map(\.name) == ["P01-abcd's phone"])
    #expect(plan.rowsWithNames == 1)
    #expect(plan.rowsWithConditions == 1)
  }

  @Test func aQuoteBesideANoteIsANoteOfItsOwn() throws {
    let notes = try Self.plan("Orla,,,,It stops,No!,12:31,1.4.10\n").people[0].notes
    #expect(notes.map(\.isQuote) == [false, true])
    #expect(notes[1].sameMomentAs == notes[0].key)
    #expect(notes[0].key < notes[1].key)
  }

  @Test func aQuoteAloneStandsForTheNote() throws {
    let notes = try Self.plan("Orla,,,,,No!,,\n").people[0].notes
    #expect(notes.map(\.isQuote) == [true])
    #expect(notes[0].sameMomentAs == nil)
  }

  @Test func addsNothingASecondTime() throws {
    let rows = "Orla,deaf,,,Orla is deaf,No!,,\nBram,,,,Orla left,,,\n"
    let first = try Self.plan(rows)
    let second = try Self.plan(rows, Self.after(first, conditions: ["deaf"]))
    #expect(second.added == 0)
    #expect(second.alreadyThere == 2)
    #expect(second.people.isEmpty)
    #expect(second.olderRowsWithNames == 0)
  }

  @Test func knowsItsRowsAgainWhenALaterNameStandsInThem() throws {
    let rows = "Orla,,,,Bram helped,,,\n"
    let first = try Self.plan(rows)
    #expect(first.people[0].notes[0].words.words == "Bram helped")
    let second = try Self.plan(rows + "Bram,,,,b,,,\n", Self.after(first))
    #expect(second.added == 1)
    #expect(second.alreadyThere == 1)
    #expect(second.olderRowsWithNames == 1)
  }

  @Test func knowsItsRowsAgainWithoutTheConditions() throws {
    let rows = "Orla,deaf,,,Orla is deaf,,,\n"
    let second = try Self.plan(rows, Self.after(Self.plan(rows)))
    #expect(second.alreadyThere == 1)
  }

  @Test func leavesOutThoseWhoHaveWithdrawn() throws {
    var present = LivedPlan.Present()
    present.key = [("Orla", "P01-kx4d")]
    present.withdrawn = ["P01-kx4d"]
    let plan = try Self.plan("Orla,,,,a,,,\nBram,,,,b,,,\n", present)
    #expect(plan.people.map(\.id) == ["P02-abcd"])
    #expect(plan.rejections.map(\.line) == [2])
    #expect(plan.rejections[0].problem.plain().contains("P01-kx4d"))
  }

  @Test func leavesOutThoseWhoRefusedToBeObserved() throws {
    var present = LivedPlan.Present()
    present.key = [("Orla", "P01-kx4d")]
    present.refused = ["P01-kx4d"]
    let plan = try Self.plan("Orla,,,,a,,,\nBram,,,,b,,,\n", present)
    #expect(plan.people.map(\.id) == ["P02-abcd"])
    #expect(plan.rejections.map(\.line) == [2])
    #expect(plan.rejections[0].problem.plain().contains("refused to be observed (P01-kx4d)"))
    #expect(plan.rejections[0].remedy.plain().contains(" P01 --observe granted"))
  }

  @Test func sessionsAndLogsComeOutAlikeForTheSamePeople() throws {
    let one = try Self.plan("Orla,,,,a,,,\n")
    let two = try Self.plan("Orla,,,,a,,,\n")
    #expect(one.people[0].sessionTail == two.people[0].sessionTail)
    #expect(one.people[0].log == two.people[0].log)
    #expect(one.people[0].notes[0].key == two.people[0].notes[0].key)
    #expect(WriteIDText.isOrigin(one.people[0].notes[0].key))
  }

  @Test func namesWithTheSameBytesAreOnePersonAndOthersAreNot() throws {
    let plan = try Self.plan("José,,,,a,,,\n Jose\u{301} ,,,,b,,,\nJosé,,,,c,,,\n")
    #expect(plan.people.count == 2)
  }
}
