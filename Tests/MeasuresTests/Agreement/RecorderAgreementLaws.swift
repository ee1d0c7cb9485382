import Laws
import Measures
import Records
import Statistics
import StudyText
import TestNumbers
import Testing

/// What holds for every pair of logs, over repeatable random ones.
@Suite struct RecorderAgreementLaws {
  private func notes(_ numbers: inout SeededNumbers) -> [String] {
    let kinds = ["barrier", "success", "workaround", "question"]
    let places = ["1.1.1", "1.4.3", "2.4.3", "4.1.2"]
    return (0..<numbers.count(4...15)).map { _ in
      TwoRecorders.note(
        numbers.count(0...900), kinds[numbers.count(0...3)], numbers.count(0...4),
        places.filter { _ in numbers.count(0...3) == 0 })
    }
  }

  private func figures(_ logs: [String]) throws -> AgreementFigures {
    let records = try TwoRecorders.study(logs).records()
    return try #require(RecorderAgreement.measure(records).together)
  }

  /// The numbers, without the reasons where there are none.
  private func values(_ figures: AgreementFigures) -> [Double?] {
    [
      try? figures.noted.get().mean.value, try? figures.kind.get().value,
      try? figures.impact.get().value, try? figures.samePlaces.get().value,
      try? figures.sharedPlaces.get().value, Double(figures.both),
    ]
  }

  @Test(arguments: Laws.seeds(0..<100)) func whoIsFirstChangesNothing(_ seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let (one, two) = (notes(&numbers), notes(&numbers))
    // Roles decide who is first: they are exchanged, and so are the logs' places in the list.
    let there = try figures([
      TwoRecorders.log("log-a", "moderator", one), TwoRecorders.log("log-b", "noteTaker", two),
    ])
    let back = try figures([
      TwoRecorders.log("log-b", "moderator", two), TwoRecorders.log("log-a", "noteTaker", one),
    ])
    #expect(there.onlyFirst == back.onlySecond && there.onlySecond == back.onlyFirst)
    for (left, right) in zip(values(there), values(back)) {
      #expect((left == nil) == (right == nil), "seed \(seed)")
      if let left, let right { #expect(abs(left - right) < 1e-12, "seed \(seed)") }
    }
  }

  @Test(arguments: Laws.seeds(0..<100)) func theSameLogTwiceAgreesFully(_ seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let one = notes(&numbers)
    let same = try figures([
      TwoRecorders.log("log-a", "moderator", one), TwoRecorders.log("log-b", "noteTaker", one),
    ])
    #expect(same.onlyFirst == 0 && same.onlySecond == 0)
    #expect(try same.noted.get().mean.value == 1)
    // Where everything is of one category there is no κ, and nothing else.
    for result in [same.kind, same.impact] {
      switch result {
      case .success(let kappa): #expect(abs(kappa.value - 1) < 1e-12, "seed \(seed)")
      case .failure(let error): #expect(error == .oneCategoryUsed)
      }
    }
    for result in [same.samePlaces, same.sharedPlaces] {
      switch result {
      case .success(let kappa): #expect(abs(kappa.value - 1) < 1e-12, "seed \(seed)")
      case .failure(let error): #expect(error == .oneCategoryUsed)
      }
    }
  }

  @Test(arguments: Laws.seeds(0..<100)) func shufflingChangesNothing(_ seed: Int) throws {
    var numbers = SeededNumbers(seed)
    var logs = [
      TwoRecorders.log("log-a", "observer", notes(&numbers)),
      TwoRecorders.log("log-b", "observer", notes(&numbers)),
      TwoRecorders.log("log-c", "moderator", notes(&numbers)),
    ]
    let once = try figures(logs)
    logs.shuffle(using: &numbers)
    #expect(values(try figures(logs)) == values(once), "seed \(seed)")
  }
}
