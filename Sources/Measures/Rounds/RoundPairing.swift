/// The values of two rounds, with who gave them: what decides how they may be compared.
struct RoundPairing<Person: Hashable, Value> {
  /// Values with whose they are; `nil` where nobody noted it.
  typealias Given = (person: Person?, value: Value)

  let before: [Value]
  let now: [Value]
  let people: SamePeople
  /// The values of those who are in both rounds, in the order of the later one.
  let pairs: [(before: Value, now: Value)]

  /// - Parameters: At most one value a person in each.
  init(before: [Given], now: [Given]) {
    self.before = before.map(\.value)
    self.now = now.map(\.value)
    var earlier: [Person: Value] = [:]
    for given in before { if let person = given.person { earlier[person] = given.value } }
    pairs = now.compactMap { given in
      given.person.flatMap { earlier[$0] }.map { ($0, given.value) }
    }
    let unnamed = (before + now).count { $0.person == nil }
    if unnamed > 0 {
      people = .unknown(unnamed)
    } else if pairs.isEmpty {
      people = .nobody
    } else if pairs.count == before.count, pairs.count == now.count {
      people = .everybody
    } else {
      people = .some(
        pairs.count, onlyBefore: before.count - pairs.count, onlyNow: now.count - pairs.count)
    }
  }

  /// Why nothing can be compared, whatever the method; `nil` where something can.
  var missing: NotCompared? {
    if before.isEmpty { return .nobodyBefore }
    if now.isEmpty { return .nobodyNow }
    if case .unknown = people { return .unnamed }
    return nil
  }

  /// The pairs where they are what may be compared; `nil` for different people.
  ///
  /// Where some people are in both rounds and others are not, the pairs alone are compared.
  var compared: [(before: Value, now: Value)]? { people == .nobody ? nil : pairs }
}
