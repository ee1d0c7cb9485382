import JSON
import Laws
import Merging
import Records
import Testing

@testable import Workspace

@Suite("Laws of the propagation")
struct PropagationLawTests {
  /// What clones come to that propagate and merge in an order that chance gives.
  private struct History {
    var clones: [ErasureStudy]
    private var random: SeededRandom

    init(_ seed: Int) throws {
      random = SeededRandom(seed)
      clones = [ErasureStudy](repeating: try ErasureStudy.shared(), count: 3)
    }

    /// People work in each clone, and somebody withdraws in one of them.
    mutating func work() throws {
      for index in clones.indices {
        for _ in 0..<random.below(5) { try act(in: index) }
      }
      let leaving = random.pick(
        [ErasureStudy.first, ErasureStudy.second, ErasureStudy.third], or: ErasureStudy.first)
      try clones[random.below(clones.count)].erase(ErasureStudy.participant(leaving))
      if random.oneIn(4) {
        try clones[random.below(clones.count)].erase(ErasureStudy.participant(ErasureStudy.third))
      }
    }

    private mutating func act(in index: Int) throws {
      let ids = SharedRandom(random.below(1_000_000))
      let number = random.below(9000) + 1000
      let person = random.pick(
        [ErasureStudy.first, ErasureStudy.second, ErasureStudy.third], or: ErasureStudy.first)
      let session = random.pick([ErasureStudy.alone, ErasureStudy.pair], or: ErasureStudy.pair)
      let note = ErasureStudy.note("n\(number)")
      let about = random.oneIn(3) ? nil : person
      switch random.below(7) {
      case 0:
        try clones[index].make(
          ErasureStudy.log("l\(number)", session), Log.format, "log-l\(number)", ids
        ) { try ErasureStudy.add(note, about: about, to: &$0) }
      case 1:
        try clones[index].edit(ErasureStudy.log("two", ErasureStudy.pair), ids) {
          try ErasureStudy.add(note, about: about, to: &$0)
        }
      case 2:
        try clones[index].edit(ErasureStudy.finding, ids) { draft in
          let key = "\(session)/\(ErasureStudy.note("secnd"))"
          _ = try draft.add(to: ["observations"], key: key, now: 0)
          guard draft.value(["observations", key, "erased"]) == nil else { return }
          try draft.set(["observations", key, "quote"], to: .bool(true))
        }
      case 3:
        let isIn = !random.oneIn(3)
        try clones[index].edit(ErasureStudy.finding, ids) {
          try $0.include(isIn, person, in: ["rounds", "2", "retestedWith"])
        }
      case 4:
        try clones[index].edit(ErasureStudy.session(ErasureStudy.pair), ids) {
          try $0.set(["today"], to: .string("well \(number)"))
        }
      case 5:
        try clones[index].make(
          ErasureStudy.session("S\(number)-dddd"), Session.format, "S\(number)-dddd", ids
        ) { try $0.replaceSet(["participants"], with: [person]) }
      default:
        try clones[index].make(
          ErasureStudy.path("responses/R\(number)-dddd"), Response.format, "R\(number)-dddd", ids
        ) {
          try $0.set(["participant"], to: .string(person))
          try $0.set(["instrument"], to: .string("steps"))
        }
      }
    }

    /// Propagations and merges until every clone has had everything.
    mutating func exchange(_ seed: Int, _ rules: PropagationRules) throws {
      var order = SeededRandom(seed)
      for _ in 0..<12 {
        let (one, other) = (order.below(clones.count), order.below(clones.count))
        if order.oneIn(2) { try clones[one].propagate(rules) }
        if one != other { try clones[one].join(clones[other]) }
      }
      for one in clones.indices {
        for other in clones.indices where other != one { try clones[one].join(clones[other]) }
        try clones[one].propagate(rules)
      }
      for one in clones.indices {
        for other in clones.indices where other != one { try clones[one].join(clones[other]) }
      }
    }
  }

  /// - Returns: Whether two orders of propagations and merges ended with the same bytes in all clones.
  private static func endsAlike(_ seed: Int, _ rules: PropagationRules) throws -> Bool {
    var one = try History(seed)
    try one.work()
    var other = one
    try one.exchange(seed &+ 1_000_003, rules)
    try other.exchange(seed &+ 2_000_003, rules)
    return one.clones.allSatisfy { $0 == one.clones[0] }
      && other.clones.allSatisfy { $0 == one.clones[0] }
  }

  @Test(
    "all clones end with the same bytes, whoever propagates when", arguments: Laws.seeds(0..<120))
  func confluent(seed: Int) throws {
    #expect(try Self.endsAlike(seed, .exact), "seed \(seed)")
  }

  @Test(
    "nothing is left to propagate in the end, and what was erased stays erased",
    arguments: Laws.seeds(0..<40))
  func nothingComesBack(seed: Int) throws {
    var history = try History(seed)
    try history.work()
    let leaving = history.clones.flatMap { clone in
      [ErasureStudy.first, ErasureStudy.second, ErasureStudy.third].filter {
        clone.text(ErasureStudy.participant($0)).contains("erased")
      }
    }
    try history.exchange(seed, .exact)
    for index in history.clones.indices {
      #expect(try history.clones[index].propagate() == [], "seed \(seed)")
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
    let rules = PropagationRules(removal: { _, _ in counter.next() })
    let failures = try (0..<15).count { try !Self.endsAlike($0, rules) }
    #expect(failures > 0)
  }

  @Test("a propagation that forgets findings is noticed")
  func teethOfFindings() throws {
    var rules = PropagationRules.exact
    rules.areFindingsCovered = false
    var study = try ErasureStudy.shared()
    try study.erase(ErasureStudy.participant(ErasureStudy.first))
    try study.propagate(rules)
    #expect(try study.propagate() != [])
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
