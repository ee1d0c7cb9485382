import Testing

@testable import Measures

@Suite("Coarse means")
struct CoarseMeanTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mean: Double
    let answers: Int
    let scale: ClosedRange<Double>
    /// "about 70"; `nil` where nothing is told.
    let told: String?

    init(
      _ name: String, _ mean: Double, of answers: Int, on scale: ClosedRange<Double>,
      _ told: String?
    ) {
      testDescription = name
      (self.mean, self.answers, self.scale, self.told) = (mean, answers, scale, told)
    }
  }

  @Test(
    "A mean is rounded, and cut where it would tell single answers",
    arguments: [
      Row("four answers", 70, of: 4, on: 0...100, nil),
      Row("in the middle", 71.2, of: 6, on: 0...100, "about 70"),
      Row("all the best", 100, of: 5, on: 0...100, "orMore 80"),
      Row("all but one the best", 81, of: 5, on: 0...100, "orMore 80"),
      Row("below that", 77, of: 5, on: 0...100, "about 75"),
      Row("of ten the best", 100, of: 10, on: 0...100, "orMore 80"),
      Row("all the worst", 0, of: 5, on: 0...100, "orLess 20"),
      Row("a rating", 4.2, of: 5, on: 1...7, "about 4"),
      Row("the best rating", 7, of: 5, on: 1...7, "orMore 5.5"),
      Row("the worst rating", 1, of: 5, on: 1...7, "orLess 2.5"),
      Row("a scale below zero", -0.4, of: 8, on: -3...3, "about -0.5"),
      Row("no scale", 3, of: 8, on: 3...3, nil),
    ])
  func told(_ row: Row) {
    let mean = CoarseMean(
      row.mean, of: row.answers, lowest: row.scale.lowerBound, highest: row.scale.upperBound)
    let value = mean.map { $0.value == $0.value.rounded() ? "\(Int($0.value))" : "\($0.value)" }
    #expect(mean.map { "\($0.bound.rawValue) \(value ?? "")" } == row.told)
  }

  /// Whatever is told, the sums of answers that fit leave open what the others answered to whoever knows one answer.
  @Test("Who knows one answer does not know the others", arguments: 5...40)
  func oneAnswer(_ answers: Int) {
    var sums: [CoarseMean: [Int]] = [:]
    for sum in answers...(7 * answers) {
      let mean = CoarseMean(
        Double(sum) / Double(answers), of: answers, lowest: 1, highest: 7)
      if let mean { sums[mean, default: []].append(sum) }
    }
    #expect(!sums.isEmpty)
    for (mean, sums) in sums {
      #expect(sums.contains { $0 <= 7 * (answers - 1) }, "\(mean)")
      #expect(sums.contains { $0 >= answers + 6 }, "\(mean)")
      // Neither that somebody answered 7, nor that somebody answered 1, is certain.
      #expect(sums.contains { $0 <= 6 * answers }, "\(mean)")
      #expect(sums.contains { $0 >= 2 * answers }, "\(mean)")
    }
  }
}
