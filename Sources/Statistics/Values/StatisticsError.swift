package import Localization

/// Why there is no figure, told so that a report can say it and a person can mend it.
package enum StatisticsError: Error, Hashable, Sendable, CustomStringConvertible {
  case outOfRange(Sentence, allowed: Sentence)
  case impossibleCount(Int, of: Int)
  case noAttempts
  case noValues
  case tooFewValues(Int, needed: Int)
  case timeNotPositive(milliseconds: Int)
  case tooFewParticipants(Int, needed: Int)
  case tooFewProblems(Int, needed: Int)
  case tooFewPairs(Int, needed: Int)
  case noSpread
  case noProblems
  case problemNotSeen
  case neverSeen
  case certaintyOutOfReach
  case tooManyToCount
  case tableNotSquare(rows: Int, columns: Int)
  case oneCategoryUsed
  case unknownCategory
  case repeatedCategory
  case nothingToCompare
  case sharesDoNotAddUp(Double)
  case noCitation

  /// What is wrong, in one clause.
  package var problem: Sentence {
    switch self {
    case .outOfRange(let what, let allowed): "\(what) is not allowed; allowed is \(allowed)"
    case .impossibleCount(let part, let whole): "\(part) of \(whole) cannot be"
    case .noAttempts: "nobody tried"
    case .noValues: "there are no values"
    case .tooFewValues(let found, let needed):
      "\(found, "value is", "values are") too few; it takes \(needed)"
    case .timeNotPositive(let milliseconds): "\(milliseconds) ms is no time on a task"
    case .tooFewParticipants(let found, let needed):
      "\(found, "participant is", "participants are") too few; it takes \(needed)"
    case .tooFewProblems(let found, let needed):
      "\(found, "problem is", "problems are") too few; it takes \(needed)"
    case .tooFewPairs(let found, let needed):
      "\(found, "pair is", "pairs are") too few; it takes \(needed)"
    case .noSpread: "the pairs do not differ among themselves, so that the method gives no width"
    case .noProblems: "no problem was found"
    case .problemNotSeen: "a problem is listed that nobody, or more people than took part, met"
    case .neverSeen: "what nobody ever meets cannot be found"
    case .certaintyOutOfReach: "no number of people makes it certain"
    case .tooManyToCount: "more people would be needed than can be counted"
    case .tableNotSquare(let rows, let columns):
      "the table has \(rows, "row", "rows") and a row with \(columns, "column", "columns")"
    case .oneCategoryUsed: "both raters put everything in one category"
    case .unknownCategory: "a category is not in the list"
    case .repeatedCategory: "a category is listed twice"
    case .nothingToCompare: "there is nothing that both could have found"
    case .sharesDoNotAddUp(let sum): "the shares add up to \(sum)"
    case .noCitation: "the reference has no citation"
    }
  }

  /// What to do about it, in one sentence.
  package var remedy: Sentence {
    switch self {
    case .outOfRange, .impossibleCount: "Correct the number."
    case .noAttempts, .noValues: "Report that there is no figure yet."
    case .tooFewValues, .tooFewParticipants: "Report each value by itself."
    case .timeNotPositive: "Leave out what took no time, or correct its start and end."
    case .tooFewProblems: "List the problems by themselves."
    case .tooFewPairs, .noSpread: "Report how many pairs agreed."
    case .noProblems: "Plan with a rate from an earlier study and name it."
    case .problemNotSeen: "List each problem once, with the people of this group who met it."
    case .neverSeen: "Choose a rate above 0."
    case .certaintyOutOfReach, .tooManyToCount: "Choose a smaller goal."
    case .tableNotSquare: "Give one row and one column to each category."
    case .oneCategoryUsed: "Report how often they agreed instead."
    case .unknownCategory: "Add the category, or correct the entry."
    case .repeatedCategory: "List each category once."
    case .nothingToCompare: "Compare lists with at least one problem."
    case .sharesDoNotAddUp: "Correct the shares so that they add up to 1."
    case .noCitation: "Say where the reference comes from and of what day it is."
    }
  }

  package var description: String { "\(problem). \(remedy)" }
}
