import Records
import Testing

@testable import Measures

@Suite("Which drafts are made, and what they say")
struct DraftJudgeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let people: String
    var before: String?
    var left = 0
    var reason: DraftRefusal.Reason?

    init(
      _ testDescription: String, _ people: String, after before: String? = nil, left: Int = 0,
      _ reason: DraftRefusal.Reason?
    ) {
      self.testDescription = testDescription
      self.people = people
      self.before = before
      self.left = left
      self.reason = reason
    }
  }

  static let rows = [
    Row("three people", "P01 P02 P07", nil),
    Row("two people", "P01 P02", .tooFew),
    Row("the same person twice", "P01 P02 P02", .tooFew),
    Row("somebody refused future use", "P01 P07 P09", .notAgreed),
    Row("the same again", "P01 P02 P07", after: "P01 P02 P07", .same),
    Row("one exchanged", "P01 P02 P07", after: "P01 P02 P03", .oneApart),
    Row("one more", "P01 P02 P03 P07", after: "P01 P02 P07", .oneApart),
    Row("one less", "P01 P02 P07", after: "P01 P02 P03 P07", .oneApart),
    Row("one gone and two come", "P01 P02 P03 P04", after: "P01 P02 P07", .oneApart),
    Row("of four one took consent back", "P01 P02 P07", after: "P01 P02 P07", left: 1, .oneApart),
    Row("others altogether", "P03 P04 P05", after: "P01 P02 P07", nil),
  ]

  @Test("a group becomes a draft, or is refused with the reason", arguments: rows)
  func judged(_ row: Row) throws {
    let population = try DraftStudies.example()
    var judge = DraftJudge(population)
    let earlier = row.before.map { before in
      let group = DraftStudies.places(before, population)
      return EarlierDraft(
        profile: "earlier", people: Set(group.map { population.people[$0].id }), left: row.left,
        values: judge.values(group))
    }
    let refusal = judge.refusal(
      DraftStudies.places(row.people, population), after: [earlier].compactMap(\.self))
    #expect(refusal?.reason == row.reason)
  }

  @Test("a draft of P01, P02 and P07 leaves skill out")
  func worked() throws {
    let population = try DraftStudies.example()
    var judge = DraftJudge(population)
    let group = DraftStudies.places("P01 P02 P07", population)
    let taken = [
      CoarseValue(.need, "see", "permanent"), CoarseValue(.technology, "screenReader"),
      CoarseValue(.age, "from45to64"),
    ]
    #expect(judge.values(group) == taken)
    let dropped = Set(judge.shared(group)).subtracting(taken)
    #expect(dropped == [CoarseValue(.skill, "from4to6")])
    // All four would fit P07 alone, the three fit two people.
    #expect(judge.fitting(judge.shared(group)) == 1)
    #expect(judge.fitting(taken) == 2)
  }

  @Test("whoever came to one session alone makes no draft")
  func oneSession() throws {
    let people = try ["P01-a", "P02-b", "P03-c"].map { id in
      DraftPopulation.Person(
        id: try #require(RecordID(id)), values: [CoarseValue(.need, "see", "permanent")],
        hasAgreed: true, sessions: [try #require(RecordID("S01-a"))])
    }
    var judge = DraftJudge(DraftPopulation(people))
    #expect(judge.refusal([0, 1, 2])?.reason == .oneSession)
  }

  @Test("whoever came to no session that counts is in no draft")
  func pilots() throws {
    let people = try ["P01-a", "P02-b", "P03-c", "P04-d"].map { id in
      DraftPopulation.Person(
        id: try #require(RecordID(id)), values: [CoarseValue(.need, "see", "permanent")],
        hasAgreed: true,
        sessions: id == "P04-d" ? [] : [try #require(RecordID("S\(id.dropFirst())"))])
    }
    var judge = DraftJudge(DraftPopulation(people))
    let refusal = judge.refusal([0, 1, 3])
    #expect(refusal?.reason == .tookNoPart)
    #expect(refusal?.people.map(\.string) == ["P04-d"])
    #expect(judge.refusal([0, 1, 2]) == nil)
  }

  /// A reader who knows who would be refused must not learn from a draft having been made.
  @Test("where there are too many groups, who was chosen decides nothing", arguments: [3, 4])
  func tooManyGroups(_ size: Int) throws {
    let population = try DraftStudies.example()
    var judge = DraftJudge(population, longest: 40)
    let reasons: [DraftRefusal.Reason?] = [nil, .leadsToOne, .tooManyGroups]
    var answers: [[CoarseValue]: Set<DraftRefusal.Reason?>] = [:]
    for group in DraftAttacker.groups(of: size, among: population.people.count) {
      let reason = judge.refusal(group)?.reason
      if reasons.contains(reason) { answers[judge.values(group), default: []].insert(reason) }
    }
    #expect(answers.values.contains([.tooManyGroups]))
    #expect(answers.values.allSatisfy { $0.count == 1 })
  }

  /// Each of four people lacks another of four values: any two values have two holders, and three of them have one.
  @Test("nobody stands alone with three values of four")
  func threeOfFour() throws {
    let all = ["see", "hear", "touch", "think"].map { CoarseValue(.need, $0, "permanent") }
    let people = try (0..<4).map { lacking in
      DraftPopulation.Person(
        id: try #require(RecordID("P0\(lacking + 1)-a")),
        values: Set(all).subtracting([all[lacking]]), hasAgreed: true,
        sessions: [try #require(RecordID("S0\(lacking + 1)-a"))])
    }
    var judge = DraftJudge(DraftPopulation(people))
    #expect(judge.shared([0, 1, 2, 3]).count == 4)
    #expect(judge.values([0, 1, 2, 3]).count == 2)
  }
}
