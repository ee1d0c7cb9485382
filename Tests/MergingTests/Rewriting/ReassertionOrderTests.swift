import JSON
import Testing

@testable import Merging
@testable import Records

@Suite("Rewriting: every machine derives the same ids")
struct ReassertionOrderTests {
  /// Sets have another order in each process and each copy, so one state is made many times.
  @Test func theOrderOfAlternativesMakesNoDifference() {
    let known = ["a", "b", "c"].map { WriteID(random: "11\($0)", value: .string($0)) }
    let fresh = ["d", "e", "f"].map { WriteID(random: "22\($0)", value: .string($0)) }
    var results = Set<Register>()
    for spare in 0..<64 {
      var live: [WriteID: JSONValue] = [:]
      live.reserveCapacity(spare)
      for (id, value) in zip(known + fresh, ["a", "b", "c", "d", "e", "f"]) {
        live[id] = .string(value)
      }
      let states = FieldStates(
        current: Register(live: live),
        parent: Register(
          live: [WriteID(random: "33", value: .string("g")): .string("g")],
          superseded: Set(known)),
        place: "/name", isMember: false, shown: .string("a"))
      results.insert(states.rewritten)
    }
    #expect(results.count == 1)
  }
}
