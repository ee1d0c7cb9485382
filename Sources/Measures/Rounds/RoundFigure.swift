package import Statistics

/// A figure of a round less the same figure of the round before, with its interval.
package struct RoundFigure<Difference: Quantity>: Sendable {
  package let people: SamePeople
  /// How many people stand behind the figure in each round.
  package let before: Int
  package let now: Int
  /// How many pairs the difference rests on; `nil` where it is of different people.
  package let pairs: Int?
  /// `nil` where the rounds are not compared.
  package let difference: Difference?
  /// 95 %, two-sided; its method says whether it is of the same people. `nil` where there is none.
  package let interval: Interval<Difference>?
  /// Of the pairs, how many were successes in each round; `nil` for other figures than shares, and without pairs.
  package private(set) var pairedSuccesses: PairedSuccesses?
  /// Why there is no difference, or no interval.
  package let missing: NotCompared?

  /// The least number of people behind it: the pairs, or those of the smaller round.
  package var least: Int { pairs ?? min(before, now) }

  /// Whether the interval leaves out that nothing changed.
  ///
  /// - Parameter none: The difference that is none: 0, or 1 for how many times as long.
  package func isApart(from none: Difference) -> Bool {
    interval.map { none < $0.low || $0.high < none } ?? false
  }

  init<Person, Value>(
    _ pairing: RoundPairing<Person, Value>, least: Int, instead: NotCompared?,
    pairs: ([(before: Value, now: Value)]) throws(StatisticsError) -> Found,
    groups: (_ before: [Value], _ now: [Value]) throws(StatisticsError) -> Found
  ) {
    people = pairing.people
    (before, now) = (pairing.before.count, pairing.now.count)
    let compared = pairing.compared
    self.pairs = compared?.count
    var found: Found?
    var missing = pairing.missing ?? instead
    if missing == nil, (compared?.count ?? min(before, now)) < least {
      if case .some = people { missing = .someInBoth } else { missing = .tooFew }
    }
    if missing == nil {
      do {
        found =
          if let compared { try pairs(compared) } else {
            try groups(pairing.before, pairing.now)
          }
      } catch {
        missing = error == .noSpread ? .noSpread : .tooFew
      }
    }
    difference = found?.difference
    interval = found?.interval
    self.missing = missing ?? (found?.interval == nil ? .noSpread : nil)
  }

  package struct PairedSuccesses: Hashable, Sendable {
    package let before: Int
    package let now: Int
  }

  /// What a method gives.
  struct Found {
    let difference: Difference
    /// `nil` where the values do not differ among themselves.
    let interval: Interval<Difference>?
  }
}

extension RoundFigure<RateDifference> {
  /// Of successes: the difference is that of the shares.
  init<Person>(_ pairing: RoundPairing<Person, Bool>, instead: NotCompared? = nil) {
    self.init(pairing, least: 1, instead: instead) { pairs throws(StatisticsError) in
      func count(_ before: Bool, _ now: Bool) -> Int {
        pairs.count { $0.before == before && $0.now == now }
      }
      let rates = try PairedRates(
        both: count(true, true), onlyFirst: count(false, true), onlySecond: count(true, false),
        neither: count(false, false))
      return Found(difference: rates.difference, interval: rates.interval())
    } groups: { before, now throws(StatisticsError) in
      let rates = try TwoRates(
        try SuccessCount(now.count { $0 }, of: now.count),
        try SuccessCount(before.count { $0 }, of: before.count))
      return Found(difference: rates.difference, interval: rates.interval())
    }
    pairedSuccesses =
      instead != nil
      ? nil
      : pairing.compared.map { pairs in
        PairedSuccesses(before: pairs.count(where: \.before), now: pairs.count(where: \.now))
      }
  }
}

extension RoundFigure<ValueDifference> {
  /// Of amounts: the difference is that of the means.
  init<Person>(_ pairing: RoundPairing<Person, Double>, instead: NotCompared? = nil) {
    func found(_ means: MeanDifference) -> Found {
      Found(difference: ValueDifference(nearest: means.difference), interval: try? means.interval())
    }
    self.init(pairing, least: Minimum.mean.count, instead: instead) {
      pairs throws(StatisticsError) in
      found(try MeanDifference(ofPairs: pairs.map { ($0.now, $0.before) }))
    } groups: { before, now throws(StatisticsError) in
      found(try MeanDifference(now, less: before))
    }
  }
}

extension RoundFigure<TimeRatio> {
  /// Of times: how many times as long the later round's take, by geometric means.
  init<Person>(_ pairing: RoundPairing<Person, TaskTime>, instead: NotCompared? = nil) {
    func found(_ means: MeanDifference) -> Found {
      Found(difference: means.ratio, interval: try? means.ratio())
    }
    self.init(pairing, least: Minimum.mean.count, instead: instead) {
      pairs throws(StatisticsError) in
      found(try MeanDifference(ofPairs: pairs.map { ($0.now, $0.before) }))
    } groups: { before, now throws(StatisticsError) in
      found(try MeanDifference(now, less: before))
    }
  }
}
