/// A number of people as the edition for sharing tells it: so coarse that nobody stands out.
package enum CoarseCount: Hashable, Sendable {
  case nobody
  /// One or two.
  case few
  /// Three or more, and at least three others who are not among them.
  case exactly(Int)
  /// Three or more; how many is not told.
  case threeOrMore

  /// How many people have to be alike, so that nobody stands out.
  package static let least = 3

  /// - Parameters:
  ///   - count: How many.
  ///   - everybody: Of how many people.
  ///   - tellsNumber: Whether a number may be told at all.
  init(_ count: Int, of everybody: Int, tellsNumber: Bool = true) {
    if count <= 0 {
      self = .nobody
    } else if count < Self.least {
      self = .few
    } else {
      self = tellsNumber && everybody - count >= Self.least ? .exactly(count) : .threeOrMore
    }
  }

  /// "nobody", "fewer than 3 people", "4 people", "3 people or more".
  package var words: String {
    switch self {
    case .nobody: "nobody"
    case .few: "fewer than \(Self.least) people"
    case .exactly(let count): "\(count) people"
    case .threeOrMore: "\(Self.least) people or more"
    }
  }

  /// What stands for one or two people in data for programs.
  package static let fewID = "fewerThan3"

  /// For programs: "nobody", "fewerThan3", "4", "3orMore".
  package var id: String {
    switch self {
    case .nobody: "nobody"
    case .few: Self.fewID
    case .exactly(let count): "\(count)"
    case .threeOrMore: "3orMore"
    }
  }

  /// The numbers that it may stand for.
  func range(of everybody: Int) -> ClosedRange<Int> {
    switch self {
    case .nobody: 0...0
    case .few: 1...max(1, min(Self.least - 1, everybody))
    case .exactly(let count): count...count
    case .threeOrMore: min(Self.least, everybody)...max(Self.least, everybody)
    }
  }
}
