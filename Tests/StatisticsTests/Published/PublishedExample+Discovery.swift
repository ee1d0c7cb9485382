@testable import Statistics

extension PublishedExample {
  private static let nielsen =
    "Nielsen and Landauer 1993, as told by Sauro, measuringu.com/five-users"
  private static let book = "Sauro and Lewis, Quantifying the User Experience, 2012, table 7.5"
  private static let lewis = "Lewis, R functions for Sauro and Lewis, n.atleastonce"

  static let discovery: [PublishedExample] = [
    PublishedExample("share that 5 people find at 31 %", 0.8436, within: 5e-5, nielsen) {
      Discovery.found(rate: try Proportion(0.31), by: try people(5)).value
    },
    PublishedExample("people for 85 % at 50 %", 3, within: 0, lewis) { try needed(0.5) },
    PublishedExample("people for 85 % at 16.7 %", 11, within: 0, lewis) { try needed(1.0 / 6) },
    PublishedExample("people for 85 % at 31 %", 6, within: 0, lewis) { try needed(0.31) },
    PublishedExample("people for 85 % at 10 %", 19, within: 0, lewis) { try needed(0.1) },
    PublishedExample("deflated, from .71", 0.345, within: 5e-4, book) {
      try rounded().deflated.value
    },
    PublishedExample("Good–Turing, from .71", 0.621, within: 5e-4, book) {
      try rounded().goodTuring.value
    },
    PublishedExample("adjusted, from .71", 0.483, within: 5e-4, book) {
      try rounded().adjusted.value
    },
    PublishedExample("adjusted, from the table", 0.486607, within: 5e-7, book) {
      let hits = try ProblemHits(participants: try people(4), metBy: [4, 4, 4, 1, 3, 2, 2])
      return try DiscoveryRate(hits).adjusted.value
    },
    PublishedExample("shortcut from .71", 0.593, within: 1e-12, lewis) {
      DiscoveryRate.shortcut(try Proportion(0.71)).value
    },
  ]

  private static func people(_ count: Int) throws(StatisticsError) -> SampleSize {
    guard let size = SampleSize(count) else { throw .impossibleCount(count, of: count) }
    return size
  }

  private static func needed(_ rate: Double) throws -> Double {
    let needed = try Discovery.peopleNeeded(for: .eightyFivePercent, rate: try Proportion(rate))
    return Double(needed.people.count)
  }

  /// The book's example, which rounds the rate before it goes on.
  private static func rounded() throws -> DiscoveryRate {
    try DiscoveryRate(
      observed: try Proportion(0.71), participants: try people(4), problems: try people(7),
      metOnce: 1)
  }
}
