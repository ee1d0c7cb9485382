@testable import Statistics

extension PublishedExample {
  private static let newcombe =
    "Newcombe, Two-Sided Confidence Intervals for the Single Proportion, 1998, table I"
  private static let fagerland =
    "Fagerland, Lydersen and Laake, Statistical Analysis of Contingency Tables, 2017, chapter 2"
  private static let tullis = "Tullis and Albert, Measuring the User Experience, adjusted Wald"
  private static let lewis =
    "Lewis, R functions for Sauro and Lewis, Quantifying the User Experience"

  static let intervals: [PublishedExample] = [
    ends(.wilson, 81, 263, 0.2553, 0.3662, newcombe),
    ends(.wilson, 15, 148, 0.0624, 0.1605, newcombe),
    ends(.wilson, 0, 20, 0, 0.1611, newcombe),
    ends(.wilson, 1, 29, 0.0061, 0.1718, newcombe),
    ends(.clopperPearson, 81, 263, 0.2527, 0.3676, newcombe),
    ends(.clopperPearson, 15, 148, 0.0578, 0.1617, newcombe),
    ends(.clopperPearson, 0, 20, 0, 0.1684, newcombe),
    ends(.clopperPearson, 1, 29, 0.0009, 0.1776, newcombe),
    ends(.midP, 81, 263, 0.2544, 0.3658, newcombe),
    ends(.midP, 15, 148, 0.0601, 0.1581, newcombe),
    ends(.midP, 0, 20, 0, 0.1391, newcombe),
    ends(.midP, 1, 29, 0.0017, 0.1585, newcombe),
    ends(.midP, 13, 16, 0.5699, 0.95, fagerland),
    ends(.midP, 9, 9, 0.7169, 1, fagerland),
    ends(.jeffreys, 13, 16, 0.5792, 0.9442, fagerland),
    ends(.plusFour, 19, 20, 0.7778, 0.9722, confidence: 0.85, fagerland),
    ends(.adjustedWald, 4, 5, 0.3596, 0.9796, within: 1e-4, tullis),
    [
      PublishedExample("adjusted Wald, 5 of 5, one-sided", 0.599, within: 5e-4, lewis) {
        let count = try SuccessCount(5, of: 5)
        return try count.interval(.adjustedWald, sides: .oneWhereAllOrNone(count)).low.value
      }
    ],
  ].flatMap { $0 }
}
