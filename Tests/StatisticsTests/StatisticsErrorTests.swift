import Localization
import Testing

@testable import Statistics

/// The words of every reason why there is no figure.
@Suite struct StatisticsErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let error: StatisticsError
    let words: String

    init(_ error: StatisticsError, _ words: String) {
      self.error = error
      self.words = words
    }

    var testDescription: String { words }
  }

  static let rows = [
    Row(
      .outOfRange("the share 1.5", allowed: "0 to 1"),
      "the share 1.5 is not allowed; allowed is 0 to 1. Correct the number."),
    Row(.impossibleCount(6, of: 5), "6 of 5 cannot be. Correct the number."),
    Row(.noAttempts, "nobody tried. Report that there is no figure yet."),
    Row(.noValues, "there are no values. Report that there is no figure yet."),
    Row(
      .tooFewValues(5, needed: 6),
      "5 values are too few; it takes 6. Report each value by itself."),
    Row(
      .timeNotPositive(milliseconds: 0),
      "0 ms is no time on a task. Leave out what took no time, or correct its start and end."),
    Row(
      .tooFewParticipants(1, needed: 2),
      "1 participant is too few; it takes 2. Report each value by itself."),
    Row(
      .noProblems,
      "no problem was found. Plan with a rate from an earlier study and name it."),
    Row(
      .problemNotSeen,
      "a problem is listed that nobody, or more people than took part, met. "
        + "List each problem once, with the people of this group who met it."),
    Row(.neverSeen, "what nobody ever meets cannot be found. Choose a rate above 0."),
    Row(.certaintyOutOfReach, "no number of people makes it certain. Choose a smaller goal."),
    Row(
      .tooManyToCount, "more people would be needed than can be counted. Choose a smaller goal."),
    Row(
      .tableNotSquare(rows: 2, columns: 3),
      "the table has 2 rows and a row with 3 columns. Give one row and one column to each category."
    ),
    Row(
      .oneCategoryUsed,
      "both raters put everything in one category. Report how often they agreed instead."),
    Row(.unknownCategory, "a category is not in the list. Add the category, or correct the entry."),
    Row(
      .repeatedCategory, "a category is listed twice. List each category once."),
    Row(
      .nothingToCompare,
      "there is nothing that both could have found. Compare lists with at least one problem."),
    Row(
      .sharesDoNotAddUp(0.75),
      "the shares add up to 0.75. Correct the shares so that they add up to 1."),
    Row(
      .noCitation,
      "the reference has no citation. Say where the reference comes from and of what day it is."),
  ]

  @Test(arguments: rows) func words(row: Row) { #expect(row.error.description == row.words) }
}
