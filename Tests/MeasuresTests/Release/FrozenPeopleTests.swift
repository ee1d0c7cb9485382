import StudyText
import Testing

@testable import Measures
@testable import Records

@Suite("The digest of the participants of a closed round")
struct FrozenPeopleTests {
  private typealias Ids = ReleaseStudy

  private func study(_ change: (inout ReleaseStudy) -> Void = { _ in }) -> ReleaseStudy {
    var study = ReleaseStudy()
    for id in Ids.ids(1...6) { study.person(id, needs: id == "P01-aaaa" ? ["see"] : []) }
    study.round(1, Ids.ids(1...5))
    change(&study)
    return study
  }

  private func digest(
    _ study: ReleaseStudy, round: Int = 1, salt: String = "salt"
  ) throws -> String {
    FrozenPeople(try study.text.records(), round: round).digest(salt: salt)
  }

  /// Replaces the record of a participant.
  private static func replace(
    _ study: inout ReleaseStudy, _ number: Int, needs: [String] = [], more: String = "",
    share: String = "granted"
  ) {
    study.person(Ids.ids(number...number)[0], needs: needs, more: more, share: share)
    study.text.participants[number - 1] = study.text.participants.removeLast()
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isSame: Bool
    let change: @Sendable (inout ReleaseStudy) -> Void

    init(
      _ name: String, isSame: Bool = false,
      _ change: @escaping @Sendable (inout ReleaseStudy) -> Void
    ) {
      (testDescription, self.isSame, self.change) = (name, isSame, change)
    }
  }

  @Test(
    "Who counts, and the details that are printed of them, change it; nothing else does",
    arguments: [
      Row("another order of files", isSame: true) {
        $0.text.participants.reverse()
        $0.text.sessions.reverse()
      },
      Row("a participant of no session", isSame: true) { $0.person("P09-aaaa", needs: ["hear"]) },
      Row("a language", isSame: true) {
        FrozenPeopleTests.replace(&$0, 2, more: #", "firstLanguage": "cy""#)
      },
      Row("withdrawn sharing") { FrozenPeopleTests.replace(&$0, 5, share: "refused") },
      Row("a swap of one for another") { study in
        FrozenPeopleTests.replace(&study, 5, share: "refused")
        study.text.meet("S9-aaaa", ["P06-aaaa"])
      },
      Row("a need") { FrozenPeopleTests.replace(&$0, 2, needs: ["hear"]) },
      Row("no known needs") {
        FrozenPeopleTests.replace(&$0, 2, more: #", "needsAbsence": "notAsked""#)
      },
      Row("an age") { FrozenPeopleTests.replace(&$0, 2, more: #", "ageBand": "from25to34""#) },
      Row("a technology") {
        FrozenPeopleTests.replace(
          &$0, 2, more: #", "assistiveTechnologies": {"a": {"name": "NVDA"}}"#)
      },
      Row("a circumstance") {
        FrozenPeopleTests.replace(
          &$0, 2, more: #", "lastingCircumstances": {"a": {"kind": "oldDevice"}}"#)
      },
      Row("a technology in a session") {
        $0.text.meet(
          "S9-aaaa", ["P05-aaaa"], more: #""assistiveTechnologies": {"a": {"name": "NVDA"}}"#)
      },
    ])
  func changes(_ row: Row) throws {
    let before = try digest(study())
    #expect(before.utf8.count == 64)
    #expect(try (digest(study(row.change)) == before) == row.isSame)
  }

  @Test(
    "Whose words may be printed has a digest of its own",
    arguments: [
      (consent: #""quote": "refused", "share": "granted""#, isSame: false),
      (consent: #""quote": "granted""#, isSame: false),
      (consent: #""quote": "granted", "share": "granted""#, isSame: true),
    ])
  func words(_ row: (consent: String, isSame: Bool)) throws {
    let before = try study().text.records()
    let changed = study { study in
      study.text.participants[1] =
        #"{"consent": {"observe": "granted", \#(row.consent)}, "id": "P02-aaaa", "needsNone": true}"#
    }
    let (one, two) = (
      FrozenPeople(before, round: 1), FrozenPeople(try changed.text.records(), round: 1)
    )
    #expect(one.digest(salt: "s") == two.digest(salt: "s"))
    #expect((one.wordsDigest(salt: "s") == two.wordsDigest(salt: "s")) == row.isSame)
    #expect(one.wordsDigest(salt: "s") != one.digest(salt: "s"))
  }

  @Test("Study, round and salt each change it")
  func salts() throws {
    var study = study()
    study.round(2, Ids.ids(1...5))
    let before = try digest(study)
    #expect(try digest(study, round: 2) != before)
    #expect(try digest(study, salt: "another") != before)
  }

  @Test(
    "A round speaks only if every clone's digest is of the participants who count now",
    arguments: [
      (digests: ["one"], salts: ["one"], speaks: true),
      // Two clones closed the round, each with a salt of its own.
      (digests: ["one", "two"], salts: ["one", "two"], speaks: true),
      (digests: ["one", "two"], salts: ["one"], speaks: false),
      (digests: ["one"], salts: [], speaks: false), (digests: [], salts: ["one"], speaks: false),
    ])
  func clones(_ row: (digests: [String], salts: [String], speaks: Bool)) throws {
    let people = FrozenPeople(try study().text.records(), round: 1)
    let digests = row.digests.map { people.digest(salt: $0) }
    func speaks(shared: [String] = []) -> Bool {
      var round = StudyRound(key: "1")
      round.frozenPeople = digests
      round.sharedPeople = shared
      return people.isUnchanged(since: round, salts: row.salts)
    }
    #expect(speaks() == row.speaks)
    #expect(speaks(shared: digests) == row.speaks)
    #expect(!speaks(shared: digests + ["of others"]))
  }

  @Test("Whoever leaves makes the round silent, and a return lets it speak again")
  func returning() throws {
    var records = try study().text.records()
    #expect(Release.measure(records)?.people.silence == nil)
    let all = records.participants
    records.participants = try study { Self.replace(&$0, 5, share: "refused") }.text.records()
      .participants
    #expect(Release.measure(records)?.people.silence == .changedSinceClosing)
    records.participants = all
    #expect(Release.measure(records)?.people.silence == nil)
  }
}
