import JSON
import Localization
import Merging
import Recording
import Records
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Reviewing what somebody said who is out")
struct HiddenNotesTests {
  static let person = "Surveys/bank/participants/P07-kx4d.json"

  private func rig(
    withOther: Bool = false, _ change: (inout RecordDraft) throws -> Void
  ) throws -> ReviewRig {
    let rig = try ReviewRig(withOther: withOther)
    let path = try RecordPath(Self.person)
    let document = try #require(try rig.bench.document(path))
    var draft = RecordDraft(
      changing: document, format: Participant.format, ids: rig.bench.ids)
    try change(&draft)
    try rig.bench.write(draft, to: path, isNew: false)
    return rig
  }

  private func refused(withOther: Bool = false) throws -> ReviewRig {
    try rig(withOther: withOther) { try $0.set(["consent", "observe"], to: .string("refused")) }
  }

  private func withdrawn() throws -> ReviewRig {
    try rig { draft in
      let key = try draft.add(to: ["withdrawals"], key: nil, now: 0)
      try draft.set(["withdrawals", key, "scope"], to: .string("all"))
    }
  }

  @Test func theListCountsThemApart() throws {
    let rig = try refused(withOther: true)
    #expect(rig.verb("--list") == 0)
    // The note that names nobody is of a session in which nobody else took part.
    #expect(rig.output == "S09  bank  P07  no note is shown\n")
  }

  static let words = ["Anna", "Rotterdam", "swipes", "double tap"]

  @Test func noWordOfTheirsIsShown() throws {
    for rig in [try refused(withOther: true), try withdrawn()] {
      for line in ["S09 --list", "S09 --list --json", "S09 --list --all"] {
        _ = rig.verb(line)
        for word in Self.words { #expect(!rig.output.contains(word), "\(line): \(word)") }
      }
    }
  }

  @Test func nothingIsAskedAboutAndItIsSaidWhy() throws {
    let rig = try refused()
    let files = try ReviewFiles(study: "bank", session: "S09-vrh4", log: nil, rig.bench)
    #expect(files.plan.sources.flatMap(\.notes).isEmpty)
    #expect(files.uncleared.isEmpty)
    #expect(files.session["today"]?.isNull == true)
    #expect(
      files.hidden.words(study: "bank") == [
        "2 notes are not shown: P07 refused to be observed. kerb withdraw bank P07-kx4d erases what is theirs."
      ])
  }

  @Test func whoConsentsIsShown() throws {
    let rig = try rig { try $0.set(["consent", "observe"], to: .string("granted")) }
    let files = try ReviewFiles(study: "bank", session: "S09-vrh4", log: nil, rig.bench)
    #expect(files.plan.sources.flatMap(\.notes).count == 2)
    #expect(files.hidden.words(study: "bank").isEmpty)
    #expect(files.uncleared == ["log-a"])
  }

  @Test func ofSeveralPeopleOnlyWhatIsTheOthersIsShown() throws {
    let rig = try refused(withOther: true)
    var session = try rig.record(ReviewRig.session)
    session["participants"] = .array([.string("P07-kx4d"), .string("P08-aaaa")])
    try rig.bench.write(
      JSONWriter.canonical(.object(session)), to: RecordPath(ReviewRig.session))
    var other = try rig.record(ReviewRig.otherLog)
    other.replace(["observations", ReviewRig.key("m1"), "participant"], with: .string("P08-aaaa"))
    try rig.bench.write(
      JSONWriter.canonical(.object(other)), to: RecordPath(ReviewRig.otherLog))
    let files = try ReviewFiles(study: "bank", session: "S09-vrh4", log: nil, rig.bench)
    #expect(files.plan.sources.flatMap(\.notes).map(\.note.text.words) == ["does not find it"])
    // A log with hidden notes cannot be called clear of names.
    #expect(files.uncleared == ["log-b"])
  }

  @Test func screensSayThatTheyAreNotShown() throws {
    for (rig, words) in [
      (try refused(), "not shown: the person refused to be observed"),
      (try withdrawn(), "not shown: the person took consent back"),
    ] {
      let records = try StudyLoader.load("bank", in: rig.bench.location).records
      let meeting = try #require(records.sessions.first)
      #expect(ShownNote.all(meeting, in: records).map { $0.line.plain() } == [words, words])
      #expect(ShownNote.all(meeting, in: records).allSatisfy { !$0.mayQuote })
    }
  }
}
