import JSON
import Laws
import Merging
import Records
import Testing

@testable import Workspace

@Suite("Laws of the sweep")
struct SweepLawTests {
  /// What clones come to that sweep and merge in an order that chance gives.
  private struct History {
    var clones: [SweepStudy]
    private var random: SeededRandom

    init(_ seed: Int) throws {
      random = SeededRandom(seed)
      clones = [SweepStudy](repeating: try SweepStudy.shared(), count: 3)
    }

    /// People work in each clone, and somebody withdraws in one of them.
    mutating func work() throws {
      for index in clones.indices {
        for _ in 0..<random.below(5) { try act(in: index) }
      }
      let leaving = random.pick(
        [SweepStudy.first, SweepStudy.second, SweepStudy.third], or: SweepStudy.first)
      try clones[random.below(clones.count)].erase(SweepStudy.participant(leaving))
      if random.oneIn(4) {
        try clones[random.below(clones.count)].erase(SweepStudy.participant(SweepStudy.third))
      }
    }

    private mutating func act(in index: Int) throws {
      let ids = SharedRandom(random.below(1_000_000))
      let number = random.below(9000) + 1000
      let person = random.pick(
        [SweepStudy.first, SweepStudy.second, SweepStudy.third], or: SweepStudy.first)
      let session = random.pick([SweepStudy.alone, SweepStudy.pair], or: SweepStudy.pair)
      let note = SweepStudy.note("n\(number)")
      let about = random.oneIn(3) ? nil : person
      switch random.below(7) {
      case 0:
        try clones[index].make(
          SweepStudy.log("l\(number)", session), Log.format, "log-l\(number)", ids
        ) { try SweepStudy.add(note, about: about, to: &$0) }
      case 1:
        try clones[index].edit(SweepStudy.log("two", SweepStudy.pair), ids) {
          try SweepStudy.add(note, about: about, to: &$0)
        }
      case 2:
        try clones[index].edit(SweepStudy.finding, ids) { draft in
          let key = "\(session)/\(SweepStudy.note("secnd"))"
          _ = try draft.add(to: ["observations"], key: key, now: 0)
          guard draft.value(["observations", key, "erased"]) == nil else { return }
          try draft.set(["observations", key, "quote"], to: .bool(true))
        }
      case 3:
        let isIn = !random.oneIn(3)
        try clones[index].edit(SweepStudy.finding, ids) {
          try $0.include(isIn, person, in: ["rounds", "2", "retestedWith"])
        }
      case 4:
        try clones[index].edit(SweepStudy.session(SweepStudy.pair), ids) {
          try $0.set(["today"], to: .string("well \(number)"))
        }
      case 5:
        try clones[index].make(
          SweepStudy.session("S\(number)-dddd"), Session.format, "S\(number)-dddd", ids
        ) { try $0.replaceSet(["participants"], with: [person]) }
      default:
        try clones[index].make(
          SweepStudy.path("responses/R\(number)-dddd"), Response.format, "R\(number)-dddd", ids
        ) {
          try $0.set(["participant"], to: .string(person))
          try $0.set(["instrument"], to: .string("steps"))
        }
      }
    }

    /// Sweeps and merges until every clone has had everything.
    mutating func exchange(_ seed: Int, _ rules: SweepRules) throws {
      var order = SeededRandom(seed)
      for _ in 0..<12 {
        let (one, other) = (order.below(clones.count), order.below(clones.count))
        if order.oneIn(2) { try clones[one].sweep(rules) }
        if one != other { try clones[one].join(clones[other]) }
      }
      for one in clones.indices {
        for other in clones.indices where other != one { try clones[one].join(clones[other]) }
        try clones[one].sweep(rules)
      }
      for one in clones.indices {
        for other in clones.indices where other != one { try clones[one].join(clones[other]) }
      }
    }
  }

  /// - Returns: Whether two orders of sweeps and merges ended with the same bytes in all clones.
  private static func endsAlike(_ seed: Int, _ rules: SweepRules) throws -> Bool {
    var one = try History(seed)
    try one.work()
    var other = one
    try one.exchange(seed &+ 1_000_003, rules)
    try other.exchange(seed &+ 2_000_003, rules)
    return one.clones.allSatisfy { $0 == one.clones[0] }
      && other.clones.allSatisfy { $0 == one.clones[0] }
  }

  @Test("all clones end with the same bytes, whoever sweeps when", arguments: Laws.seeds(0..<120))
  func confluent(seed: Int) throws {
    #expect(try Self.endsAlike(seed, .exact), "seed \(seed)")
  }

  @Test(
    "nothing is left to sweep in the end, and what was erased stays erased",
    arguments: Laws.seeds(0..<40))
  func nothingComesBack(seed: Int) throws {
    var history = try History(seed)
    try history.work()
    let leaving = history.clones.flatMap { clone in
      [SweepStudy.first, SweepStudy.second, SweepStudy.third].filter {
        clone.text(SweepStudy.participant($0)).contains("erased")
      }
    }
    try history.exchange(seed, .exact)
    for index in history.clones.indices {
      #expect(try history.clones[index].sweep() == [], "seed \(seed)")
      for record in try history.clones[index].records() where !record.isErased {
        #expect(record.faults.isEmpty, "seed \(seed), \(record.file.path)")
        let people = record.record(Session.self)?.participants.map(\.string) ?? []
        #expect(people.allSatisfy { !leaving.contains($0) }, "seed \(seed)")
        let about = record.record(Log.self)?.observations.compactMap { $0.participant?.string }
        #expect(about?.allSatisfy { !leaving.contains($0) } ?? true, "seed \(seed)")
        let again = record.record(Finding.self)?.rounds.flatMap(\.retestedWith).map(\.string)
        #expect(again?.allSatisfy { !leaving.contains($0) } ?? true, "seed \(seed)")
      }
    }
  }

  @Test("ids that differ between machines break the law")
  func teeth() throws {
    let counter = Counter()
    let rules = SweepRules(removal: { _, _ in counter.next() })
    let failures = try (0..<15).count { try !Self.endsAlike($0, rules) }
    #expect(failures > 0)
  }

  @Test("a sweep that forgets findings is noticed")
  func teethOfFindings() throws {
    var rules = SweepRules.exact
    rules.areFindingsSwept = false
    var study = try SweepStudy.shared()
    try study.erase(SweepStudy.participant(SweepStudy.first))
    try study.sweep(rules)
    #expect(try study.sweep() != [])
  }
}

/// Makes ids that no other machine makes.
private final class Counter: @unchecked Sendable {
  private var count = 0

  func next() -> String {
    count += 1
    return String("0000000000000000000000000\(count)".suffix(26))
  }
}
