import Localization
import Records
import Testing

@testable import Interchange

/// Rows that name their session.
@Suite struct NamedSessionsTests {
  static func plan(
    _ rows: String, _ present: LivedPlan.Present, _ wanted: NamedSessions.Wanted = .init()
  ) throws -> LivedPlan {
    let file = try NotesFile(
      Array("participant,session,note\n\(rows)".utf8), place: "",
      NotesFile.Surroundings(evidenceKind: .lived, study: "bank"))
    return LivedPlan(file, study: "bank", present, wanted) { "abcd" }
  }

  static func session(
    _ id: String, _ participants: [String], round: Int = 1, version: String? = nil,
    isGone: Bool = false
  ) -> NamedSessions.Stored {
    NamedSessions.Stored(
      id: id, participants: participants, round: round, productVersion: version, isGone: isGone)
  }

  static let present: LivedPlan.Present = {
    var present = LivedPlan.Present()
    present.participants = ["P01-aaaa", "P02-bbbb"]
    present.sessions = [
      session("S01-k2aj", ["P01-aaaa"]), session("S02-k2aj", ["P01-aaaa", "P02-bbbb"], round: 2),
      session("S03-k2aj", []), session("S04-aaaa", ["P01-aaaa"]), session("S04-bbbb", ["P01-aaaa"]),
      session("S05-k2aj", [], isGone: true),
    ]
    return present
  }()

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let cells: String
    var round: Int?
    /// A part of the rejection, or the id of the session.
    let result: String
  }

  @Test(arguments: [
    Row(testDescription: "by its number", cells: "P01,S01,a", result: "S01-k2aj"),
    Row(testDescription: "small and short", cells: "P01,s1,a", result: "S01-k2aj"),
    Row(testDescription: "by its id", cells: "P01,S04-bbbb,a", result: "S04-bbbb"),
    Row(testDescription: "of two people", cells: "P02,S02,a", result: "S02-k2aj"),
    Row(testDescription: "where nobody takes part yet", cells: "P02,S03,a", result: "S03-k2aj"),
    Row(testDescription: "of another person", cells: "P02,S01,a", result: "took no part in S01"),
    Row(testDescription: "of somebody new", cells: "Bram,S01,a", result: "who would be new"),
    Row(testDescription: "two of one number", cells: "P01,S04,a", result: "2 sessions have"),
    Row(testDescription: "not there", cells: "P01,S09,a", result: "has no session S09"),
    Row(testDescription: "deleted", cells: "P01,S05,a", result: "was deleted or erased"),
    Row(testDescription: "no session", cells: "P01,Monday,a", result: "is no session"),
    Row(
      testDescription: "of another round", cells: "P01,S01,a", round: 2,
      result: "belongs to round 1"),
  ])
  func finds(_ row: Row) throws {
    var wanted = NamedSessions.Wanted()
    wanted.round = row.round
    let file = try NotesFile(
      Array("participant,session,note\n\(row.cells)\n".utf8), place: "",
      NotesFile.Surroundings(evidenceKind: .lived, study: "bank"))
    let plan = LivedPlan(file, study: "bank", Self.present, wanted) { "abcd" }
    let rejections = file.rejections + plan.rejections
    if let found = plan.people.first?.notes.first?.meeting?.session {
      #expect(found == row.result)
    } else {
      #expect(rejections.first?.problem.plain().contains(row.result) == true, "\(rejections)")
      #expect(rejections.first?.column == .session)
      #expect(rejections.first?.line == 2)
    }
  }

  @Test func makesASessionWhereAskedAndFindsItAgain() throws {
    var wanted = NamedSessions.Wanted()
    wanted.makesSessions = true
    let first = try Self.plan("P01,S09,a\nP02,S09,b\n", Self.present, wanted)
    let meetings = first.people.flatMap(\.notes).compactMap(\.meeting)
    #expect(Set(meetings).count == 1)
    #expect(meetings.first?.isNew == true)
    #expect(meetings.first?.session.hasPrefix("S09-") == true)
    let again = try Self.plan("P01,S09,a\nP02,S09,b\n", Self.present, wanted)
    #expect(again.people.flatMap(\.notes).map(\.key) == first.people.flatMap(\.notes).map(\.key))
  }

  @Test func theSameWordsInTwoSessionsAreTwoNotes() throws {
    let plan = try Self.plan("P01,S01,asks for help\nP01,S02,asks for help\n", Self.present)
    #expect(plan.added == 2)
    #expect(Set(plan.people.flatMap(\.notes).map { NotesKey.content(of: $0.key) }).count == 2)
  }

  /// What the study has after an import.
  static func after(_ plan: LivedPlan, isCleared: Bool = false) -> LivedPlan.Present {
    var present = present
    for note in plan.people.flatMap(\.notes) {
      guard let content = NotesKey.content(of: note.key) else { continue }
      present.observations.insert(content)
      present.homes[content] = NamedSessions.Home(
        session: note.meeting?.session ?? "S07-k2aj",
        log: isCleared ? nil : note.meeting?.log ?? "abcdef")
    }
    return present
  }

  @Test func aGrownFileGoesOnInItsLogUnlessSomebodyHasClearedIt() throws {
    let first = try Self.plan("P01,S01,a\n", Self.present)
    let log = first.people[0].notes[0].meeting?.log
    let grown = try Self.plan("P01,S01,a\nP01,S01,b\n", Self.after(first))
    #expect(grown.added == 1 && grown.alreadyThere == 1)
    #expect(grown.people[0].notes[0].meeting?.log == log)
    let cleared = try Self.plan("P01,S01,a\nP01,S01,b\n", Self.after(first, isCleared: true))
    #expect(cleared.people[0].notes[0].meeting?.log != log)
  }

  @Test func aColumnThatCameLaterDoublesNothing() throws {
    let first = try Self.plan("P01,,a\n", Self.present)
    let later = try Self.plan("P01,S01,a\n", Self.after(first))
    #expect(later.added == 0)
    #expect(later.rejections.map(\.line) == [2])
    #expect(later.rejections[0].problem.plain().contains("into S07"))
    let there = try Self.plan("P01,S01,a\n", Self.present)
    let without = try Self.plan("P01,,a\n", Self.after(there))
    #expect(without.added == 0 && without.alreadyThere == 1)
  }
}
