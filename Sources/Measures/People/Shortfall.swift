/// The least share of everybody who took part that a target asks for, and how many that were.
package struct TargetShare: Hashable, Sendable {
  package let percent: Int
  package let tookPartInRound: Int
  package let tookPartInAll: Int

  package init(percent: Int, tookPartInRound: Int, tookPartInAll: Int) {
    self.percent = percent
    self.tookPartInRound = tookPartInRound
    self.tookPartInAll = tookPartInAll
  }
}

/// How many are missing until a target is met: by its number, and by its share where it has one.
package struct Shortfall: Hashable, Sendable {
  /// People, or sessions for a situational target, up to the number.
  package let byNumber: Int
  /// People up to the share, if only people who fit join; `nil` where no number of them is enough, because the
  /// share is everybody.
  package let byShare: Int?

  /// - `met`: People or sessions that count.
  /// - `people`: The people among everybody who took part, `everybody`.
  /// - `percent`: The share that is wanted, 1 to 100; `nil` for none.
  package init(met: Int, planned: Int, people: Int, of everybody: Int, percent: Int?) {
    byNumber = max(0, planned - met)
    guard let percent, people * 100 < percent * everybody else {
      byShare = 0
      return
    }
    let (lack, weight) = (percent * everybody - people * 100, 100 - percent)
    byShare = weight <= 0 ? nil : (lack + weight - 1) / weight
  }

  package var isMet: Bool { byNumber == 0 && byShare == 0 }

  /// How many people or sessions to look for.
  package var count: Int { max(byNumber, byShare ?? 0) }
}
