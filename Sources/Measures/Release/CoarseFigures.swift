package import Localization

/// A number of people as the edition for sharing tells it: so coarse that nobody stands out.
package enum CoarseCount: Hashable, Sendable {
  case nobody
  /// One or two.
  case few
  /// Three or more, and at least three others who are not among them.
  case exactly(Int)
  /// Three or more; how many is not told.
  case threeOrMore
  /// One or more; how many is not told.
  case somebody

  /// How many people have to be alike, so that nobody stands out.
  package static let least = 3

  /// How much is told of a number.
  enum Grain: Hashable {
    /// The number itself, where at least three are inside and three outside.
    case number
    /// Nobody, fewer than three, three or more. For what holds another count: two numbers would tell of the difference.
    case threes
    /// Nobody or somebody. For what adds up to everybody, and where few people are there.
    case presence
  }

  /// - Parameters:
  ///   - count: How many.
  ///   - everybody: Of how many people.
  init(_ count: Int, of everybody: Int, grain: Grain = .number) {
    if count <= 0 {
      self = .nobody
    } else if grain == .presence {
      self = .somebody
    } else if count < Self.least {
      self = .few
    } else {
      self =
        grain == .number && everybody - count >= Self.least ? .exactly(count) : .threeOrMore
    }
  }

  /// "no participants", "1 or 2 participants", "4 participants", "3 or more participants", "at least 1 participant".
  package var words: Sentence {
    switch self {
    case .nobody: "no participants"
    case .few: "1 or 2 participants"
    case .exactly(let count): "\(count) participants"
    case .threeOrMore: "\(Self.least) or more participants"
    case .somebody: "at least 1 participant"
    }
  }

  /// What stands for one or two people in data for programs.
  package static let fewID = "fewerThan3"

  /// For programs: "nobody", "fewerThan3", "4", "3orMore", "somebody".
  package var id: String {
    switch self {
    case .nobody: "nobody"
    case .few: Self.fewID
    case .exactly(let count): "\(count)"
    case .threeOrMore: "3orMore"
    case .somebody: "somebody"
    }
  }

  /// The least that it may stand for.
  var least: Int {
    switch self {
    case .nobody: 0
    case .few, .somebody: 1
    case .exactly(let count): count
    case .threeOrMore: Self.least
    }
  }
}

/// A mean as the edition for sharing tells it: rounded, and cut off near the ends of its scale, where it would say what
/// each single person answered.
package struct CoarseMean: Hashable, Sendable {
  package enum Bound: String, Hashable, Sendable {
    case about, orMore, orLess
  }

  package let value: Double
  package let bound: Bound
  /// How many decimals are needed to print the value.
  package let places: Int

  /// From this many answers on a mean is told.
  package static let leastAnswers = 5

  /// - Parameters:
  ///   - mean: Of `answers` values between `lowest` and `highest`.
  /// - Returns: `nil` for fewer than ``leastAnswers``, and for a scale without width.
  init?(_ mean: Double, of answers: Int, lowest: Double, highest: Double) {
    let width = highest - lowest
    guard answers >= Self.leastAnswers, width > 0, mean.isFinite else { return nil }
    let (step, places) = Self.step(width)
    self.places = places
    // Nearer to an end, the highest or the lowest answer would be known, and one answer at the other end would leave all others
    // at this one. The cut is the same for any number of answers, which it would tell.
    let margin = width / Double(Self.leastAnswers)
    let most = ((highest - margin) / step + 1e-9).rounded(.down) * step
    let least = ((lowest + margin) / step - 1e-9).rounded(.up) * step
    let rounded = (mean / step).rounded() * step
    if rounded >= most {
      (value, bound) = (most, .orMore)
    } else if rounded <= least {
      (value, bound) = (least, .orLess)
    } else {
      (value, bound) = (rounded, .about)
    }
  }

  /// The next of 1, 2, 5, 10 … that is at least a twentieth of the scale, and how many decimals it has.
  private static func step(_ width: Double) -> (Double, Int) {
    let wanted = width / 20
    var (unit, places) = (1.0, 0)
    while unit > wanted {
      unit /= 10
      places += 1
    }
    while unit * 10 <= wanted { unit *= 10 }
    let step = [unit, unit * 2, unit * 5, unit * 10].first { $0 >= wanted - 1e-9 } ?? unit * 10
    return (step, step >= unit * 10 ? max(0, places - 1) : places)
  }
}
